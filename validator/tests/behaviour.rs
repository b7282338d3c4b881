//! The behaviour of a check beyond single rules: the order of findings, what waits
//! for the end of an archive, what stays silent, and its bounds.

mod support;

use cif_validator::{
    Finding, Limits, Options, Selection, Severity, Summary, check, check_str, effective_head,
    identities,
};

const END: &str = "<info><version>1.0</version><creator>cif</creator>\
                   <created>2014-12-21</created><content/></info>\n</cif>\n";

fn archive(items: &str) -> String {
    format!("<cif>\n{items}{END}")
}

fn ids(items: &str) -> Vec<String> {
    let findings =
        check_str(&archive(items), &support::options()).expect("a text that can be read");
    findings.iter().map(|it| it.id.to_string()).collect()
}

fn game(head: &str, moves: &str) -> String {
    format!("<game><info><head{head}</info><moves>{moves}</moves></game>\n")
}

fn summary(text: &str, options: &Options) -> (Summary, Vec<Finding>) {
    let mut findings = Vec::new();
    let summary = check(text.as_bytes(), options, &mut |finding| {
        findings.push(finding);
    });
    (summary.expect("a text that can be read"), findings)
}

#[test]
fn what_waits_keeps_its_place() {
    let items = [
        &game(" id=\"1\"><white id=\"7\"/></head>", "e9e9"),
        "<game boardsize=\"8\"><info/><moves/></game>\n",
        "<index><game id=\"1\"/></index>\n",
        &game(" id=\"2\"/>", "e4"),
    ];
    assert_eq!(
        ids(&items.concat()),
        [
            "IX-003",
            "NB-002",
            "MV-001",
            "xsd:Game/@boardsize/pattern",
            "IX-005",
            "IX-002",
            "MV-001"
        ]
    );
}

/// The start tag of the root is long gone when its end is read.
#[test]
fn an_incomplete_root_is_reported_where_it_ends() {
    for (text, line) in [
        ("<cif>\n</cif>\n", 2),
        ("<cif>\n<game><info/><moves/></game>\n\n  </cif>", 4),
        ("<cif>\n<game><info/><moves/></game>\n\n", 4),
    ] {
        let findings = check_str(text, &support::options()).expect("a text that can be read");
        let found = findings.iter().find(|it| it.id == "xsd:cif/incomplete");
        assert_eq!(found.map(|it| it.location.line), Some(line), "{text:?}");
    }
}

/// A long section is judged entry by entry; what is found is the same.
#[test]
fn long_sections_are_judged_like_short_ones() {
    let entry = |id: u32| {
        let wrong = match id {
            3 => " colour=\"red\"",
            4 => "><white id=\"99999\"/></game><game id=\"4\"",
            _ => "",
        };
        format!("<game id=\"{id}\"{wrong}/>\n")
    };
    let entries = |count: u32| (1..=count).map(entry).collect::<String>();
    let games = [game(" id=\"5\"/>", "e2e4"), game(" id=\"5\"/>", "e2e4")].concat();
    let archive = |pad: usize, count| {
        let pad = "x".repeat(pad);
        format!(
            "<index creator=\":PGN\" signature=\"{pad}\">\n{}<wrong/></index>{games}",
            entries(count)
        )
    };
    let short = ids(&archive(0, 7));
    assert!(
        short.len() > 5 && short.contains(&"IX-010".to_owned()),
        "{short:?}"
    );
    assert_eq!(ids(&archive(2 << 20, 7)), short);
}

/// The schema cannot say it: on two boards Black of one stands before White of the other.
#[test]
fn players_in_the_wrong_order_are_all_that_is_found() {
    let head = "><black><name>B</name></black><white><name>A</name></white></head>";
    assert_eq!(ids(&game(head, "")), ["xsd:GameHead/white/misplaced"]);
}

