//! The names with a colon that the format predefines, as far as they are
//! known: parts of the published lists are lost. One table for all rules; a
//! test holds it against the schema.

/// A kind of thing that has predefined names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Predefined {
    /// A title of a player.
    Title,
    /// An organization that gives ratings, titles or numbers.
    Organization,
    /// A variant of chess.
    Variant,
    /// A style of moves.
    MoveStyle,
    /// A signature: who made something, or what it was made from.
    Signature,
}

/// The names with a colon that are known to be predefined, by the kind of thing that they
/// stand for.
pub fn predefined_names() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let kinds = [
        Predefined::Variant,
        Predefined::Title,
        Predefined::Organization,
        Predefined::MoveStyle,
        Predefined::Signature,
    ];
    kinds.into_iter().map(|kind| (kind.words(), kind.known()))
}

impl Predefined {
    /// Returns the thing that such a name stands for, in words.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Organization => "organization",
            Self::Variant => "variant",
            Self::MoveStyle => "move style",
            Self::Signature => "signature",
        }
    }

    /// The names that are known.
    pub(crate) const fn known(self) -> &'static [&'static str] {
        match self {
            Self::Title => &[
                ":GM", ":IM", ":FM", ":CM", ":WGM", ":WIM", ":WFM", ":WCM", ":HGM", ":CGM", ":CIM",
                ":CLGM", ":CLIM", ":CSIM", ":GNM",
            ],
            Self::Organization => &[
                ":ACF",
                ":BdF",
                ":CCRL",
                ":ChessBase",
                ":CFC",
                ":DSB",
                ":ECF",
                ":EHCR",
                ":FICGS",
                ":FICS",
                ":FIDE",
                ":ICC",
                ":ICCF",
                ":USCF",
                ":Lichess",
            ],
            Self::Variant => &[
                ":Chess",
                ":Alice-Chess",
                ":Bughouse",
                ":Crazyhouse",
                ":Three-check",
                ":King-of-the-Hill",
                ":Atomic",
                ":Antichess",
                ":Horde",
                ":Racing-Kings",
                ":Suicide",
                ":Giveaway",
            ],
            Self::MoveStyle => &[":AnalysisFreeze", ":AnalysisPanel", ":BadMove"],
            Self::Signature => &[":PGN"],
        }
    }

    /// The known name that is spelled most like another, where one is near.
    pub(crate) fn nearest(self, name: &str) -> Option<&'static str> {
        nearest(name, self.known().iter().copied())
    }
}

/// The known name that is spelled most like another, where one is near. All known
/// names are of ASCII.
pub(crate) fn nearest(
    name: &str,
    known: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    let far = (name.len() / 3).max(1);
    let lower = name.to_ascii_lowercase();
    // A name is no nearer than its length is.
    let length = name.chars().count();
    let known = known.filter(|known| known.len().abs_diff(length) <= far);
    let distances = known.map(|known| {
        let distance = strsim::osa_distance(&known.to_ascii_lowercase(), &lower);
        (distance, known)
    });
    let near = distances.filter(|(distance, _)| *distance <= far);
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names that the schema lists in the documentation of a type.
    fn of_the_schema(ty: &str) -> Vec<String> {
        let schema = cif_schema::CIF_XSD;
        let (_, declaration) = schema.split_once(ty).expect("the type is declared");
        let (documentation, _) = declaration
            .split_once("</xs:documentation>")
            .expect("it is documented");
        let list = ["Known: ", "predefined "];
        let known = list.iter().find_map(|lead| documentation.split_once(lead));
        let (_, known) = known.expect("it lists names");
        let name = |it: &char| it.is_ascii_alphanumeric() || *it == '-';
        let names = known.split(':').skip(1).map(|it| {
            let name: String = it.chars().take_while(name).collect();
            format!(":{name}")
        });
        names.collect()
    }

    #[test]
    fn the_table_is_that_of_the_schema() {
        let types = [
            (Predefined::Title, "Title"),
            (Predefined::Organization, "Organization"),
            (Predefined::Variant, "Variant"),
            (Predefined::MoveStyle, "MoveStyleID"),
            (Predefined::Signature, "Signature"),
        ];
        for (kind, ty) in types {
            let declared = of_the_schema(&format!("<xs:simpleType name=\"{ty}\">"));
            assert_eq!(kind.known(), declared, "{ty}");
        }
    }

    #[test]
    fn kinds_have_their_names() {
        let kinds: Vec<_> = predefined_names()
            .map(|(kind, names)| (kind, names[0]))
            .collect();
        let expected = [
            ("variant", ":Chess"),
            ("title", ":GM"),
            ("organization", ":ACF"),
            ("move style", ":AnalysisFreeze"),
            ("signature", ":PGN"),
        ];
        assert_eq!(kinds, expected);
    }

    #[test]
    fn names_are_near_or_not() {
        assert_eq!(Predefined::Title.nearest(":gm"), Some(":GM"));
        assert_eq!(
            Predefined::Variant.nearest(":CrazyHouse"),
            Some(":Crazyhouse")
        );
        assert_eq!(
            Predefined::Organization.nearest(":Lichees"),
            Some(":Lichess")
        );
        // The longer a name, the more of it may differ.
        assert_eq!(
            Predefined::Variant.nearest(":Crazihous"),
            Some(":Crazyhouse")
        );
        assert_eq!(Predefined::Variant.nearest(":Shogi"), None);
        assert_eq!(Predefined::Signature.nearest(":Aquarium"), None);
    }
}
