"""What may be done, and every reason why something may not be done now."""