/// Only games are counted, and a finding in one knows its number.
#[test]
fn findings_know_their_games() {
    let document = "<document><resource mimetype=\"a/b\">c</resource><wrong/></document>\n";
    let items = [
        document,
        "<index><game id=\"x\"/></index>\n",
        &game("/>", "O-O"),
        document,
        &game("/>", "O-O"),
    ];
    let options = Options {
        game_identities: true,
        ..support::options()
    };
    let text = archive(&items.concat());
    let findings = check_str(&text, &options).expect("a text");
    let numbers: Vec<_> = findings
        .iter()
        .filter(|it| it.id == "MV-001" || it.id.starts_with("xsd"))
        .map(|it| it.location.game.as_ref().map(|game| game.number))
        .collect();
    assert_eq!(
        numbers,
        [None, None, Some(1), None, Some(2)],
        "{findings:#?}"
    );
    // They are those of the archive, as it is asked for them alone.
    let mut all = Vec::new();
    identities(text.as_bytes(), &Limits::default(), &mut |it| all.push(it)).expect("an archive");
    let mut said: Vec<_> = findings
        .iter()
        .filter_map(|it| it.location.game.as_deref().copied())
        .collect();
    said.dedup();
    assert_eq!(said, all);
    assert_eq!(all.len(), 2);
}

/// Moves against the rules are errors where all who wrote the archive signed them.
#[test]
fn moves_are_errors_where_they_are_signed() {
    let info = |creator: &str| {
        format!(
            "<info><version>1.0</version>{creator}<created>2014-12-21</created><content/></info>"
        )
    };
    for (info, severity) in [
        (info("<creator>cif</creator>"), Severity::Error),
        (info("<creator>:PGN</creator>"), Severity::Warning),
        (
            info("<creator>cif</creator><modifiedby>:PGN</modifiedby>"),
            Severity::Warning,
        ),
        (
            info("<creator>cif</creator><ModifiedBy>:PGN</ModifiedBy>"),
            Severity::Warning,
        ),
        (info("<creator><wrong/>cif</creator>"), Severity::Warning),
        (
            info("<creator>cif</creator>").replace("</info>", "<a></info>"),
            Severity::Warning,
        ),
    ] {
        let text = format!("<cif>{}{info}</cif>", game("/>", "e2e5"));
        let findings = check_str(&text, &support::options()).expect("a text");
        let found = findings.iter().find(|it| it.id == "MV-003");
        assert_eq!(found.map(|it| it.severity), Some(severity), "{info}");
    }
}

#[test]
fn nothing_is_held_back_without_need() {
    let text = archive(&format!(
        "{}{}",
        game("/>", "e4"),
        game(" id=\"1\"/>", "e5")
    ));
    let broken = text.replace("</cif>", "");
    let mut seen = Vec::new();
    let _ = check(broken.as_bytes(), &support::options(), &mut |it| {
        seen.push(it.id.to_string());
    });
    assert_eq!(seen[..3], ["MV-001", "IX-002", "MV-001"]);
}

#[test]
fn a_check_that_stops_says_nothing_of_what_may_come() {
    let items = [
        game("/>", "e4"),
        game(" id=\"1\"/>", "e5"),
        format!("<game variant=\"{}\"/>", "x".repeat(1000)),
    ];
    let options = Options {
        limits: Limits {
            item: 500,
            ..Limits::default()
        },
        ..support::options()
    };
    let mut seen = Vec::new();
    let error = check(archive(&items.concat()).as_bytes(), &options, &mut |it| {
        seen.push(it.id.to_string());
    });
    let error = error.expect_err("a tag that is too long");
    assert_eq!(seen, ["MV-001", "MV-001"]);
    assert_eq!((error.summary.errors, error.summary.games), (2, 2));
    assert!(
        error.to_string().contains("ends beyond 500 bytes"),
        "{error}"
    );
}

#[test]
fn findings_beyond_the_most_are_counted() {
    let items = game("/>", "e4 e5 e6 e7");
    let options = Options {
        max_findings: 2,
        ..support::options()
    };
    let (summary, findings) = summary(&archive(&items), &options);
    assert_eq!((findings.len(), summary.errors), (2, 4));
    assert_eq!(summary.worst(), Some(Severity::Error));
}

