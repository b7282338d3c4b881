//! The Python package `xmlschema`, through a short script.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::{Judge, Missing, Verdict, batch};

/// The package `xmlschema` for Python 3.
///
/// As right as the JDK on XSD 1.0, and slower. It refuses documents deeper
/// than about a thousand elements, which is then no verdict.
#[derive(Clone, Copy, Debug, Default)]
pub struct Python;

const SCRIPT: &str = include_str!("../python/judge.py");

impl Judge for Python {
    fn name(&self) -> &'static str {
        "Python xmlschema"
    }

    fn available(&self) -> Result<(), Missing> {
        Command::new("python3")
            .args(["-c", "import xmlschema"])
            .output()
            .ok()
            .filter(|run| run.status.success())
            .map(|_| ())
            .ok_or(Missing {
                judge: "Python xmlschema",
                install: "python3 -m pip install xmlschema",
            })
    }

    fn judge_pairs(&self, pairs: &[(PathBuf, PathBuf)]) -> io::Result<Vec<Verdict>> {
        self.available()?;
        let mut python = Command::new("python3");
        python.args(["-c", SCRIPT]).env("PYTHONUTF8", "1");
        batch::run(&mut python, pairs)
    }
}
