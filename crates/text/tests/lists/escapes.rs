//! The escapes in lists of move texts.

/// A text with its escapes resolved: `\n`, `\t`, `\r` and `\u{..}`.
pub(crate) fn unescape(text: &str) -> String {
    let mut out = text
        .replace("\\n", "\n")
        .replace("\\t", "\t")
        .replace("\\r", "\r");
    while let Some((before, rest)) = out.split_once("\\u{") {
        let (code, after) = rest.split_once('}').expect("an escape has its end");
        let code = u32::from_str_radix(code, 16).expect("an escape is hexadecimal");
        let character = char::from_u32(code).expect("an escape is a character");
        out = format!("{before}{character}{after}");
    }
    out
}
