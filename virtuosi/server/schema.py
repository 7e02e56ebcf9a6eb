"""Prints the JSON schema of all that travels, so that the client's types are made and not written:
`python -m virtuosi.server.schema`."""

import sys
from typing import Any, get_type_hints

import msgspec

from virtuosi.core.foresight import Advice
from virtuosi.core.record import Record
from virtuosi.core.rulebook import Rulebook
from virtuosi.core.scene import Scene
from virtuosi.games import every
from virtuosi.server.analysis import Analysis
from virtuosi.server.bodies import (
    Answer,
    Arriving,
    ChangePush,
    GameInfo,
    Glance,
    Hello,
    Invited,
    Joining,
    LayingAhead,
    Lending,
    LettingIn,
    LineBody,
    LookingAhead,
    MoveBody,
    NewInvitation,
    Opened,
    Opening,
    Pass,
    Planned,
    PlayingOn,
    Question,
    ScenePush,
    SignBody,
    Silencing,
    Sitting,
    UndoBody,
)
from virtuosi.server.broker import PresencePush, ThinkingPush
from virtuosi.server.errors import ErrorBody
from virtuosi.server.guests import Device
from virtuosi.server.house_api import HouseInfo
from virtuosi.server.lobby import Lobby
from virtuosi.server.notices.bodies import NewMail, NewPush, NewWebhook, Telling, TellingWish
from virtuosi.server.own_tables import OwnTable
from virtuosi.server.pace import Thinking
from virtuosi.server.results import OwnMatches
from virtuosi.server.stream import Beat, NowPush
from virtuosi.server.talk import EarsPush, TalkPush

BODIES = (
    Scene,
    GameInfo,
    Rulebook,
    Opening,
    Opened,
    Planned,
    PlayingOn,
    Advice,
    LayingAhead,
    LookingAhead,
    Analysis,
    Thinking,
    Sitting,
    Invited,
    Joining,
    Arriving,
    Question,
    Answer,
    Lobby,
    NewInvitation,
    Lending,
    Pass,
    LettingIn,
    OwnTable,
    Device,
    HouseInfo,
    Telling,
    TellingWish,
    NewPush,
    NewMail,
    NewWebhook,
    MoveBody,
    UndoBody,
    OwnMatches,
    Record,
    ErrorBody,
    Hello,
    Glance,
    ScenePush,
    ChangePush,
    NowPush,
    ThinkingPush,
    PresencePush,
    LineBody,
    SignBody,
    Silencing,
    TalkPush,
    EarsPush,
    Beat,
)
REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:  # Any: JSON schema
    """`$defs` has the house's structs; `games` has for each game the schema of its View, with its own `$defs`."""
    _, house = msgspec.json.schema_components(BODIES, ref_template=REF)
    games = {game.id: msgspec.json.schema(get_type_hints(game.view)["return"]) for game in every()}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": house, "games": games}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
