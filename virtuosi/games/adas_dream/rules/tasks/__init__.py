"""Who decides what, when. One small file for each part of the rules."""
