//! The output that people see who wait at a terminal, and the state in which an
//! interrupt leaves a check. The terminal is a pseudo terminal, which a test reads as a person does.
#![cfg(target_os = "linux")]

mod common;

use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{command, long_archive, signal};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// A terminal of 100 columns.
struct Terminal {
    screen: File,
    name: String,
}

impl Terminal {
    fn new() -> Self {
        let screen = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&screen).unwrap();
        unlockpt(&screen).unwrap();
        let size = Winsize {
            ws_row: 30,
            ws_col: 100,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&screen, size).unwrap();
        let name = ptsname(&screen, Vec::new()).unwrap();
        Self {
            screen: File::from(screen),
            name: name.into_string().unwrap(),
        }
    }

    /// Something to write to it by.
    fn stdio(&self) -> Stdio {
        const O_NOCTTY: i32 = 0o400;
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).custom_flags(O_NOCTTY);
        Stdio::from(OwnedFd::from(opened.open(&self.name).unwrap()))
    }

    /// Everything that was written to it, once nobody can write any more.
    fn read(mut self) -> String {
        let mut text = Vec::new();
        let mut part = [0; 1 << 12];
        // When the last writer is gone, reading is an error.
        while let Ok(count @ 1..) = self.screen.read(&mut part) {
            text.extend_from_slice(&part[..count]);
        }
        String::from_utf8(text).unwrap()
    }
}

/// Runs a command with its standard error on a terminal. Gives what it wrote
/// there, the exit status, and how long it took.
fn watched(mut command: Command) -> (String, Option<i32>, Duration) {
    let begin = Instant::now();
    let terminal = Terminal::new();
    let mut child = command
        .stdin(Stdio::null())
        .stderr(terminal.stdio())
        .spawn()
        .unwrap();
    // The command holds the terminal, too.
    drop(command);
    let text = terminal.read();
    let status = child.wait().unwrap();
    (text, status.code(), begin.elapsed())
}

/// Runs a command with both of its outputs on one terminal, and gives what it wrote there.
fn on_one_terminal(mut command: Command) -> (String, Option<i32>) {
    let terminal = Terminal::new();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(terminal.stdio())
        .stderr(terminal.stdio())
        .spawn()
        .unwrap();
    drop(command);
    let text = terminal.read();
    (text, child.wait().unwrap().code())
}

/// Runs a command with its standard output on a terminal, and gives what it wrote there.
fn shown(mut command: Command) -> String {
    let terminal = Terminal::new();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(terminal.stdio())
        .spawn()
        .unwrap();
    drop(command);
    let text = terminal.read();
    assert!(child.wait().unwrap().success());
    text.replace("\r\n", "\n")
}

/// A wide terminal has the board and the moves side by side; one that does not know UTF-8 has
/// both in ASCII.
#[test]
fn the_board_stands_beside_the_moves() {
    for (locale, line, player) in [
        (
            "C.UTF-8",
            "8 ♜ · ♝ ♛ ♚ ♝ ♞ ♜    1. e4 e5 2. Nf3",
            "José Raúl",
        ),
        ("C", "8 r . b q k b n r    1. e4 e5 2. Nf3", "Jose Raul"),
    ] {
        let mut command = command();
        command.args(["--color", "never", "show", "namebase.cif"]);
        let text = shown({
            command.env("LC_ALL", locale);
            command
        });
        assert!(text.lines().any(|it| it.starts_with(line)), "{text}");
        assert!(text.contains(player), "{text}");
        assert_eq!(text.is_ascii(), locale == "C", "{text}");
        assert_eq!(text.matches("a b c d e f g h").count(), 1, "{text}");
    }
}

/// The choice of colours counts for help and for errors in the command line too.
#[test]
fn help_and_errors_have_the_chosen_colours() {
    for choice in ["auto", "never"] {
        for words in [
            ["--color", choice, "check", "--help"],
            ["check", "--color", choice, "--help"],
            ["--color", choice, "check", "--bogus"],
            ["check", "--bogus", "--color", choice],
        ] {
            let mut command = command();
            command.args(words);
            let (text, _) = on_one_terminal(command);
            assert!(text.contains("Usage:"), "{words:?}: {text:?}");
            let is_colored = text.contains('\u{1B}');
            assert_eq!(is_colored, choice == "auto", "{words:?}: {text:?}");
        }
    }
}

