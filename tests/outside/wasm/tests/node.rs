//! Builds the crate as WebAssembly, makes bindings for Node, and compares what
//! the functions return there with what they return natively.
//!
//! The library behind the command `wasm-bindgen` makes the bindings: it takes
//! some thirty crates to build and Cargo.lock holds it to the version of
//! `wasm-bindgen`; the command takes four times as many, for a server and a
//! client of HTTP that nobody needs here, and has to be kept at the same version
//! by hand.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use wasm_bindgen_cli_support::Bindgen;

/// The bindings, a module for Node.
static BINDINGS: LazyLock<PathBuf> = LazyLock::new(|| {
    let built = Command::new(env!("CARGO"))
        .args(["build", "--locked", "--lib", "--target", "wasm32-unknown-unknown"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status();
    assert!(built.expect("cargo runs").success());
    // Of `debug/deps/node-...`, the folder around `debug`.
    let test = std::env::current_exe().expect("a path");
    let target = test.ancestors().nth(3).expect("a folder of the build");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm");
    Bindgen::new()
        .input_path(target.join("wasm32-unknown-unknown/debug/outside_wasm.wasm"))
        .nodejs(true)
        .expect("a kind of bindings")
        .typescript(false)
        .generate(&folder)
        .expect("bindings");
    folder.join("outside_wasm.js")
});

/// Returns what a function returns for a text under Node.
fn node(function: &str, text: &str) -> String {
    let mut node = Command::new("node")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run.js"))
        .args([BINDINGS.as_os_str(), function.as_ref()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node runs");
    let mut input = node.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    let output = node.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{function} fails");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Returns a text of the corpus.
fn corpus(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name);
    std::fs::read_to_string(path).expect("a text")
}

/// Returns an archive with these items.
fn archive(items: &str) -> String {
    format!(
        "<cif>{items}<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content/></info></cif>"
    )
}

/// Returns an archive with a game whose variations nest so deep.
fn nested(depth: usize) -> String {
    let (open, close) = ("e2e4 <var>".repeat(depth), "</var>".repeat(depth));
    archive(&format!("<game><info/><moves>{open}{close}</moves></game>"))
}

#[test]
fn findings_are_those_of_the_native_library() {
    for name in ["published-example-as-published.cif", "everything/moves.cif"] {
        let text = corpus(name);
        let native = outside_wasm::check(&text).ok().expect("it is read");
        assert_eq!(node("check", &text), native, "{name}");
    }
}

#[test]
fn archives_are_those_of_the_native_library() {
    let pgn = "[White \"Ada\"]\n[Result \"1-0\"]\n\n\
        1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Qh5 Ke7 3. Qxe5# 1-0\n\n";
    let text = pgn.repeat(3);
    let native = outside_wasm::convert(&text).ok().expect("games");
    assert!(native.contains("games=\"3\""), "{native}");
    assert_eq!(node("convert", &text), native);
}

#[test]
fn sections_of_any_size_are_kept() {
    // More text than stays in memory where there are temporary files.
    let title = "t".repeat(1000);
    let (mut index, mut games) = (String::new(), String::new());
    for id in 1..=2000 {
        index += &format!("<game id='{id}'><event><title>{title}</title></event></game>");
        games += &format!("<game><info><head id='{id}'/></info><moves>e2e4</moves></game>");
    }
    let text = archive(&format!("<index>{index}</index>{games}"));
    assert_eq!(node("games", &text), "2000");
}

#[test]
fn deep_variations_are_refused_before_the_stack_ends() {
    for depth in [512, 600, 100_000] {
        let text = nested(depth);
        let findings = node("check", &text);
        assert_eq!(findings.contains("xml:depth-limit"), depth > 512, "{findings}");
        assert_eq!(node("games", &text), "1");
    }
    let pgn = format!("1. e4 {}{} *\n", "(1. d4 ".repeat(5000), ")".repeat(5000));
    assert!(node("convert", &pgn).contains("<cif"));
}
