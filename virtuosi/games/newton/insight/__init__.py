"""The bots' judgement: what a position is worth beyond its points. All of it is compiled."""
