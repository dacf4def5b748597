"""The drawn table of Res Arcana, part by part."""
