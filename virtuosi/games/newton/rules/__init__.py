"""The engine: what may be done, who decides it, what then happens. All of it is compiled."""
