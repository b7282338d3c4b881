//! `cargo xtask new-rule NAME --area X --id Y --check KIND`: makes the two files
//! of a rule and registers it. The rule compiles and says nothing; the tests of
//! the validator fail until its page has examples that it finds.

mod kind;

use std::fs;
use std::path::Path;

use self::kind::Kind;
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
    /// The kind of its check, as `validator/src/check_kinds.rs` lists them.
    #[arg(long, default_value = "game")]
    check: String,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let source = workspace::root().join("validator/src");
    let kinds = fs::read_to_string(source.join("check_kinds.rs"))?;
    make(&source.join("rules"), &kinds, args)?;
    let stem = stem(&args.name);
    println!(
        "validator/src/rules/{0}/{stem}.rs and .md: written\n\
         Write the check and the page, an archive tests/corpus/faults/rules/{1}--<what>.cif,\n\
         then run `cargo xtask refresh`.",
        args.area, args.id
    );
    Ok(())
}

/// Makes the rule in the folder of rules, with a check of one of the kinds that
/// a source text declares.
fn make(rules: &Path, kinds: &str, args: &Args) -> TaskResult {
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
    let kind = Kind::find(kinds, &args.check)?;
    let stem = stem(&args.name);
    let list_file = rules.join("mod.rs");
    let list = fs::read_to_string(&list_file)?;
    let line = format!("    {}::{stem},", args.area);
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
    fs::write(code_file, code(args, &stem, &kind))?;
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
    let begin = lines.iter().position(|line| *line == "register! {");
    let begin = begin.ok_or("the register of rules is missing")? + 1;
    let mut place = None;
    for (number, listed) in lines.iter().enumerate().skip(begin) {
        if *listed == "}" {
            place = place.or(Some(number));
            break;
        }
        let path = listed.trim().trim_end_matches(',');
        let path = path.replace("::", "/");
        let known = id_of(&path).ok_or_else(|| format!("{path}.rs declares no id"))?;
        if known == id {
            return Err(format!("{id} is the id of {path} already"));
        }
        if known.as_str() > id {
            place = place.or(Some(number));
        }
    }
    let place = place.ok_or("the register of rules has no end")?;
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

fn code(args: &Args, stem: &str, kind: &Kind) -> String {
    let Args { id, name, .. } = args;
    let title = name.replace('-', " ");
    let Kind { name: check, .. } = kind;
    let (uses, stub) = (kind.uses(), kind.stub());
    format!(
        r#"//! {id}: {title}.
//!
#![doc = include_str!("{stem}.md")]

{uses}
declare_rule! {{
    id: "{id}",
    name: "{name}",
    title: "",
    clause: "",
    severity: Error, fix: None, status: Preview,
    page: "{stem}.md",
    checks: {check}(check),
}}

{stub}
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

    const LIST: &str =
        "pub mod index;\npub mod moves;\n\nregister! {\n    index::a,\n    moves::b,\n}\n";

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

    /// A folder of rules without a rule.
    fn empty() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        let list = "pub mod index;\n\nregister! {\n}\n";
        fs::write(folder.path().join("mod.rs"), list).expect("a file");
        folder
    }

    /// The source of a module of the validator.
    fn source(module: &str) -> String {
        let path = workspace::root().join("validator/src").join(module);
        let file = fs::read_to_string(path.with_extension("rs"));
        file.or_else(|_| fs::read_to_string(path.join("mod.rs")))
            .expect("a file")
    }

    fn args(name: &str, id: &str, check: &str) -> Args {
        Args {
            name: name.to_owned(),
            area: "moves".to_owned(),
            id: id.to_owned(),
            check: check.to_owned(),
        }
    }

    #[test]
    fn a_rule_is_made_once_and_with_all_its_files() {
        let folder = empty();
        let (rules, kinds) = (folder.path(), source("check_kinds"));
        let make = |name, id, check| make(rules, &kinds, &args(name, id, check));
        make("a-new-rule", "MV-007", "game").expect("a rule");
        make("another-rule", "MV-003", "reference").expect("a rule");
        let read = |path: &str| fs::read_to_string(rules.join(path)).expect("a file");
        assert_eq!(
            read("mod.rs"),
            "pub mod index;\npub mod moves;\n\nregister! {\n    moves::another_rule,\n    \
             moves::a_new_rule,\n}\n"
        );
        assert!(read("moves/mod.rs").contains("pub mod a_new_rule;\npub mod another_rule;\n"));
        assert!(read("moves/a_new_rule.rs").contains("id: \"MV-007\""));
        assert!(read("moves/a_new_rule.md").starts_with("## What is wrong"));
        for (name, id, check) in [
            ("a-new-rule", "MV-009", "game"),
            ("third-rule", "MV-007", "game"),
            ("Third", "MV-009", "game"),
            ("third-rule", "MV-9", "game"),
            ("third-rule", "MV-009", "moon"),
        ] {
            assert!(make(name, id, check).is_err(), "{name} {id} {check}");
        }
    }

    /// A rule made of each kind imports what there is, has the form of the rules
    /// that are there, and a check with the signature of its kind.
    #[test]
    fn a_rule_of_each_kind_is_like_those_that_are_there() {
        let kinds = source("check_kinds");
        let all = Kind::all(&kinds).expect("kinds of checks");
        assert_eq!(all.len(), 13);
        let folder = empty();
        for (number, kind) in all.iter().enumerate() {
            let name = format!("rule-on-{}", kind.name.to_lowercase());
            let id = format!("MV-{number:03}");
            let made = args(&name, &id, &kind.name);
            make(folder.path(), &kinds, &made).expect("a rule");
            let path = folder.path().join("moves").join(stem(&name));
            let code = fs::read_to_string(path.with_extension("rs")).expect("a file");
            for path in code
                .lines()
                .filter_map(|line| line.strip_prefix("use crate::"))
            {
                let (module, name) = path.trim_end_matches(';').split_once("::").expect("a path");
                let module = source(module);
                let declared = ["struct", "enum", "macro_rules!", "use"]
                    .map(|keyword| format!("{keyword} {name}"));
                assert!(declared.iter().any(|it| module.contains(it)), "{path}");
            }
            let is_like = |rule: &str| {
                let (_, rule) = rule.split_once("declare_rule! {").expect("a declaration");
                let (rule, _) = rule.split_once("}\n").expect("its end");
                let keys = rule.lines().filter_map(|line| line.split_once(": "));
                keys.map(|(key, _)| key.to_owned()).collect::<Vec<_>>()
            };
            assert_eq!(is_like(&code), is_like(&source("rules/archive/doctype")));
            let types = kind.arguments.iter().chain(&kind.result);
            assert!(
                types.into_iter().all(|ty| code.contains(ty.as_str())),
                "{code}"
            );
        }
        let rustfmt = std::process::Command::new("rustfmt")
            .args(["--check", "--edition", "2024"])
            .arg(folder.path().join("moves/mod.rs"))
            .status();
        assert!(
            rustfmt.expect("rustfmt").success(),
            "files are not formatted"
        );
    }
}
