//! Lists of cases: a line `> TEXT` opens a case, the lines after it are what the text
//! gives, `#` opens a comment line, and `board SIZE [tandem]` sets the board of the
//! cases after it. The suite for other programs has the same cases.

/// A text, and what it gives.
#[derive(Debug)]
pub(crate) struct Case<'f> {
    /// The words after the last `board`; empty where there is none.
    pub(crate) board: &'f str,
    /// The text as it is written in the list.
    pub(crate) text: &'f str,
    /// The lines after it.
    pub(crate) expected: Vec<&'f str>,
}

/// The cases of a list.
pub(crate) fn cases(list: &str) -> Vec<Case<'_>> {
    let mut board = "";
    let mut cases: Vec<Case<'_>> = Vec::new();
    for line in list.lines() {
        if let Some(words) = line.strip_prefix("board ") {
            board = words;
        } else if line == ">" || line.starts_with("> ") {
            let text = line.get(2..).unwrap_or_default();
            let expected = Vec::new();
            cases.push(Case {
                board,
                text,
                expected,
            });
        } else if !line.is_empty() && !line.starts_with('#') {
            let case = cases.last_mut().expect("what a text gives stands after it");
            case.expected.push(line);
        }
    }
    assert!(!cases.is_empty(), "a list without cases");
    cases
}
