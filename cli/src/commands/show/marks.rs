//! Drawings on a board, in words.

use cif::model::{AnnotationChoice, MarkerType};
use cif::text::square::squares;
use cif::view::drawing::MOST_SQUARES;

use crate::terminal::{FAINT, styled, visible};

/// A line for each mark.
pub(super) fn text<'m>(data: impl Iterator<Item = &'m AnnotationChoice<'m>>) -> String {
    let mut text = String::new();
    for (name, said) in data.filter_map(words) {
        text += &styled(FAINT, name);
        text.push(' ');
        for word in said.split_whitespace() {
            text.push(' ');
            text += &visible(word);
        }
        text.push('\n');
    }
    text
}

fn words(data: &AnnotationChoice<'_>) -> Option<(&'static str, String)> {
    Some(match data {
        AnnotationChoice::Marker(it) => {
            let what = match &it.r#type.value {
                MarkerType::MarkerTypeID(id) => id.to_string(),
                MarkerType::MarkerText(text) => format!("\u{201C}{text}\u{201D}"),
                MarkerType::Identifier(name) => name.to_string(),
            };
            (
                "Marker",
                format!("{} {what} on {}", it.color.value, it.at.value),
            )
        }
        AnnotationChoice::Arrow(it) => {
            let (from, to) = (&it.from.value, &it.to.value);
            ("Arrow ", format!("{} from {from} to {to}", it.color.value))
        }
        AnnotationChoice::Line(it) => {
            let mut squares = squares(&it.text).map_while(Result::ok);
            let shown = squares.by_ref().take(MOST_SQUARES);
            let shown: String = shown
                .flat_map(|(it, _)| [" ".to_owned(), it.to_string()])
                .collect();
            let said = match squares.count() {
                0 => format!("{} through{shown}", it.color.value),
                more => format!("{} through{shown} and {more} more", it.color.value),
            };
            ("Line  ", said)
        }
        AnnotationChoice::Region(it) => {
            let (from, to) = (&it.from.value, &it.to.value);
            let text = it.text.trim();
            let text = if text.is_empty() {
                String::new()
            } else {
                format!(": {text}")
            };
            (
                "Region",
                format!("{} from {from} to {to}{text}", it.color.value),
            )
        }
        AnnotationChoice::Value(it) => {
            let color = it.color.as_ref().map(|color| format!("{} ", color.value));
            let color = color.unwrap_or_default();
            (
                "Value ",
                format!("{color}on {}: {}", it.at.value, it.text.value),
            )
        }
        AnnotationChoice::Diagram(it) => ("Title ", it.caption.as_ref()?.to_string()),
        _ => return None,
    })
}
