"""The parts of the table of Seasons as pictures."""
