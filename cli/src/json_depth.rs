//! How deep a JSON text nests, found before anything is built from it: what
//! follows recursion must not be bounded by the stack.

/// Where a JSON text first nests deeper than `limit` arrays and objects.
pub(crate) fn too_deep(json: &[u8], limit: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut in_string = false;
    let mut escaped = false;
    for (at, byte) in json.iter().enumerate() {
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => in_string = true,
            b'{' | b'[' => {
                depth += 1;
                if depth > limit {
                    return Some(at);
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_count_outside_strings() {
        assert_eq!(too_deep(br#"{"a":[{"b":"[[[["}]}"#, 3), None);
        assert_eq!(too_deep(br#"{"a":[{"b":"[[[["}]}"#, 2), Some(6));
        assert_eq!(too_deep(br#"["\"[[",[]]"#, 2), None);
        assert_eq!(too_deep(br#"["\\",[[]]]"#, 2), Some(7));
        assert_eq!(too_deep(b"[][][]", 1), None);
        assert_eq!(too_deep(b"]]][[", 1), Some(4));
    }
}
