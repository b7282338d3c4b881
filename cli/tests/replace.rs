//! The fate of the file that a command replaces: owner, permissions,
//! attributes and other names of it, and what others write to it meanwhile. Ended
//! by whatever signal, a command leaves nothing half written behind.
#![cfg(target_os = "linux")]

mod common;

use std::fs::{self, OpenOptions, Permissions};
use std::io::Write as _;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use common::{Run, cif, command, files, long_archive, signal, wait_until};

/// A folder with an archive that can be fixed.
struct Place {
    folder: tempfile::TempDir,
    archive: PathBuf,
}

impl Place {
    fn new(bytes: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let archive = folder.path().join("a.cif");
        fs::write(&archive, long_archive(bytes)).unwrap();
        Self { folder, archive }
    }

    fn fix(&self, more: &[&str]) -> Run {
        let words = ["fix", self.archive.to_str().unwrap()];
        cif(words.iter().chain(more))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn files(&self) -> Vec<String> {
        files(self.folder.path())
    }

    fn is_fixed(&self) -> bool {
        is_fixed(&self.archive)
    }
}

fn is_fixed(path: &Path) -> bool {
    fs::read_to_string(path).unwrap().contains("2014-12-21")
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

#[test]
fn owner_and_group_stay() {
    let place = Place::new(0);
    if is_root() {
        chown(&place.archive, Some(4321), Some(4322)).unwrap();
    }
    fs::set_permissions(&place.archive, Permissions::from_mode(0o6754)).unwrap();
    let before = fs::metadata(&place.archive).unwrap();
    let run = place.fix(&[]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(place.is_fixed());
    let after = fs::metadata(&place.archive).unwrap();
    assert_eq!((after.uid(), after.gid()), (before.uid(), before.gid()));
    // A new text does not run as somebody else.
    assert_eq!(after.mode() & 0o7777, 0o754);
}

/// A file that the shell has opened is written on where it is, and no other takes its place.
#[test]
fn open_files_are_written_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("a.pgn"), "[Event \"x\"]\n\n1. e4 *\n").unwrap();
    fs::write(path("a.cif"), long_archive(0)).unwrap();
    symlink("/dev/stdout", path("link.svg")).unwrap();
    let shell = |line: &str| {
        let run = Command::new("sh")
            .args(["-c", line, env!("CARGO_BIN_EXE_cif")])
            .current_dir(folder.path())
            .env("CIF_NO_CACHE", "1")
            .output()
            .unwrap();
        (run.status.code(), String::from_utf8(run.stderr).unwrap())
    };
    assert_eq!(shell("\"$0\" convert a.pgn b.cif -q").0, Some(0));
    for (words, part) in [
        ("convert a.pgn /dev/stdout --to cif -q", "<cif"),
        ("convert a.pgn /proc/self/fd/1 --to cif -q", "<cif"),
        ("json b.cif -o /dev/fd/1", "{"),
        ("html a.pgn -o /dev/stdout -q", "<!DOCTYPE html>"),
        ("check b.cif --format csv=/dev/stdout -q", "file,"),
        ("check b.cif --output-file /dev/stdout", "1 game"),
        ("show a.pgn --picture link.svg", "<svg"),
    ] {
        fs::write(path("log"), "before\n").unwrap();
        let found = shell(&format!("(echo old; \"$0\" {words} && echo new) >> log"));
        assert_eq!(found.0, Some(0), "{words}: {}", found.1);
        let log = fs::read_to_string(path("log")).unwrap();
        let rest = log.strip_prefix("before\nold\n");
        let written = rest.and_then(|it| it.strip_suffix("new\n"));
        assert!(
            written.is_some_and(|it| it.contains(part)),
            "{words}: {log}"
        );
    }
    // Where the position is out of reach, and where a file would be replaced.
    for line in [
        "\"$0\" convert a.pgn /dev/fd/3 --to cif 3>> log",
        "\"$0\" fix /dev/stdin < a.cif",
        "\"$0\" fix /dev/stdout >> a.cif",
    ] {
        let before = ["log", "a.cif"].map(|it| fs::read(path(it)).unwrap());
        let (status, said) = shell(line);
        assert_eq!(status, Some(2), "{line}: {said}");
        assert!(
            said.contains("stands for a file that is open"),
            "{line}: {said}"
        );
        assert_eq!(
            ["log", "a.cif"].map(|it| fs::read(path(it)).unwrap()),
            before
        );
    }
    // Into pipes: nothing is replaced there, and their readers may go away.
    let piped = |line: &str, reader: &str| {
        shell(&format!(
            "{{ sleep 0.2; \"$0\" {line}; echo $? >&2; }} | {reader}"
        ))
        .1
    };
    let said = piped("fix a.cif -o /dev/stdout -q", "cat");
    assert!(said.contains("stands for a file that is open"), "{said}");
    assert!(said.ends_with("\n2\n"), "{said}");
    for name in ["-", "/dev/stdout", "/proc/self/fd/1"] {
        for words in [
            "html a.pgn -q -o",
            "show a.pgn --picture",
            "convert a.pgn -q --to cif",
        ] {
            assert_eq!(
                piped(&format!("{words} {name}"), "true"),
                "0\n",
                "{words} {name}"
            );
        }
    }
    assert_eq!(
        files(folder.path()),
        ["a.cif", "a.pgn", "b.cif", "link.svg", "log"]
    );
}

/// Whoever cannot give a file back to its owner does not take it.
#[test]
fn what_belongs_to_somebody_else_is_left_alone() {
    if !is_root() {
        return;
    }
    let place = Place::new(0);
    let open = |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    open(place.folder.path(), 0o777);
    open(&place.archive, 0o666);
    // A place that anybody can run it from.
    let programs = tempfile::tempdir().unwrap();
    open(programs.path(), 0o755);
    let program = programs.path().join("cif");
    fs::copy(env!("CARGO_BIN_EXE_cif"), &program).unwrap();
    let output = Command::new(program)
        .arg("fix")
        .arg(&place.archive)
        .current_dir("/")
        .uid(65534)
        .gid(65534)
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("it belongs to user 0"), "{stderr}");
    assert!(!place.is_fixed());
    assert_eq!(place.files(), ["a.cif"]);
}

