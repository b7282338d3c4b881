//! Faults that reading found in what a command shows.

use crate::input::Input;
use crate::status::Status;
use crate::terminal::{complain_mildly, visible};

/// The number of faults in what is shown, and the command that explains them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Faults {
    /// Violations of XML or the schema.
    Archive(usize),
    /// Errors of reading PGN.
    Pgn(usize),
}

impl Faults {
    /// Reports them on standard error, with the first of the inputs that have any and their
    /// number.
    pub(crate) fn warn(self, first: &Input, inputs: usize) -> Status {
        let (Self::Archive(count) | Self::Pgn(count)) = self;
        let files = match inputs {
            0 | 1 => String::new(),
            inputs => format!(", in {inputs} files"),
        };
        let message = match count {
            0 => return Status::Clean,
            1 => "1 fault was found in what is shown".to_owned(),
            count => format!("{count} faults were found in what is shown{files}"),
        };
        let name = first.name();
        let name = visible(&name);
        let help = match self {
            Self::Archive(_) => format!("`cif check {name}` explains"),
            Self::Pgn(_) => format!("`cif convert {name} OUT.cif` explains"),
        };
        complain_mildly(&message, (*first != Input::Stdin).then_some(&*help));
        Status::Findings
    }
}
