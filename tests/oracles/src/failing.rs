//! A machine that fails: a program is run again and again, each time with another of its calls
//! of the system failing, by strace; and killed at some moment of its run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Instant;

/// Work of a program in a folder: it makes a file, or replaces it.
#[derive(Clone, Copy, Debug)]
pub struct Work<'w> {
    /// The program.
    pub program: &'w Path,
    /// Its words.
    pub words: &'w [&'w str],
    /// The files that there are before.
    pub files: &'w [(&'w str, &'w [u8])],
}

/// Calls with the error that they fail with.
const CALLS: [(&str, &str); 9] = [
    ("read", "EIO"),
    ("write", "ENOSPC"),
    ("openat", "EMFILE"),
    ("fsync,fdatasync", "EIO"),
    ("rename,renameat,renameat2", "EACCES"),
    ("fchmod", "EPERM"),
    ("lseek", "EIO"),
    ("statx,newfstatat,fstat", "EIO"),
    ("clone,clone3", "EAGAIN"),
];

/// Calls of a kind in one thread, at the most: more are a test that has become too large.
const MOST: usize = 400;

/// The exit code of the system's loader.
const UNLOADED: i32 = 127;

type Files = BTreeMap<String, Vec<u8>>;

impl Work<'_> {
    /// Runs the program with one call after the other failing: with each, where the variable
    /// `CIF_FAULTS` is set, else with more between them the further they are. Returns the number
    /// of calls that did.
    ///
    /// # Panics
    /// When the output is neither as before nor whole, when something else is left behind or
    /// changed, and when the exit code is another than this says.
    pub fn with_each_call_failing(&self) -> usize {
        let strace = Command::new("strace").arg("-V").output();
        strace.expect("strace is here; install it with `apt-get install strace`");
        let whole = self.whole();
        let each = std::env::var_os("CIF_FAULTS").is_some();
        let mut failed = 0;
        for (calls, error) in CALLS {
            let mut number = 1;
            loop {
                assert!(number < MOST, "{:?}: too many of {calls}", self.words);
                let log = tempfile::NamedTempFile::new().expect("a file can be made");
                let mut strace = Command::new("timeout");
                strace
                    .args(["--signal=KILL", "60", "strace"])
                    .args(["-f", "-qq", "--seccomp-bpf", "-o"])
                    .arg(log.path())
                    .arg(format!("--trace={calls}"))
                    .arg(format!("--inject={calls}:error={error}:when={number}"));
                let case = format!("{:?}, {calls} {number}: {error}", self.words);
                let (output, files) = self.run(strace);
                if !fs::read_to_string(log.path()).is_ok_and(|log| log.contains("(INJECTED)")) {
                    break;
                }
                if output.status.code() != Some(UNLOADED) {
                    failed += 1;
                    self.judge(&case, &output, &files, &whole);
                }
                number += if each { 1 } else { number };
            }
        }
        failed
    }

    /// Kills the program without notice at eight moments of its run, or as many as `CIF_KILLS`
    /// says. What it had begun may stay there, under a name that says so.
    ///
    /// # Panics
    /// When the output is neither as before nor whole, or something else was changed.
    pub fn killed(&self) {
        let times = std::env::var("CIF_KILLS").ok();
        let times = times.map_or(8, |it| it.parse().expect("a number"));
        let begin = Instant::now();
        let whole = self.whole();
        let time = begin.elapsed();
        for number in 0..times {
            let folder = self.folder();
            let mut child = self
                .command(None, folder.path())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            thread::sleep(time * number / times);
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            let mut files = contents(folder.path());
            files.retain(|name, _| !(name.starts_with(".cif-") && is_temporary(name)));
            assert!(
                files == whole || files == self.before(),
                "{:?} killed at {number} of {times}: {:?}",
                self.words,
                files.keys()
            );
        }
    }

    /// Runs the program by a shell, as `$0` with `$@`; it does its work as ever.
    ///
    /// # Panics
    /// When it does not.
    pub fn by_shell(&self, script: &str) {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]);
        let (output, files) = self.run(shell);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success(),
            "{script} {:?}: {stderr}",
            self.words
        );
        assert!(files == self.whole(), "{script} {:?}", self.words);
    }

    /// The files after a run without a fault.
    fn whole(&self) -> Files {
        let folder = self.folder();
        let output = self.command(None, folder.path()).output();
        let output = output.expect("the program starts");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{:?}: {stderr}", self.words);
        let whole = contents(folder.path());
        assert_ne!(whole, self.before(), "{:?} does nothing", self.words);
        whole
    }

    fn judge(&self, case: &str, output: &Output, files: &Files, whole: &Files) {
        let stderr = String::from_utf8_lossy(&output.stderr);
        let code = output.status.code();
        assert!(!stderr.contains("panicked"), "{case}: {stderr}");
        if files == whole {
            // What could not be said about it is a failure too.
            assert!(matches!(code, Some(0 | 2)), "{case}: {code:?} {stderr}");
        } else {
            let names: Vec<_> = files.keys().collect();
            assert!(*files == self.before(), "{case}: {names:?} {stderr}");
            assert_eq!(code, Some(2), "{case}: {stderr}");
            assert!(!stderr.is_empty() || case.contains("write"), "{case}");
        }
    }

    /// Runs it in a folder of its own by another program, and gives the files there.
    fn run(&self, by: Command) -> (Output, Files) {
        let folder = self.folder();
        let output = self.command(Some(by), folder.path()).output();
        let output = output.expect("timeout and sh are there");
        (output, contents(folder.path()))
    }

    fn command(&self, by: Option<Command>, folder: &Path) -> Command {
        let mut command = match by {
            Some(mut by) => {
                by.arg(self.program);
                by
            }
            None => Command::new(self.program),
        };
        command.args(self.words).current_dir(folder);
        command.env("CIF_NO_CACHE", "1").stdin(Stdio::null());
        command
    }

    fn folder(&self) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for (name, bytes) in self.files {
            fs::write(folder.path().join(name), bytes).expect("a file can be written");
        }
        folder
    }

    fn before(&self) -> Files {
        let files = self.files.iter();
        files
            .map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec()))
            .collect()
    }
}

fn is_temporary(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "tmp")
}

/// The files of a folder, without those in folders of it.
fn contents(folder: &Path) -> Files {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read(entry.path()).unwrap_or_default())
    };
    entries
        .map(|entry| file(entry.expect("an entry")))
        .collect()
}
