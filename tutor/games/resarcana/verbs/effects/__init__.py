"""The game's own kinds of sentence: what becomes true of essences, components and cards."""
