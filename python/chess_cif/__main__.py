"""The command `cif`, as the package installs it."""

import sys

from chess_cif import _native


def main() -> int:
    return _native.run(["cif", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
