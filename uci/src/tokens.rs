//! Cutting a line into tokens at its blanks. Everything above works on these
//! tokens, which know where they stand in the line.

/// The blanks of ASCII, the end of the line among them.
pub(crate) const fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5
}

/// A text without the blanks at its two ends.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| u8::try_from(c).is_ok_and(is_blank))
}

/// A run without blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) text: &'a str,
    /// Where it begins in the line, in bytes.
    pub(crate) start: usize,
}

impl Token<'_> {
    /// Where it ends in the line.
    pub(crate) const fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The tokens of a line from a place on.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(crate) const fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    /// The whole line.
    pub(crate) const fn line(&self) -> &'a str {
        self.line
    }

    /// Where the next token is looked for.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The next token, which stays.
    pub(crate) fn peek(&self) -> Option<Token<'a>> {
        let mut ahead = self.clone();
        ahead.next()
    }

    /// Goes to the end of a token that was seen with [`Tokens::peek`].
    pub(crate) const fn pass(&mut self, token: Token<'_>) {
        self.at = token.end();
    }

    /// What is left of this line, without the blank before it and without the
    /// end of the line. What stands between is not touched.
    pub(crate) fn rest(&mut self) -> &'a str {
        let rest = self.line.get(self.at..).unwrap_or_default();
        let end = rest.find('\n').unwrap_or(rest.len());
        self.at += end;
        let rest = rest.get(..end).unwrap_or_default();
        let rest = rest.trim_end_matches('\r');
        rest.strip_prefix(|c: char| u8::try_from(c).is_ok_and(is_blank))
            .unwrap_or(rest)
    }

    /// Passes over the next token if it is between one and eighteen digits,
    /// which nearly all numbers are, and gives their value.
    #[inline]
    pub(crate) fn digits(&mut self) -> Option<i64> {
        let bytes = self.line.as_bytes();
        let mut start = self.at;
        while is_blank(*bytes.get(start)?) {
            start += 1;
        }
        let mut number: i64 = 0;
        let mut end = start;
        while let Some(&byte) = bytes.get(end).filter(|&&byte| !is_blank(byte)) {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 || end - start == 18 {
                return None;
            }
            number = number * 10 + i64::from(digit);
            end += 1;
        }
        self.at = end;
        Some(number)
    }

    /// Passes over the tokens that are shorter than two bytes or begin with
    /// anything but two lowercase letters, as moves do, and gives the end of
    /// the last one.
    pub(crate) fn pass_moves(&mut self) -> usize {
        let bytes = self.line.as_bytes();
        let mut end = self.at;
        let mut at = self.at;
        loop {
            while bytes.get(at).is_some_and(|&byte| is_blank(byte)) {
                at += 1;
            }
            match bytes.get(at..) {
                None | Some([] | [b'a'..=b'z', b'a'..=b'z', ..]) => break,
                Some(_) => {}
            }
            while bytes.get(at).is_some_and(|&byte| !is_blank(byte)) {
                at += 1;
            }
            end = at;
        }
        self.at = end;
        end
    }

    /// The text from one place to another.
    pub(crate) fn slice(&self, start: usize, end: usize) -> &'a str {
        self.line.get(start..end).unwrap_or_default()
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    #[inline]
    fn next(&mut self) -> Option<Token<'a>> {
        let bytes = self.line.as_bytes();
        let mut start = self.at;
        while is_blank(*bytes.get(start)?) {
            start += 1;
        }
        let mut end = start + 1;
        while bytes.get(end).is_some_and(|&byte| !is_blank(byte)) {
            end += 1;
        }
        self.at = end;
        // Blanks are ASCII, so that both ends lie between characters.
        let text = self.line.get(start..self.at)?;
        Some(Token { text, start })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_stand_between_blanks() {
        let found: Vec<_> = Tokens::new(" a\t\u{b}bc  \u{e9}\u{a0}\r\n")
            .map(|token| (token.start, token.text))
            .collect();
        assert_eq!(found, [(1, "a"), (4, "bc"), (8, "\u{e9}\u{a0}")]);
        assert_eq!(Tokens::new("").next(), None);
        assert_eq!(Tokens::new(" \n").next(), None);
    }

    #[test]
    fn the_rest_of_a_line_is_kept_as_it_stands() {
        for (line, rest) in [
            ("string  a  b \r\n", " a  b "),
            ("string", ""),
            ("string \r\n", ""),
            ("string\r\n", ""),
            ("string\ta", "a"),
            ("string a\nb", "a"),
        ] {
            let mut tokens = Tokens::new(line);
            tokens.next();
            assert_eq!(tokens.rest(), rest, "{line:?}");
        }
    }
}
