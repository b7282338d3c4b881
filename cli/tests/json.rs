//! Archives as JSON and back: nothing is lost, files are replaced whole or not
//! at all, and no text makes the command fail in any other way than by words.

mod common;

use std::fs;

use cif::model::IntoOwned;
use common::{cif, cif_reading, valid_archives};
use serde_json::Value;

#[test]
fn every_archive_comes_back_in_canonical_form() {
    for path in valid_archives() {
        let text = fs::read_to_string(&path).unwrap();
        let reading = cif::read::text(&text);
        let canonical = cif::write::text(&reading.value).unwrap();

        for pretty in [&[][..], &["--pretty"]] {
            let name = path.to_str().unwrap();
            let json = cif(["json", name].iter().chain(pretty));
            assert_eq!((json.status, &*json.stderr), (Some(0), ""), "{name}");
            let back = cif_reading(["json", "--to", "cif", "-"], json.stdout.as_bytes());
            assert_eq!((back.status, &*back.stderr), (Some(0), ""), "{name}");
            assert!(back.stdout == canonical, "{name}\n{}", back.stdout);
        }
    }
}

#[test]
fn reading_item_by_item_gives_the_same_json_as_reading_at_once() {
    for path in valid_archives() {
        let text = fs::read_to_string(&path).unwrap();
        let reading = cif::read::text(&text);
        let mut whole = serde_json::to_value(&reading.value).unwrap();
        let fields = whole.as_object_mut().unwrap();
        fields.entry("archive").or_insert(Value::Array(Vec::new()));
        let run = cif([std::ffi::OsStr::new("json"), path.as_os_str()]);
        let items: Value = serde_json::from_str(&run.stdout).unwrap();
        assert!(items == whole, "{}", path.display());
    }
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.json");
    let out = path.to_str().unwrap();

    let run = cif(["json", "minimal.cif", "--output", out]);
    assert_eq!((run.status, &*run.stdout), (Some(0), ""));
    let good = fs::read_to_string(&path).unwrap();
    assert_eq!(good, cif(["json", "minimal.cif"]).stdout);

    let faulty = "published-example-as-published.cif";
    let run = cif(["json", faulty, "--output", out]);
    assert_eq!(run.status, Some(1));
    assert_eq!(fs::read_to_string(&path).unwrap(), good);

    let run = cif(["json", faulty, "--output", out, "--lenient"]);
    assert_eq!(run.status, Some(1));
    assert!(fs::read_to_string(&path).unwrap().contains("FredReinfeld"));

    fs::write(&path, &good).unwrap();
    let back = folder.path().join("back.cif");
    let run = cif(["json", "--to", "cif", out, "-o", back.to_str().unwrap()]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert_eq!(cif(["check".as_ref(), back.as_os_str()]).status, Some(0));

    let names = fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 2, "nothing is left behind");
}

/// A check reads it entry by entry; JSON has it as one item.
#[test]
fn a_section_larger_than_the_limit_is_said_to_be() {
    let folder = tempfile::tempdir().unwrap();
    let [path, out] = ["in.cif", "out.json"].map(|name| folder.path().join(name));
    let phrases = (0..60).map(|id| format!("<phrase id=\"{id}\">p{id}</phrase>"));
    let phrases = phrases.collect::<Vec<_>>().concat();
    let rest = "<game><info/><moves>e2e4</moves></game><info><version>1.0</version>\
        <creator>a</creator><created>2001-01-01</created><content games=\"1\"/></info>";
    let text = format!("<cif><namebase>{phrases}</namebase>{rest}</cif>");
    fs::write(&path, text).unwrap();
    let (path, out) = (path.to_str().unwrap(), out.to_str().unwrap());
    assert_eq!(cif(["check", "--max-item", "1K", path]).status, Some(0));
    for (more, written) in [
        (&[][..], None),
        (&["-o", out], None),
        (&["--lenient"], Some("e2e4")),
    ] {
        let run = cif([&["json", "--max-item", "1K", path], more].concat());
        assert_eq!(run.status, Some(1), "{more:?}: {}", run.stderr);
        assert!(run.stderr.contains("xml:size-limit"), "{}", run.stderr);
        assert!(run.stderr.contains("`--max-item` raises the limit"));
        assert_eq!(run.stdout.is_empty(), written.is_none(), "{}", run.stdout);
        assert!(run.stdout.contains(written.unwrap_or_default()));
    }
    assert!(!fs::exists(out).unwrap());
    assert_eq!(cif(["json", path]).status, Some(0));
}

