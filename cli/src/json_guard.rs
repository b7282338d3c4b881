//! Bounds on a JSON text, kept while it is read and before anything is built from
//! it: how deep it nests, for what follows recursion must not be bounded by the
//! stack, and how large one item is.

use std::cell::{Cell, RefCell};
use std::io::{self, Read};

/// A source of JSON that fails where it goes beyond its bounds.
pub(crate) struct Guarded<'g, R> {
    source: R,
    guard: &'g Guard,
    depth: usize,
    in_string: bool,
    escaped: bool,
    at: u64,
}

/// The bounds, and what is known so far.
pub(crate) struct Guard {
    depth: usize,
    item: usize,
    /// The memory of the item at hand.
    size: Cell<usize>,
    fault: RefCell<Option<String>>,
}

/// The weight of a bracket beside its byte: a value takes far more memory than
/// what is written of it.
const BRACKET: usize = 128;

/// The same of a comma, behind which another value stands.
const COMMA: usize = 24;

impl Guard {
    /// Bounds on how many arrays and objects stand in each other, and on the
    /// bytes of an item, where brackets count for more.
    pub(crate) fn new(depth: usize, item: usize) -> Self {
        Self {
            depth,
            item,
            size: Cell::new(0),
            fault: RefCell::new(None),
        }
    }

    /// Another item begins.
    pub(crate) fn next_item(&self) {
        self.size.set(0);
    }

    fn add(&self, bytes: usize) {
        self.size.set(self.size.get() + bytes);
    }

    /// The bound that was not kept.
    pub(crate) fn fault(&self) -> Option<String> {
        self.fault.borrow().clone()
    }
}

impl<'g, R: Read> Guarded<'g, R> {
    pub(crate) fn new(source: R, guard: &'g Guard) -> Self {
        Self {
            source,
            guard,
            depth: 0,
            in_string: false,
            escaped: false,
            at: 0,
        }
    }

    /// Follows a byte; returns the bound that it breaks.
    fn follow(&mut self, byte: u8) -> Option<String> {
        if self.in_string {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b'"' => self.in_string = false,
                _ => {}
            }
            return None;
        }
        match byte {
            b'"' => self.in_string = true,
            b',' => self.guard.add(COMMA),
            b'{' | b'[' => {
                self.depth += 1;
                self.guard.add(BRACKET);
                let most = self.guard.depth;
                if self.depth > most {
                    let at = self.at;
                    return Some(format!("it nests deeper than {most} levels at byte {at}"));
                }
            }
            b'}' | b']' => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        None
    }
}

impl<R: Read> Read for Guarded<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.guard.add(count);
        let mut fault = None;
        for &byte in buffer.get(..count).unwrap_or_default() {
            fault = fault.or_else(|| self.follow(byte));
            self.at += 1;
        }
        let most = self.guard.item;
        if fault.is_none() && self.guard.size.get() > most {
            let at = self.at;
            fault = Some(format!(
                "the item before byte {at} is larger than {most} bytes; `--max-item` raises the limit"
            ));
        }
        match fault {
            None => Ok(count),
            Some(fault) => {
                *self.guard.fault.borrow_mut() = Some(fault);
                Err(io::Error::other("a bound is not kept"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(json: &str, depth: usize, item: usize) -> Option<String> {
        let guard = Guard::new(depth, item);
        let mut source = Guarded::new(json.as_bytes(), &guard);
        let read = io::copy(&mut source, &mut io::sink());
        assert_eq!(read.is_ok(), guard.fault().is_none());
        guard.fault()
    }

    #[test]
    fn brackets_count_outside_strings() {
        let at = |json, depth| {
            let fault = fault(json, depth, usize::MAX)?;
            fault.rsplit(' ').next()?.parse::<usize>().ok()
        };
        assert_eq!(at(r#"{"a":[{"b":"[[[["}]}"#, 3), None);
        assert_eq!(at(r#"{"a":[{"b":"[[[["}]}"#, 2), Some(6));
        assert_eq!(at(r#"["\"[[",[]]"#, 2), None);
        assert_eq!(at(r#"["\\",[[]]]"#, 2), Some(7));
        assert_eq!(at("[][][]", 1), None);
        assert_eq!(at("]]]][[", 1), Some(5));
    }

    #[test]
    fn items_have_a_bound() {
        assert_eq!(fault(&"[]".repeat(10), 1, 20 + 10 * BRACKET), None);
        assert!(fault(&"[]".repeat(10), 1, 19 + 10 * BRACKET).is_some());
        assert_eq!(fault("1,\",,,\",", 1, 8 + 2 * COMMA), None);
        assert!(fault("1,\",,,\",", 1, 7 + 2 * COMMA).is_some());
    }
}
