"""What cells ask of Penumbra: threat rolls and launch chains."""
