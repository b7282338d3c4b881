//! `cargo xtask new-rule NAME --area X --id Y --check KIND`: makes the two files
//! of a rule and registers it. The rule compiles and says nothing; the tests of
//! the validator fail until its page has examples that it finds.

mod kind;

use std::path::Path;
use std::{fmt, fs};

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
    let list = register(&list, &args.area, &stem, &args.id, |path| {
        let declaration = fs::read_to_string(rules.join(path).with_extension("rs")).ok()?;
        let (_, id) = declaration.split_once("id: \"")?;
        Some(id.split_once('"')?.0.to_owned())
    })?;
    let area = rules.join(&args.area);
    let code_file = area.join(&stem).with_extension("rs");
    if code_file.exists() {
        return Err(format!("{} is there already", code_file.display()).into());
    }
    fs::create_dir_all(&area)?;
    fs::write(code_file, code(args, &stem, &kind))?;
    fs::write(area.join(&stem).with_extension("md"), PAGE)?;
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

/// An area of the register.
struct Area<'t> {
    about: Vec<String>,
    name: &'t str,
    /// The rules with their ids.
    rules: Vec<(String, &'t str)>,
}

/// The list with another rule, sorted by id; `id_of` finds the id of a rule by
/// the path of its files.
fn register<'t>(
    list: &'t str,
    area: &'t str,
    stem: &'t str,
    id: &str,
    id_of: impl Fn(&str) -> Option<String>,
) -> Result<String, String> {
    let (head, body) = list
        .split_once("\nregister! {\n")
        .ok_or("the register of rules is missing")?;
    let mut areas: Vec<Area<'t>> = Vec::new();
    let mut about = Vec::new();
    for line in body.lines().map(str::trim) {
        if line.starts_with("///") {
            about.push(line.to_owned());
        } else if let Some(name) = line.strip_suffix(" {") {
            let about = std::mem::take(&mut about);
            areas.push(Area {
                about,
                name,
                rules: Vec::new(),
            });
        } else if let Some(rule) = line.strip_suffix(',') {
            let known = areas.last_mut().ok_or("a rule stands in no area")?;
            let path = format!("{}/{rule}", known.name);
            let found = id_of(&path).ok_or_else(|| format!("{path}.rs declares no id"))?;
            if found == id {
                return Err(format!("{id} is the id of {path} already"));
            }
            known.rules.push((found, rule));
        }
    }
    let rule = (id.to_owned(), stem);
    if let Some(known) = areas.iter_mut().find(|it| it.name == area) {
        known.rules.push(rule);
        known.rules.sort();
    } else {
        areas.push(Area {
            about: vec![format!("/// Rules on {}.", area.replace('_', " "))],
            name: area,
            rules: vec![rule],
        });
    }
    areas.sort_by(|one, other| one.rules.cmp(&other.rules));
    let areas: Vec<_> = areas.iter().map(Area::to_string).collect();
    Ok(format!("{head}\nregister! {{\n{}}}\n", areas.concat()))
}

impl fmt::Display for Area<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.about
            .iter()
            .try_for_each(|line| writeln!(f, "    {line}"))?;
        writeln!(f, "    {} {{", self.name)?;
        self.rules
            .iter()
            .try_for_each(|(_, rule)| writeln!(f, "        {rule},"))?;
        writeln!(f, "    }}")
    }
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

    const LIST: &str = "//! Rules.\n\nregister! {\n    /// Rules on index.\n    index {\n        a,\n    }\n    \
                        /// Rules on moves.\n    moves {\n        b,\n    }\n}\n";

    fn id_of(path: &str) -> Option<String> {
        match path {
            "index/a" => Some("IX-002".to_owned()),
            "moves/b" => Some("MV-001".to_owned()),
            _ => None,
        }
    }

    #[test]
    fn rules_go_where_their_id_belongs() {
        for (area, id, place) in [
            ("index", "IX-001", 5),
            ("index", "IX-005", 6),
            ("moves", "MV-009", 10),
            ("head", "HD-001", 5),
            ("tandem", "TD-001", 13),
        ] {
            let list = register(LIST, area, "new", id, id_of).expect("a list");
            assert_eq!(
                list.lines().nth(place),
                Some("        new,"),
                "{id}: {list}"
            );
            let added = list.lines().count() - LIST.lines().count();
            let is_new = ["head", "tandem"].contains(&area);
            assert_eq!(added, if is_new { 4 } else { 1 }, "{list}");
        }
        assert!(register(LIST, "index", "new", "MV-001", id_of).is_err());
        assert!(register("", "index", "new", "IX-001", id_of).is_err());
    }

    /// A folder of rules without a rule.
    fn empty() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        let list = "//! Rules.\n\nregister! {\n}\n";
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
            "//! Rules.\n\nregister! {\n    /// Rules on moves.\n    moves {\n        another_rule,\n        \
             a_new_rule,\n    }\n}\n"
        );
        let files = fs::read_dir(rules.join("moves")).expect("a folder");
        assert_eq!(files.count(), 4, "each rule is two files and a line");
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
        assert_formatted(&folder.path().join("moves"));
    }

    /// `cargo fmt` does not find modules that a macro declares.
    #[test]
    fn rules_are_formatted() {
        let rules = workspace::root().join("validator/src/rules");
        for area in fs::read_dir(rules).expect("a folder") {
            let area = area.expect("an area").path();
            if area.is_dir() {
                assert_formatted(&area);
            }
        }
    }

    fn assert_formatted(folder: &Path) {
        let files = fs::read_dir(folder).expect("a folder");
        let files = files.map(|it| it.expect("a file").path());
        let mut files = files.filter(|it| it.extension().is_some_and(|it| it == "rs"));
        let first = files.next().expect("a rule");
        let status = std::process::Command::new("rustfmt")
            .args(["--check", "--edition", "2024"])
            .args([first].into_iter().chain(files))
            .status();
        let is_formatted = status.expect("rustfmt").success();
        assert!(
            is_formatted,
            "run `rustfmt --edition 2024 validator/src/rules/*/*.rs`"
        );
    }
}
