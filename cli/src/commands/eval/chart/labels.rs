//! Places for labels on a chart, so that none lies on another.

/// Pixels between a point and its label.
const GAP: i32 = 8;

/// A rectangle in pixels, from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rectangle {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Rectangle {
    pub(super) fn meets(self, other: Self) -> bool {
        self.left < other.left + other.width
            && other.left < self.left + self.width
            && self.top < other.top + other.height
            && other.top < self.top + self.height
    }

    fn holds(self, other: Self) -> bool {
        self.left <= other.left
            && other.left + other.width <= self.left + self.width
            && self.top <= other.top
            && other.top + other.height <= self.top + self.height
    }
}

/// The width of a text in pixels, about, in a font of this size; plotters writes a size of 10 as
/// 8 pixels.
pub(super) fn width(text: &str, size: i32) -> i32 {
    let letters = i32::try_from(text.chars().count()).unwrap_or(i32::MAX / size.max(1));
    letters.saturating_mul(size) * 9 / 20
}

/// The letters that so many pixels hold, about.
pub(super) fn letters(room: i32, size: i32) -> i32 {
    room * 20 / (9 * size)
}

/// A label for a point.
pub(super) struct Label {
    pub(super) point: (i32, i32),
    pub(super) width: i32,
    pub(super) height: i32,
    /// True where it is better placed above the point than below.
    pub(super) above: bool,
    /// The lines of text that it may be away from the point.
    pub(super) farthest: i32,
}

impl Label {
    /// A line from the point to its label, where that is not close by.
    pub(super) fn leader(&self, place: Rectangle) -> Option<[(i32, i32); 2]> {
        let (x, y) = self.point;
        let end = if place.top > y {
            place.top
        } else {
            place.top + place.height
        };
        let to = x.clamp(place.left, place.left + place.width);
        ((end - y).abs() > GAP).then_some([(x, y), (to, end)])
    }
}

/// The places within `bounds` for labels, the most important of which come first: none meets
/// another or an obstacle. A label that finds no place near its point has none.
pub(super) fn places(
    labels: &[Label],
    bounds: Rectangle,
    obstacles: &[Rectangle],
) -> Vec<Option<Rectangle>> {
    let mut taken = obstacles.to_vec();
    let place = |label: &Label| {
        let found = candidates(label, bounds)
            .find(|place| bounds.holds(*place) && !taken.iter().any(|other| other.meets(*place)));
        taken.extend(found);
        found
    };
    labels.iter().map(place).collect()
}

/// Places around a point, the best first: on the better side, then on the other one, each time
/// farther away; in the middle above the point, else to its left and right.
fn candidates(label: &Label, bounds: Rectangle) -> impl Iterator<Item = Rectangle> {
    let &Label {
        point: (x, y),
        width,
        height,
        above,
        farthest,
    } = label;
    let steps = (0..=farthest).flat_map(move |step| [(step, above), (step, !above)]);
    steps.flat_map(move |(step, above)| {
        let away = GAP + step * height;
        let top = if above { y - away - height } else { y + away };
        [-width / 2, -width + 4, -4].map(|shift| Rectangle {
            left: (x + shift).clamp(
                bounds.left,
                (bounds.left + bounds.width - width).max(bounds.left),
            ),
            top,
            width,
            height,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: Rectangle = Rectangle {
        left: 0,
        top: 0,
        width: 400,
        height: 200,
    };

    fn label(x: i32, y: i32) -> Label {
        Label {
            point: (x, y),
            width: 60,
            height: 12,
            above: true,
            farthest: 3,
        }
    }

    #[test]
    fn labels_do_not_meet() {
        let labels: Vec<Label> = (0..60).map(|at| label(at * 7, 100 + at % 5)).collect();
        let found = places(&labels, BOUNDS, &[]);
        let placed: Vec<Rectangle> = found.into_iter().flatten().collect();
        assert!(placed.len() > 20, "{}", placed.len());
        for (at, one) in placed.iter().enumerate() {
            assert!(BOUNDS.holds(*one), "{one:?}");
            assert!(
                !placed[..at].iter().any(|other| other.meets(*one)),
                "{one:?}"
            );
        }
    }

    #[test]
    fn the_first_labels_get_the_best_places() {
        let found = places(&[label(200, 100), label(203, 100)], BOUNDS, &[]);
        assert_eq!(found[0].map(|it| (it.left, it.top)), Some((170, 80)));
        assert_eq!(found[1].map(|it| (it.left, it.top)), Some((173, 108)));
        // A label at the edge is moved into the picture.
        let found = places(&[label(399, 100)], BOUNDS, &[]);
        assert_eq!(found[0].map(|it| it.left), Some(340));
    }

    #[test]
    fn a_label_without_a_place_is_left_out() {
        assert_eq!(places(&[label(200, 100)], BOUNDS, &[BOUNDS]), [None]);
    }
}
