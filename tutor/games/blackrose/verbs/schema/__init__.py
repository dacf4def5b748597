"""What printed texts can say: whom and what they pick, the base of their verbs, the ids of their programs."""
