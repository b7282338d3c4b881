//! Files that took their place.

use std::io;

use cif::files::OtherNames;

use crate::terminal::{complain_mildly, visible};

/// Warns where the file that was replaced has other names.
pub(crate) fn placed(result: io::Result<Option<OtherNames>>) -> io::Result<()> {
    if let Some(names) = result? {
        complain_mildly(&visible(&names.to_string()), Some(OtherNames::HELP));
    }
    Ok(())
}
