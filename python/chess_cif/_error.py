"""What went wrong, as an exception."""

from __future__ import annotations


class CifError(Exception):
    """The work could not be done, or a source has a fault; the text says why.

    Where it is a fault at a place of a source, ``source``, ``line``, ``column`` and ``id`` are
    those of the finding (see :func:`check`); else they are None.
    """

    def __init__(
        self,
        message: str,
        source: str | None = None,
        line: int | None = None,
        column: int | None = None,
        id: str | None = None,
    ) -> None:
        super().__init__(message)
        self.source = source
        self.line = line
        self.column = column
        self.id = id
