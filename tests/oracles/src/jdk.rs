//! The validator of the JDK (Xerces-J), through a small Java program.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Judge, Missing, Verdict, batch};

/// The JDK's validator, `javax.xml.validation`.
///
/// The strictest of the judges on well-formedness and the one to trust where
/// they disagree. Its patterns need quadratic time on very long values.
#[derive(Clone, Copy, Debug, Default)]
pub struct Jdk;

const PROGRAM: &str = include_str!("../java/Judge.java");

/// The processor's safeguards against hostile input refuse, among others, a
/// `maxOccurs` over 5,000 and a long name. They are lifted, save the one on
/// the number of entities; 0 as "no limit" does not hold for all of them.
const LIMITS: [&str; 5] = [
    "-Djdk.xml.maxOccurLimit=2147483647",
    "-Djdk.xml.elementAttributeLimit=2147483647",
    "-Djdk.xml.maxXMLNameLimit=2147483647",
    "-Djdk.xml.maxGeneralEntitySizeLimit=2147483647",
    "-Djdk.xml.totalEntitySizeLimit=2147483647",
];

impl Judge for Jdk {
    fn name(&self) -> &'static str {
        "JDK"
    }

    fn available(&self) -> Result<(), Missing> {
        // Starting a program from its source needs the compiler, which a mere
        // run-time environment lacks.
        Command::new("java")
            .arg("--list-modules")
            .output()
            .ok()
            .filter(|modules| String::from_utf8_lossy(&modules.stdout).contains("jdk.compiler"))
            .map(|_| ())
            .ok_or(Missing {
                judge: "the JDK's validator",
                install: "apt-get install openjdk-17-jdk-headless",
            })
    }

    fn judge_pairs(&self, pairs: &[(PathBuf, PathBuf)]) -> io::Result<Vec<Verdict>> {
        self.judge_with_catalogue(&[], pairs)
    }
}

impl Jdk {
    /// Judges as [`Judge::judge_pairs`] does. The catalogue holds the files of
    /// documents that schemas name by other locations; where there is none, an empty
    /// document stands for it.
    ///
    /// # Errors
    ///
    /// As [`Judge::judge_pairs`].
    pub fn judge_with_catalogue(
        &self,
        catalogue: &[(&str, Option<PathBuf>)],
        pairs: &[(PathBuf, PathBuf)],
    ) -> io::Result<Vec<Verdict>> {
        self.available()?;
        let folder = tempfile::tempdir()?;
        let program = folder.path().join("Judge.java");
        fs::write(&program, PROGRAM)?;
        let mut lines = String::new();
        for (location, path) in catalogue {
            let path = path.as_deref().unwrap_or(Path::new(""));
            let _ = writeln!(lines, "{location}\t{}", path.display());
        }
        let file = folder.path().join("catalogue");
        fs::write(&file, lines)?;
        let mut java = Command::new("java");
        // Content automata and patterns are walked recursively: a deep stack.
        java.args(["-Xss256m", "-XX:+UseSerialGC"])
            .args(LIMITS)
            .arg(format!("-Dcatalogue={}", file.display()))
            .arg(program);
        batch::run(&mut java, pairs)
    }
}
