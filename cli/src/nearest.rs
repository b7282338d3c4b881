//! What somebody may have meant who wrote a name that does not exist.

/// The names most like `wrong`, at most `count`, the likest first; none that
/// is nothing like it.
pub(crate) fn nearest<'n>(
    wrong: &str,
    names: impl Iterator<Item = &'n str>,
    count: usize,
) -> Vec<&'n str> {
    const LIKE: f64 = 0.5;
    let wrong = wrong.to_lowercase();
    let mut likely: Vec<(f64, &str)> = names
        .map(|name| {
            (
                strsim::normalized_levenshtein(&wrong, &name.to_lowercase()),
                name,
            )
        })
        .filter(|(likeness, _)| *likeness >= LIKE)
        .collect();
    likely.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    likely.dedup_by_key(|(_, name)| *name);
    likely
        .into_iter()
        .take(count)
        .map(|(_, name)| name)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_likest_names_come_first() {
        let names = ["MI-001", "MI-010", "MV-001", "xml:doctype"];
        assert_eq!(nearest("mi-01", names.into_iter(), 2), ["MI-001", "MI-010"]);
        assert_eq!(
            nearest("xml:docktype", names.into_iter(), 3),
            ["xml:doctype"]
        );
        assert!(nearest("?", names.into_iter(), 3).is_empty());
    }
}
