//! The kinds of checks with their signatures, as the validator declares them:
//! read from its source, so that no kind is known here.

use std::collections::{BTreeMap, BTreeSet};

/// A kind of check.
#[derive(Debug)]
pub(super) struct Kind {
    /// The name of its variant: `Game`.
    pub(super) name: String,
    /// The types of its arguments.
    pub(super) arguments: Vec<String>,
    /// The type of its result, if it has one.
    pub(super) result: Option<String>,
    /// The paths of the types that its signature names.
    paths: BTreeSet<String>,
}

impl Kind {
    /// Returns the kind of a name, in whatever case.
    pub(super) fn find(source: &str, name: &str) -> Result<Self, String> {
        let all = Self::all(source)?;
        let names: Vec<_> = all.iter().map(|it| it.name.to_lowercase()).collect();
        let found = all
            .into_iter()
            .find(|it| it.name.eq_ignore_ascii_case(name));
        found.ok_or_else(|| format!("`{name}` is no kind of check: {}", names.join(", ")))
    }

    /// Returns all kinds that a source text declares.
    pub(super) fn all(source: &str) -> Result<Vec<Self>, String> {
        let paths = imports(source);
        let (_, kinds) = source
            .split_once("\ncheck_kinds! {\n")
            .ok_or("the kinds of checks are missing")?;
        let (kinds, _) = kinds.split_once("\n}").ok_or("the kinds have no end")?;
        let lines = kinds.lines().map(str::trim);
        let lines = lines.filter(|line| !line.starts_with("//"));
        lines.map(|line| Self::parse(line, &paths)).collect()
    }

    /// Reads one line: `Game in game: fn(&GameContext<'_>, &mut Reports<'_>),`.
    fn parse(line: &str, paths: &BTreeMap<&str, String>) -> Result<Self, String> {
        let parts = || {
            let (name, signature) = line.trim_end_matches(',').split_once(": fn(")?;
            let (name, _) = name.split_once(" in ")?;
            let (arguments, result) = signature.split_once(')')?;
            Some((name, arguments, result.strip_prefix(" -> ")))
        };
        let (name, arguments, result) = parts().ok_or_else(|| format!("no kind: {line}"))?;
        let words = line.split(|it: char| !it.is_ascii_alphanumeric()).skip(1);
        Ok(Self {
            name: name.to_owned(),
            arguments: arguments.split(", ").map(str::to_owned).collect(),
            result: result.map(str::to_owned),
            paths: words.filter_map(|word| paths.get(word).cloned()).collect(),
        })
    }

    /// Returns the imports of a rule with such a check.
    pub(super) fn uses(&self) -> String {
        let mut paths = self.paths.clone();
        paths.insert("crate::check_kinds::declare_rule".to_owned());
        let mut uses = String::new();
        let (own, foreign): (Vec<_>, Vec<_>) =
            paths.iter().partition(|path| path.starts_with("crate::"));
        for (number, path) in foreign.iter().chain(&own).enumerate() {
            if number > 0 && number == foreign.len() {
                uses.push('\n');
            }
            uses.extend(["use ", path, ";\n"]);
        }
        uses
    }

    /// Returns a check that reports nothing.
    pub(super) fn stub(&self) -> String {
        let arguments = (0..).zip(&self.arguments).map(|(number, ty)| {
            let name = match ty.as_str() {
                "&mut Reports<'_>" => "_reports".to_owned(),
                _ if number == 0 => "_it".to_owned(),
                _ => format!("_it_{number}"),
            };
            format!("{name}: {ty}")
        });
        let arguments = arguments.collect::<Vec<_>>().join(", ");
        match &self.result {
            None => format!("fn check({arguments}) {{}}"),
            Some(ty) => format!("fn check({arguments}) -> {ty} {{\n    Default::default()\n}}"),
        }
    }
}

/// Returns the paths that a source text imports, by their last steps.
fn imports(source: &str) -> BTreeMap<&str, String> {
    let mut found = BTreeMap::new();
    for statement in source.split(';') {
        let Some((_, path)) = statement.rsplit_once("\nuse ") else {
            continue;
        };
        let (module, names) = match path.split_once("::{") {
            Some((module, names)) => (module, names.trim_end_matches('}')),
            None => path.rsplit_once("::").unwrap_or(("", path)),
        };
        for name in names.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            found.insert(name, format!("{module}::{name}"));
        }
    }
    found
}
