//! Texts in CSV, which people open in spreadsheets: what those would compute is marked as text.

use std::borrow::Cow;

/// A text as a cell that no spreadsheet takes for a formula: one that looks like it has an
/// apostrophe before it. Numbers with a sign, and a sign alone, stay as they are.
///
/// ```
/// use cif_files::spreadsheet::cell;
///
/// assert_eq!(cell("=HYPERLINK(\"x\")"), "'=HYPERLINK(\"x\")");
/// assert_eq!(cell("-1.5"), "-1.5");
/// ```
pub fn cell(text: &str) -> Cow<'_, str> {
    let is_formula = match text.as_bytes() {
        [b'=' | b'@' | b'\t' | b'\r' | b'\n', ..] => true,
        [b'+' | b'-', rest @ ..] => !rest.iter().all(|it| it.is_ascii_digit() || *it == b'.'),
        // The same signs in the full width of East Asian letters.
        _ => text.starts_with(['＝', '＋', '－', '＠']),
    };
    if is_formula {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn formulas_are_marked_and_nothing_else() {
        for text in [
            "=1", "+1+1", "-x", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "--1",
        ] {
            assert_eq!(cell(text), format!("'{text}"));
        }
        for text in ["", "-", "+", "-12", "+0.35", "1-0", "'=1", "a=b", "É"] {
            assert_eq!(cell(text), text);
        }
    }
}
