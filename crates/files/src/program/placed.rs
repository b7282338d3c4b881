//! Files that took their place.

use std::io::Write as _;

use crate::OtherNames;

/// Warns where the file that was replaced has other names.
pub fn placed(names: Option<OtherNames>) {
    if let Some(names) = names {
        let help = OtherNames::HELP;
        // Nobody need read it.
        let _ = writeln!(anstream::stderr(), "warning: {names}\n   help: {help}");
    }
}
