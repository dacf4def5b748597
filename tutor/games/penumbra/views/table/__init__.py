"""The parts of Penumbra's table as pictures."""
