//! Every game of any archive can be looked at. Its names leave no page of HTML, and reach
//! no terminal as anything but text.

use cif::view::{GameRecord, Names, Page, Portion, Row, findings, title, visible};

pub(crate) fn run(bytes: &[u8]) {
    for read in cif::read::games(bytes) {
        let Ok(read) = read else {
            return;
        };
        let game = read.game;
        let record = GameRecord::of(&game).checked(&game, findings(&game));
        let mut portion = Portion::default();
        portion
            .game(Row::reviewed(&game), &record)
            .expect("memory can be written to");
        let head = game.info.value.head.as_ref();
        let head = head.map(|head| title(&head.value, &Names::wanted(&head.value)));
        let title = head.unwrap_or_default();
        let shown = visible(&title);
        assert!(!shown.contains(char::is_control), "{shown:?}");
        let tags = |page: &str| page.matches('<').count();
        assert_eq!(
            tags(&page(&title, portion.clone())),
            tags(&page("", portion))
        );
    }
}

fn page(title: &str, portion: Portion) -> String {
    let page = Page::begin(Vec::new(), title).and_then(|mut page| {
        page.add(portion)?;
        page.finish()
    });
    String::from_utf8(page.expect("memory can be written to")).expect("a page is text")
}
