//! Every word of the findings on the pages of the rules, on the faults of the corpus and on the
//! lists of cases: place, message, help, related places and edits, as the files in `wording/` have
//! them.
//!
//! `BLESS=1 cargo test --package cif-validator --test wording` writes the files anew; look at the
//! difference before it is committed.

#[path = "support/examples.rs"]
mod examples;
#[expect(dead_code, reason = "the ids that are expected stand in what is said")]
#[path = "cases/list.rs"]
mod list;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cif_text::blob::{Compression, pack};
use cif_types::Limits;
use cif_validator::{Edit, Finding, Options, Summary, check, check_str, rules};

/// A file of this crate or beside it.
fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// All that is said of an archive.
fn said(title: &str, archive: &str) -> String {
    said_within(title, archive, Limits::default())
}

/// The same within limits.
fn said_within(title: &str, archive: &str, limits: Limits) -> String {
    let options = Options {
        rulebook: Some(&cif_chess::Rules),
        limits,
        ..Options::default()
    };
    let mut said = format!("== {title}\n");
    for finding in check_str(archive, &options).expect("a text that can be read") {
        let Finding {
            location, message, ..
        } = &finding;
        let _ = writeln!(
            said,
            "{location}+{} {}[{}]: {message}",
            location.length, finding.severity, finding.id
        );
        if let Some(help) = &finding.help {
            let _ = writeln!(said, "  help: {help}");
        }
        for related in &finding.related {
            let place = &related.location;
            let _ = writeln!(said, "  {place}+{}: {}", place.length, related.label);
        }
        if let Some(fix) = &finding.fix {
            let safe = if fix.safe { "safe" } else { "not safe" };
            let _ = writeln!(said, "  fix, {safe}:");
            for Edit { start, end, text } in &fix.edits {
                let [from, to] = [*start, *end].map(|it| usize::try_from(it).expect("in memory"));
                let _ = writeln!(said, "    {start}: {:?} to {text:?}", &archive[from..to]);
            }
        }
    }
    said
}

/// Compares with a file of `wording/`.
fn judge(name: &str, now: &str) {
    let path = file("tests/wording").join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, now).expect("a file that can be written");
        return;
    }
    let then = fs::read_to_string(&path).expect("a readable file");
    let both = || then.split_inclusive("== ").zip(now.split_inclusive("== "));
    if let Some((then, now)) = both().find(|(then, now)| then != now) {
        panic!("{name} has\n{then}\nand now it is\n{now}\nBLESS=1 writes it anew");
    }
    assert_eq!(then.len(), now.len(), "{name} ends otherwise");
}

#[test]
fn of_the_pages_of_rules() {
    let mut now = String::new();
    for rule in rules() {
        for (number, example) in (1..).zip(examples::examples(rule.id, rule.page)) {
            if !example.valid {
                let archive = examples::archive(&examples::marks(rule.id, example.text).0);
                now += &said(&format!("{}, example {number}", rule.id), &archive);
            }
        }
    }
    judge("pages.txt", &now);
}

#[test]
fn of_the_faults_of_the_corpus() {
    let folder = file("../tests/corpus/faults/rules");
    let entries = fs::read_dir(folder).expect("a readable folder");
    let mut paths: Vec<_> = entries.map(|it| it.expect("an entry").path()).collect();
    paths.sort();
    let faults = paths.iter().map(|path| {
        let archive = fs::read_to_string(path).expect("a text");
        said(
            &path.file_name().unwrap_or_default().to_string_lossy(),
            &archive,
        )
    });
    judge("faults.txt", &faults.collect::<String>());
}

#[test]
fn of_the_lists_of_cases() {
    let cases = list::cases(&file("tests/cases/data"));
    let cases = cases
        .iter()
        .map(|it| said(&it.title, &list::archive(&it.items)));
    judge("cases.txt", &cases.collect::<String>());
}

#[test]
fn of_what_stands_in_no_list() {
    let mut now = String::new();
    // Sections of players that do not tell the boards; the schema allows their order.
    let items = "<namebase><team id=\"1\"><name>T</name></team></namebase>\n\
                 <game><info><head><black><teamid>1</teamid><team><name>A</name></team></black>\
                 <white><name>B</name></white></head></info><moves/></game>";
    now += &said(
        "a team named twice where nobody knows whose",
        &list::archive(items),
    );
    // More than data is inflated to.
    let most = 64 << 20;
    let data = pack(&vec![0; most + 1], Compression::Zlib);
    for size in [most - 1, most, most + 1, most + 2] {
        let items = format!(
            "<data><blob name=\"a\" mimetype=\"text/plain\" compression=\"zlib\" size=\"{size}\">{data}</blob></data>"
        );
        now += &said(&format!("{size} of too many bytes"), &list::archive(&items));
    }
    // Of a thousand moves all is known, and the others are as severe.
    let few = Limits {
        violations: 2,
        ..Limits::default()
    };
    let moves = "e2e5 ".repeat(1009);
    for signature in ["", " signature=\"a\""] {
        let items = format!(
            "<game{signature}><info/><moves>{moves}</moves></game>\n\
             <info><version>1.0</version><creator/><created>2014-12-21</created><content/></info>"
        );
        let title = format!("illegal moves of <game{signature}>");
        let archive = list::archive(&items);
        now += &said_within(&title, &archive, few.clone());
        let options = Options {
            rulebook: Some(&cif_chess::Rules),
            limits: few.clone(),
            ..Options::default()
        };
        let counts = check(archive.as_bytes(), &options, &mut |_| {}).expect("a text");
        let Summary {
            errors, warnings, ..
        } = counts;
        let _ = writeln!(now, "{errors} errors, {warnings} warnings");
    }
    judge("others.txt", &now);
}
