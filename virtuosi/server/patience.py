"""How long the house waits for those who are slow: for the head of a request to arrive, and for what was sent to be
read. uvicorn itself would wait for ever. What takes too long is cut off: a line that nobody reads cannot be closed."""

import sys
from asyncio import Protocol, TimerHandle, Transport
from struct import unpack
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from virtuosi.server.at_once import at_once
from virtuosi.server.settings import Settings

if sys.platform == "linux":
    from fcntl import ioctl
    from termios import TIOCOUTQ

SLOWEST = 1000  # bytes a second; whoever reads less does not read

Made = Any  # classes that uvicorn chooses when it is installed, and what it hands them


class Alarm:
    """Cuts a line off after so many seconds, unless it is calmed before."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: TimerHandle | None = None

    def set(self, protocol: Made) -> None:
        """It rings once: who sets it again meanwhile gains no time."""
        if self._handle is None:
            self._handle = protocol.loop.call_later(self._seconds, self._ring, protocol)

    def calm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, protocol: Made) -> None:
        self._handle = None
        transport: Transport = protocol.transport
        if transport.get_protocol() is protocol:  # it has not become a stream meanwhile
            transport.abort()


def unread(transport: Transport) -> int:
    """Bytes that are still here, and those that the system keeps for the line, where it tells."""
    here = transport.get_write_buffer_size()
    if sys.platform != "linux":
        return here
    return here + int(unpack("i", ioctl(transport.get_extra_info("socket").fileno(), TIOCOUTQ, bytes(4)))[0])


class Reading(Alarm):
    """Rings only if hardly anything was read meanwhile: a slow line is not a dead one."""

    def set(self, protocol: Made) -> None:
        self._unread = unread(protocol.transport)
        super().set(protocol)

    def _ring(self, protocol: Made) -> None:
        if self._unread - unread(protocol.transport) < SLOWEST * self._seconds:
            super()._ring(protocol)
        else:
            self._handle = None
            self.set(protocol)


def patient(kind: Made, seconds: float) -> Made:
    """A protocol that is cut off when what was sent is not read for so long."""

    class Patient(kind):  # type: ignore[misc]
        def __init__(self, *given: Made, **more: Made) -> None:
            super().__init__(*given, **more)
            self.unread = Reading(seconds)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.unread.set(self)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.unread.calm()

        def connection_lost(self, exc: Exception | None) -> None:
            self.unread.calm()
            super().connection_lost(exc)

    return Patient


def protocols(settings: Settings) -> dict[str, type[Protocol]]:
    """What uvicorn is to speak with."""

    class Http(patient(AutoHTTPProtocol, settings.send_limit)):  # type: ignore[misc]
        """Knows a request only when its head is complete: until then, and after an answer, whatever comes is a head."""

        def __init__(self, *given: Made, **more: Made) -> None:
            super().__init__(*given, **more)
            self.unheard = Alarm(settings.body_limit)

        def connection_made(self, transport: Transport) -> None:
            super().connection_made(transport)
            self.unheard.set(self)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.cycle is None or self.cycle.response_complete:
                self.unheard.set(self)
            else:
                self.unheard.calm()

        def send_400_response(self, msg: str) -> None:
            """Of a request that is whole and not answered yet, what follows is not the fault: it is fulfilled, so it
            must not be called refused. The line ends with its answer."""
            if self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete:
                self.cycle.keep_alive = False
            else:
                super().send_400_response(msg)

        def connection_lost(self, exc: Exception | None) -> None:
            self.unheard.calm()
            super().connection_lost(exc)

    return {"http": Http, "ws": patient(at_once(AutoWebSocketsProtocol), settings.send_limit)}
