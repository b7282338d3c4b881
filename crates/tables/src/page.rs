//! The page that documents all columns, made of their declarations.

use std::fmt::Write as _;

use crate::Table;

const INTRODUCTION: &str = "\
# Tables

<!-- Made by `cargo xtask refresh` from the columns in crates/tables/src/columns. -->

Chess games as tables: what `cif export` writes, `cif query` asks, and the crate `cif-tables`
gives as Arrow record batches. [Archives](glossary.md#archive) of CIF, PGN and BPGN give the same tables.
[Heads](glossary.md#head) are whole: what a game inherits from an [index](glossary.md#index) and takes
from a [namebase](glossary.md#namebase) stands in its row. Rows come in the order of the sources.

`source` and `game` are the key that joins tables. Null means that the source says nothing, or
nothing that the column has a value for: a number beyond its type, one of more than 2,147,483,647 where that
is int32, and a tag pair of PGN that stands twice or whose value CIF has no type for, which is one of the tags
([PGN in CIF](reference/pgn.md)).
Columns *on demand* cost work, and are computed only where they are named. A column *of the
head* may stand in a condition (`--where`), which spares the moves of games that it leaves out.
The meaning of a column is also the metadata `description` of its field in Arrow and Parquet.

Where the rules of a variant are not known, or the start position cannot be played, the
columns that need the moves played are null.

This reads the packed moves of the games table in Python:

```python
import chess

def unpack(move):
    if move == 0:
        return chess.Move.null()
    origin, target = move & 63, move >> 6 & 63
    piece = move >> 12 & 7
    if move >> 15:
        return chess.Move(target, target, drop=piece)
    return chess.Move(origin, target, promotion=piece if 0 < piece < 7 else None)

def replay(moves, board):
    board.chess960 = True  # castling goes to the square of the rook
    for move in moves:
        board.push(unpack(move))
    return board
```
";

/// The page `docs/tables.md`.
pub fn tables_markdown() -> String {
    let mut page = INTRODUCTION.to_owned();
    for table in Table::ALL {
        // Writing to a String cannot fail.
        let _ = writeln!(page, "\n## {table}\n\n{}\n", table.meaning());
        page.push_str("| column | type | meaning |\n| --- | --- | --- |\n");
        for column in table.columns() {
            let null = if column.nullable { " or null" } else { "" };
            let mut meaning = column.meaning.to_owned();
            if column.on_demand {
                meaning += " On demand.";
            }
            if column.in_head && table == Table::Games {
                meaning += " Of the head.";
            }
            if let Some(name) = column.lichess {
                let _ = write!(meaning, " With `--columns lichess`: `{name}`.");
            }
            // No tag of HTML.
            let (name, kind) = (column.name, column.kind.name().replace('<', "\\<"));
            let _ = writeln!(page, "| `{name}` | {kind}{null} | {meaning} |");
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_page_is_current() {
        let page = include_str!("../../../docs/tables.md");
        assert!(
            page == tables_markdown(),
            "stale: run `cargo xtask refresh`"
        );
    }

    #[test]
    fn columns_have_names_of_their_own_and_a_meaning() {
        for table in Table::ALL {
            let columns = table.columns();
            let names: BTreeSet<&str> = columns.iter().map(|it| it.name).collect();
            assert_eq!(names.len(), columns.len(), "{table}");
            for column in columns {
                assert!(column.meaning.ends_with('.'), "{table} {}", column.name);
            }
        }
    }
}
