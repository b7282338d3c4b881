//! Selectors and severities, as the command line and the file of settings
//! spell them.

use cif::check::{Selector, Severity};

use crate::kinds;
use crate::nearest::like;
use crate::terminal::visible;

/// A selector, or what to say of a text that is none.
pub(crate) fn selector(text: &str) -> Result<Selector, String> {
    let text = text.trim();
    text.parse().or_else(|error| {
        if let Some(steps) = kinds::selector(text) {
            return Ok(Selector::of_steps(steps));
        }
        let kinds = kinds::all().map(|kind| kind.id);
        let help = like(text, Selector::known().chain(kinds));
        let help = help.unwrap_or_else(|| "`cif rules` lists the rules".to_owned());
        Err(format!("{error}; {help}"))
    })
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
    fn a_wrong_selector_is_answered_with_a_similar_one() {
        let message = |text| selector(text).unwrap_err();
        assert!(message("IX-07").contains("`IX-007`"));
        assert!(message("xsd:Gam").contains("`xsd:Game`"));
        assert!(message("pgn:no-mov").contains("`pgn:no-move`"));
        assert!(message("?").contains("`cif rules`"));
    }
}
