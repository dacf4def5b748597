"""When cards answer what happens: windows, triggers, and who may or must react."""
