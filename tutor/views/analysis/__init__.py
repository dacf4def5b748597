"""What was worked out of a position, as parts of a page."""
