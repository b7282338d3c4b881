//! The lead of a text: what may stand before its first element, tag pair or move at any length,
//! and says nothing of its kind. In XML that is white space, comments and processing
//! instructions, in PGN white space and comments.

/// Bytes behind a lead that are enough to tell the kind.
const ENOUGH: usize = 256;

/// The part that the end of a text cuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cut {
    Comment,
    Instruction,
}

/// The text behind the white space, the comments and the processing instructions of XML.
pub(super) fn behind_xml(text: &str) -> Result<&str, Cut> {
    let mut rest = text.trim_ascii_start();
    loop {
        let (behind, cut) = if let Some(comment) = rest.strip_prefix("<!--") {
            (comment.split_once("-->"), Cut::Comment)
        } else if let Some(instruction) = rest.strip_prefix("<?") {
            (instruction.split_once("?>"), Cut::Instruction)
        } else {
            return Ok(rest);
        };
        rest = behind.ok_or(cut)?.1.trim_ascii_start();
    }
}

/// The text behind the white space and the comments of PGN; nothing where one is cut.
pub(super) fn behind_pgn(text: &str) -> Option<&str> {
    let mut rest = text.trim_ascii_start();
    while rest.starts_with([';', '%', '{']) {
        let end = if rest.starts_with('{') { '}' } else { '\n' };
        rest = rest.split_once(end)?.1.trim_ascii_start();
    }
    Some(rest)
}

/// The text behind a lead of either kind; nothing where one is cut.
pub(super) fn behind(text: &str) -> Option<&str> {
    let rest = behind_xml(text).ok()?;
    // `{` begins JSON as well.
    if super::is_json(rest) {
        return Some(rest);
    }
    behind_pgn(rest)
}

/// True if so much is behind the lead of a text that its kind is known: a line, where more may
/// come slowly.
pub(super) fn is_enough(text: &str, is_slow: bool) -> bool {
    behind(text).is_some_and(|rest| rest.len() >= ENOUGH || (is_slow && rest.contains('\n')))
}