/// A line at the bottom says how far a command is that takes a while, and goes
/// at the end; where standard error is no terminal there is none.
#[test]
fn there_is_a_line_for_who_waits() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (one, other, out) = (path("a.cif"), path("b.cif"), path("out"));
    let json = path("a.json");
    let commands: [(&[&str], &str); 5] = [
        (&["check", &one, &other, "--jobs=1"], "1 file of 2, "),
        (&["fix", &one, &other], "1 file of 2, "),
        (&["json", &one, "-o", &out], ""),
        (&["json", "--to=cif", &json, "-o", &out], ""),
        (
            &["convert", &one, &out, "--to", "pgn", "--jobs=1"],
            " games, ",
        ),
    ];
    for (words, label) in commands {
        let text = said_to_who_waits(|bytes| {
            fs::write(&one, long_archive(bytes)).unwrap();
            fs::write(&other, long_archive(bytes)).unwrap();
            if words.contains(&&*json) {
                let mut make = command();
                make.args(["json", "--lenient", &one, "-o", &json]);
                make.output().unwrap();
            }
            let mut command = command();
            command.args(words).stdout(Stdio::null());
            let (text, status, time) = watched(command);
            assert!(status.is_some_and(|status| status < 2), "{words:?}: {text}");
            (text, time)
        });
        for part in ["% ", " MB/s, ", " left", label] {
            assert!(text.contains(part), "{words:?}: no `{part}` in {text:?}");
        }
        // There is room for `^C`, which would begin a new line otherwise.
        let lines = text.split(['\r', '\n']);
        let lines = lines.filter(|line| line.contains(" left"));
        let widest = lines.map(|line| line.trim_start_matches("\u{1b}[2K").chars().count());
        assert_eq!(widest.max(), Some(95), "{words:?}: {text:?}");
        let output = command().args(words).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(!stderr.contains(" left"), "{words:?}: {stderr}");
    }
}

/// The time that is left is said once there is something to go by.
#[test]
fn nothing_is_said_of_the_time_before_a_position_is_searched() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("a.pgn"), "1. e4 e5 2. Nf3 *\n").unwrap();
    let engine = cif_oracles::scripted_engine().unwrap();
    let mut annotate = command();
    annotate.args([
        "annotate",
        &path("a.pgn"),
        "-o",
        &path("a.cif"),
        "--depth=1",
    ]);
    annotate.arg(format!("--engine='{}' sleep=500", engine.display()));
    let (text, status, _) = watched(annotate);
    assert_eq!(status, Some(0), "{text}");
    let lines: Vec<&str> = text.split("\r\u{1b}[2K").skip(1).collect();
    let (before, after): (Vec<&str>, Vec<&str>) =
        (lines.iter()).partition(|line| line.contains("0/1 games, 0 positions"));
    assert!(!before.is_empty(), "{text:?}");
    assert!(!before.iter().any(|line| line.contains("left")), "{text:?}");
    assert!(after.iter().any(|line| line.contains(" left")), "{text:?}");
    assert!(lines[0].contains(" games, "), "{text:?}");
}

/// The text on the terminal of a run that takes two seconds. `run` is given bytes for an archive,
/// and says what was on the terminal, and how long it took.
fn said_to_who_waits(mut run: impl FnMut(usize) -> (String, Duration)) -> String {
    let mut bytes = 1 << 19;
    loop {
        let (text, time) = run(bytes);
        if time > Duration::from_secs(2) {
            return text;
        }
        bytes *= 2;
    }
}

/// The line is in ASCII on a terminal that does not know UTF-8. There is none on a terminal that
/// cannot take it away again, and none among data.
#[test]
fn the_line_is_one_that_the_terminal_can_show() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (archive, part, out) = (path("a.cif"), path("part.cif"), path("a.pgn"));
    let text = said_to_who_waits(|bytes| {
        fs::write(&archive, long_archive(bytes)).unwrap();
        // A page takes longer.
        fs::write(&part, long_archive(bytes / 16)).unwrap();
        let mut check = command();
        check.args(["check", &archive, "--jobs=1"]);
        check.env("LC_ALL", "C").stdout(Stdio::null());
        let (text, _, time) = watched(check);
        (text, time)
    });
    assert!(text.is_ascii() && text.contains("#-"), "{text:?}");
    for (words, terminal) in [
        (&["check", &archive, "--jobs=1"][..], "dumb"),
        (&["check", "--format=json", &archive, "--jobs=1"], "xterm"),
        (&["convert", "--format=json", &archive, &out], "xterm"),
        (&["html", &part, "-o", "-"], "xterm"),
    ] {
        let mut command = command();
        command.args(words).env("TERM", terminal);
        let (text, _) = on_one_terminal(command);
        assert!(!text.contains("\u{1B}[2K"), "{words:?}: {text:?}");
    }
}

/// The line needs no thread of its own where the system has none left.
#[test]
fn a_system_without_threads_leaves_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("a.cif");
    for first in 1..4 {
        let text = said_to_who_waits(|bytes| {
            fs::write(&archive, long_archive(bytes)).unwrap();
            let mut strace = Command::new("strace");
            strace
                .args(["-f", "-qq", "--seccomp-bpf", "-o", "/dev/null"])
                .args(["--trace=clone,clone3"])
                .arg(format!("--inject=clone,clone3:error=EAGAIN:when={first}+"))
                .arg(env!("CARGO_BIN_EXE_cif"))
                .args(["--color", "never", "fix"])
                .arg(&archive)
                .env("TERM", "xterm")
                .stdout(Stdio::null());
            let (text, status, time) = watched(strace);
            assert_eq!(status, Some(0), "{first}: {text}");
            (text, time)
        });
        assert!(text.contains("% "), "{first}: {text}");
    }
}

