//! Comments in several languages, put together from a few phrases.

use std::sync::LazyLock;

use super::rng::Rng;

/// A language and its phrases.
#[derive(Debug)]
pub(super) struct Language {
    /// The code; `*` where the language is unknown.
    pub(super) code: &'static str,
    phrases: Vec<&'static str>,
}

/// The languages; the first is that of comments from elsewhere.
pub(super) static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> = Vec::new();
    let lines = include_str!("phrases.txt").lines();
    for (code, phrase) in lines.filter_map(|line| line.split_once('\t')) {
        match languages.last_mut().filter(|last| last.code == code) {
            Some(last) => last.phrases.push(phrase),
            None => languages.push(Language {
                code,
                phrases: vec![phrase],
            }),
        }
    }
    languages
});

impl Language {
    /// A comment of some phrases; of one where the language is unknown.
    pub(super) fn comment(&self, rng: &mut Rng) -> String {
        let mut text = rng.pick(&self.phrases).to_owned();
        while self.code != "*" && text.len() < 1200 && rng.chance(84) {
            text.push(' ');
            text.push_str(rng.pick(&self.phrases));
        }
        text
    }
}
