"""Positions as authors write them: their form, read onto the table, written back, and validated."""
