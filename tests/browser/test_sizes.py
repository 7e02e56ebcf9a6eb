"""Every game stands in every window that real screens give."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from tests.browser.conftest import _context
from tests.browser.standing import fallen
from tests.server.visiting import Opened, Visited, settings, visit
from virtuosi.server.settings import CLIENT

GAMES = ("ray_master", "neuland", "new_science", "newton", "adas_dream")
MOVES = {"ray_master": (30, 90), "neuland": (40, 140), "new_science": (30, 90), "newton": (60, 200), "adas_dream": (40, 160)}
SIZES = (
    (1024, 600), (1180, 820), (820, 1180), (1280, 665), (1366, 625), (1366, 657), (1440, 789), (1440, 900), (1536, 730),
    (1920, 937), (2560, 1300), (390, 844), (844, 390), (911, 438), (683, 328),
)
