"""Bots for every game of the house. None of them is ever handed a true position: see `Sampler`."""