/// Attributes that users attach to a file, and the lists of its readers.
#[test]
fn attributes_stay() {
    let place = Place::new(0);
    // Not every system of files has them.
    if xattr::set(&place.archive, "user.note", b"mine").is_err() {
        return;
    }
    // Version 2; owner rw, user 4321 r, group r, mask r, others nothing.
    let entries: [(u16, u16, u32); 5] = [
        (0x01, 6, u32::MAX),
        (0x02, 4, 4321),
        (0x04, 4, u32::MAX),
        (0x10, 4, u32::MAX),
        (0x20, 0, u32::MAX),
    ];
    let entry = |(tag, mode, id): (u16, u16, u32)| {
        [
            &tag.to_le_bytes()[..],
            &mode.to_le_bytes(),
            &id.to_le_bytes(),
        ]
        .concat()
    };
    let list = [&2_u32.to_le_bytes()[..], &entries.map(entry).concat()].concat();
    let access = "system.posix_acl_access";
    let has_list = xattr::set(&place.archive, access, &list).is_ok();
    assert_eq!(place.fix(&[]).status, Some(0));
    assert!(place.is_fixed());
    let value = |name| xattr::get(&place.archive, name).unwrap();
    assert_eq!(value("user.note").as_deref(), Some(&b"mine"[..]));
    if has_list {
        assert_eq!(value(access), Some(list.clone()));
        // A list that new files of a folder get is not one of this file.
        xattr::remove(&place.archive, access).unwrap();
        fs::write(&place.archive, long_archive(0)).unwrap();
        xattr::set(place.folder.path(), "system.posix_acl_default", &list).unwrap();
        assert_eq!(place.fix(&[]).status, Some(0));
        assert!(place.is_fixed());
        assert_eq!(value(access), None);
    }
}

#[test]
fn other_names_of_a_file_are_reported() {
    let place = Place::new(0);
    fs::hard_link(&place.archive, place.path("b.cif")).unwrap();
    let run = place.fix(&[]);
    assert_eq!(run.status, Some(0));
    assert!(run.stderr.contains("a.cif` was one of 2 names"), "{run:?}");
    assert!(place.is_fixed() && !is_fixed(&place.path("b.cif")));
}

