"""Judges documents by the classes that xsdata makes of their schemas.

A line of standard input has a name, a schema and documents, with tabs between them. The
answer has the lines of code, or `-` and why there is none, and for each document `+` if
it is read, else `-`.
"""

import importlib
import subprocess
import sys
import tempfile
from dataclasses import is_dataclass
from pathlib import Path
from xml.etree import ElementTree

from xsdata.formats.dataclass.parsers import XmlParser
from xsdata.formats.dataclass.parsers.config import ParserConfig

# As strict as it can be.
CONFIG = ParserConfig(
    fail_on_unknown_properties=True,
    fail_on_unknown_attributes=True,
    fail_on_converter_warnings=True,
)


def generate(name, schema, folder):
    """The lines of the package that is made of a schema, and why there is none."""
    command = ["xsdata", "generate", schema, "--package", name]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    files = list(Path(folder, name).rglob("*.py"))
    if run.returncode != 0 or not files:
        said = (run.stderr + run.stdout).split("\n")
        return "-", next((line for line in reversed(said) if line.strip()), "no code")
    return sum(len(path.read_text().splitlines()) for path in files), ""


def root_class(module, document):
    """The class of the root element that a document has."""
    _, root = next(ElementTree.iterparse(document, events=["start"]))
    for it in vars(module).values():
        if is_dataclass(it):
            meta = it.__dict__.get("Meta")
            namespace = getattr(meta, "namespace", None)
            name = getattr(meta, "name", it.__name__)
            if root.tag == (f"{{{namespace}}}{name}" if namespace else name):
                return it
    return None


def reads(name, document):
    """True if a document is read without an error."""
    try:
        module = importlib.import_module(name)
        XmlParser(config=CONFIG).from_path(Path(document), root_class(module, document))
    except Exception:  # whatever it raises, the document is not read
        return False
    return True


def main():
    """Answers each line."""
    with tempfile.TemporaryDirectory() as folder:
        sys.path.insert(0, folder)
        for line in sys.stdin:
            name, schema, *documents = line.rstrip("\n").split("\t")
            lines, reason = generate(name, schema, folder)
            importlib.invalidate_caches()
            read = [] if reason else [reads(name, it) for it in documents]
            marks = "".join("+" if it else "-" for it in read)
            print(f"{lines}\t{reason or marks}", flush=True)


if __name__ == "__main__":
    main()
