"""Who decides what, when: a file for each part of a turn."""
