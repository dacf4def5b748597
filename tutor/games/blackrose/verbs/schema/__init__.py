"""What printed texts can say: whom and what they pick, what they do, and the ids of their programs."""
