"""Tells people that it is their turn, in the ways they like: push, mail, webhook."""
