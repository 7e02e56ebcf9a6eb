"""Who decides what, when. A turn stays on the agenda while its productions and buildings are decided above it."""
