//! Text for terminals of another encoding than UTF-8.

use std::borrow::Cow;
use std::sync::OnceLock;

use deunicode::deunicode_with_tofu;

/// A text as a terminal can show it: in ASCII where it has another encoding than UTF-8. What is
/// no terminal gets the text as it is.
pub fn encoded(text: &str, is_terminal: bool) -> Cow<'_, str> {
    if is_terminal && is_ascii() {
        // White or Black is better; `+-` and `-+` say that they win.
        let text = text.replace('\u{B1}', "+/-").replace('\u{2213}', "-/+");
        Cow::Owned(in_ascii(&text))
    } else {
        Cow::Borrowed(text)
    }
}

/// A text with what is not ASCII in it spelled in ASCII.
fn in_ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|it: char| !it.is_ascii()) {
        let (plain, behind) = rest.split_at(at);
        let end = behind.find(|it: char| it.is_ascii());
        let (other, behind) = behind.split_at(end.unwrap_or(behind.len()));
        // It drops controls of ASCII.
        out.extend([plain, &deunicode_with_tofu(other, "?")]);
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// True if the locale names another encoding than UTF-8. Where there is no locale, as in
/// containers and on Windows, terminals have UTF-8 nevertheless.
pub fn is_ascii() -> bool {
    static IS_ASCII: OnceLock<bool> = OnceLock::new();
    *IS_ASCII.get_or_init(|| is_other_encoding(|name| std::env::var(name).ok()))
}

fn is_other_encoding(variable: impl Fn(&str) -> Option<String>) -> bool {
    let mut locales = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(variable);
    let locale = locales.find(|locale| !locale.is_empty());
    locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ascii_stays_as_it_is_among_other_letters() {
        let text = "Gr\u{FC}n\n\u{1B}[2m`x`\u{1B}[0m\u{E9}\t\u{5B57}.";
        let shown = "Grun\n\u{1B}[2m`x`\u{1B}[0me\tZi.";
        assert_eq!(in_ascii(text), shown);
        assert_eq!(in_ascii("plain"), "plain");
    }

    #[test]
    fn the_first_locale_that_is_set_names_the_encoding() {
        for (locales, is_other) in [
            (["", "", ""], false),
            (["", "", "de_DE.UTF-8"], false),
            (["", "", "C"], true),
            (["C.utf8", "POSIX", "C"], false),
            (["", "de_DE.ISO-8859-1", "de_DE.UTF-8"], true),
        ] {
            let names = ["LC_ALL", "LC_CTYPE", "LANG"];
            let variable = |name: &str| {
                let at = names.iter().position(|it| *it == name)?;
                Some(locales[at].to_owned())
            };
            assert_eq!(is_other_encoding(variable), is_other, "{locales:?}");
        }
        assert!(!is_other_encoding(|_| None));
    }
}
