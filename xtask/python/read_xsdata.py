"""Reads a document into the classes that xsdata makes of our schema.

Usage: read_xsdata.py FOLDER [DOCUMENT]; without a document it makes the classes,
FOLDER/cif_xsdata, of FOLDER/cif.xsd.
"""

import subprocess
import sys
from pathlib import Path

folder = Path(sys.argv[1])
if len(sys.argv) < 3:
    generate = "-m xsdata generate cif.xsd --package cif_xsdata".split()
    # It also wants a formatter for what it has written by then.
    subprocess.run([sys.executable, *generate], cwd=folder, capture_output=True)
    sys.exit(not (folder / "cif_xsdata" / "__init__.py").exists())

sys.path.insert(0, str(folder))

from cif_xsdata import Cif  # noqa: E402
from xsdata.formats.dataclass.parsers import XmlParser  # noqa: E402

XmlParser().from_path(Path(sys.argv[2]), Cif)
