"""Learners and classes as parts of a page."""