/// Every command that writes a file by name does it in the same way.
#[test]
fn all_writers_keep_what_is_there() {
    let commands: [&[&str]; 5] = [
        &["fix", "minimal.cif", "-o"],
        &["json", "minimal.cif", "-o"],
        &["show", "namebase.cif", "--svg"],
        &["eval", "namebase.cif", "--svg"],
        &["convert", "namebase.cif", "--from=cif", "--to=pgn"],
    ];
    for words in commands {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let write = |name: &str| {
            let output = path(name);
            let words = words.iter().map(AsRef::as_ref);
            cif(words.chain([output.as_os_str()]))
        };
        symlink("new", path("link")).unwrap();
        let run = write("link");
        assert!(
            run.status.is_some_and(|status| status < 2),
            "{words:?}: {run:?}"
        );
        let written = fs::read(path("new")).unwrap();
        assert!(!written.is_empty() && path("link").is_symlink());

        fs::write(path("old"), "old").unwrap();
        fs::set_permissions(path("old"), Permissions::from_mode(0o4640)).unwrap();
        if is_root() {
            chown(path("old"), Some(4321), Some(4322)).unwrap();
        }
        let before = fs::metadata(path("old")).unwrap();
        fs::hard_link(path("old"), path("other")).unwrap();
        let run = write("old");
        assert!(
            run.stderr.contains("was one of 2 names"),
            "{words:?}: {run:?}"
        );
        let after = fs::metadata(path("old")).unwrap();
        assert_eq!((after.uid(), after.gid()), (before.uid(), before.gid()));
        assert_eq!(after.mode() & 0o7777, 0o640);
        assert!(fs::read(path("old")).unwrap() == written, "{words:?}");
        assert_eq!(files(folder.path()), ["link", "new", "old", "other"]);
    }
}

/// Links to what is not there yet, to a link, and to themselves.
#[test]
fn a_link_that_leads_nowhere_leads_to_the_output() {
    let place = Place::new(0);
    let out = place.path("out.cif");
    for to in ["new.cif", "folder/new.cif"] {
        fs::create_dir_all(place.path("folder")).unwrap();
        symlink(to, place.path("other.cif")).unwrap();
        symlink("other.cif", &out).unwrap();
        let run = place.fix(&["-o", out.to_str().unwrap()]);
        assert_eq!((run.status, &*run.stderr), (Some(0), ""));
        assert!(out.is_symlink() && is_fixed(&place.path(to)));
        fs::remove_file(&out).unwrap();
        fs::remove_file(place.path("other.cif")).unwrap();
    }
    for (to, reason) in [
        ("missing/new.cif", "there is no folder"),
        ("out.cif", "symbolic link"),
    ] {
        symlink(to, &out).unwrap();
        let run = place.fix(&["-o", out.to_str().unwrap()]);
        assert_eq!(run.status, Some(2));
        assert!(run.stderr.contains(reason), "{run:?}");
        fs::remove_file(&out).unwrap();
    }
}

/// Starts to fix an archive, and stops it in the midst of that.
fn stopped(place: &Place) -> Child {
    let child = command()
        .arg("fix")
        .arg(&place.archive)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let has_new = || place.files().iter().any(|name| name.starts_with(".cif-"));
    wait_until("a new file is begun", has_new);
    signal(&child, "-STOP");
    let stat = format!("/proc/{}/stat", child.id());
    wait_until("it is stopped", || {
        fs::read_to_string(&stat).unwrap().contains(") T ")
    });
    assert!(has_new() && !place.is_fixed(), "it was too quick");
    child
}

fn ended(child: Child) -> (Output, String) {
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr.clone()).unwrap();
    (output, stderr)
}

const LONG: usize = 1 << 20;

#[test]
fn what_others_write_while_an_archive_is_fixed_stays() {
    let append = |path: &Path| {
        let mut file = OpenOptions::new().append(true).open(path).unwrap();
        file.write_all(b"<!-- theirs -->\n").unwrap();
    };
    let replace = |path: &Path| {
        let other = path.with_extension("other");
        fs::write(&other, "theirs").unwrap();
        fs::rename(other, path).unwrap();
    };
    for change in [&append as &dyn Fn(&Path), &replace] {
        let place = Place::new(LONG);
        let child = stopped(&place);
        change(&place.archive);
        let theirs = fs::read(&place.archive).unwrap();
        signal(&child, "-CONT");
        let (output, stderr) = ended(child);
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains("a.cif.new`"), "{stderr}");
        assert!(fs::read(&place.archive).unwrap() == theirs);
        assert!(is_fixed(&place.path("a.cif.new")));
        assert_eq!(place.files(), ["a.cif", "a.cif.new"]);
    }
}

