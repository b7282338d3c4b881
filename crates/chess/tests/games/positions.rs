//! The positions of `positions.txt`, which says how they are written. The suite for other
//! programs has the same positions.

/// A position, and moves of it.
#[derive(Debug)]
pub(crate) struct Listed<'f> {
    /// The variant.
    pub(crate) variant: &'f str,
    /// The position.
    pub(crate) fen: &'f str,
    /// All legal moves, those of one piece together.
    pub(crate) legal: Vec<Vec<&'f str>>,
    /// Moves that are not legal.
    pub(crate) illegal: Vec<&'f str>,
}

/// The positions of a list.
pub(crate) fn positions(list: &str) -> Vec<Listed<'_>> {
    let mut positions: Vec<Listed<'_>> = Vec::new();
    for line in list
        .lines()
        .filter(|it| !it.is_empty() && !it.starts_with('#'))
    {
        let (mark, rest) = line.split_once(' ').expect("a mark and a text");
        if mark == "==" {
            let (variant, fen) = rest.split_once(' ').expect("a variant and a position");
            positions.push(Listed {
                variant,
                fen,
                legal: Vec::new(),
                illegal: Vec::new(),
            });
            continue;
        }
        let position = positions
            .last_mut()
            .expect("moves stand behind their position");
        match mark {
            "=" => position.legal.push(rest.split(' ').collect()),
            "!" => position.illegal.push(rest),
            _ => panic!("{line}"),
        }
    }
    assert!(!positions.is_empty(), "the list was not read");
    positions
}
