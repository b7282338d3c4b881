//! `anyURI`. XML Schema 1.0 takes RFC 2396 with RFC 2732, after characters that a
//! URI may not hold have been escaped; so spaces, quotes and letters beyond ASCII
//! pass, and little is left to refuse: a percent sign without two hexadecimal
//! digits, a second `#`, brackets in a path, a scheme that is none.

use std::net::Ipv6Addr;

/// Returns true if `text` is a URI reference, absolute or relative.
pub(crate) fn is_uri_reference(text: &str) -> bool {
    let fragments = text.bytes().filter(|&byte| byte == b'#').count();
    fragments <= 1 && escapes_are_whole(text) && is_hierarchy(text)
}

/// Everything but the escapes and the fragment, which are already seen to.
fn is_hierarchy(text: &str) -> bool {
    let head = until(text, &['/', '?', '#']);
    match head.split_once(':') {
        None => is_path(after_authority(text), false),
        Some((scheme, _)) => {
            let rest = &text[scheme.len() + 1..];
            is_scheme(scheme)
                && !rest.is_empty()
                && !rest.starts_with('#')
                && is_path(after_authority(rest), !rest.starts_with('/'))
        }
    }
}

/// Skips the authority; `None` where two slashes promise one and nothing follows.
/// An authority without brackets may stay: all it holds, a path may hold.
fn after_authority(text: &str) -> Option<&str> {
    let Some(rest) = text.strip_prefix("//") else {
        return Some(text);
    };
    let authority = until(rest, &['/', '?', '#']);
    match authority {
        "" if rest.is_empty() => None,
        _ if is_bracketed_host(authority) => Some(&rest[authority.len()..]),
        _ => Some(text),
    }
}

/// Returns true if the path holds no brackets. They may stand in the query, the
/// fragment, and where the path is opaque, as in `mailto:[a]`.
fn is_path(text: Option<&str>, opaque: bool) -> bool {
    text.is_some_and(|text| opaque || !until(text, &['?', '#']).contains(['[', ']']))
}

fn is_scheme(scheme: &str) -> bool {
    scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && (scheme.bytes()).all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
}

/// `[user@][address][:port]` with an IPv6 address, the brackets being its own.
fn is_bracketed_host(authority: &str) -> bool {
    let (user, host) = authority.split_once('@').unwrap_or(("", authority));
    let Some((address, port)) = host.strip_prefix('[').and_then(|host| host.split_once(']')) else {
        return false;
    };
    let port_fits = match port.strip_prefix(':') {
        None => port.is_empty(),
        Some("") => true,
        Some(port) => port.parse::<u16>().is_ok(),
    };
    !user.contains(['[', ']']) && address.parse::<Ipv6Addr>().is_ok() && port_fits
}

fn escapes_are_whole(text: &str) -> bool {
    text.split('%').skip(1).all(|after| {
        let mut digits = after.bytes();
        let mut is_hex = || digits.next().is_some_and(|byte| byte.is_ascii_hexdigit());
        is_hex() && is_hex()
    })
}

fn until<'a>(text: &'a str, ends: &[char]) -> &'a str {
    text.find(ends).map_or(text, |end| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_everything_is_a_uri() {
        for text in [
            "",
            "a b",
            "é<>\"{}|\\^`",
            "a#b",
            "?",
            "#",
            "a:b",
            "git+ssh-1.0:b",
            "a:?b",
            "//a",
            "///",
            "/:",
            "a/b:c",
            "%41",
            "http://[::1]:80/",
            "http://u@[::1]?[",
            "a:[",
            "http://a:99999999/",
            "file:///",
        ] {
            assert!(is_uri_reference(text), "{text}");
        }
    }

    #[test]
    fn some_texts_are_not() {
        for text in [
            "%",
            "%4",
            "%4g",
            "%é",
            "a#b#c",
            ":",
            "a:",
            "a:#b",
            "1a:b",
            "é:b",
            "[",
            "//",
            "http://",
            "http://[::1/",
            "http://[1]/",
            "http://[::1]a/",
            "http://[::1]:x/",
            "/]",
        ] {
            assert!(!is_uri_reference(text), "{text}");
        }
    }
}
