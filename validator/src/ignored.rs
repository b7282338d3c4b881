//! Findings that the archive itself asks to be left out, by processing instructions like
//! `<?cif ignore MI-001 xsd:Date?>`. One before the root holds for the whole archive, one
//! before or in an item for that item. In an index and a namebase an item is an entry; what
//! stands before the section, or in its start, holds for all of it.

use std::collections::VecDeque;
use std::ops::Range;

use cif_types::{PieceKind, cut};
use memchr::memmem;

use crate::Severity;
use crate::instruction_fault::Fault;
use crate::options::Options;
use crate::selection::{Selection, Selector};

/// The beginning of an instruction; most archives have none.
const BEGIN: &str = "<?cif";
const END: &str = "?>";

/// The word of an instruction that leaves findings out.
const IGNORE: &str = "ignore";

/// The selectors that are read of an archive. Those beyond leave nothing out.
pub(crate) const MOST: usize = 65_536;

/// The faults of instructions that are remembered until their item is judged.
const MOST_FAULTS: usize = 1_000;

/// The findings that the instructions of an archive leave out, as far as it was read.
pub(crate) struct Ignored<'o> {
    options: &'o Options,
    archive: Selection,
    sections: Scopes,
    items: Scopes,
    /// The findings that are left out of the item that comes next.
    next: Selection,
    /// The number of selectors so far.
    selectors: usize,
    /// Instructions that nothing can be made of, by their places.
    faults: VecDeque<(Range<u64>, Fault)>,
}

/// Stretches of the text, in order, and what is left out there.
#[derive(Default)]
struct Scopes(Vec<Scope>);

struct Scope {
    start: u64,
    end: u64,
    ignored: Selection,
}

impl Scopes {
    fn at(&self, offset: u64) -> Option<&Selection> {
        let after = self.0.partition_point(|scope| scope.start <= offset);
        let scope = after.checked_sub(1).and_then(|at| self.0.get(at));
        scope.filter(|it| offset < it.end).map(|it| &it.ignored)
    }

    fn has(&self, offset: u64, id: &str, name: &str) -> bool {
        self.at(offset).is_some_and(|it| leaves_out(it, id, name))
    }
}

impl<'o> Ignored<'o> {
    pub(crate) fn new(options: &'o Options) -> Self {
        Self {
            options,
            archive: Selection::default(),
            sections: Scopes::default(),
            items: Scopes::default(),
            next: Selection::default(),
            selectors: 0,
            faults: VecDeque::new(),
        }
    }

    /// The next fault before an offset, with the place of its instruction.
    pub(crate) fn next_fault(&mut self, end: u64) -> Option<(Range<u64>, Fault)> {
        let (place, _) = self.faults.front()?;
        if place.start >= end {
            return None;
        }
        self.faults.pop_front()
    }

    /// Returns whether an instruction of an item or a section is in force at a place.
    pub(crate) fn is_scoped(&self, offset: u64) -> bool {
        self.sections.at(offset).or(self.items.at(offset)).is_some()
    }

    /// Returns whether a finding at a place is left out.
    pub(crate) fn has(&self, offset: u64, id: &str, name: &str) -> bool {
        self.selectors > 0
            && (leaves_out(&self.archive, id, name)
                || self.sections.has(offset, id, name)
                || self.items.has(offset, id, name))
    }

    /// Reads the instructions of a piece before anything is found in it.
    pub(crate) fn read(&mut self, piece: &cut::Piece<'_>) {
        let start = piece.base.offset;
        let end = start + piece.bytes.len() as u64;
        if piece.kind == PieceKind::Close
            && let Some(section) = self.sections.0.last_mut()
        {
            section.end = section.end.min(end);
        }
        let has_some = memmem::find(piece.bytes, BEGIN.as_bytes()).is_some();
        if !has_some && self.next.is_empty() {
            return;
        }
        let mut ignored = match piece.kind {
            PieceKind::Before | PieceKind::Head => std::mem::take(&mut self.archive),
            _ => std::mem::take(&mut self.next),
        };
        if has_some {
            let text = String::from_utf8_lossy(piece.bytes);
            for (at, content) in instructions(&text) {
                for read in selectors(content, self.options).take(MOST - self.selectors) {
                    self.selectors += 1;
                    match read {
                        Ok(selector) => ignored = ignored.ignore(selector),
                        Err(fault) if self.faults.len() < MOST_FAULTS => {
                            let length = BEGIN.len() + content.len() + END.len();
                            let begin = start + at as u64;
                            self.faults.push_back((begin..begin + length as u64, fault));
                        }
                        Err(_) => {}
                    }
                }
            }
        }
        let scope = |end| Scope {
            start,
            end,
            ignored: ignored.clone(),
        };
        match piece.kind {
            PieceKind::Before | PieceKind::Head => self.archive = ignored,
            PieceKind::Between => self.next = ignored,
            PieceKind::Open => self.sections.0.push(scope(u64::MAX)),
            _ => self.items.0.push(scope(end)),
        }
    }
}

