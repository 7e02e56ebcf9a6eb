"""A digest of the package's sources: compiled rules are used only with the sources they were made from."""

import hashlib
import sys
import sysconfig
from pathlib import Path

NOTE = ".sources"  # written last into a copy of the package with compiled rules: the digest of what it was made from
BUILT = (".so", ".pyd")


def sources_digest(package: Path) -> str:
    """Of Python and of every file of the package that a bot may read; not of what was compiled or built from them."""
    whole = hashlib.sha256(f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')}".encode())
    for path in sorted(path for path in package.rglob("*") if path.is_file()):
        inside = path.relative_to(package)
        if "__pycache__" in inside.parts or inside.parts[:2] == ("server", "client") or path.suffix in BUILT:
            continue
        whole.update(b"\0" + inside.as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()
