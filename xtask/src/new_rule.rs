//! `cargo xtask new-rule NAME --area X --id Y`: makes the two files of a rule
//! and registers it. The rule compiles and says nothing; the tests of the
//! validator fail until its page has examples that it finds.

use std::fs;
use std::path::Path;

use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The name, which reads after "allow": `game-referenced-twice`.
    name: String,
    /// The folder: `index`, `moves`.
    #[arg(long)]
    area: String,
    /// The id: `IX-006`.
    #[arg(long)]
    id: String,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let rules = workspace::root().join("validator/src/rules");
    make(&rules, args)?;
    let stem = stem(&args.name);
    println!(
        "validator/src/rules/{0}/{stem}.rs and .md: written\n\
         Write the check and the page, an archive tests/corpus/faults/rules/{1}--<what>.cif,\n\
         then run `cargo xtask refresh`.",
        args.area, args.id
    );
    Ok(())
}

/// Makes the rule in the folder of rules.
fn make(rules: &Path, args: &Args) -> TaskResult {
    let word = |text: &str, separator: char| {
        let fits = |part: &str| part.bytes().all(|byte| byte.is_ascii_lowercase());
        text.split(separator)
            .all(|part| !part.is_empty() && fits(part))
    };
    if !word(&args.name, '-') || !word(&args.area, '_') {
        return Err("names are lower case words joined by hyphens".into());
    }
    if !is_id(&args.id) {
        return Err(format!(
            "`{}` is no id: two capitals, a hyphen, three digits",
            args.id
        )
        .into());
    }
    let stem = stem(&args.name);
    let list_file = rules.join("mod.rs");
    let list = fs::read_to_string(&list_file)?;
    let line = format!("    {}::{stem}::RULE,", args.area);
    let list = register(&list, &line, &args.id, |path| {
        let declaration = fs::read_to_string(rules.join(path).with_extension("rs")).ok()?;
        let (_, id) = declaration.split_once("id: \"")?;
        Some(id.split_once('"')?.0.to_owned())
    })?;
    let area = rules.join(&args.area);
    let modules_file = area.join("mod.rs");
    let (modules, list) = if modules_file.exists() {
        (fs::read_to_string(&modules_file)?, list)
    } else {
        let head = format!("//! Rules on {}.\n\n", args.area.replace('_', " "));
        (head, with_module(&list, &args.area))
    };
    let code_file = area.join(&stem).with_extension("rs");
    if code_file.exists() {
        return Err(format!("{} is there already", code_file.display()).into());
    }
    fs::create_dir_all(&area)?;
    fs::write(code_file, code(args, &stem))?;
    fs::write(area.join(&stem).with_extension("md"), PAGE)?;
    fs::write(modules_file, with_module(&modules, &stem))?;
    fs::write(list_file, list)?;
    Ok(())
}

fn stem(name: &str) -> String {
    name.replace('-', "_")
}

fn is_id(id: &str) -> bool {
    matches!(id.as_bytes(), [a, b, b'-', digits @ ..]
        if a.is_ascii_uppercase() && b.is_ascii_uppercase()
            && digits.len() == 3 && digits.iter().all(u8::is_ascii_digit))
}

/// The list with another line, sorted by id; `id_of` finds the id of a rule by
/// the path of its files.
fn register(
    list: &str,
    line: &str,
    id: &str,
    id_of: impl Fn(&str) -> Option<String>,
) -> Result<String, String> {
    let mut lines: Vec<&str> = list.lines().collect();
    let mut place = None;
    for (number, listed) in lines.iter().enumerate() {
        if *listed == "];" {
            place = place.or(Some(number));
        }
        let Some(path) = listed.trim().strip_suffix("::RULE,") else {
            continue;
        };
        let path = path.replace("::", "/");
        let known = id_of(&path).ok_or_else(|| format!("{path}.rs declares no id"))?;
        if known == id {
            return Err(format!("{id} is the id of {path} already"));
        }
        if known.as_str() > id {
            place = place.or(Some(number));
        }
    }
    let place = place.ok_or("the list of rules has no end")?;
    lines.insert(place, line);
    Ok(lines.join("\n") + "\n")
}

