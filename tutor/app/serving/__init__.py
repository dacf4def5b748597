"""The server of the pages: what it serves, with which options, and the kernels behind it."""