#[test]
fn what_is_not_wanted_is_neither_counted_nor_handed_over() {
    // One reference that comes too early, one that leads nowhere, five moves.
    let items = [
        &game(" id=\"1\"/>", "e4 e5"),
        "<index><game id=\"1\"/></index>\n",
        &game(" id=\"2\"/>", "e4 e5 e6"),
    ];
    let text = archive(&items.concat());
    let run = |ignored: &[&str], max_findings| {
        let ignore = |selection: Selection, it: &&str| selection.ignore(it.parse().unwrap());
        let options = Options {
            selection: ignored.iter().fold(Selection::default(), ignore),
            max_findings,
            ..support::options()
        };
        let (summary, findings) = summary(&text, &options);
        (summary.errors, findings.len())
    };
    for (ignored, errors) in [
        (&[][..], 7),
        (&["IX"], 5),
        (&["IX-002"], 6),
        (&["IX-003"], 6),
        (&["MV"], 2),
        (&["MV", "IX-002"], 1),
        (&["all"], 0),
    ] {
        for room in 0..9 {
            let (counted, shown) = run(ignored, room);
            assert_eq!(counted, errors, "{ignored:?}, room for {room}");
            let most = usize::try_from(errors).unwrap().min(room);
            assert!(shown <= most, "{ignored:?}, room for {room}: {shown}");
            // A reference that is open takes room until it is known to be none.
            if !ignored.contains(&"IX-002") && !ignored.contains(&"IX-003") {
                assert_eq!(shown, most, "{ignored:?}, room for {room}");
            }
        }
    }
}

#[test]
fn severities_are_those_that_are_wished_for() {
    let selection = Selection::default()
        .level("MV".parse().unwrap(), Some(Severity::Info))
        .level("xsd".parse().unwrap(), Some(Severity::Warning));
    let options = Options {
        selection,
        max_findings: 2,
        ..support::options()
    };
    let text = archive(&format!("{}<game/>", game("/>", "e4 e5")));
    let (summary, findings) = summary(&text, &options);
    assert_eq!((summary.errors, summary.warnings, summary.infos), (0, 1, 2));
    let severities: Vec<_> = findings.iter().map(|it| it.severity).collect();
    assert_eq!(severities, [Severity::Info; 2]);
}

#[test]
fn a_game_has_only_so_many_faults() {
    let (summary, findings) = summary(
        &archive(&game("/>", &"Nf3 ".repeat(5000))),
        &support::options(),
    );
    assert_eq!((summary.errors, summary.infos), (5000, 1));
    let (last, faults) = findings.split_last().unwrap();
    assert_eq!(faults.len(), 1000);
    assert!(faults.iter().all(|it| it.severity == Severity::Error));
    assert_eq!(
        (&*last.id, last.severity, &*last.message),
        (
            "xml:violation-limit",
            Severity::Info,
            "4000 more findings of rules are not listed"
        )
    );
}

/// Of what is wrong in one item so much is kept as is asked for, and the rest is
/// counted to the last.
#[test]
fn findings_of_one_item_have_a_bound() {
    let users = |count: usize| format!("<flags>{}</flags>", "<user/>".repeat(count));
    let head = |flags: &str| format!("<game><info><head>{flags}</head></info><moves/></game>");
    let refused = |count: usize| {
        format!(
            "<game><info/><moves>{}</moves></game>",
            "<x/>".repeat(count)
        )
    };
    let illegal = |count: usize| {
        let moves = "<var>e2e5</var>".repeat(count - 1);
        format!("<game><info/><moves>e2e5{moves}</moves></game>")
    };
    for (item, id, number) in [
        (head(&users(501)), "HD-004", 500),
        (refused(500), "xsd:", 500),
        (illegal(1500), "MV-003", 1500),
    ] {
        for kept in [1, 20, 1000, 2000] {
            for max_findings in [0, 10, 2000] {
                let options = Options {
                    limits: Limits {
                        violations: kept,
                        ..Limits::default()
                    },
                    max_findings,
                    ..support::options()
                };
                let (summary, findings) = summary(&archive(&item), &options);
                // One more says that there are others that are not listed.
                let said = u64::from(kept < number);
                assert_eq!(
                    summary.errors + summary.warnings + summary.infos,
                    number as u64 + said,
                    "{id} {kept}"
                );
                let of_it = findings.iter().filter(|it| it.id.starts_with(id)).count();
                assert_eq!(
                    of_it,
                    kept.min(max_findings).min(number),
                    "{id} {kept} {max_findings}"
                );
            }
        }
    }
}

