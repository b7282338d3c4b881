//! Plain numbers: milliseconds (`elapsedmilliseconds`, `lag`) and
//! centiseconds (`videotime`).

use core::fmt;
use core::str::FromStr;

use super::error::{ItemError, Scanner};

/// A number that is not negative, in the unit its table's content has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Count(pub u64);

impl FromStr for Count {
    type Err = ItemError;

    fn from_str(text: &str) -> Result<Self, ItemError> {
        let mut scanner = Scanner::new(text, "the item is a number, like 1500");
        let number = scanner.number("a number is missing")?;
        scanner.end()?;
        Ok(Self(number))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::ItemErrorKind::{Syntax, TooLarge};

    #[test]
    fn numbers() {
        assert_eq!("0".parse(), Ok(Count(0)));
        assert_eq!("007".parse(), Ok(Count(7)));
        assert_eq!("18446744073709551615".parse(), Ok(Count(u64::MAX)));
        for (text, kind) in [
            ("", Syntax),
            ("-1", Syntax),
            ("1.5", Syntax),
            ("1 ", Syntax),
            ("18446744073709551616", TooLarge),
        ] {
            assert_eq!(text.parse::<Count>().unwrap_err().kind, kind, "{text}");
        }
    }
}
