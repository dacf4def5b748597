"""Black Rose Wars in the cells of a notebook: lines of sight, interrupts and rounds."""
