//! Cases of MBN and FBR, in the lists of `lists`.

#[path = "../lists/mod.rs"]
mod lists;

use std::fmt::Write as _;
use std::path::Path;

use cif_text::notation::NotationError;

/// An error as the case files write it.
pub(crate) fn error(error: &NotationError) -> String {
    assert!(!error.help.is_empty());
    let NotationError { kind, range, .. } = error;
    format!("{kind:?} {}..{}: {error}\n", range.start, range.end)
}

/// Checks what holds for any text and for the value read of it; returns whether
/// it was a definition.
pub(crate) fn check<T>(
    text: &str,
    read: Result<T, NotationError>,
    outline: impl Fn(&str) -> String,
) -> bool {
    match read {
        Ok(_) => {
            outline(text);
            true
        }
        Err(error) => {
            assert!(
                text.get(error.range.clone()).is_some(),
                "{text:?} {error:?}"
            );
            assert!(!error.message.is_empty() && !error.help.is_empty());
            false
        }
    }
}

/// Compares what every case of a file gives with what it says.
pub(crate) fn run(file: &str, give: impl Fn(&str) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(file);
    let content = std::fs::read_to_string(&path).unwrap();
    let mut differs = String::new();
    for case in lists::cases(&content) {
        assert!(case.board.is_empty(), "{file}: no board matters here");
        let text = case.text;
        let found = give(text);
        let mut expected = case.expected.join("\n");
        expected.push_str(if expected.is_empty() { "" } else { "\n" });
        if found != expected {
            writeln!(differs, "> {text}\n{found}(expected)\n{expected}").unwrap();
        }
    }
    assert!(differs.is_empty(), "{file}\n{differs}");
}
