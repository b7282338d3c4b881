//! The machine on which the figures were measured, and versions of libraries.

use std::fs;

use toml::Value;

use super::command::first_line;
use crate::workspace;

/// Machine, compiler and day, each in a line.
pub(super) fn account() -> [String; 3] {
    let rustc = first_line(&["rustc", "--version"].map(str::to_owned));
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
pub(crate) fn own(name: &str) -> String {
    library("Cargo.lock", name)
}

/// A library with its version of a lock file, named from the root of the workspace.
pub(crate) fn library(lock: &str, name: &str) -> String {
    let text = fs::read_to_string(workspace::root().join(lock)).unwrap_or_default();
    let version = locked(&text, name);
    format!(
        "{name} {}",
        version.as_deref().unwrap_or("of unknown version")
    )
}

/// The version of a package that our own packages depend on: the list of their
/// dependencies names a version only where there are several.
fn locked(text: &str, name: &str) -> Option<String> {
    let lock: Value = toml::from_str(text).ok()?;
    let packages = lock.get("package")?.as_array()?;
    let ours = packages.iter().filter(|it| it.get("source").is_none());
    let needs = ours.filter_map(|it| it.get("dependencies")?.as_array());
    let mut needs = needs.flatten().filter_map(Value::as_str);
    let several = needs.find_map(|need| need.strip_prefix(name)?.strip_prefix(' '));
    let mut named = packages.iter();
    let named = named.find(|it| it.get("name").and_then(Value::as_str) == Some(name));
    let version = several.or_else(|| named?.get("version")?.as_str());
    version.map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_both_forms_of_a_dependency() {
        let lock = "[[package]]\nname = \"b\"\nversion = \"1.0\"\nsource = \"x\"\n\
                    [[package]]\nname = \"a\"\nversion = \"0.1\"\n\
                    dependencies = [\n \"b 2.0\",\n \"c-d\",\n \"c\",\n]\n\
                    [[package]]\nname = \"c\"\nversion = \"3.1\"\nsource = \"x\"\n";
        assert_eq!(locked(lock, "b").as_deref(), Some("2.0"));
        assert_eq!(locked(lock, "c").as_deref(), Some("3.1"));
        assert_eq!(locked(lock, "e"), None);
    }

    #[test]
    fn reads_a_field() {
        let text = "a : 1\nmodel name\t: X 2\nmodel name: Y\n";
        assert_eq!(field(text, "model name"), Some("X 2"));
        assert_eq!(field("", "a"), None);
    }
}
