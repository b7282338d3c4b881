//! What a lenient reader makes of values that real writers get wrong. Each
//! repair gives the right text where it is certain; the reader checks it, and
//! reports the fault all the same, with the repair as its fix.

/// A date with dots, as PGN writes it: `2014.12.21` for `2014-12-21`.
pub(crate) fn date(text: &str) -> Option<String> {
    text.contains('.').then(|| text.replace('.', "-"))
}

/// A mode written like a predefined name: `:blitz` for `blitz`.
pub(crate) fn mode(text: &str) -> Option<String> {
    text.strip_prefix(':').map(str::to_owned)
}

/// A bare sign as an item of a table, for an item that says nothing.
pub(crate) fn table(text: &str) -> Option<String> {
    let is_bare = |item: &str| matches!(item.trim(), "+" | "-");
    let items: Vec<&str> = text.split(',').collect();
    items.iter().copied().any(is_bare).then(|| {
        let kept = items
            .iter()
            .map(|item| if is_bare(item) { "" } else { item });
        kept.collect::<Vec<_>>().join(",")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_faults_are_repaired() {
        assert_eq!(date("2014.12.21").as_deref(), Some("2014-12-21"));
        assert_eq!(date("2014-12-21"), None);
        assert_eq!(mode(":blitz").as_deref(), Some("blitz"));
        assert_eq!(mode("ics"), None);
        assert_eq!(table("+12,-, +3").as_deref(), Some("+12,, +3"));
        assert_eq!(table("+12,,+3"), None);
    }
}
