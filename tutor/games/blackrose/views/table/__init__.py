"""What the pages draw of Black Rose Wars."""
