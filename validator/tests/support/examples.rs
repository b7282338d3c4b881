//! The fenced examples of the pages of rules, with the findings that are marked in
//! them. `pages.rs` says how a mark is written; the suite for other programs has the
//! same examples.

/// An example of a page.
pub(crate) struct Example<'p> {
    /// True if nothing is to be found in it.
    pub(crate) valid: bool,
    /// Its text, with the marks.
    pub(crate) text: &'p str,
}

/// A marked or a found place: line from 0, column and width in characters, id.
pub(crate) type Mark = (usize, usize, usize, String);

/// The examples of the page of a rule.
pub(crate) fn examples<'p>(id: &str, page: &'p str) -> Vec<Example<'p>> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once("```") {
        let (kind, after) = after.split_once('\n').expect("a fence ends its line");
        let (text, after) = after.split_once("\n```").expect("a fence is closed");
        rest = after;
        let valid = match kind {
            "xml valid" => true,
            "xml invalid" => false,
            _ => panic!("{id}: a fence of the kind {kind:?}"),
        };
        found.push(Example { valid, text });
    }
    found
}

/// An example without its marks, and the marks; one without an id is of this one.
pub(crate) fn marks(id: &str, example: &str) -> (String, Vec<Mark>) {
    let mut text = String::new();
    let mut marks = Vec::new();
    let mut lines = 0_usize;
    for line in example.lines() {
        let comment = line.trim();
        let inner = comment
            .strip_prefix("<!--")
            .and_then(|it| it.strip_suffix("-->"))
            .map(str::trim)
            .filter(|it| it.starts_with('^'));
        let Some(inner) = inner else {
            text.push_str(line);
            text.push('\n');
            lines += 1;
            continue;
        };
        let column = line.find('^').unwrap_or_default();
        let (carets, marked) = inner.split_once(' ').unwrap_or((inner, id));
        assert!(carets.chars().all(|it| it == '^'), "{id}: {line}");
        let above = lines.checked_sub(1).expect("a mark stands under a line");
        marks.push((above, column, carets.len(), marked.trim().to_owned()));
    }
    (text, marks)
}

/// The archive around an example; one about the information on the archive
/// brings its own.
pub(crate) fn archive(items: &str) -> String {
    let info = if items.contains("<version>") {
        ""
    } else {
        "<info><version>1.0</version><creator>cif</creator>\
         <created>2014-12-21</created><content/></info>"
    };
    format!("<cif>\n{items}{info}\n</cif>\n")
}
