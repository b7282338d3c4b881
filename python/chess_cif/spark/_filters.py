"""Filters of Spark as conditions on heads."""

from __future__ import annotations

from pyspark.sql.datasource import (
    EqualTo,
    Filter,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    IsNotNull,
    IsNull,
    LessThan,
    LessThanOrEqual,
    Not,
    StringContains,
    StringEndsWith,
    StringStartsWith,
)

from chess_cif import _native

#: Comparisons of Spark with a value, and their signs.
COMPARISONS = {
    EqualTo: "=",
    GreaterThan: ">",
    GreaterThanOrEqual: ">=",
    LessThan: "<",
    LessThanOrEqual: "<=",
}


def condition(wanted: Filter) -> str | None:
    """A filter of Spark as a condition on heads; None where it is not about them."""
    if isinstance(wanted, Not):
        inner = condition(wanted.child)
        return inner and f"not ({inner})"
    heads = {column.name for column in _native.columns("games") if column.in_head}
    [name, *inside] = wanted.attribute
    if inside or name not in heads - {"source", "game"}:
        return None
    if isinstance(wanted, IsNull):
        return f"{name} is null"
    if isinstance(wanted, IsNotNull):
        return f"{name} is not null"
    if isinstance(wanted, In):
        values = [literal(value) for value in wanted.value]
        return None if None in values else f"{name} in ({', '.join(values)})"
    value = literal(wanted.value)
    if value is None:
        return None
    if sign := COMPARISONS.get(type(wanted)):
        return f"{name} {sign} {value}"
    if not isinstance(wanted.value, str) or set(wanted.value) & set("%_\\"):
        return None
    inside = value[1:-1]
    if isinstance(wanted, StringStartsWith):
        return f"{name} like '{inside}%'"
    if isinstance(wanted, StringEndsWith):
        return f"{name} like '%{inside}'"
    if isinstance(wanted, StringContains):
        return f"{name} like '%{inside}%'"
    return None


def literal(value: object) -> str | None:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return repr(value)
    return None
