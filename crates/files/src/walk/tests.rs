use std::fs;

use super::*;

#[test]
fn arguments_become_inputs() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    fs::create_dir_all(root.join("b/c")).unwrap();
    fs::create_dir(root.join("empty")).unwrap();
    for name in [
        "z.cif",
        "a.CIF",
        "b/y.cif",
        "b/c/x.cif",
        "b/c/x.xml",
        "[1].cif",
        "b/c/y.cif.zst",
        "b/c/y.zst",
    ] {
        fs::write(root.join(name), "").unwrap();
    }
    let found = |arguments: &[&str]| -> (Vec<String>, usize) {
        let arguments: Vec<PathBuf> = arguments.iter().map(|it| root.join(it)).collect();
        let Found { files, errors } = gather(&arguments, CIF, &Exclude::default());
        let root = root.display().to_string();
        let names = files.iter().map(|file| {
            let name = file.display().to_string().replace('\\', "/");
            name[root.len()..].trim_start_matches('/').to_owned()
        });
        (names.collect(), errors.len())
    };
    let all = [
        "[1].cif",
        "a.CIF",
        "b/c/x.cif",
        "b/c/y.cif.zst",
        "b/y.cif",
        "z.cif",
    ];
    assert_eq!(found(&[""]), (all.map(str::to_owned).to_vec(), 0));
    let cases: &[(&[&str], &[&str], usize)] = &[
        (&["z.cif", "*.cif", "z.cif"], &["z.cif", "[1].cif"], 0),
        (&["**/x.*"], &["b/c/x.cif", "b/c/x.xml"], 0),
        (&["*/*.cif"], &["b/y.cif"], 0),
        (&["b/{y,n}.cif"], &["b/y.cif"], 0),
        (&["[1].cif"], &["[1].cif"], 0),
        (&["empty", "b/c"], &["b/c/x.cif", "b/c/y.cif.zst"], 1),
        (&["no*", "no/*", "[", "z.cif"], &["z.cif"], 3),
        (&["missing"], &["missing"], 0),
    ];
    for (arguments, names, errors) in cases {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        assert_eq!(found(arguments), (names, *errors), "{arguments:?}");
    }
    assert_eq!(
        gather(&[PathBuf::from("-")], CIF, &Exclude::default()).files,
        [Path::new("-")]
    );
}

#[test]
fn folders_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    for (name, text) in [
        (".git/a.cif", ""),
        (".gitignore", "build/\n*.tmp.cif\n"),
        (".hidden/b.cif", ""),
        (".c.cif", ""),
        ("build/d.cif", ""),
        ("deep/build/e.cif", ""),
        ("deep/f.cif", ""),
        ("drafts/g.cif", ""),
        ("deep/drafts/h.cif", ""),
        ("i.tmp.cif", ""),
        ("j.cif", ""),
        ("old/k.cif", ""),
    ] {
        fs::create_dir_all(root.join(name).parent().unwrap()).unwrap();
        fs::write(root.join(name), text).unwrap();
    }
    let mut patterns = ExcludeBuilder::new(root);
    for pattern in ["/drafts", "j.*", "old/*.cif"] {
        patterns.add(pattern).unwrap();
    }
    let exclude = patterns.build().unwrap();
    let names = |argument: &str, exclude| {
        let files = gather(&[root.join(argument)], CIF, exclude).files;
        let names = files
            .iter()
            .map(|path| path.strip_prefix(root).unwrap().display().to_string());
        names.collect::<Vec<_>>().join(" ").replace('\\', "/")
    };
    let none = &Exclude::default();
    let all = ".c.cif deep/drafts/h.cif deep/f.cif drafts/g.cif i.tmp.cif j.cif old/k.cif";
    assert_eq!(names("", none), all);
    assert_eq!(names("**/*.cif", none), all);
    assert_eq!(
        names("", &exclude),
        ".c.cif deep/drafts/h.cif deep/f.cif i.tmp.cif"
    );
    // However the way there is written.
    assert_eq!(
        names("deep/../drafts/../i.tmp.cif", &exclude),
        "deep/../drafts/../i.tmp.cif"
    );
    assert_eq!(
        names("deep/..", &exclude),
        "deep/../.c.cif deep/../deep/drafts/h.cif deep/../deep/f.cif deep/../i.tmp.cif"
    );
    // What is named is taken.
    assert_eq!(names("build", none), "build/d.cif");
    assert_eq!(names(".hidden", none), ".hidden/b.cif");
    assert_eq!(names("drafts", &exclude), "drafts/g.cif");
    assert_eq!(names("j.cif", &exclude), "j.cif");
}

/// A folder that is named by a link is one like others.
#[cfg(unix)]
#[test]
fn a_link_that_is_named_is_followed() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    for name in ["real/a.cif", "real/in/b.cif", "other/c.cif"] {
        fs::create_dir_all(root.join(name).parent().unwrap()).unwrap();
        fs::write(root.join(name), "").unwrap();
    }
    std::os::unix::fs::symlink("real", root.join("link")).unwrap();
    std::os::unix::fs::symlink("../other", root.join("real/out")).unwrap();
    for (argument, names) in [
        ("link", &["link/a.cif", "link/in/b.cif"]),
        ("link/", &["link/a.cif", "link/in/b.cif"]),
        ("link/**/*.cif", &["link/a.cif", "link/in/b.cif"]),
    ] {
        let files = gather(&[root.join(argument)], CIF, &Exclude::default()).files;
        assert_eq!(files, names.map(|name| root.join(name)), "{argument}");
    }
}

/// A pipe is not opened before it is read: who writes it would lose it.
#[cfg(unix)]
#[test]
fn pipes_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("games.pgn");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let (send, receive) = std::sync::mpsc::channel();
    let argument = pipe.clone();
    std::thread::spawn(move || send.send(games(&[argument]).is_ok()));
    let found = receive.recv_timeout(std::time::Duration::from_secs(20));
    assert_eq!(found, Ok(true));
}
