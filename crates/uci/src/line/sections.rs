//! Lines whose values are texts of several words, each up to the next
//! keyword: options, registrations.

use crate::reader::Reader;
use crate::tokens::{Token, trim};

/// A keyword and the text after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section<'a> {
    pub(super) keyword: Token<'a>,
    pub(super) text: &'a str,
}

impl<'a> Reader<'a> {
    /// The next section, if one is left. What stands before its keyword is
    /// none of the line's business and is reported.
    pub(super) fn section(
        &mut self,
        field: &'static str,
        keywords: &[&str],
    ) -> Option<Section<'a>> {
        loop {
            let keyword = self.tokens.next()?;
            if keywords.contains(&keyword.text()) {
                let text = self.run(|token| keywords.contains(&token.text()));
                return Some(Section { keyword, text });
            }
            self.warn(field, keyword, crate::warning::WarningKind::Unexpected);
        }
    }

    /// The rest of the line, without the blanks around it.
    pub(super) fn rest(&mut self) -> &'a str {
        trim(self.tokens.rest())
    }
}
