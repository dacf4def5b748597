"""Printed texts as sentences of the engine: whom they pick, and what is counted."""
