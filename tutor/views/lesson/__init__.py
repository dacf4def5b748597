"""The parts of a page on which a line of play is followed."""
