//! The command `cif`.

use std::process::ExitCode;

fn main() -> ExitCode {
    cif_cli::run(std::env::args_os()).into()
}
