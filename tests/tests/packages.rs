//! Published crates: what a registry shows of each, and its licence.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A crate of the workspace that is published.
struct Package {
    name: String,
    folder: PathBuf,
    manifest: Value,
}

#[test]
fn published_crates_say_what_they_are() {
    for package in published() {
        let name = &package.name;
        let field = |name: &str| &package.manifest[name];
        let count = |name: &str| field(name).as_array().map_or(0, Vec::len);
        assert!(field("description").is_string(), "{name}: no description");
        assert_eq!(field("readme"), "README.md", "{name}: no README");
        assert!((1..=5).contains(&count("keywords")), "{name}: keywords");
        assert!(count("categories") > 0, "{name}: no category");
        let readme = fs::read_to_string(package.folder.join("README.md")).expect("a README");
        assert!(readme.starts_with(&format!("# {name}\n")), "{name}: title");
        assert!(
            readme.contains("README.md)"),
            "{name}: no way to the main README"
        );
    }
}

#[test]
fn published_crates_carry_their_licences() {
    let root = root();
    let overview = fs::read_to_string(root.join("LICENSE")).expect("the overview");
    let (permissive, copyleft) = overview
        .split_once("GPL-3.0-or-later (LICENSES/GPL-3.0-or-later.txt)")
        .expect("two lists");
    for Package {
        name,
        folder,
        manifest,
    } in published()
    {
        let (files, list): (&[_], _) = match manifest["license"].as_str() {
            Some("MIT OR Apache-2.0") => (
                &[("LICENSE-MIT", "MIT"), ("LICENSE-APACHE", "Apache-2.0")],
                permissive,
            ),
            Some("GPL-3.0-or-later") => (&[("LICENSE", "GPL-3.0-or-later")], copyleft),
            other => panic!("{name}: licence {other:?}"),
        };
        for (file, licence) in files {
            let text = fs::read(root.join(format!("LICENSES/{licence}.txt"))).expect("the text");
            let copy = fs::read(folder.join(file)).unwrap_or_default();
            assert!(copy == text, "{name}: {file} is not the text of {licence}");
        }
        let place = folder.strip_prefix(&root).expect("below the root");
        let place = format!("{}/", place.display());
        let is_listed = list.lines().any(|line| {
            let mut words = line.split_whitespace();
            words.next() == Some(&*name) && words.next() == Some(&*place)
        });
        assert!(is_listed, "{name}: not in the right list of LICENSE");
    }
}

/// The crate that programs import is light as long as they ask for no feature: few crates, none
/// that a C compiler builds, none under a copyleft.
#[test]
fn the_library_alone_is_light() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--package", "cif", "--edges", "normal,build"])
        .args(["--prefix", "none", "--format", "{p} {l}", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let tree = String::from_utf8(output.stdout).expect("UTF-8");
    let mut crates: Vec<&str> = tree.lines().map(|it| it.trim_end_matches(" (*)")).collect();
    crates.sort_unstable();
    crates.dedup();
    assert!((10..=20).contains(&crates.len()), "{} crates", crates.len());
    for unwanted in ["cc v", "GPL"] {
        let found = crates.iter().find(|it| it.contains(unwanted));
        assert!(found.is_none(), "{found:?}");
    }
}

/// The members of the workspace without `publish = false`.
fn published() -> Vec<Package> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata");
    let packages = metadata["packages"].as_array().expect("packages");
    let published = packages.iter().filter(|it| it["publish"].is_null());
    let packages: Vec<_> = published
        .map(|it| Package {
            name: it["name"].as_str().expect("a name").to_owned(),
            folder: Path::new(it["manifest_path"].as_str().expect("a path"))
                .parent()
                .expect("a folder")
                .to_owned(),
            manifest: it.clone(),
        })
        .collect();
    assert!(packages.len() > 10, "only {} packages", packages.len());
    packages
}

fn root() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    folder.canonicalize().expect("the root")
}
