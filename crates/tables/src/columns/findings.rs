//! The columns of the findings table.

use crate::column::{Definition, Rows};
use crate::kind::Kind;
use crate::rows::finding::FindingRow;

/// A row for each finding.
pub(crate) struct Findings;

impl Rows for Findings {
    type Row<'r> = FindingRow<'r>;
}

type Row = Definition<Findings>;

pub(crate) static COLUMNS: &[Row] = &[
    Row::new(
        "source",
        Kind::Utf8,
        "The file as it was given.",
        |row, out| out.text(row.source),
    ),
    Row::new(
        "game",
        Kind::UInt32,
        "The number of the game in its source, from 1; null for what is in none.",
        |row, out| out.number(row.game),
    )
    .or_null(),
    Row::new("line", Kind::UInt64, "The line, from 1.", |row, out| {
        out.number(Some(row.finding.location.line));
    }),
    Row::new(
        "column",
        Kind::UInt64,
        "The column in characters, from 1.",
        |row, out| out.number(Some(row.finding.location.column)),
    ),
    Row::new(
        "offset",
        Kind::UInt64,
        "The bytes before it in the text of the source.",
        |row, out| out.number(Some(row.finding.location.offset)),
    ),
    Row::new(
        "length",
        Kind::UInt64,
        "Its bytes; 0 where something is missing.",
        |row, out| out.number(Some(row.finding.location.length)),
    ),
    Row::new(
        "id",
        Kind::Utf8,
        "The permanent id of the rule or constraint.",
        |row, out| out.text(&*row.finding.id),
    ),
    Row::new("name", Kind::Utf8, "Its name.", |row, out| {
        out.text(&*row.finding.name);
    }),
    Row::new(
        "severity",
        Kind::Utf8,
        "`error`, `warning` or `info`.",
        |row, out| out.text(row.finding.severity.to_string().as_str()),
    ),
    Row::new(
        "message",
        Kind::Utf8,
        "The fault in one line.",
        |row, out| out.text(row.finding.message.as_str()),
    ),
    Row::new("help", Kind::Utf8, "A remedy.", |row, out| {
        out.text(row.finding.help.as_deref());
    })
    .or_null(),
];
