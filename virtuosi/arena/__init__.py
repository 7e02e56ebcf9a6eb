"""Many matches between bots."""
