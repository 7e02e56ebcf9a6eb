"""Component data: exported, and checked when an owner of the box has edited it."""

from virtuosi import games as house
from virtuosi.cli.arguments import Directory, GameId
from virtuosi.cli.output import out
from virtuosi.failures import fail


def export(game: GameId, directory: Directory) -> None:
    """Copy a game's component data into a directory, to be edited by an owner of the box."""
    data = house.find(game).room.joinpath("data")
    if directory.exists() and any(directory.iterdir()):
        fail(f"{directory} is not empty; nothing was written.")
    directory.mkdir(parents=True, exist_ok=True)
    for file in data.iterdir():
        directory.joinpath(file.name).write_bytes(file.read_bytes())
    directory.joinpath("pack.toml").write_text(f'game = "{game}"\n', encoding="utf-8")
    out.print(f"Edit the files in {directory}, then run: virtuosi pack check {directory}", markup=False)


def check(directory: Directory) -> None:
    """Check a directory of component data; every mistake is named with file, row and field."""
    edition = house.owned(directory)
    digest, differs = house.pack_of(edition).digest, house.differing(edition)
    values = "one value differs" if differs == 1 else f"{differs} values differ"
    said = f"{directory} can be played with: {edition.game}, digest {digest}, {values} from the shipped pack."
    out.print(said, markup=False, soft_wrap=True)
