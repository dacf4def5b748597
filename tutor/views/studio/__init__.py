"""The studio: a lesson that is being written, as forms."""