/// An item larger than the limit is passed over, and the rest is checked.
#[test]
fn an_item_beyond_the_limit_is_one_finding() {
    let long = "x".repeat(5000);
    let items = [
        game("/>", "e4"),
        format!("<game><info/><moves>e2e4 <post lang=\"*\">{long}</post></moves></game>"),
        format!(
            "<index><game id=\"1\"/><game id=\"2\"><tags><tag name=\"a\">{long}</tag></tags></game></index>"
        ),
        format!("<!-- {long} -->{}{}", " ".repeat(5000), game("/>", "e5")),
    ];
    let options = Options {
        limits: Limits {
            item: 2000,
            ..Limits::default()
        },
        ..support::options()
    };
    let (summary, findings) = summary(&archive(&items.concat()), &options);
    let ids: Vec<_> = findings.iter().map(|it| &*it.id).collect();
    let size = "xml:size-limit";
    // The games have no id, and there is an index.
    assert_eq!(
        ids,
        ["MV-001", size, "IX-005", size, size, "IX-005", "MV-001"]
    );
    let message = &findings[1].message;
    assert!(message.starts_with("`game` is larger than 2000 bytes"));
    // Of what was passed over the tag alone is shown.
    let excerpt = findings[1].location.excerpt.as_ref().expect("an excerpt");
    assert_eq!((&*excerpt.text, excerpt.cut_after), ("<game", true));
    assert_eq!((excerpt.start, excerpt.end), (0, 5));
    let excerpt = findings[0].location.excerpt.as_ref().expect("an excerpt");
    assert!(!excerpt.cut_after);
    assert_eq!((summary.games, summary.items), (2, 5));
}

#[test]
fn an_item_whose_tag_is_beyond_a_limit_is_not_missing() {
    let attributes: Vec<_> = (0..300).map(|n| format!("a{n}=\"\"")).collect();
    let attributes = attributes.join(" ");
    let text = archive(&format!(
        "<game {attributes}><info/><moves>e2e4</moves></game>"
    ));
    let (_, findings) = summary(&text, &support::options());
    let ids: Vec<_> = findings.iter().map(|it| &*it.id).collect();
    assert_eq!(ids, ["xml:attribute-limit"]);
}

#[test]
fn the_summary_counts_what_is_there() {
    let document = "<document><resource>http://example.org/</resource></document>";
    let text = archive(&format!("{}{document}", game("/>", "e2e4")));
    let (sum, findings) = summary(&text, &support::options());
    assert!(findings.is_empty(), "{findings:#?}");
    assert_eq!((sum.games, sum.documents, sum.items), (1, 1, 3));
    assert_eq!(sum.bytes, text.len() as u64);
    assert_eq!((sum.findings(), sum.worst()), (0, None));
}

#[test]
fn the_schema_alone_knows_no_rules() {
    let options = Options {
        schema_only: true,
        ..support::options()
    };
    let text = archive(&format!("{}<game/>", game(" id=\"9\"/>", "e4")));
    let (_, findings) = summary(&text, &options);
    let ids: Vec<_> = findings.iter().map(|it| &*it.id).collect();
    assert_eq!(ids, ["xsd:Game/incomplete"]);
}

/// The end of an empty tag is no end of an excerpt, unless an item was passed over behind it.
#[test]
fn excerpts_end_where_lines_do() {
    let text = archive("<game><info><head id=\"x\"/>\n</info><moves/></game>\n");
    let findings = check_str(&text, &support::options()).expect("a text that can be read");
    let excerpt = findings[0].location.excerpt.as_ref().expect("an excerpt");
    let line = "<game><info><head id=\"x\"/>";
    assert_eq!((&*excerpt.text, excerpt.cut_after), (line, false));
}

