"""What cells ask of Black Rose Wars: lines of sight and interrupts."""
