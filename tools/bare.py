"""Tries `make play` and `make test` on a bare Debian: Python with venv, make and git, and nothing else.

`sudo python -m tools.bare FOLDER` makes the root in FOLDER with debootstrap, unless it stands there already, clones
this checkout into it, and runs both commands inside. The machine's own settings for its network come along.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.prepare import ROOT, Obstacle, install_from_debian, may_install

BARE = "python3,python3-venv,make,git,ca-certificates"
NETWORK = (
    "etc/resolv.conf",
    "etc/hosts",
    "etc/pip.conf",
    "etc/npmrc",
    "usr/local/etc/npmrc",
    "root/.npmrc",
    "root/.config/pip/pip.conf",
    "etc/ssl/certs/ca-certificates.crt",
)
PASSED_ON = (
    "http_proxy",
    "https_proxy",
    "no_proxy",
    "NODE_EXTRA_CA_CERTS",
    "PIP_CERT",
    "PIP_INDEX_URL",
    "SSL_CERT_FILE",
    "npm_config_registry",
)
INSIDE = "/root/virtuosi"
PORT = 8765
PATIENCE = 600.0  # seconds until the page answers


def make_root(root: Path) -> None:
    if shutil.which("debootstrap") is None:
        install_from_debian("debootstrap")
    release = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().split("\n") if "=" in line)
    places = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    mirror = subprocess.run(places, capture_output=True, text=True, check=True).stdout.split()[0]
    print("Making a bare Debian; some minutes ...", flush=True)
    codename = release["VERSION_CODENAME"].strip('"')
    subprocess.run(
        ["debootstrap", "--variant=minbase", f"--include={BARE}", codename, root, mirror],
        check=True,
        stdout=subprocess.DEVNULL,
    )


def furnish(root: Path) -> None:
    """What the machine knows of its network, and a fresh clone of this checkout."""
    for name in NETWORK:
        if Path("/", name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path("/", name), root / name)
    for folder in ("etc/apt", "usr/share/keyrings"):
        shutil.copytree(Path("/", folder), root / folder, dirs_exist_ok=True)
    clone = root / INSIDE.lstrip("/")
    shutil.rmtree(clone, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)


def inside(root: Path, *command: str) -> list[str]:
    """A command as it is run in the root, with processes and devices of its own."""
    passed = [f"{name}={os.environ[name]}" for name in PASSED_ON if name in os.environ]
    plain = ["env", "-i", "HOME=/root", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", *passed]
    script = f'mount --rbind /dev "{root}/dev" && mount -t proc proc "{root}/proc" && exec chroot "{root}" "$@"'
    there = [*plain, "make", "-C", INSIDE, *command]
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "bare", *there]


def try_play(root: Path) -> None:
    command = inside(root, "play", f"ARGS=--no-open --port {PORT}")
    asked = ["python3", "-c", f"import urllib.request as u; u.urlopen('http://127.0.0.1:{PORT}/api/games', timeout=5)"]
    started = time.monotonic()
    with subprocess.Popen(command) as house:
        try:
            while subprocess.run(asked, capture_output=True).returncode != 0:
                if house.poll() is not None or time.monotonic() - started > PATIENCE:
                    raise Obstacle("`make play` did not open the page.")
                time.sleep(1)
        finally:
            house.kill()  # unshare waits through gentler signals, and takes all in the root with it
    print(f"`make play`: the page answered after {time.monotonic() - started:.0f} s.", flush=True)


def try_test(root: Path) -> None:
    started = time.monotonic()
    if subprocess.run(inside(root, "test")).returncode != 0:
        raise Obstacle("`make test` failed; the reason stands above.")
    print(f"`make test` passed after {time.monotonic() - started:.0f} s.", flush=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description="Try both commands on a bare Debian.")
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--only", choices=("play", "test"))
    chosen = arguments.parse_args()
    root: Path = chosen.folder.resolve()
    try:
        if not may_install():
            raise Obstacle("This needs root on a Debian machine.")
        if not (root / "usr/bin/python3").exists():
            make_root(root)
        furnish(root)
        if chosen.only != "test":
            try_play(root)
        if chosen.only != "play":
            try_test(root)
    except (Obstacle, subprocess.CalledProcessError) as obstacle:
        print(obstacle, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
