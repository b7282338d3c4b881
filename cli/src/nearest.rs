//! Names similar to one that does not exist.

use std::collections::HashSet;

/// The names most like `wrong`, at most `count`, the likest first; none that
/// is nothing like it.
pub(crate) fn nearest<'n>(
    wrong: &str,
    names: impl Iterator<Item = &'n str>,
    count: usize,
) -> Vec<&'n str> {
    const LIKE: f64 = 0.5;
    let wrong = wrong.to_lowercase();
    let mut seen = HashSet::new();
    let mut likely: Vec<(f64, &str)> = names
        .filter(|name| seen.insert(*name))
        .map(|name| {
            (
                strsim::normalized_levenshtein(&wrong, &name.to_lowercase()),
                name,
            )
        })
        .filter(|(likeness, _)| *likeness >= LIKE)
        .collect();
    likely.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    likely
        .into_iter()
        .take(count)
        .map(|(_, name)| name)
        .collect()
}

/// Says which names are most like `wrong`; nothing where none is.
pub(crate) fn like<'n>(wrong: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
    const SUGGESTIONS: usize = 3;
    let likely = nearest(wrong, names, SUGGESTIONS);
    let quoted: Vec<String> = likely.into_iter().map(|it| format!("`{it}`")).collect();
    let is = if quoted.len() == 1 { "is" } else { "are" };
    (!quoted.is_empty()).then(|| format!("like it {is} {}", quoted.join(", ")))
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
