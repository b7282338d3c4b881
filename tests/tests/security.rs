//! The page on hostile input names tests, and each is there.

use std::fs;
use std::path::Path;

#[test]
fn the_tests_of_the_table_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = fs::read_to_string(root.join("docs/security.md")).expect("the page");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| ")).collect();
    let [_, _, classes @ ..] = &rows[..] else {
        panic!("there is no table");
    };
    assert!(classes.len() > 15);
    for row in classes {
        let tests = row
            .trim_end_matches(" |")
            .rsplit_once(" | ")
            .expect("cells")
            .1;
        for test in tests.split(", ") {
            let (path, name) = test.trim_matches('`').split_once("::").expect(row);
            let text = fs::read_to_string(root.join(path)).expect(path);
            let at = text.find(&format!("fn {name}(")).expect(test);
            let before = text[..at].trim_end();
            let is_test = before.ends_with("#[test]") || text.contains("proptest!");
            assert!(is_test, "{test} is no test");
        }
    }
}
