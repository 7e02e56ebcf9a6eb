"""From TOML to the printed layouts: map, technology tree, Work track, study boards."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    ANCIENT,
    BOARD_IDS,
    BOOK_IDS,
    CELLS,
    CITY,
    COLOURED,
    INVENTION,
    LAND_IDS,
    MASTER,
    OBJECTIVE,
    OBJECTIVE_TILE,
    PLACE_IDS,
    PLACE_KINDS,
    PLACES,
    SHELF_WIDTH,
    SHELVES,
    SPACE_TILES,
    SPECIALIZATION,
    START,
    TRACK,
    TREE,
    TREE_IDS,
    UNIVERSITIES,
    UNIVERSITY,
    VILLAGE,
)
from virtuosi.games.newton.rules.pack import GOALS, WAYS, NewtonPack

KIND_COUNTS: Final = {START: 1, VILLAGE: 14, CITY: 7, UNIVERSITY: 6, ANCIENT: 3, MASTER: 1, OBJECTIVE: 1}
GOAL_BOOKS: Final = 4
TILES_ON_TREE: Final = 4  # specializations, and as many inventions


def read(source: Source, pack: NewtonPack) -> None:
    _map(source, pack)
    _track(source, pack)
    _tree(source, pack)
    _boards(source, pack)
    for kind in range(len(SPACE_TILES)):
        tree = [space for space in range(TREE) if pack.tree_tile[space] == kind]
        track = [TREE + space for space in range(TRACK + 1) if pack.track_tile[space] == kind]
        pack.tile_slots.append(tree + track)


def _four_books(row: Row) -> list[int]:
    """Adds the books an objective asks for: orange, green, blue."""
    books = row.texts("books", BOOK_IDS[:3])
    if len(books) != GOAL_BOOKS:
        row.wrong("books", f"an objective asks for {GOAL_BOOKS} books")
    return [books.count(book) for book in BOOK_IDS[:3]]


def _map(source: Source, pack: NewtonPack) -> None:
    for row in source.rows("map.toml", "places", PLACE_IDS):
        kind = row.one_of("kind", PLACE_KINDS)
        pack.place_x.append(row.integer("x", 0, 100))
        pack.place_y.append(row.integer("y", 0, 100))
        token = 0
        if kind == VILLAGE:
            gold = row.one_of("border", ["silver", "gold"])
            token = row.integer("token", gold, 4 if gold else 0)
        if kind == OBJECTIVE:
            pack.goal_space.append(len(pack.kind))
            pack.goal_books += _four_books(row)
        pack.kind.append(kind)
        pack.token.append(token)
    for kind, count in KIND_COUNTS.items():
        if pack.kind.count(kind) != count:
            source.wrong("map.toml", "", "kind", f"there must be {count} places of kind {PLACE_KINDS[kind]}")
    pack.roads += [[] for _ in range(PLACES)]
    pack.tolls += [[] for _ in range(PLACES)]
    for row in source.rows("map.toml", "roads"):
        a, b = row.one_of("a", PLACE_IDS), row.one_of("b", PLACE_IDS)
        toll = row.integer("toll", 0, 9)
        pack.drawn_roads.append([a, b, toll, row.one_of("via", WAYS)])
        if a == b or b in pack.roads[a]:
            row.wrong("b", "a road joins two different places, once")
            continue
        pack.roads[a].append(b)
        pack.tolls[a].append(toll)
        pack.roads[b].append(a)
        pack.tolls[b].append(toll)
    reached = {0}
    waiting = [0]
    while waiting:
        for place in pack.roads[waiting.pop()]:
            if place not in reached:
                reached.add(place)
                waiting.append(place)
    if len(reached) < PLACES:
        source.wrong("map.toml", "", "roads", "some places cannot be reached")


def _tree(source: Source, pack: NewtonPack) -> None:
    rows = {row.name: row for row in source.rows("technology.toml", "spaces")}
    pack.next += [[] for _ in range(TREE)]
    pack.before += [-1] * TREE
    pack.tree_tile += [0] * TREE
    pack.tree_token += [0] * TREE
    pack.goal_of += [-1] * TREE
    pack.tree_x += [-1] * TREE
    pack.tree_y += [-1] * TREE
    for name, row in rows.items():
        if name not in TREE_IDS:
            row.wrong("id", f"must be one of {', '.join(TREE_IDS)}")
    for space, name in enumerate(TREE_IDS):
        if name not in rows:
            continue
        row = rows[name]
        pack.tree_x[space] = row.integer("x", 0, 20)
        pack.tree_y[space] = row.integer("y", 0, 100)
        pack.tree_tile[space] = row.one_of("tile", SPACE_TILES)
        pack.tree_token[space] = row.integer("token", 0, 4)
        for ahead in row.texts("next", list(rows)):
            target = TREE_IDS.index(ahead) if ahead in TREE_IDS else 0
            if target == 0 or pack.before[target] >= 0:
                row.wrong("next", f"{ahead}: one path only leads to a space, and none to the root")
            pack.before[target] = space
            pack.next[space].append(target)
        if pack.tree_tile[space] == OBJECTIVE_TILE:
            pack.goal_of[space] = len(pack.goal_space)
            pack.goal_space.append(space)
            pack.goal_books += _four_books(row)
            if pack.next[space]:
                row.wrong("next", "an objective is the end of its branch")
    _whole_tree(source, pack, [name for name in TREE_IDS if name in rows])


def _whole_tree(source: Source, pack: NewtonPack, names: list[str]) -> None:
    """What the spaces of the tree must be together."""
    if len(pack.goal_space) != GOALS:
        source.wrong("technology.toml", "", "tile", "the tree has four objectives")
    for kind in (SPECIALIZATION, INVENTION):
        if pack.tree_tile.count(kind) != TILES_ON_TREE:
            said = f"the tree has {TILES_ON_TREE} spaces of kind {SPACE_TILES[kind]}"
            source.wrong("technology.toml", "", "tile", said)
    reached, waiting = {0}, [0]
    while waiting:
        for space in pack.next[waiting.pop()]:
            if space not in reached:
                reached.add(space)
                waiting.append(space)
    lost = [name for name in names if TREE_IDS.index(name) not in reached]
    if lost or TREE_IDS[0] not in names:
        source.wrong("technology.toml", "", "next", f"no path leads from the root t0 to {', '.join(lost) or 'a space'}")


def _track(source: Source, pack: NewtonPack) -> None:
    pack.track_tile += [0] * (TRACK + 1)
    pack.goal_space.append(pack.length)
    for row in source.rows("work.toml", "spaces", ["specialization", "invention", "master", "objective"]):
        space = row.integer("space", 1, pack.length)
        tile = row.one_of("tile", SPACE_TILES)
        if SPACE_TILES[tile] != row.name:
            row.wrong("tile", f"must be {row.name}")
        if pack.track_tile[space]:
            row.wrong("space", "there is another special space already")
        pack.track_tile[space] = tile
        if tile == OBJECTIVE_TILE:
            pack.goal_books += _four_books(row)
            if space != pack.length:
                row.wrong("space", "the objective is the last space of the track")


def _boards(source: Source, pack: NewtonPack) -> None:
    for row in source.rows("boards.toml", "boards", BOARD_IDS):
        pack.desk_symbol.append(row.one_of("desk_symbol", ACTION_IDS))
        pack.cells.append([])
        pack.need.append([0] * (CELLS * COLOURED))
        pack.home.append([-1] * CELLS)
        pack.printed.append(0)
        pack.panes.append(0)
        pack.run_mask.append([])
        pack.run_vp.append([])
        for shelf in range(SHELVES):
            texts = row.texts(f"shelf_{shelf + 1}")
            if not 1 <= len(texts) <= SHELF_WIDTH:
                row.wrong(f"shelf_{shelf + 1}", f"a shelf has up to {SHELF_WIDTH} cells")
            for column, text in enumerate(texts[:SHELF_WIDTH]):
                _cell(row, pack, shelf * SHELF_WIDTH + column, text)
    for row in source.rows("boards.toml", "runs"):
        board = row.one_of("board", BOARD_IDS)
        down = row.one_of("line", ["row", "column"])
        number = row.integer("number", 1, SHELF_WIDTH if down else SHELVES)
        first = row.integer("first", 1, SHELF_WIDTH)
        last = row.integer("last", first, SHELVES if down else SHELF_WIDTH)
        mask = 0
        for k in range(first - 1, last):
            mask |= 1 << (k * SHELF_WIDTH + number - 1 if down else (number - 1) * SHELF_WIDTH + k)
        filled = pack.printed[board]
        for cell in pack.cells[board]:
            filled |= 1 << cell
        if mask & ~filled:
            row.wrong("last", "a run has book spaces only")
        pack.run_mask[board].append(mask)
        pack.run_vp[board].append(row.integer("vp", 0, 30))


def _cell(row: Row, pack: NewtonPack, cell: int, text: str) -> None:
    board = len(pack.cells) - 1
    words = text.split()
    if text == "pre":
        pack.printed[board] |= 1 << cell
        return
    if text == "pane":
        pack.panes[board] |= 1 << cell
        return
    pack.cells[board].append(cell)
    if words[:1] == ["books"] and 1 <= len(words) - 1 <= 4 and all(word in BOOK_IDS[:3] for word in words[1:]):
        for word in words[1:]:
            pack.need[board][cell * COLOURED + BOOK_IDS.index(word)] += 1
    elif len(words) == 2 and words[0] == "university" and words[1] in [str(n + 1) for n in range(UNIVERSITIES)]:
        pack.home[board][cell] = int(words[1]) - 1
    elif len(words) == 2 and words[0] == "ancient" and words[1] in LAND_IDS:
        pack.home[board][cell] = UNIVERSITIES + LAND_IDS.index(words[1])
    else:
        field = f"shelf_{cell // SHELF_WIDTH + 1}"
        row.wrong(field, f"{text!r} is no cell: pre, pane, books .., university 1-6, ancient ..")
