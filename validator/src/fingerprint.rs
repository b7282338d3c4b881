//! The content of a namebase entry as one number, by which entries that say the
//! same are found without keeping them.

use std::hash::{DefaultHasher, Hasher};
use std::io;

use cif_types::{NamebaseChoice, NamebaseID, with_entry};
use serde::Serialize;

use crate::canonical::Canonical;

/// 128 bits of what an entry says. The chance that two of a million entries
/// share them without being the same is less than one in 10^26.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fingerprint(u64, u64);

impl Fingerprint {
    /// That of any value; values of one type share it when they are equal and
    /// spelled the same. It means something within one run of a program only.
    /// `None` for a value that JSON cannot express, which those of the format never are.
    pub fn of_value(value: &impl Serialize) -> Option<Self> {
        let mut sum = Sum::default();
        serde_json::to_writer(&mut sum, value).ok()?;
        Some(Self(sum.plain.finish(), sum.salted.finish()))
    }

    /// That of a text, which means something within one run of a program only.
    pub fn of_text(text: &str) -> Self {
        let mut sum = Sum::default();
        sum.plain.write(text.as_bytes());
        sum.salted.write(text.as_bytes());
        Self(sum.plain.finish(), sum.salted.finish())
    }

    /// The same, however the value is spelled.
    pub fn by_value(value: &(impl Serialize + Canonical + Clone)) -> Option<Self> {
        if value.is_canonical() {
            return Self::of_value(value);
        }
        let mut value = value.clone();
        value.make_canonical();
        Self::of_value(&value)
    }

    /// Some bits of it.
    pub const fn short(self) -> u32 {
        let [a, b, c, d, ..] = self.0.to_le_bytes();
        u32::from_le_bytes([a, b, c, d])
    }

    /// 96 bits of it. The chance that two of ten million entries share them without
    /// being the same is less than one in 10^15.
    pub(crate) fn key(self) -> [u32; 3] {
        let low = |number: u64| u32::try_from(number & u64::from(u32::MAX)).unwrap_or_default();
        [low(self.0), low(self.0 >> 32), low(self.1)]
    }

    /// That of an entry, by its values and its id aside.
    pub(crate) fn of(entry: &NamebaseChoice<'_>) -> Option<Self> {
        let none = NamebaseID::new(0).ok()?;
        with_entry!(entry, entry => {
            let mut entry = entry.value.clone();
            entry.id = none.into();
            entry.make_canonical();
            Self::of_value(&entry)
        })
    }
}

/// Two hashes of the same bytes; the second starts from another state.
struct Sum {
    plain: DefaultHasher,
    salted: DefaultHasher,
}

impl Default for Sum {
    fn default() -> Self {
        let mut salted = DefaultHasher::new();
        salted.write_u8(1);
        Self {
            plain: DefaultHasher::new(),
            salted,
        }
    }
}

impl io::Write for Sum {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.plain.write(bytes);
        self.salted.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use cif_types::{CifItem, Limits, stream};

    use super::*;

    fn fingerprints(entries: &str) -> Vec<Option<Fingerprint>> {
        let text = format!(
            "<cif><namebase>{entries}</namebase><info><version>1.0</version><creator/>\
             <created>2026-01-31</created><content/></info></cif>"
        );
        let mut stream = stream(text.as_bytes(), &Limits::default());
        while let Some(mut piece) = stream.next_piece().expect("an archive") {
            if let Some(CifItem::Namebase(it)) = cif_types::read_item(&mut piece).item {
                return it.items.iter().map(fingerprint).collect();
            }
        }
        Vec::new()
    }

    /// That of an entry, which is that by its value.
    fn fingerprint(entry: &NamebaseChoice<'_>) -> Option<Fingerprint> {
        let by_value = with_entry!(entry, entry => {
            let mut entry = entry.value.clone();
            entry.id = NamebaseID::new(0).expect("an id").into();
            Fingerprint::by_value(&entry)
        });
        assert_eq!(Fingerprint::of(entry), by_value, "{entry:?}");
        by_value
    }

    #[test]
    fn parts_of_it_are_keys() {
        let print = Fingerprint(0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210);
        assert_eq!(print.key(), [0x89ab_cdef, 0x0123_4567, 0x7654_3210]);
        assert_eq!(print.short(), 0x89ab_cdef);
    }

    #[test]
    fn layout_and_ids_do_not_count() {
        let found = fingerprints(
            "<site id='1'><location>Paris</location></site>\
             <site id='2'>\n  <location><![CDATA[Paris]]></location>\n</site>\
             <site id='3'><location>Paris </location></site>\
             <team id='1'/><team id='2'/>\
             <site id='4'><latitude>1.50</latitude></site>\
             <site id='5'><latitude>15e-1</latitude></site>\
             <player id='1'><birth utc='false'>1821</birth></player>\
             <player id='2'><birth>1821</birth></player>\
             <player id='3'><birth utc='true'>1821</birth></player>\
             <phrase id='1' format='plain'>A</phrase><phrase id='2'>A</phrase>\
             <event id='1'><rounds>09</rounds><complete>1</complete></event>\
             <event id='2'><rounds>+9</rounds><complete>true</complete></event>",
        );
        for (one, other) in [(5, 6), (7, 8), (10, 11), (12, 13)] {
            assert_eq!(found[one], found[other], "{one}");
        }
        assert_ne!(found[8], found[9]);
        assert!(found.iter().all(Option::is_some));
        assert_eq!(found[0], found[1]);
        assert_ne!(found[0], found[2]);
        assert_eq!(found[3], found[4]);
    }
}
