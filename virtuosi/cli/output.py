"""Where the commands write."""

import sys

import msgspec
from rich.console import Console

out = Console(emoji=False)  # search:100: is a bot, not a picture
err = Console(stderr=True, emoji=False)  # for what moves while matches are played


def print_json(data: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
