"""Searches in positions of this game."""
