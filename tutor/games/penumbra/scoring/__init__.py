"""Points, what can be observed of a position, its value, and what play conserves."""
