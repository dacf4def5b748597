"""What cells ask of Seasons: the wheel, and what energy tokens bring on it."""