#[test]
fn what_is_read_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("same.cif");
    let original = fs::read(&valid_archives()[0]).unwrap();
    fs::write(&file, &original).unwrap();
    let name = file.to_str().unwrap();
    for form in ["json", "cif"] {
        let run = cif(["json", "--to", form, name, "--output", name]);
        assert_eq!(run.status, Some(2), "{run:?}");
        assert_eq!(fs::read(&file).unwrap(), original);
    }
}

#[test]
fn nested_variations_go_there_and_back_at_any_depth() {
    const DEPTH: usize = 3000;
    let archive = format!(
        "<cif><game><info/><moves>e2e4{}{}</moves></game><info><version>1.0</version><creator/>\
         <created>2026-01-31</created><content games=\"1\"/></info></cif>",
        " <var>d2d4".repeat(DEPTH),
        "</var>".repeat(DEPTH)
    );
    let refused = cif_reading(["json", "-"], archive.as_bytes());
    assert_eq!((refused.status, &*refused.stdout), (Some(1), ""));

    let limit = ["--max-depth", "3100"];
    let json = cif_reading(["json", "-"].iter().chain(&limit), archive.as_bytes());
    assert_eq!((json.status, &*json.stderr), (Some(0), ""));
    let json = json.stdout.as_bytes();
    let back = cif_reading(["json", "--to", "cif", "-"].iter().chain(&limit), json);
    assert_eq!((back.status, &*back.stderr), (Some(0), ""));
    assert_eq!(back.stdout.matches("<var>").count(), DEPTH);

    let refused = cif_reading(["json", "--to", "cif", "-"], json);
    assert_eq!(refused.status, Some(1));
    assert!(
        refused.stderr.contains("nests deeper than"),
        "{}",
        refused.stderr
    );
}

