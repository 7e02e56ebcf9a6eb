"""What happens where a move ends: special spaces, places with a cube."""

from virtuosi.games.newton.rules.effects import put_cube, times_of
from virtuosi.games.newton.rules.events import CITY_BONUS, GOAL, INVENTED
from virtuosi.games.newton.rules.moves import (
    CITY,
    INVENTION,
    MASTER,
    MASTER_TILE,
    OBJECTIVE,
    OBJECTIVE_TILE,
    SPECIALIZATION,
)
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.tasks import effect, masters, tiles


def on_space(p: Newton, seat: int, kind: int, tile: int) -> None:
    """A student or marker ends its move on a space of the tree or the track."""
    if kind == SPECIALIZATION:
        tiles.specialize(p, seat, tile)
    elif kind == INVENTION:
        if p.events is not None:
            p.events.add(INVENTED, seat, tile)
        for _ in range(times_of(p, seat, p.pack.invention_per[tile])):
            p.agenda.append(effect.Effect(seat, p.pack.invention_program[tile]))
    elif kind == MASTER_TILE:
        masters.trigger(p, seat)
    elif kind == OBJECTIVE_TILE and p.events is not None:
        p.events.add(GOAL, seat, tile)


def on_place(p: Newton, seat: int, place: int) -> None:
    """A cube is put on a place, if it can be, and the place is resolved (rules 6.4, 12.11)."""
    if not put_cube(p, seat, place):
        return
    kind = p.pack.kind[place]
    if kind == CITY:
        visit_city(p, seat, place)
    elif kind == MASTER:
        masters.trigger(p, seat)
    elif kind == OBJECTIVE and p.events is not None:
        p.events.add(GOAL, seat, p.tiles[place])


def visit_city(p: Newton, seat: int, place: int) -> None:
    if p.events is not None:
        p.events.add(CITY_BONUS, seat, p.tiles[place], place)
    p.agenda.append(effect.Effect(seat, p.pack.city_program[p.tiles[place]]))
