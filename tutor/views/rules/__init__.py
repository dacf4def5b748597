"""The index of rules as parts of a page."""
