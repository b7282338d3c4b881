//! The machine on which the figures were measured, and versions of programs.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Machine, compiler and day, each in a line.
pub(super) fn account() -> [String; 3] {
    [
        format!("Machine: {}", describe()),
        format!("Compiler: {}", rustc()),
        format!("Day: {}", day()),
    ]
}

/// The day of the measurement.
pub(super) fn day() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// The processor, the cores and the memory, as far as the system tells.
fn describe() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let memory = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let model = field(&cpu, "model name").unwrap_or("processor unknown");
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let memory = field(&memory, "MemTotal")
        .and_then(|value| value.split(' ').next()?.parse::<u64>().ok())
        .map_or_else(
            || "memory unknown".to_owned(),
            |kilobytes| format!("{} GB of memory", (kilobytes + 500_000) / 1_000_000),
        );
    let plural = if cores == 1 { "core" } else { "cores" };
    format!("{model}, {cores} {plural}, {memory}")
}

/// The first line `name : value` of a file under `/proc`.
fn field<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(found, _)| found.trim() == name)
        .map(|(_, value)| value.trim())
}

/// The first line that a program says, on either output.
pub(super) fn first_line(program: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let said = [output.stdout, output.stderr].concat();
    let line = String::from_utf8_lossy(&said)
        .lines()
        .next()?
        .trim()
        .to_owned();
    (output.status.success() && !line.is_empty()).then_some(line)
}

/// The compiler that is installed.
fn rustc() -> String {
    first_line("rustc".as_ref(), &["--version"]).unwrap_or_else(|| "rustc unknown".to_owned())
}

/// quick-xml with the version that this program is built with.
pub(super) fn quick_xml() -> String {
    let version = locked(include_str!("../../../Cargo.lock"), "xtask", "quick-xml");
    format!("quick-xml {}", version.unwrap_or("of unknown version"))
}

/// pgn-reader and shakmaty with the versions that this program is built with.
pub(super) fn pgn_reader() -> String {
    let lock = include_str!("../../../Cargo.lock");
    let version = |name| locked(lock, "xtask", name).unwrap_or("of unknown version");
    let (reader, rules) = (version("pgn-reader"), version("shakmaty"));
    format!("pgn-reader {reader} with shakmaty {rules}")
}

/// The version of `dependency` that a lock file gives to `package`. The list
/// of a package's dependencies names a version only where there are several.
pub(super) fn locked<'t>(lock: &'t str, package: &str, dependency: &str) -> Option<&'t str> {
    let entry = |name: &str| {
        let name = format!("name = \"{name}\"");
        lock.split("[[package]]")
            .find(|entry| entry.lines().any(|line| line == name))
    };
    let mut needs = entry(package)?.lines().filter_map(|line| {
        let need = line.trim().strip_prefix('"')?.strip_suffix("\",")?;
        need.strip_prefix(dependency)
    });
    let stated = needs.find_map(|rest| match rest.strip_prefix(' ') {
        Some(version) => Some(version),
        None => rest.is_empty().then_some(""),
    })?;
    if !stated.is_empty() {
        return Some(stated);
    }
    entry(dependency)?
        .lines()
        .find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_the_version_of_the_reader() {
        let name = quick_xml();
        assert!(name.starts_with("quick-xml 0."), "{name}");
    }

    #[test]
    fn reads_both_forms_of_a_dependency() {
        let lock = "[[package]]\nname = \"a\"\ndependencies = [\n \"b 2.0\",\n \"c-d\",\n \"c\",\n]\n\
                    [[package]]\nname = \"c\"\nversion = \"3.1\"\n";
        assert_eq!(locked(lock, "a", "b"), Some("2.0"));
        assert_eq!(locked(lock, "a", "c"), Some("3.1"));
        assert_eq!(locked(lock, "a", "e"), None);
    }

    #[test]
    fn reads_a_field() {
        assert_eq!(
            field("a : 1\nmodel name\t: X 2\nmodel name: Y\n", "model name"),
            Some("X 2")
        );
        assert_eq!(field("", "a"), None);
    }
}
