"""Who decides what, when: one small file for each part of a turn."""
