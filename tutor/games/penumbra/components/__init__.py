"""What is printed on the components: from the facts of files to typed values."""
