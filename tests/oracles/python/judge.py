"""Judges documents by schemas with the package xmlschema.

Reads lines of "schema TAB document" and answers each with "outcome TAB message".
"""

import itertools
import sys
from xml.etree.ElementTree import ParseError

import xmlschema


def flat(error):
    return " ".join(str(error).split())[:300]


def compile_schema(path):
    """The schema, or the answer to whoever asks for it."""
    try:
        return xmlschema.XMLSchema10(path, allow="local", defuse="never"), None
    except Exception as error:
        return None, f"schema broken\t{flat(error)}"


def judge(schema, document):
    try:
        errors = list(itertools.islice(schema.iter_errors(document, use_location_hints=False), 5))
    except (ParseError, UnicodeError) as error:
        return f"not well-formed\t{flat(error)}"
    except Exception as error:
        return f"undecided\t{type(error).__name__}: {flat(error)}"
    if not errors:
        return "valid\t"
    return "invalid\t" + "; ".join(flat(f"{e.path}: {e.reason}") for e in errors)


def main():
    schemas = {}
    for line in sys.stdin:
        path, document = line.rstrip("\n").split("\t")
        if path not in schemas:
            schemas[path] = compile_schema(path)
        schema, fault = schemas[path]
        print(fault or judge(schema, document))


main()
