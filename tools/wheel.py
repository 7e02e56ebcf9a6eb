"""Builds the archives and checks that the wheel, with nothing of this checkout beside it, is complete and runs."""

import shutil
import zipfile
from pathlib import Path

from tools.prepare import BIN, ROOT, Obstacle
from tools.processes import run

TRIAL = ROOT / "build" / "trial"


def check() -> None:
    shutil.rmtree(TRIAL, ignore_errors=True)
    python = str(BIN / "python")
    # The wheel is built from the source archive, so this proves both; no isolation, so no network.
    if run([python, "-m", "build", "--no-isolation", "--outdir", str(TRIAL), str(ROOT)]) != 0:
        raise Obstacle("The archives could not be built.")
    archive = next(TRIAL.glob("*.whl"))
    missing = sorted(package_files() - set(zipfile.ZipFile(archive).namelist()))
    if missing:
        raise Obstacle(f"The wheel lacks {len(missing)} files of the package, the first is {missing[0]}.")
    site = TRIAL / "site"
    install = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--target",
        str(site),
        str(archive),
    ]
    if run(install) != 0:
        raise Obstacle("The wheel could not be installed.")
    if run([str(site / "bin" / "virtuosi"), "games", "--json"], cwd=TRIAL, environment={"PYTHONPATH": str(site)}) != 0:
        raise Obstacle("`virtuosi games` does not run from the wheel alone.")


def package_files() -> set[str]:
    """Every file of the package on disk, the built client included, as the wheel names them."""
    paths = (path for path in (ROOT / "virtuosi").rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in paths if not leftover(path)}


def leftover(path: Path) -> bool:
    return "__pycache__" in path.parts or path.name == ".prepared"
