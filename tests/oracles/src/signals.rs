//! Programs that can be interrupted, however the tests were started.

use std::path::Path;
use std::process::Command;

/// A program to which signals do what they usually do. A shell starts work in the background
/// with interrupts ignored, which programs respect, and a test would wait for ever.
pub fn interruptible(program: impl AsRef<Path>) -> Command {
    let program = program.as_ref();
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut command = Command::new("env");
    command.arg("--default-signal").arg(program);
    command
}
