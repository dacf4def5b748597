"""A position as a form."""
