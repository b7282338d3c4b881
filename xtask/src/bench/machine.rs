//! The machine on which the figures were measured, and versions of libraries.

use std::fs;

use super::programs::Paths;

/// Machine, compiler and day, each in a line.
pub(super) fn account() -> [String; 3] {
    let rustc = Paths::default().first_line("rustc --version");
    let rustc = rustc.unwrap_or_else(|| "rustc unknown".to_owned());
    [
        format!("Machine: {}", describe()),
        format!("Compiler: {rustc}"),
        format!("Day: {}", day()),
    ]
}

/// The day of the measurement.
pub(super) fn day() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// The processor, the cores and the memory, as far as the system says.
fn describe() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let memory = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let model = field(&cpu, "model name").unwrap_or("processor unknown");
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let kilobytes = |value: &str| value.split(' ').next()?.parse::<u64>().ok();
    let memory = match field(&memory, "MemTotal").and_then(kilobytes) {
        Some(kilobytes) => format!("{} GB of memory", (kilobytes + 500_000) / 1_000_000),
        None => "memory unknown".to_owned(),
    };
    let plural = if cores == 1 { "core" } else { "cores" };
    format!("{model}, {cores} {plural}, {memory}")
}

/// The first line `name : value` of a file under `/proc`.
fn field<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let mut pairs = text.lines().filter_map(|line| line.split_once(':'));
    let (_, value) = pairs.find(|(found, _)| found.trim() == name)?;
    Some(value.trim())
}

/// A library with the version that this program is built with.
pub(crate) fn own(library: &str) -> String {
    named(include_str!("../../../Cargo.lock"), "xtask", library)
}

/// A library with the version that the programs of `xtask/peers` are built with.
pub(crate) fn of_peers(library: &str) -> String {
    named(include_str!("../../peers/Cargo.lock"), "cif-peers", library)
}

/// A library with the version that the program of `xtask/peers/tables` is built with.
pub(crate) fn of_tables(library: &str) -> String {
    let lock = include_str!("../../peers/tables/Cargo.lock");
    named(lock, "cif-peer-aix", library)
}

fn named(lock: &str, package: &str, library: &str) -> String {
    let version = locked(lock, package, library).unwrap_or("of unknown version");
    format!("{library} {version}")
}

/// The version of `dependency` that a lock file gives to `package`. The list
/// of a package's dependencies names a version only where there are several.
fn locked<'t>(lock: &'t str, package: &str, dependency: &str) -> Option<&'t str> {
    let entry = |name: &str| {
        let name = format!("name = \"{name}\"");
        let mut entries = lock.split("[[package]]");
        entries.find(|entry| entry.lines().any(|line| line == name))
    };
    let mut needs = entry(package)?.lines().filter_map(|line| {
        let need = line.trim().strip_prefix('"')?.strip_suffix("\",")?;
        let (name, version) = need.split_once(' ').unwrap_or((need, ""));
        (name == dependency).then_some(version)
    });
    match needs.next()? {
        "" => {
            let mut lines = entry(dependency)?.lines();
            lines.find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        }
        version => Some(version),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let text = "a : 1\nmodel name\t: X 2\nmodel name: Y\n";
        assert_eq!(field(text, "model name"), Some("X 2"));
        assert_eq!(field("", "a"), None);
    }
}
