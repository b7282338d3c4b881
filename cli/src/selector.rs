//! Selectors and severities, as the command line and the file of settings
//! spell them.

use cif::check::{Selector, Severity};

use crate::kinds;
use crate::nearest::like;
use crate::terminal::visible;

/// A selector, or what to say of a text that is none.
pub(crate) fn selector(text: &str) -> Result<Selector, String> {
    let text = text.trim();
    match (text.parse(), kinds::selector(text)) {
        (Ok(selector), None) => Ok(selector),
        // Findings of XML and of PGN share a name.
        (Ok(_), Some(_)) => Ok(Selector::of_name(text.to_owned())),
        (Err(_), Some(steps)) => Ok(Selector::of_steps(steps)),
        (Err(error), None) => {
            let kinds = kinds::all().map(|kind| kind.id);
            let help = like(text, Selector::known().chain(kinds));
            let help = help.unwrap_or_else(|| "`cif rules` lists the rules".to_owned());
            Err(format!("{error}; {help}"))
        }
    }
}

/// A severity, or nothing for findings that are left out.
pub(crate) fn severity_or_off(text: &str) -> Result<Option<Severity>, String> {
    match text {
        "off" => Ok(None),
        text => {
            let wrong = || format!("`{}` is not error, warning, info or off", visible(text));
            text.parse().map(Some).map_err(|_| wrong())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_xml_and_pgn_means_both() {
        for name in ["malformed-tag", "unclosed-comment"] {
            let selector = selector(name).unwrap();
            assert_eq!(selector.to_string(), name);
            for area in ["xml", "pgn"] {
                let id = format!("{area}:{name}");
                assert!(
                    selector.matches(&id, name) && selector.matches(&id, ""),
                    "{id}"
                );
            }
            assert!(!selector.matches("pgn:no-move", "no-move"));
        }
    }

    #[test]
    fn a_wrong_selector_is_answered_with_a_similar_one() {
        let message = |text| selector(text).unwrap_err();
        assert!(message("IX-07").contains("`IX-007`"));
        assert!(message("xsd:Gam").contains("`xsd:Game`"));
        assert!(message("pgn:no-mov").contains("`pgn:no-move`"));
        assert!(message("?").contains("`cif rules`"));
    }
}
