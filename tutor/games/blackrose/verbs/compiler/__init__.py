"""Printed texts as sentences of the engine: what each deed does, and whom it picks."""
