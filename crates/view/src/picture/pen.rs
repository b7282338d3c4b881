//! Elements of a picture in SVG, and the places of a board's squares in it.

use std::io::{self, Write};

use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};

use super::{Face, Field, Picture};
use crate::visible;

/// The side of a square.
pub(super) const SIDE: f64 = crate::pieces::SIDE;

/// An attribute.
pub(super) type Attribute<'a> = (&'a str, String);

/// Writes elements.
pub(super) struct Pen<W>(Writer<W>);

impl<W: Write> Pen<W> {
    /// A writer of lines that are indented.
    pub(super) fn new(out: W) -> Self {
        Self(Writer::new_with_indent(out, b' ', 2))
    }

    /// Ends the text.
    pub(super) fn finish(self) -> io::Result<()> {
        self.0.into_inner().write_all(b"\n")
    }

    /// An element without content.
    pub(super) fn draw(&mut self, name: &str, attributes: &[Attribute<'_>]) -> io::Result<()> {
        self.0.write_event(Event::Empty(start(name, attributes)))
    }

    /// An element with text in it.
    pub(super) fn text(
        &mut self,
        name: &str,
        attributes: &[Attribute<'_>],
        text: &str,
    ) -> io::Result<()> {
        self.0.write_event(Event::Start(start(name, attributes)))?;
        self.0
            .write_event(Event::Text(BytesText::new(&visible(text))))?;
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }

    /// Writes markup of our own as it is.
    pub(super) fn raw(&mut self, markup: &str) -> io::Result<()> {
        self.0
            .write_event(Event::Text(BytesText::from_escaped(markup)))
    }

    /// Opens an element.
    pub(super) fn open(&mut self, name: &str, attributes: &[Attribute<'_>]) -> io::Result<()> {
        self.0.write_event(Event::Start(start(name, attributes)))
    }

    /// Closes it.
    pub(super) fn close(&mut self, name: &str) -> io::Result<()> {
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }
}

fn start<'n>(name: &'n str, attributes: &[Attribute<'_>]) -> BytesStart<'n> {
    let mut start = BytesStart::new(name);
    for (name, value) in attributes {
        start.push_attribute((*name, &*visible(value)));
    }
    start
}

/// A number of the drawing.
pub(super) fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    rounded.to_string()
}

/// A board to be drawn, its upper left corner at the origin.
pub(super) struct Board<'p> {
    pub(super) picture: &'p Picture,
    pub(super) face: &'p Face,
}

impl Board<'_> {
    /// The upper left corner of a square.
    pub(super) fn corner(&self, (file, rank): Field) -> (f64, f64) {
        let across = if self.face.flipped {
            self.picture.files.saturating_sub(file + 1)
        } else {
            file
        };
        let down = if self.face.flipped {
            rank
        } else {
            self.picture.ranks.saturating_sub(rank + 1)
        };
        (f64::from(across) * SIDE, f64::from(down) * SIDE)
    }

    /// The middle of a square.
    pub(super) fn middle(&self, field: Field) -> (f64, f64) {
        let (x, y) = self.corner(field);
        (x + SIDE / 2.0, y + SIDE / 2.0)
    }
}