#[test]
fn no_signal_leaves_a_new_file_behind() {
    for (name, number) in [
        ("HUP", 1),
        ("INT", 2),
        ("QUIT", 3),
        ("TERM", 15),
        ("XCPU", 24),
    ] {
        let place = Place::new(LONG);
        let child = stopped(&place);
        signal(&child, &format!("-{name}"));
        signal(&child, "-CONT");
        let (output, stderr) = ended(child);
        let status = output.status;
        assert_eq!(status.code(), Some(128 + number), "{name}: {stderr}");
        assert_eq!(status.signal(), None, "{name}");
        assert!(!place.is_fixed());
        assert_eq!(place.files(), ["a.cif"], "{name}");
    }
}

/// Ctrl-C ends all programs of a pipeline: the signal and the end of the input come together.
#[test]
fn a_signal_that_ends_a_pipe_is_no_fault_of_the_input() {
    let archive = format!(
        "<cif>{}",
        "<game><info/><moves>e2e4</moves></game>".repeat(2000)
    );
    let page = "Not found\n";
    for (command, text) in [
        ("check -", ""),
        ("check -", "<cif>"),
        ("check -", &archive),
        ("check - --quiet", ""),
        ("check - --quiet", &archive),
        ("check - --statistics", &archive),
        ("check - --schema-only --jobs 1", &archive),
        ("show -", ""),
        ("eval -", ""),
        ("html - -o OUT", ""),
        ("html - -o OUT", &archive),
        ("json -", &archive),
        ("fix -", &archive),
        ("convert - OUT --to pgn", &archive),
        ("uci -", page),
    ] {
        for (name, number) in [("-INT", 2), ("-TERM", 15)] {
            let place = Place::new(1);
            let mut child = self::command()
                .args(command.split(' ').map(|it| match it {
                    "OUT" => place.path("out").into_os_string(),
                    it => it.into(),
                }))
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let mut stdin = child.stdin.take().unwrap();
            stdin.write_all(text.as_bytes()).unwrap();
            // It listens once it waits for more.
            wait_until("it waits", || {
                let status = fs::read_to_string(format!("/proc/{}/status", child.id()));
                let status = status.unwrap();
                let caught = status.lines().find_map(|it| it.strip_prefix("SigCgt:"));
                let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
                caught >> (number - 1) & 1 == 1 && status.contains("State:\tS")
            });
            signal(&child, name);
            drop(stdin);
            let output = child.wait_with_output().unwrap();
            let stderr = String::from_utf8(output.stderr).unwrap();
            assert_eq!(
                output.status.code(),
                Some(128 + number),
                "{command}: {stderr}"
            );
            assert!(!stderr.contains("error:"), "{command}: {stderr}");
            assert_eq!(place.files(), ["a.cif"], "{command}");
        }
    }
}

/// A run that is to outlive its terminal does.
#[test]
fn an_ignored_signal_stays_ignored() {
    let place = Place::new(LONG);
    let child = Command::new("sh")
        .args(["-c", "trap '' HUP; exec \"$0\" fix -q \"$1\""])
        .arg(env!("CARGO_BIN_EXE_cif"))
        .arg(&place.archive)
        .spawn()
        .unwrap();
    wait_until("a new file is begun", || place.files().len() > 1);
    signal(&child, "-HUP");
    let (output, _) = ended(child);
    assert_eq!(output.status.code(), Some(0));
    assert!(place.is_fixed());
}

#[test]
fn a_limit_on_the_size_of_files_is_an_error_like_others() {
    let place = Place::new(1 << 20);
    let output = Command::new("sh")
        .args(["-c", "ulimit -f 64; exec \"$0\" fix \"$1\""])
        .arg(env!("CARGO_BIN_EXE_cif"))
        .arg(&place.archive)
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("File too large"), "{stderr}");
    assert!(!place.is_fixed());
    assert_eq!(place.files(), ["a.cif"]);
}