fn leaves_out(ignored: &Selection, id: &str, name: &str) -> bool {
    !ignored.is_empty() && ignored.severity(id, name, Severity::Error).is_none()
}

/// The contents of the instructions for this program, and where they begin; those in comments
/// and in CDATA sections aside.
fn instructions(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + text[at..].find('<')?;
            let rest = &text[start..];
            let (begin, end) = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", END)]
                .into_iter()
                .find(|(begin, _)| rest.starts_with(begin))
                .unwrap_or(("<", ""));
            let inner = &rest[begin.len()..];
            let inner = &inner[..inner.find(end)?];
            at = start + begin.len() + inner.len() + end.len();
            let content = inner.strip_prefix(&BEGIN[2..]).filter(|_| end == END);
            let is_ours = |it: &&str| it.is_empty() || it.starts_with(is_between);
            if let Some(content) = content.filter(is_ours) {
                return Some((start, content));
            }
        }
    })
}

/// The selectors of an instruction, or why there are none.
fn selectors<'c>(
    content: &'c str,
    options: &'c Options,
) -> impl Iterator<Item = Result<Selector, Fault>> + 'c {
    let mut words = content
        .split(is_between)
        .filter(|word| !word.is_empty())
        .peekable();
    let first = words.next();
    let is_ignore = first == Some(IGNORE);
    let fault = match first {
        Some(word) if !is_ignore => Some(Fault::Word(word.to_owned())),
        _ if words.peek().is_none() => Some(Fault::Nothing),
        _ => None,
    };
    let selectors = words.map(|word| {
        let selector = options.selector(word);
        selector.map_err(|_| Fault::Selector(word.to_owned()))
    });
    let selectors = selectors.take(if is_ignore { usize::MAX } else { 0 });
    fault.map(Err).into_iter().chain(selectors)
}

