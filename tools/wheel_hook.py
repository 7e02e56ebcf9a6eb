"""What a wheel needs beyond the sources: the built client always, compiled rules with VIRTUOSI_COMPILE=1."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own examples leave it unbound
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's signature
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "virtuosi/server/client/index.html").is_file():
            raise FileNotFoundError("The browser client is not built yet: run `make setup` first.")
        if self.target_name == "wheel" and os.environ.get("VIRTUOSI_COMPILE") == "1":
            sys.path.insert(0, self.root)
            from tools import compile as rules

            for library in rules.build():
                build_data["force_include"][str(library)] = str(library.relative_to(rules.COMPILED))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
