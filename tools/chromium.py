"""Finds the Chromium that browser tests drive, and installs Debian's where it may."""

import os
import shutil

from tools.prepare import Obstacle, install_from_debian, may_install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def on_this_machine() -> str | None:
    named = os.environ.get("VIRTUOSI_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def find() -> str:
    found = on_this_machine()
    if found is None and may_install():
        install_from_debian("chromium")
        found = on_this_machine()
    if found is None:
        raise Obstacle(
            "Browser tests need Chromium on the PATH: install it (Debian: apt-get install chromium), "
            "or name another one in VIRTUOSI_CHROMIUM."
        )
    return found