/// The text with another `pub mod`, in the order of the alphabet.
fn with_module(text: &str, name: &str) -> String {
    let added = format!("pub mod {name};");
    let mut lines: Vec<&str> = text.lines().collect();
    let is_module = |line: &&str| line.starts_with("pub mod ");
    let place = lines
        .iter()
        .position(|line| is_module(line) && *line > added.as_str())
        .or_else(|| lines.iter().rposition(is_module).map(|last| last + 1))
        .unwrap_or(lines.len());
    lines.insert(place, &added);
    lines.join("\n") + "\n"
}

fn code(args: &Args, stem: &str) -> String {
    let Args { id, name, .. } = args;
    let title = name.replace('-', " ");
    format!(
        r#"//! {id}: {title}.
//!
#![doc = include_str!("{stem}.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::reports::Reports;
use crate::rule::{{Check, FixKind, Rule, Status}};

/// The declaration.
pub const RULE: Rule = Rule {{
    id: "{id}",
    name: "{name}",
    title: "",
    severity: Severity::Error,
    clause: "",
    status: Status::Preview,
    fix: FixKind::None,
    page: include_str!("{stem}.md"),
    module: module_path!(),
    check: Check::Game(check),
}};

fn check(_game: &GameContext<'_>, _reports: &mut Reports<'_>) {{}}
"#
    )
}

const PAGE: &str = "\
## What is wrong

## Why it matters

## How it comes about

## How to fix it

## Examples

```xml invalid
```

```xml valid
```
";

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "pub mod index;\npub mod moves;\n\nstatic RULES: &[Rule] = &[\n    \
                        index::a::RULE,\n    moves::b::RULE,\n];\n";

    fn id_of(path: &str) -> Option<String> {
        match path {
            "index/a" => Some("IX-001".to_owned()),
            "moves/b" => Some("MV-001".to_owned()),
            _ => None,
        }
    }

    #[test]
    fn lines_go_where_their_id_belongs() {
        for (id, place) in [("HD-009", 4), ("IX-005", 5), ("TD-001", 6)] {
            let list = register(LIST, "    new", id, id_of).expect("a list");
            assert_eq!(list.lines().nth(place), Some("    new"), "{id}: {list}");
        }
        assert!(register(LIST, "    new", "IX-001", id_of).is_err());
        assert!(register("", "    new", "IX-001", id_of).is_err());
    }

    #[test]
    fn modules_are_sorted() {
        let modules = with_module("//! A.\n\npub mod b;\npub mod d;\n", "c");
        assert_eq!(modules, "//! A.\n\npub mod b;\npub mod c;\npub mod d;\n");
        assert!(with_module(&modules, "e").ends_with("pub mod d;\npub mod e;\n"));
        assert_eq!(with_module("//! A.\n\n", "b"), "//! A.\n\npub mod b;\n");
    }

    #[test]
    fn a_rule_is_made_once_and_with_all_its_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let rules = folder.path();
        fs::write(
            rules.join("mod.rs"),
            "pub mod index;\n\nstatic RULES: &[Rule] = &[\n];\n",
        )
        .expect("a file");
        let args = |name: &str, id: &str| Args {
            name: name.to_owned(),
            area: "moves".to_owned(),
            id: id.to_owned(),
        };
        make(rules, &args("a-new-rule", "MV-007")).expect("a rule");
        make(rules, &args("another-rule", "MV-003")).expect("a rule");
        let read = |path: &str| fs::read_to_string(rules.join(path)).expect("a file");
        assert_eq!(
            read("mod.rs"),
            "pub mod index;\npub mod moves;\n\nstatic RULES: &[Rule] = &[\n    moves::another_rule::RULE,\n    \
             moves::a_new_rule::RULE,\n];\n"
        );
        assert!(read("moves/mod.rs").contains("pub mod a_new_rule;\npub mod another_rule;\n"));
        assert!(read("moves/a_new_rule.rs").contains("id: \"MV-007\""));
        assert!(read("moves/a_new_rule.md").starts_with("## What is wrong"));
        for (name, id) in [
            ("a-new-rule", "MV-009"),
            ("third-rule", "MV-007"),
            ("Third", "MV-009"),
            ("third-rule", "MV-9"),
        ] {
            assert!(make(rules, &args(name, id)).is_err(), "{name} {id}");
        }
    }
}