/// Returns true for what parts words.
fn is_between(character: char) -> bool {
    character.is_ascii_whitespace() || character == ','
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check_str;

    fn found(text: &str, jobs: usize) -> Vec<String> {
        let options = Options {
            jobs,
            ..Options::default()
        };
        let findings = check_str(text, &options).expect("a text in memory");
        let found = findings
            .iter()
            .map(|it| format!("{}:{}", it.location.line, it.id));
        found.filter(|it| it.contains("Date")).collect()
    }

    #[test]
    fn instructions_hold_for_the_archive_the_item_or_the_entry() {
        const DATE: &str = "xsd:Date/text()/pattern";
        let game = |inside: &str| {
            format!(
                "<game>{inside}<info><head><event><title>T</title><date>x</date></event></head></info><moves/></game>"
            )
        };
        let entry = |before: &str, id: u8| {
            format!("{before}<game id='{id}'><event><title>T</title><date>x</date></event></game>")
        };
        let ignore = format!("<?cif ignore {DATE}?>");
        let (ignore, plain) = (&*ignore, &*game(""));
        let far = &" ".repeat(200_000);
        let section = |before: &str, open: &str, one: &str| {
            format!(
                "<cif>{before}<index>{open}\n{}\n{}</index>\n{plain}</cif>",
                entry(one, 1),
                entry("", 2)
            )
        };
        for (text, lines) in [
            (format!("<cif>\n{plain}\n{plain}</cif>"), "2 3"),
            (format!("{ignore}<cif>\n{plain}\n{plain}</cif>"), ""),
            (format!("<cif>\n{ignore}\n{plain}\n{plain}</cif>"), "4"),
            (format!("<cif>\n{}\n{plain}</cif>", game(ignore)), "3"),
            (format!("<cif>\n{plain}\n{plain}{ignore}</cif>"), "2 3"),
            (format!("<cif>\n<!-- {ignore} -->{plain}</cif>"), "2"),
            (
                format!("<cif>\n<?cif ignore MI-001, xsd:Date?>{plain}</cif>"),
                "",
            ),
            (
                format!("<cif>\n<?cif ignore all?>{plain}\n{plain}</cif>"),
                "3",
            ),
            (format!("<cif>\n<?cif ignore?>{plain}</cif>"), "2"),
            (
                format!("<cif>\n<?cifs ignore all?><?cif select all?>{plain}</cif>"),
                "2",
            ),
            (section("", "", ""), "2 3 4"),
            (section(ignore, "", ""), "4"),
            (section("", "", ignore), "3 4"),
            // Far before what they are about.
            (format!("<cif>\n{ignore}{far}{plain}\n{plain}</cif>"), "3"),
            (
                format!("<cif>\n{ignore}{far}{ignore}{plain}\n{plain}</cif>"),
                "3",
            ),
            (format!("<cif>\n{far}{plain}\n{plain}</cif>"), "2 3"),
            (
                format!("{ignore}<!-- {far} --><?cif ignore MV-001?>\n<cif>{plain}</cif>"),
                "",
            ),
            (format!("<cif>\n<!-- <?-->{ignore}{plain}</cif>"), ""),
            (format!("<cif>\n<![CDATA[ <?]]>{ignore}{plain}</cif>"), ""),
        ] {
            let wanted = lines
                .split_whitespace()
                .map(|line| format!("{line}:{DATE}"));
            let wanted: Vec<String> = wanted.collect();
            for jobs in [1, 3] {
                assert_eq!(found(&text, jobs), wanted, "{text}");
            }
        }
    }

    /// The ids that are found in games, each with these selectors before it.
    fn ids(games: &[String]) -> Vec<String> {
        const INFO: &str = "<info><version>1.0</version><creator>cif</creator>\
             <created>2014-12-21</created><content/></info>";
        let game = "<game><info/><moves>O-O</moves></game>";
        let items: Vec<_> = games
            .iter()
            .map(|it| format!("<?cif ignore {it}?>{game}"))
            .collect();
        let text = format!("<cif>{}{INFO}</cif>", items.concat());
        let findings = check_str(&text, &Options::default()).expect("a text in memory");
        findings.iter().map(|it| it.id.to_string()).collect()
    }

    #[test]
    fn selectors_have_a_bound() {
        let many = |number| "MV-002 ".repeat(number);
        let last = |number| ids(&[many(number), "MV-001".to_owned()]);
        assert_eq!(last(MOST - 1), ["MV-001"]);
        assert_eq!(last(MOST), ["MV-001"; 2]);
        let halves = || vec![many(MOST / 2); 2];
        let games = [halves(), vec!["MV-001".to_owned()]].concat();
        assert_eq!(ids(&games), ["MV-001"; 3]);
        // Beyond them nothing is said of selectors either.
        assert_eq!(ids(&[many(MOST - 1), "no such".to_owned()]).len(), 3);
    }

    #[test]
    fn faults_of_instructions_have_a_bound() {
        for (number, said) in [(999, 999), (1000, 1000), (1001, 1000), (3000, 1000)] {
            let ids = ids(&["x ".repeat(number)]);
            let faults = ids.iter().filter(|it| *it == "AR-006");
            assert_eq!(faults.count(), said, "{number}");
            assert_eq!(ids.len(), said + 1);
        }
    }

    #[test]
    fn what_is_left_out_is_not_counted() {
        let text = "<?cif ignore all?><cif><game><info><head><event><date>x</date></event></head>\
            </info><moves/></game></cif>";
        let options = Options {
            max_findings: 0,
            ..Options::default()
        };
        let summary = crate::check(text.as_bytes(), &options, &mut |_| {}).expect("a text");
        assert_eq!(summary.findings(), 0);
    }

    #[test]
    fn an_instruction_says_something() {
        let options = Options::default();
        for text in ["<?cif?>", "<?cif ?>", "<?cif ignore?>"] {
            let found = check_str(
                &format!("<cif>{text}<game><info/><moves/></game></cif>"),
                &options,
            );
            let found = found.expect("a text in memory");
            assert_eq!(
                found.iter().filter(|it| it.id == "AR-006").count(),
                1,
                "{text}"
            );
        }
    }
}
