"""Penumbra in the cells of a notebook: threat rolls, launch graphs, and the chains from a position."""