#[test]
fn excerpts_are_left_out_on_demand() {
    let options = Options {
        excerpts: false,
        ..support::options()
    };
    let findings =
        check_str(&archive(&game("/>", "e4")), &options).expect("a text that can be read");
    assert!(findings.iter().all(|it| it.location.excerpt.is_none()));
    assert_eq!(findings.len(), 1);
}

#[test]
fn rules_are_silent_on_what_the_schema_refused() {
    for (items, only) in [
        // A reference that is no number, and one to an entry whose id is none.
        (
            game("><white id=\"x\"/></head>", ""),
            "xsd:GPlayer/@id/datatype",
        ),
        (
            format!(
                "<namebase><player id=\"x\"><name>A</name></player></namebase>{}",
                game("><white id=\"1\"/></head>", "")
            ),
            "xsd:NPlayer/@id/datatype",
        ),
        // An element that is not what the entry defines.
        (
            format!(
                "<index><game id=\"1\"><characteristics><result>1-0</result></characteristics>\
                 </game></index>{}",
                game(
                    " id=\"1\"><characteristics><result>2-0</result></characteristics></head>",
                    ""
                )
            ),
            "xsd:Characteristics/result/enumeration",
        ),
        // A third section of which two would do for a tandem game.
        (
            game("><tags/><tags/><tags/></head>", ""),
            "xsd:GameHead/tags/misplaced",
        ),
        // Nobody knows the board, the second board, or the table.
        (
            "<game boardsize=\"9\"><info/><moves>i9i9</moves></game>".to_owned(),
            "xsd:Game/@boardsize/pattern",
        ),
        (
            "<game tandem=\"maybe\"><info><head><tags/><tags/></head></info><moves>e2e4</moves></game>"
                .to_owned(),
            "xsd:Game/@tandem/datatype",
        ),
        (
            "<game><info><moveinfo><table content=\"lag\">1,x,3</table></moveinfo></info>\
             <moves/></game>"
                .to_owned(),
            "xsd:MoveInfoTable/text()/pattern",
        ),
        // A head of which nobody knows what it inherits.
        (
            "<game tandem=\"true\"><info><head id=\"5\"/></info><moves/></game>".to_owned(),
            "IX-002",
        ),
    ] {
        assert_eq!(ids(&items), [only], "{items}");
    }
}

#[test]
fn listings_are_no_heads_to_inherit_from() {
    let listing = "<index type=\"listing\"><game id=\"1\"><tags/><tags/>\
                   <characteristics/></game></index>";
    let listing = listing.replace("<tags/><tags/><characteristics/>", "<tags/><tags/>");
    let game = game(" id=\"1\"><tags><tag name=\"a\">b</tag></tags></head>", "");
    assert_eq!(ids(&format!("{listing}{game}")), ["IX-011"]);
    // An entry of an archive's index goes before one of a listing.
    let index = "<index><game id=\"1\"><tags><tag name=\"a\">c</tag></tags></game></index>";
    assert_eq!(ids(&format!("{listing}{index}{game}")), ["IX-007"]);
}

#[test]
fn players_in_wrong_order_are_a_fault_of_the_schema() {
    let head = "><black><name>B</name></black> <white><name>A</name></white></head>";
    let text = archive(&game(head, "e2e4"));
    let findings = check_str(&text, &support::options()).expect("a text that can be read");
    let [finding] = &findings[..] else {
        panic!("{findings:#?}");
    };
    assert_eq!(finding.id, "xsd:GameHead/white/misplaced");
    let fixed = support::fixed("players", &text).expect("a fix");
    assert!(
        fixed.contains("<white><name>A</name></white> <black>"),
        "{fixed}"
    );
    assert_eq!(
        check_str(&fixed, &support::options()).expect("a text that can be read"),
        []
    );
    // At two boards, each may have one player that is known.
    let tandem = fixed.replace("<game>", "<game tandem=\"true\">");
    let found = check_str(&tandem, &support::options()).expect("a text that can be read");
    assert!(
        found.iter().all(|it| !it.id.starts_with("xsd:")),
        "{found:#?}"
    );
}

