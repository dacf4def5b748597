"""Exact answers about positions: what chance can bring, and which play is best against it."""
