"""Virtuosi: five board games about science, played in full and by the rules."""

__version__ = "0.1.0"
