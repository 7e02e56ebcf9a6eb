"""Finds the Chromium that browser tests drive, and installs Debian's where it may."""

import os
import shutil

from tools.prepare import Obstacle, install_from_debian, may_install

# The shell is Chromium without its windows and menus, which tests never see: a quarter less work for the same pages.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def on_this_machine() -> str | None:
    named = os.environ.get("VIRTUOSI_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def provide() -> str:
    """The one to test with. The shell, where Debian may be asked for it; else whatever there is."""
    if os.environ.get("VIRTUOSI_CHROMIUM") is None and shutil.which(SHELL) is None and may_install():
        try:
            install_from_debian(SHELL)
        except Obstacle as obstacle:
            print(f"    {str(obstacle).splitlines()[-1]}", flush=True)
            if on_this_machine() is None:
                install_from_debian("chromium")
    return find()


def find() -> str:
    found = on_this_machine()
    if found is None:
        raise Obstacle(
            f"Browser tests need Chromium on the PATH: install it (Debian: apt-get install {SHELL}), "
            "or name another one in VIRTUOSI_CHROMIUM."
        )
    return found
