//! The places of values: elements from their `<` to their `>`, values of attributes
//! between the quotes, texts between tags.

use cif_runtime::record::{Content, Data, Field, Record, Value, Visitor};
use cif_runtime::{Span, Spanned};

struct Places<'t> {
    text: &'t str,
    faults: Vec<String>,
}

/// Values that do not stand where they say; `text` is that of the document.
#[doc(hidden)]
pub fn wrong_places<'a, C: Content<'a>>(text: &str, root: &Spanned<C>) -> Vec<String> {
    let mut places = Places {
        text,
        faults: Vec::new(),
    };
    C::show(root, &mut places);
    places.faults
}

impl Places<'_> {
    /// Looks at the place of a value, if it has one; `is_right` gets what stands there,
    /// before it and after it.
    fn look(&mut self, span: Span, is_right: fn(&str, &str, &str) -> bool) {
        if span.is_none() {
            return;
        }
        let range = span.range();
        let parts = self.text.split_at_checked(range.end).and_then(|it| {
            let (before, inside) = it.0.split_at_checked(range.start)?;
            Some((inside, before, it.1))
        });
        if !parts.is_some_and(|(inside, before, after)| is_right(inside, before, after)) {
            let found = self.text.get(range);
            self.faults.push(format!("a value stands at {found:?}"));
        }
    }
}

/// True if this is an element as a whole: it begins and ends with its own tag.
fn is_element(text: &str, _: &str, _: &str) -> bool {
    let Some(name) = text.strip_prefix('<') else {
        return false;
    };
    let name = name.split([' ', '\t', '\r', '\n', '/', '>']).next();
    let end = text.rfind('<').and_then(|at| text.get(at..));
    let end = end.and_then(|it| it.strip_suffix('>'));
    let is_its_end = |end: &str| {
        let ended = end.strip_prefix("</").map(str::trim_end);
        ended == name || end.ends_with('/')
    };
    end.is_some_and(is_its_end)
}

fn is_value(text: &str, before: &str, after: &str) -> bool {
    let is_within = |quote| before.ends_with(quote) && after.starts_with(quote);
    let is_quoted = ['"', '\''].into_iter().any(is_within);
    // The text of `<a/>` stands behind it.
    let is_text = before.ends_with('>') && after.starts_with('<');
    let is_none = text.is_empty() && before.ends_with("/>");
    is_quoted || is_text || is_none || is_element(text, before, after)
}

impl Visitor for Places<'_> {
    fn field<'a, D: Data<'a>>(&mut self, _: &'static Field, data: &D) {
        self.look(data.span(), is_value);
        data.visit(self);
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        self.look(value.span, is_value);
    }

    fn element<'a, R: Record<'a>>(&mut self, element: &Spanned<R>) {
        self.look(element.span, is_element);
        element.value.visit(self);
    }
}
