//! The page `docs/errata.md` is made from the schema, so it can go stale: this
//! test fails when it has, and names the command that refreshes it.

use std::path::Path;

#[test]
fn errata_page_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/errata.md");
    let page = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        page == cif_schema::errata_markdown(),
        "docs/errata.md does not match schema/cif.xsd; run `cargo xtask refresh`"
    );
}
