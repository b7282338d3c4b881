//! The fenced examples of the pages on XML; `xml_pages.rs` says what their words
//! mean. The suite for other programs has the same examples.

/// An example of a page.
pub(crate) struct Example<'p> {
    /// The words of its fence: `invalid`, `whole`, `depth=6`.
    pub(crate) words: Vec<&'p str>,
    /// Its text.
    pub(crate) text: String,
}

impl Example<'_> {
    /// True if its fence has the word.
    pub(crate) fn says(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// The document that it stands for.
    pub(crate) fn document(&self) -> String {
        let text = self.text.replace("{U+0001}", "\u{1}");
        if self.says("whole") {
            return text;
        }
        format!(
            "<cif>{text}<info><version>1.0</version><creator/>\
             <created>2014-12-21</created><content/></info></cif>"
        )
    }
}

/// The examples of a page.
pub(crate) fn examples(page: &str) -> Vec<Example<'_>> {
    let fences = page.split("```xml ").skip(1).map(|fence| {
        let (words, rest) = fence.split_once('\n').expect("a fence ends its line");
        let (text, _) = rest.split_once("\n```").expect("a fence is closed");
        Example {
            words: words.split(' ').collect(),
            text: text.to_owned(),
        }
    });
    fences.collect()
}
