"""`python -m tutor.cli`."""

from tutor.cli import main

main()
