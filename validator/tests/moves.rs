//! The rules on moves and on information about them where they meet other
//! rules, or the schema: who speaks, who is silent, and what fixes it.

mod support;

use cif_validator::check_str;

/// An archive of one game, given as its attributes, its tables, its moves and
/// its data.
fn archive([attributes, info, moves, data]: [&str; 4]) -> String {
    format!(
        "<cif><game{attributes}><info>{info}</info><moves>{moves}</moves>{data}</game>\
         <info><version>1.0</version><creator>cif</creator>\
         <created>2014-12-21</created><content/></info></cif>"
    )
}

/// The ids of what is found; all of the schema are one here.
fn ids(text: &str) -> Vec<String> {
    let findings = check_str(text, &support::options()).expect("a text that can be read");
    let ids = findings.iter().map(|it| match it.id.split_once(':') {
        Some((layer, _)) => layer.to_owned(),
        None => it.id.to_string(),
    });
    ids.collect()
}

#[test]
fn one_fault_is_one_finding() {
    let table = |content: &str, items: &str| {
        format!("<moveinfo><table content=\"{content}\">{items}</table></moveinfo>")
    };
    let cases: &[([&str; 4], &[&str])] = &[
        // What the schema refuses is not judged again.
        (
            ["", "", "e2e4 <marker type='full' color='red' at='E4'/>", ""],
            &["xsd"],
        ),
        (
            [
                "",
                "",
                "<startstyle/>e2e4 <endstyle>:BadMove</endstyle>",
                "",
            ],
            &["xsd"],
        ),
        (["", &table("evaluation", "+"), "e2e4", ""], &["xsd"]),
        (
            [
                "",
                "",
                "e2e4 <eval engine='1'>+1</eval>",
                "<data><engine id='x'>A</engine></data>",
            ],
            &["xsd"],
        ),
        // No canonical spelling without the letters of the boards.
        (
            [
                " tandem='true'",
                "<head><flags/><flags/><tags/><tags/></head>",
                "e7e8b",
                "",
            ],
            &["TD-003"],
        ),
        // Surplus items that are empty are no trailing items as well.
        (["", &table("lag", "1,,,"), "e2e4 e7e5", ""], &["MI-001"]),
        (["", &table("lag", "1,2,3,"), "e2e4 e7e5", ""], &["MI-001"]),
        // Moves that cannot be read leave plies unknown, and their line with
        // something to vary.
        (["", &table("lag", "1,2,"), "e4", ""], &["MI-009", "MV-001"]),
        (
            ["", &table("lag", "1,2"), "e4 <var>e2e4</var>", ""],
            &["MV-001"],
        ),
        // A table of another content has no engine, and so none too few.
        (
            [
                "",
                "<moveinfo><table content='lag' engine='7'>1</table></moveinfo>",
                "e2e4",
                "",
            ],
            &["MI-004"],
        ),
        // Whose clock it is, is not known in a variant of one's own.
        (
            [
                " variant='Double-move' pieces='K=K' rules='royal{K}'",
                &table("elapsedgametime", "9,0,8,0"),
                "e2e4 e4e5 e7e6 d7d6",
                "",
            ],
            &[],
        ),
        // Numbers have no greatest one.
        (
            [
                "",
                &table("evaluation", "+1:99999999999999999999"),
                "e2e4",
                "",
            ],
            &[],
        ),
    ];
    for (parts, expected) in cases {
        let text = archive(*parts);
        assert_eq!(ids(&text), *expected, "{text}");
    }
}

#[test]
fn styles_are_known_wherever_they_can_be_read() {
    let game = "<game><info/><moves><startstyle>Sharp</startstyle>e2e4\
                <endstyle>Sharp</endstyle></moves></game>";
    let info = "<info><version>1.0</version><creator>cif</creator>\
                <created>2014-12-21</created><content/></info>";
    let style = |attributes: &str| format!("<data><movestyle {attributes}/></data>");
    let found = |before: &str, after: &str| ids(&format!("<cif>{before}{game}{after}{info}</cif>"));
    let sharp = style("identifier='Sharp'");
    assert_eq!(found("", ""), ["MV-008"]);
    assert_eq!(found(&sharp, ""), [""; 0]);
    assert_eq!(found("", &sharp), [""; 0]);
    assert_eq!(found(&sharp, &sharp), ["MV-009"]);
    // The style whose name was refused may be the one that is meant.
    assert_eq!(found(&style("identifier=''"), ""), ["xsd"]);
}

#[test]
fn what_leaves_no_doubt_is_fixed() {
    let cases = [
        ("", "1. e2-e4 e7e5!? 2. $07", " e2e4 e7e5 $5  $7"),
        ("", "e2e4$1e7e5$2d2d4", "e2e4$1 e7e5$2 d2d4"),
        ("", "e7e8q N@f3 -- 0000", "e7e8Q f3n ---- ----"),
        ("", "e7<!-- why -->e8q", "e7<!-- why -->e8q"),
        ("", "<![CDATA[e7e8q]]>", "<![CDATA[e7e8Q]]>"),
        ("", "e2Ae4A ----A", "e2e4 ----"),
        ("", "e2Ae4A e2Be4B", "e2Ae4A e2Be4B"),
        (
            "",
            "e2e4 <line color='red'>a1Ab2</line>",
            "e2e4 <line color='red'>a1b2</line>",
        ),
        (" tandem='true'", "e2Ae4 e2Be4B", "e2Ae4A e2Be4B"),
        (" tandem='true'", "e2Ae4B e2e4", "e2Ae4B e2e4"),
    ];
    for (attributes, moves, right) in cases {
        let head = "<head><flags/><flags/><tags/><tags/></head>";
        let head = if attributes.is_empty() { "" } else { head };
        let text = archive([attributes, head, moves, ""]);
        let fixed = support::fixed(moves, &text).unwrap_or_else(|| text.clone());
        assert_eq!(fixed, archive([attributes, head, right, ""]), "{moves}");
    }
}
