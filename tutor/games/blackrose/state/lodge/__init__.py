"""The lodge: its hexes and layouts, what borders on what, range and lines of sight."""
