"""Res Arcana in the cells of a notebook: ways out of a loss of life, and ways to pay."""
