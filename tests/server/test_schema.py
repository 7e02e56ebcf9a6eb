"""What the API promises about itself, and whether it keeps it."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.processes import PATIENCE
from tests.server.test_killed import a_house
from tests.server.visiting import Json, Visited, fresh_guest
from virtuosi.games import REGISTERED
from virtuosi.server.schema import schema

EXAMPLES = max(6, int(os.environ.get("VIRTUOSI_REQUESTS", "0")) // 160)  # half of them, for forty kinds in two ways
GUEST, STRANGER = fresh_guest(), fresh_guest()
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
CALM: Json = {"deadline": None, "database": None, "derandomize": True, "suppress_health_check": list(HealthCheck)}


def test_the_schema_has_the_scene_all_bodies_and_every_games_view() -> None:
    found = schema()
    assert {"Scene", "Choice", "Message", "Opening", "Opened", "MoveBody", "ErrorBody", "Record"} <= set(found["$defs"])
    assert set(found["games"]) == set(REGISTERED)
    for view in found["games"].values():
        assert view["$defs"]


def test_the_schema_is_printed_as_json() -> None:
    answer = subprocess.run([sys.executable, "-m", "virtuosi.server.schema"], capture_output=True, check=True)
    assert msgspec.json.decode(answer.stdout) == msgspec.json.decode(msgspec.json.encode(schema()))


async def test_the_api_describes_every_address(visited: Visited) -> None:
    described = (await visited.http.get("/api/schema/openapi.json")).json()
    assert set(described["paths"]) == {
        "/api/games",
        "/api/games/{game_id}/text/{language}",
        "/api/games/{game_id}/rules/{language}",
        "/api/lobby",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/invitation",
        "/api/tables/{table_id}/join",
        "/api/tables/{table_id}/sit",
        "/api/tables/{table_id}/proposal",
        "/api/tables/{table_id}/answer",
        "/api/tables/{table_id}/ahead",
        "/api/tables/{table_id}/seats/{seat}",
        "/api/tables/{table_id}/seats/{seat}/invitation",
        "/api/tables/{table_id}/seats/{seat}/bot",
        "/api/house",
        "/api/guest",
        "/api/guest/tables",
        "/api/guest/matches",
        "/api/guest/passes",
        "/api/guest/devices",
        "/api/guest/devices/{device}",
        "/api/guest/telling",
        "/api/guest/ways/push",
        "/api/guest/ways/mail",
        "/api/guest/ways/webhook",
        "/api/guest/ways/{way_id}",
        "/api/guest/ways/{way_id}/code",
        "/api/guest/ways/{way_id}/trial",
        "/api/guest/tables/{table_id}/muted",
        "/api/tables/{table_id}/moves",
        "/api/tables/{table_id}/undo",
        "/api/tables/{table_id}/past/{number}",
        "/api/tables/{table_id}/past/{number}/tables",
        "/api/tables/{table_id}/plan",
        "/api/tables/{table_id}/thinking",
        "/api/tables/{table_id}/hint",
        "/api/tables/{table_id}/analysis",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/rematch",
        "/api/tables/{table_id}/talk",
        "/api/tables/{table_id}/lines",
        "/api/tables/{table_id}/lines/{room}/{number}",
        "/api/tables/{table_id}/signs",
        "/api/tables/{table_id}/speakers/{speaker}",
        "/api/tables/{table_id}/hush",
    }


def test_whatever_is_sent_the_answer_is_as_described(tmp_path: Path) -> None:
    """Schemathesis makes up requests, fitting and unfitting ones, for a table that exists."""
    with a_house(tmp_path / "house.sqlite3") as (_, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        wish = {"game": "ray_master", "seats": [{"kind": "person"}] * 2, "options": {}}
        opened = http.post("/api/tables", json=wish, headers={"X-Guest": GUEST}).json()
        before = http.get(f"/api/tables/{opened['table']}").json()["number"]
        api = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json", timeout=PATIENCE)
        for found in api.get_all_operations():
            assert isinstance(found, Ok)
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                probe(found.ok(), mode, opened)
        assert http.get(f"/api/tables/{opened['table']}").json()["number"] == before


def probe(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, opened: Json) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, phases=[Phase.generate], **CALM)
    def ask(case: Json) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = opened["table"]
            # who may hand a seat to a bot, or end the match, would change it
            changes = "/seats/" in operation.path or operation.path.endswith("/proposal")
            case.headers["X-Guest"] = STRANGER if changes else GUEST
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    with suppress(Unsatisfiable):  # nothing unfitting can be made up for a request without parameters
        ask()
