//! Fuzz targets with their oracles, as functions of bytes: libFuzzer calls them with
//! bytes of its own (`fuzz/`), and the tests with the seeds and finds that are committed. A
//! target panics when its oracle is broken, and else returns.

mod archive;
mod check;
mod fix;
mod games;
mod json;
mod moves;
mod notations;
mod pgn;
mod schema;
mod settings;
mod show;
mod tables;
mod uci;

/// A function of bytes that holds for all of them, with its name.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the program for libFuzzer, and of the folders of seeds and finds.
    pub name: &'static str,
    /// Panics when something that holds for all bytes does not hold for these.
    pub run: fn(&[u8]),
}

/// All of them.
pub const ALL: [Target; 13] = [
    target("archive", archive::run),
    target("check", check::run),
    target("fix", fix::run),
    target("games", games::run),
    target("json", json::run),
    target("moves", moves::run),
    target("notations", notations::run),
    target("pgn", pgn::run),
    target("schema", schema::run),
    target("settings", settings::run),
    target("show", show::run),
    target("tables", tables::run),
    target("uci", uci::run),
];

const fn target(name: &'static str, run: fn(&[u8])) -> Target {
    Target { name, run }
}

/// Runs the target of this name.
///
/// # Panics
/// When there is none, or when its oracle is broken.
pub fn run(name: &str, bytes: &[u8]) {
    let target = ALL.iter().find(|target| target.name == name);
    (target.expect("the name of a target").run)(bytes);
}

/// The archive that a target of this name makes of the bytes, where it is text; nothing for
/// targets that read something else.
pub fn archive_of(name: &str, bytes: &[u8]) -> Option<String> {
    match name {
        "archive" => archive::text(bytes),
        "check" | "fix" | "games" => String::from_utf8(bytes.to_vec()).ok(),
        _ => None,
    }
}