#[test]
fn places_inside_texts_are_found_in_the_document() {
    let text = archive(&game(
        "/>",
        "e2e4 <!-- Nf3 --> &#101;7e5 <![CDATA[g1f3 ]]>N&#102;6",
    ));
    let findings = check_str(&text, &support::options()).expect("a text that can be read");
    let [finding] = &findings[..] else {
        panic!("{findings:#?}");
    };
    let start = usize::try_from(finding.location.offset).expect("a small text");
    let end = start + usize::try_from(finding.location.length).expect("a small text");
    assert!(text[start..end].starts_with('N'), "{}", &text[start..end]);
    assert_eq!(start, text.rfind("N&#102;6").expect("it is there"));
}

/// The head of the game behind an index, and the first entry of that.
fn heads<'a>(archive: &'a cif_types::Cif<'a>) -> [&'a cif_types::GameHead<'a>; 2] {
    let [
        cif_types::ArchiveItem::Index(index),
        cif_types::ArchiveItem::Game(game),
    ] = &archive.items[..]
    else {
        panic!("an index and a game");
    };
    let cif_types::IndexChoice::Game(entry) = &index.items[0] else {
        panic!("an entry of a game");
    };
    [game.info.head.as_ref().expect("a head"), &entry.base]
}

#[test]
fn heads_merge_by_position() {
    let text = archive(&format!(
        "<index><game id=\"1\"><flags/><flags><user/></flags>\
         <event sponsorid=\"3\"><title>T</title><siteid>1</siteid><type>match</type></event>\
         <white><name>A</name><team><name>K</name></team></white>\
         <opening/><opening><eco>C23</eco></opening><tags><tag name=\"N\">V</tag></tags><tags/></game></index>{}",
        game(
            " id=\"1\"><flags><brilliancy/></flags>\
             <event siteid=\"2\"><location>L</location><title>U</title><sponsorid>4</sponsorid></event>\
             <white><nation>FRA</nation><team><number>2</number></team></white>\
             <black><name>B</name></black><opening><eco>B02</eco></opening><tags/></head>",
            ""
        )
    ));
    let reading = cif_types::read(&text);
    let [own, entry] = heads(&reading.value);
    let head = effective_head(own, Some(entry));
    assert_eq!(
        (head.flags.len(), head.tags.len(), head.opening.len()),
        (2, 2, 2)
    );
    assert_eq!((head.tags[0].tag.len(), head.tags[1].tag.len()), (1, 0));
    assert_eq!(
        (head.flags[0].items.len(), head.flags[1].items.len()),
        (1, 1)
    );
    assert_eq!(
        head.opening[0].eco.as_ref().map(|it| it.as_str()),
        Some("B02")
    );
    assert_eq!(
        head.opening[1].eco.as_ref().map(|it| it.as_str()),
        Some("C23")
    );
    let event = head.event.as_ref().expect("an event");
    assert!(event.location.is_some() && event.r#type.is_some());
    // What both say counts as the entry has it, in whichever form.
    assert_eq!(event.title.as_ref().map(|it| it.as_str()), Some("T"));
    let site = event.siteid_element.as_ref().map(|it| it.get());
    assert_eq!((site, event.siteid.is_some()), (Some(1), false));
    let sponsor = event.sponsorid.as_ref().map(|it| it.get());
    assert_eq!(
        (sponsor, event.sponsorid_element.is_some()),
        (Some(3), false)
    );
    let white = head.players[0].white.as_ref().expect("White");
    assert!(white.name.is_some() && white.nation.is_some());
    let team = white.team.as_ref().expect("a team");
    assert!(team.name.is_some() && team.number.is_some());
    assert!(head.players[0].black.is_some());
    assert_eq!(&effective_head(own, None), own);
}

#[test]
fn silence_covers_what_is_inherited() {
    // A mode that cannot be read may be the right one.
    let index = "<index><game id=\"1\"><characteristics><plycount>9</plycount></characteristics>\
                 <time><mode>blitz</mode></time></game></index>";
    let time = |mode: &str| format!(" id=\"1\"><time>{mode}<control>7200</control></time></head>");
    let plies = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4";
    let found = |mode: &str, moves: &str| ids(&format!("{index}{}", game(&time(mode), moves)));
    assert_eq!(found("", plies), ["HD-002"]);
    assert_eq!(
        found("<mode>fast</mode>", plies),
        ["xsd:TimeInfo/mode/enumeration"]
    );
    // Nobody can count what cannot be read.
    assert_eq!(found("", "e2e4"), ["GM-005", "HD-002"]);
    assert_eq!(found("", "e4"), ["HD-002", "MV-001"]);
    // An entry that comes too late may bring what is missing.
    let head = " id=\"1\"><extraneous><gameid>5</gameid></extraneous></head>";
    let early = format!("{}{index}", game(head, "e2e4"));
    assert_eq!(ids(&early), ["IX-003"]);
}

#[test]
fn a_head_that_is_missing_is_put_in() {
    let game = "<game tandem=\"true\"><info/><moves/></game>";
    assert_eq!(ids(game), ["TD-002", "TD-002"]);
    let fixed = support::fixed("head", &archive(game)).expect("a fix");
    assert_eq!(
        check_str(&fixed, &support::options()).expect("a text that can be read"),
        []
    );
}

#[test]
fn a_report_can_be_less_grave_than_its_rule() {
    let pieces = |count: usize| {
        let list = vec!["A=W"; count].join(" ");
        let game = format!(
            "<game variant=\"Zoo\" rules=\"royal\" pieces=\"{list}\"><info/><moves/></game>"
        );
        let found =
            check_str(&archive(&game), &support::options()).expect("a text that can be read");
        found.first().map(|it| it.severity)
    };
    assert_eq!(pieces(128), None);
    assert_eq!(pieces(129), Some(Severity::Warning));
    assert_eq!(pieces(4096), Some(Severity::Warning));
    assert_eq!(pieces(4097), Some(Severity::Error));
}

/// References stand in the form that the entry has, and where it has none as the game has them.
#[test]
fn sites_and_sponsors_merge_in_either_form() {
    let merged = |entry: &str, own: &str| {
        let text = archive(&format!(
            "<index><game id=\"1\">{entry}</game></index>{}",
            game(&format!(" id=\"1\">{own}</head>"), "")
        ));
        let reading = cif_types::read(&text);
        let [own, entry] = heads(&reading.value);
        let head = effective_head(own, Some(entry));
        let event = head.event.as_ref().expect("an event");
        [
            event.siteid.as_ref().map(|it| it.get()),
            event.siteid_element.as_ref().map(|it| it.get()),
            event.sponsorid.as_ref().map(|it| it.get()),
            event.sponsorid_element.as_ref().map(|it| it.get()),
        ]
    };
    let attributes = |site, sponsor| format!("<event siteid=\"{site}\" sponsorid=\"{sponsor}\"/>");
    let elements = |site, sponsor| {
        format!("<event><siteid>{site}</siteid><sponsorid>{sponsor}</sponsorid></event>")
    };
    let (none, site, sponsor) = (
        "<event/>",
        "<event siteid=\"1\"/>",
        "<event sponsorid=\"2\"/>",
    );
    for (entry, own, expected) in [
        (
            attributes(1, 2),
            elements(3, 4),
            [Some(1), None, Some(2), None],
        ),
        (
            elements(1, 2),
            attributes(3, 4),
            [None, Some(1), None, Some(2)],
        ),
        (
            none.to_owned(),
            attributes(3, 4),
            [Some(3), None, Some(4), None],
        ),
        (
            none.to_owned(),
            elements(3, 4),
            [None, Some(3), None, Some(4)],
        ),
        (
            site.to_owned(),
            elements(3, 4),
            [Some(1), None, None, Some(4)],
        ),
        (
            sponsor.to_owned(),
            elements(3, 4),
            [None, Some(3), Some(2), None],
        ),
    ] {
        assert_eq!(merged(&entry, &own), expected, "{entry} {own}");
    }
}
