"""How the database came to be what it is, step by step."""

LAST = ["0012_ahead"]  # the newest step, or several where two people have added one each