#[test]
fn json_that_is_no_archive_is_refused_in_words() {
    let info = r#""info":{"version":"1.0","creator":"","created":"2014-12-21","content":{}}"#;
    let deep = "[".repeat(1_000_000);
    let cases = [
        " x".to_owned(),
        "null".to_owned(),
        "{}".to_owned(),
        deep.clone(),
        format!("{{\"x\":{deep}"),
        format!("{{{info}}} more"),
        format!("{{{info},{info}}}"),
        r#"{"info":{"version":"one","creator":"","created":"2014-12-21","content":{}}}"#.to_owned(),
        format!("{{\"archive\":[{{\"opera\":{{}}}}],{info}}}"),
        format!(
            "{{\"archive\":[{{\"game\":{{\"info\":{{}},\"moves\":{{\"base\":{{\"nodes\":[{{\"#text\":\"\\u0000\"}}]}}}}}}}}],{info}}}"
        ),
    ];
    for json in &cases {
        let run = cif_reading(["json", "--to", "cif", "-"], json.as_bytes());
        let start: String = json.chars().take(80).collect();
        // What does not even begin as an object or a list is text of another kind.
        let status = if json.starts_with(['{', '[']) { 1 } else { 2 };
        assert_eq!(
            (run.status, &*run.stdout),
            (Some(status), ""),
            "{start}: {}",
            run.stderr
        );
        let said = ["is no archive in JSON", "not like JSON"];
        assert!(
            run.stderr.contains(said[usize::from(status == 2)]),
            "{start}: {}",
            run.stderr
        );
    }
    for items in [
        "null",
        "7",
        r#"{"data":{},"game":{}}"#,
        r#"{"game":{"info":{},"moves":{"base":{"nodes":[null]}}}}"#,
    ] {
        let json = format!("{{\"archive\":[{items}],{info}}}");
        let run = cif_reading(["json", "--to", "cif", "-"], json.as_bytes());
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        let said = "an object with a single field";
        assert!(run.stderr.contains(said), "{items}: {}", run.stderr);
    }
    for (items, said) in [
        (
            r#"{"game":{"info":{"head":{"characteristics":{"plycount":"7"}}},"moves":{}}}"#
                .to_owned(),
            "invalid type: string \"7\", expected a whole number at line 1",
        ),
        // Elements have their fields by name, never by place.
        (
            r#"{"game":[{"head":[]},{}]}"#.to_owned(),
            "invalid type: sequence, expected an object (Game) at line 1 column 21",
        ),
        (
            r#"{"game":{"info":{"head":{"players":[{"white":[7]}]}},"moves":{}}}"#.to_owned(),
            "invalid type: sequence, expected an object (GPlayer) at line 1",
        ),
        (
            r#"{"game":{"info":{"head":{"players":[[null,null]]}},"moves":{}}}"#.to_owned(),
            "invalid type: sequence, expected an object (Players) at line 1",
        ),
        (
            r#"{"game":{"info":{},"moves":{"base":[null,null,null,[]]}}}"#.to_owned(),
            "invalid type: sequence, expected an object (Variation) at line 1",
        ),
        (format!("{{\"{}\":{{}}}}", "x".repeat(100_000)), "xxx…xxx"),
        (format!("\"{}\"", "7".repeat(100_000)), "at line 1"),
    ] {
        let json = format!("{{\"archive\":[{items}],{info}}}");
        let run = cif_reading(["json", "--to", "cif", "-"], json.as_bytes());
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        assert!(
            run.stderr.contains(said) && run.stderr.len() < 600,
            "{}",
            run.stderr
        );
    }
    let run = cif_reading(["json", "--to", "cif", "-"], b"{\"info\":\xFF}");
    assert_eq!(run.status, Some(1));
    let run = cif_reading(
        ["json", "--to", "cif", "-"],
        format!("{{{info}}}").as_bytes(),
    );
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
}

/// More than one thread takes part where an archive is large.
#[test]
fn a_large_archive_is_converted_as_a_small_one() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.cif"), folder.path().join("out.json"));
    let paths = [&input, &output].map(|path| path.to_str().unwrap().to_owned());
    let [input_name, output_name] = &paths;
    let text = large("8 by 8 planes");
    fs::write(&input, text.replace("8 by 8 planes", "8x8")).unwrap();

    let reading = cif::read::text(&fs::read_to_string(&input).unwrap())
        .value
        .into_owned();
    let whole = serde_json::to_string(&reading).unwrap();
    let run = cif(["json", input_name]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(run.stdout.trim_end() == whole);
    let run = cif(["json", input_name, "--output", output_name]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(fs::read_to_string(&output).unwrap().trim_end() == whole);

    // The fault is in one of the last games.
    fs::write(&input, text).unwrap();
    let run = cif(["json", input_name, "--output", output_name]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("boardsize"), "{}", run.stderr);
    assert!(fs::read_to_string(&output).unwrap().trim_end() == whole);
    let run = cif(["json", input_name]);
    assert_eq!((run.status, &*run.stdout), (Some(1), ""));
}

/// An archive of a megabyte and a half, with a board of this size near its end.
fn large(size: &str) -> String {
    use std::fmt::Write as _;

    let games = 9_000;
    let mut text = "<cif>".to_owned();
    for number in 1..=games {
        let board = if number == games - 10 {
            format!(" boardsize=\"{size}\"")
        } else {
            String::new()
        };
        let comment = "on and on ".repeat(number % 17);
        let _ = writeln!(
            text,
            "<game{board}><info/><moves>e2e4 <post lang=\"en\">{number} {comment}</post> e7e5</moves></game>"
        );
    }
    let _ = write!(
        text,
        "<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content games=\"{games}\"/></info></cif>"
    );
    text
}
