"""What cells ask of Res Arcana: ways out of a loss of life, and ways to pay."""
