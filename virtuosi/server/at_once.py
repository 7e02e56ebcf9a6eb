"""Words of a stream that are written the moment they are told. Most of a push would be the way from whoever tells it to
the task that sends it, through the framework and back; a line that is free takes it as it is."""

from collections.abc import Callable
from typing import Any

from websockets.exceptions import InvalidState

AT_ONCE = "virtuosi.at_once"  # under a stream's extensions, where the server has it

Tell = Callable[[bytes], bool]  # whether the line took the word

Made = Any  # classes that uvicorn chooses when it is installed, and what it hands them


def at_once(kind: Made) -> Made:
    """A protocol of streams that offers it to the application."""

    class AtOnce(kind):  # type: ignore[misc]
        def handle_connect(self, event: Made) -> None:
            super().handle_connect(event)
            if hasattr(self, "scope"):  # else it was no stream that was asked for
                self.scope["extensions"][AT_ONCE] = self.tell

        def tell(self, word: bytes) -> bool:
            if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
                return False
            try:
                self.conn.send_text(word)
            except InvalidState:
                return False
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True

    return AtOnce
