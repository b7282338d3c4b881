//! The written page of the move text carries the table of terminals; it must
//! be that of the code.

use std::path::Path;

use cif_text::terminals::refresh_page;

#[test]
fn the_page_has_the_current_terminals() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/move-text.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let fresh = refresh_page(&page).expect("the page has the lines around the table");
    assert!(
        page == fresh,
        "docs/move-text.md is stale: run `cargo xtask refresh`"
    );
    assert!(fresh.contains("| null move | `----` | yes | ours |"));
}
