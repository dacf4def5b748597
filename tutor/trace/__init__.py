"""Why things happened: words, causes, differences and graphs of what was played."""
