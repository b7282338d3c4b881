"""Reads a document into the classes that xsdata made of our schema.

Usage: read_xsdata.py FOLDER DOCUMENT, the classes being FOLDER/cif_xsdata.
"""

import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])

from cif_xsdata import Cif  # noqa: E402
from xsdata.formats.dataclass.parsers import XmlParser  # noqa: E402

XmlParser().from_path(Path(sys.argv[2]), Cif)
