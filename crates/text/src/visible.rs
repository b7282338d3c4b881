//! Text of archives made harmless, so that no archive can send commands to the terminal that
//! shows it, or hide in a picture what XML cannot hold.

use std::borrow::Cow;

/// A text with control and direction characters replaced by visible ones.
pub fn visible(text: &str) -> Cow<'_, str> {
    replaced(text, is_unsafe)
}

/// A text of any number of lines with control and direction characters replaced by visible ones,
/// but for line feeds and tabs.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    replaced(text, |it| !matches!(it, '\n' | '\t') && is_unsafe(it))
}

/// The same of a text that is shown with a direction of its own: the marks stay by which it says
/// where a sign belongs.
pub fn visible_isolated(text: &str) -> Cow<'_, str> {
    replaced(text, |it| !is_mark(it) && is_unsafe(it))
}

/// JSON with the same characters as escapes, which stand in its strings alone.
pub fn escaped_json(json: &str) -> Cow<'_, str> {
    if !json.contains(is_unsafe) {
        return Cow::Borrowed(json);
    }
    let mut escaped = String::with_capacity(json.len() + 64);
    for character in json.chars() {
        // Line feeds of the layout are none of the strings.
        if character != '\n' && is_unsafe(character) {
            escaped.extend(["\\u", &format!("{:04x}", u32::from(character))]);
        } else {
            escaped.push(character);
        }
    }
    Cow::Owned(escaped)
}

fn replaced(text: &str, is_unsafe: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_unsafe) {
        return Cow::Borrowed(text);
    }
    let show = |character: char| match u32::from(character) {
        _ if !is_unsafe(character) => character,
        code @ 0..0x20 => char::from_u32(0x2400 + code).unwrap_or('\u{FFFD}'),
        0x7F => '\u{2421}',
        _ => '\u{FFFD}',
    };
    Cow::Owned(text.chars().map(show).collect())
}

/// Characters that a terminal obeys instead of showing them, those that change the order in
/// which others are shown, those that some programs take for the end of a line, and those that
/// XML cannot hold.
fn is_unsafe(character: char) -> bool {
    character.is_control()
        || is_mark(character)
        || matches!(character, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FFFE}' | '\u{FFFF}')
}

/// Characters without a sign that count as a letter of one direction.
fn is_mark(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_control_character_is_left() {
        let all: String = ('\0'..='\u{2100}').collect();
        let shown = visible(&all);
        assert!(!shown.chars().any(is_unsafe));
        assert_eq!(shown.chars().count(), all.chars().count());
        assert_eq!(
            visible("\u{1B}[31m\n\u{202E}"),
            "\u{241B}[31m\u{240A}\u{FFFD}"
        );
        assert_eq!(
            visible_lines("\u{61C}\u{85}\u{2028}\u{2029}\u{FFFE}\u{FFFF}"),
            "\u{FFFD}".repeat(6)
        );
        assert_eq!(visible_lines("a\n\tb\u{9B}"), "a\n\tb\u{FFFD}");
        assert_eq!(
            visible_isolated("\u{61C}\u{200E}\u{200F}\u{202E}\u{2066}\u{FFFE}"),
            "\u{61C}\u{200E}\u{200F}\u{FFFD}\u{FFFD}\u{FFFD}"
        );
        assert_eq!(
            escaped_json("{\n \"a\": \"\u{9B}31m\u{202E}\"}"),
            "{\n \"a\": \"\\u009b31m\\u202e\"}"
        );
        assert!(matches!(
            visible("Gr\u{FC}nfeld \u{265E}"),
            Cow::Borrowed(_)
        ));
    }
}
