"""``python -m tutor.rules [game ...]``: check the YAML files and write the compiled catalogues.

The only place of this package that writes a file; nothing imports it.
"""

from __future__ import annotations

import sys

from tutor.rules.compiling import compile_catalogue
from tutor.rules.defects import DefectiveFile
from tutor.rules.registry import packages


def main(games: list[str]) -> int:
    """Compile the games named, or all. 1 when a file has defects; they are printed, nothing is written."""
    status = 0
    folders = packages()
    for game in games or list(folders):
        if game not in folders:
            print(f"no game {game!r}; there are {', '.join(folders)}", file=sys.stderr)
            return 2
        try:
            files = compile_catalogue(game, folders[game])
        except DefectiveFile as error:
            print(error, file=sys.stderr)
            status = 1
            continue
        for name, data in files.items():
            (folders[game] / "data" / name).write_bytes(data)
            print(f"{game}/{name}: {len(data):,} bytes")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