/// Findings on the same terminal stand above the line.
#[test]
fn findings_are_not_mixed_with_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.cif");
    let archive = long_archive(1 << 20);
    let faulty = archive.replacen("<game>", "<opera/><game>", 1);
    fs::write(
        &path,
        faulty.replace("<info><version>", "<opera/><info><version>"),
    )
    .unwrap();
    let mut command = command();
    command.args(["check", path.to_str().unwrap(), "--color=never"]);
    let (text, status) = on_one_terminal(command);
    assert_eq!(status, Some(1));
    // Whatever stands before a finding in its line was erased.
    let visible = |line: &str| {
        line.rsplit("\u{1b}[2K")
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let lines: Vec<String> = text.lines().map(visible).collect();
    let found = lines
        .iter()
        .filter(|line| line.trim().starts_with("error["))
        .count();
    assert_eq!(found, 3, "{text:?}");
}

/// A terminal that was closed takes nothing, and costs nothing either.
#[test]
fn a_terminal_that_is_gone_is_no_crash() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("a.pgn");
    fs::write(&games, "1. e4 e5 *\n").unwrap();
    let output = folder.path().join("a.cif");
    let program = cif_oracles::scripted_engine().unwrap();
    let mut annotate = command();
    annotate.arg("annotate").arg(&games).arg("-o").arg(&output);
    annotate.args(["--depth=1", "--engine"]).arg(program);
    let mut convert = command();
    convert.arg("convert").arg(&games).arg(&output);
    for mut command in [annotate, convert] {
        let terminal = Terminal::new();
        command.stdin(Stdio::null()).stderr(terminal.stdio());
        drop(terminal);
        let status = command.status().unwrap();
        assert!(status.code().is_some_and(|code| code < 2), "{status}");
        assert!(output.is_file());
    }
}

/// Starts a check of an archive and of standard input, which stays open after
/// an archive with a fault has begun there.
fn waiting(archive: &Path, more: &[&str]) -> Child {
    let check = ["check", archive.to_str().unwrap(), "-", "--jobs=1"];
    begun(&[&check, more].concat(), "<cif>\n<opera/>\n")
}

/// Starts a command whose standard input stays open behind this text.
fn begun(arguments: &[&str], text: &str) -> Child {
    let mut child = command()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let input = child.stdin.as_mut().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(500));
    child
}

#[test]
fn an_interrupted_check_says_what_it_did() {
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("a.cif");
    fs::write(&archive, long_archive(1000)).unwrap();
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        let child = waiting(&archive, &[]);
        signal(&child, name);
        let begin = Instant::now();
        let output = wait_with_open_input(child);
        assert!(begin.elapsed() < Duration::from_secs(5));
        let stdout = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(status), "{stdout}");
        let line = stdout.lines().find(|line| line.starts_with("1 file, "));
        let line = line.expect("a summary");
        assert!(
            line.contains(" games, interrupted with 1 input left: "),
            "{line}"
        );
        // What was found before stands there.
        assert!(stdout.contains("a.cif:1:"), "{stdout}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
    // Programs get nothing but findings.
    let child = waiting(&archive, &["--format=json"]);
    signal(&child, "-INT");
    let output = wait_with_open_input(child);
    assert_eq!(output.status.code(), Some(130));
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(
        stdout.lines().all(|line| line.starts_with("{\"file\":")),
        "{stdout}"
    );
}

/// A command that makes a file says at an interrupt that there is none.
#[test]
fn an_interrupted_conversion_says_what_it_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let name = out.to_str().unwrap();
    let pgn = "[A \"b\"]\n\n1. e4 *\n\n";
    for (arguments, text) in [
        (&["convert", "--from=pgn", "--to=cif", "-", name][..], pgn),
        (&["html", "--output", name, "-"], pgn),
        (&["fix", "--output", name, "-"], "<cif>\n<info/>\n"),
        (&["json", "--output", name, "-"], "<cif>\n<info/>\n"),
        (
            &["json", "--to=cif", "--output", name, "-"],
            "{\"archive\":[",
        ),
    ] {
        let child = begun(arguments, text);
        signal(&child, "-INT");
        let output = wait_with_open_input(child);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(130), "{said}");
        let expected = format!("interrupted: nothing was written into `{name}`");
        assert!(said.contains(&expected), "{said}");
        assert!(!out.exists());
    }
}

/// Waits for a run whose input nobody closes.
fn wait_with_open_input(mut child: Child) -> std::process::Output {
    let input = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    drop(input);
    output
}
