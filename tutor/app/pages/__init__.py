"""The pages: each a widget around a session."""
