//! Every game of any archive can be looked at. Its names leave no page of HTML, and reach
//! no terminal as anything but text.

use std::sync::LazyLock;

use cif::view::{GameRecord, Names, Page, Portion, Row, findings, title, visible};

pub(crate) fn run(bytes: &[u8]) {
    for read in cif::read::games(bytes) {
        let Ok(read) = read else {
            return;
        };
        let game = read.game;
        let record = GameRecord::checked(&game, findings(&game));
        let mut portion = Portion::default();
        portion
            .game(Row::reviewed(&game), &record)
            .expect("memory can be written to");
        let head = game.info.value.head.as_ref();
        let head = head.map(|head| title(&head.value, &Names::wanted(&head.value), 0));
        let title = head.unwrap_or_default();
        let shown = visible(&title);
        assert!(!shown.contains(char::is_control), "{shown:?}");
        assert_eq!(tags(&title), *PLAIN);
    }
}

/// The angle brackets of a page without a title.
static PLAIN: LazyLock<usize> = LazyLock::new(|| tags(""));

fn tags(title: &str) -> usize {
    let page = Page::begin(Vec::new(), title).and_then(Page::finish);
    let page = page.expect("memory can be written to");
    page.split(|byte| *byte == b'<').count()
}
