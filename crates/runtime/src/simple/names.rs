//! Names, name tokens and the characters they are made of. XML Schema 1.0 cites
//! the second edition of XML 1.0, whose names follow lists of characters drawn
//! from Unicode 2 (appendix B), not the broad ranges of the fifth edition; the
//! ranges below are those lists joined, outside ASCII.

use super::expanded::spelling;

/// Returns true if `text` is a `Name` (production 5).
pub fn is_name(text: &str) -> bool {
    starts_name(text) && is_nmtoken(text)
}

/// Returns true if `text` is an `NCName`: a name without a colon.
pub fn is_ncname(text: &str) -> bool {
    !text.contains(':') && is_name(text)
}

/// Returns true if `text` is a `QName`: an `NCName`, or two with a colon between.
pub fn is_qname(text: &str) -> bool {
    match text.split_once(':') {
        None => is_ncname(text),
        Some((prefix, local)) => is_ncname(prefix) && is_ncname(local),
    }
}

/// Returns true if `text` is a `QName`, perhaps behind a namespace in braces.
pub fn is_canonical(text: &str) -> bool {
    is_qname(spelling(text))
}

/// Returns true if `text` is an `Nmtoken` (production 7): name characters, at least
/// one.
pub fn is_nmtoken(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_name_char)
}

/// Returns true if `text` is a language code: groups of up to eight letters or digits,
/// the first without digits, hyphens between.
pub fn is_language(text: &str) -> bool {
    let is_group = |group: &str, fits: fn(&u8) -> bool| {
        (1..=8).contains(&group.len()) && group.as_bytes().iter().all(fits)
    };
    let mut groups = text.split('-');
    let first = groups.next().unwrap_or_default();
    is_group(first, u8::is_ascii_alphabetic)
        && groups.all(|group| is_group(group, u8::is_ascii_alphanumeric))
}

fn starts_name(text: &str) -> bool {
    text.chars().next().is_some_and(is_name_start)
}

/// Returns true if a name may begin with `c`: what `\i` matches in a pattern.
pub fn is_name_start(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphabetic() || matches!(c, '_' | ':')
    } else {
        is_in(NAME_START, c)
    }
}

/// Returns true if a name may contain `c`: what `\c` matches in a pattern.
pub fn is_name_char(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '-' | '.')
    } else {
        is_in(NAME, c)
    }
}

fn is_in(ranges: &[(char, char)], c: char) -> bool {
    let after = ranges.partition_point(|&(first, _)| first <= c);
    ranges[..after].last().is_some_and(|&(_, last)| c <= last)
}

#[rustfmt::skip]
/// Outside ASCII, the characters that begin names: letters and ideographs.
pub const NAME_START: &[(char, char)] = &[
    ('\u{C0}', '\u{D6}'), ('\u{D8}', '\u{F6}'), ('\u{F8}', '\u{131}'), ('\u{134}', '\u{13E}'),
    ('\u{141}', '\u{148}'), ('\u{14A}', '\u{17E}'), ('\u{180}', '\u{1C3}'), ('\u{1CD}', '\u{1F0}'),
    ('\u{1F4}', '\u{1F5}'), ('\u{1FA}', '\u{217}'), ('\u{250}', '\u{2A8}'), ('\u{2BB}', '\u{2C1}'),
    ('\u{386}', '\u{386}'), ('\u{388}', '\u{38A}'), ('\u{38C}', '\u{38C}'), ('\u{38E}', '\u{3A1}'),
    ('\u{3A3}', '\u{3CE}'), ('\u{3D0}', '\u{3D6}'), ('\u{3DA}', '\u{3DA}'), ('\u{3DC}', '\u{3DC}'),
    ('\u{3DE}', '\u{3DE}'), ('\u{3E0}', '\u{3E0}'), ('\u{3E2}', '\u{3F3}'), ('\u{401}', '\u{40C}'),
    ('\u{40E}', '\u{44F}'), ('\u{451}', '\u{45C}'), ('\u{45E}', '\u{481}'), ('\u{490}', '\u{4C4}'),
    ('\u{4C7}', '\u{4C8}'), ('\u{4CB}', '\u{4CC}'), ('\u{4D0}', '\u{4EB}'), ('\u{4EE}', '\u{4F5}'),
    ('\u{4F8}', '\u{4F9}'), ('\u{531}', '\u{556}'), ('\u{559}', '\u{559}'), ('\u{561}', '\u{586}'),
    ('\u{5D0}', '\u{5EA}'), ('\u{5F0}', '\u{5F2}'), ('\u{621}', '\u{63A}'), ('\u{641}', '\u{64A}'),
    ('\u{671}', '\u{6B7}'), ('\u{6BA}', '\u{6BE}'), ('\u{6C0}', '\u{6CE}'), ('\u{6D0}', '\u{6D3}'),
    ('\u{6D5}', '\u{6D5}'), ('\u{6E5}', '\u{6E6}'), ('\u{905}', '\u{939}'), ('\u{93D}', '\u{93D}'),
    ('\u{958}', '\u{961}'), ('\u{985}', '\u{98C}'), ('\u{98F}', '\u{990}'), ('\u{993}', '\u{9A8}'),
    ('\u{9AA}', '\u{9B0}'), ('\u{9B2}', '\u{9B2}'), ('\u{9B6}', '\u{9B9}'), ('\u{9DC}', '\u{9DD}'),
    ('\u{9DF}', '\u{9E1}'), ('\u{9F0}', '\u{9F1}'), ('\u{A05}', '\u{A0A}'), ('\u{A0F}', '\u{A10}'),
    ('\u{A13}', '\u{A28}'), ('\u{A2A}', '\u{A30}'), ('\u{A32}', '\u{A33}'), ('\u{A35}', '\u{A36}'),
    ('\u{A38}', '\u{A39}'), ('\u{A59}', '\u{A5C}'), ('\u{A5E}', '\u{A5E}'), ('\u{A72}', '\u{A74}'),
    ('\u{A85}', '\u{A8B}'), ('\u{A8D}', '\u{A8D}'), ('\u{A8F}', '\u{A91}'), ('\u{A93}', '\u{AA8}'),
    ('\u{AAA}', '\u{AB0}'), ('\u{AB2}', '\u{AB3}'), ('\u{AB5}', '\u{AB9}'), ('\u{ABD}', '\u{ABD}'),
    ('\u{AE0}', '\u{AE0}'), ('\u{B05}', '\u{B0C}'), ('\u{B0F}', '\u{B10}'), ('\u{B13}', '\u{B28}'),
    ('\u{B2A}', '\u{B30}'), ('\u{B32}', '\u{B33}'), ('\u{B36}', '\u{B39}'), ('\u{B3D}', '\u{B3D}'),
    ('\u{B5C}', '\u{B5D}'), ('\u{B5F}', '\u{B61}'), ('\u{B85}', '\u{B8A}'), ('\u{B8E}', '\u{B90}'),
    ('\u{B92}', '\u{B95}'), ('\u{B99}', '\u{B9A}'), ('\u{B9C}', '\u{B9C}'), ('\u{B9E}', '\u{B9F}'),
    ('\u{BA3}', '\u{BA4}'), ('\u{BA8}', '\u{BAA}'), ('\u{BAE}', '\u{BB5}'), ('\u{BB7}', '\u{BB9}'),
    ('\u{C05}', '\u{C0C}'), ('\u{C0E}', '\u{C10}'), ('\u{C12}', '\u{C28}'), ('\u{C2A}', '\u{C33}'),
    ('\u{C35}', '\u{C39}'), ('\u{C60}', '\u{C61}'), ('\u{C85}', '\u{C8C}'), ('\u{C8E}', '\u{C90}'),
    ('\u{C92}', '\u{CA8}'), ('\u{CAA}', '\u{CB3}'), ('\u{CB5}', '\u{CB9}'), ('\u{CDE}', '\u{CDE}'),
    ('\u{CE0}', '\u{CE1}'), ('\u{D05}', '\u{D0C}'), ('\u{D0E}', '\u{D10}'), ('\u{D12}', '\u{D28}'),
    ('\u{D2A}', '\u{D39}'), ('\u{D60}', '\u{D61}'), ('\u{E01}', '\u{E2E}'), ('\u{E30}', '\u{E30}'),
    ('\u{E32}', '\u{E33}'), ('\u{E40}', '\u{E45}'), ('\u{E81}', '\u{E82}'), ('\u{E84}', '\u{E84}'),
    ('\u{E87}', '\u{E88}'), ('\u{E8A}', '\u{E8A}'), ('\u{E8D}', '\u{E8D}'), ('\u{E94}', '\u{E97}'),
    ('\u{E99}', '\u{E9F}'), ('\u{EA1}', '\u{EA3}'), ('\u{EA5}', '\u{EA5}'), ('\u{EA7}', '\u{EA7}'),
    ('\u{EAA}', '\u{EAB}'), ('\u{EAD}', '\u{EAE}'), ('\u{EB0}', '\u{EB0}'), ('\u{EB2}', '\u{EB3}'),
    ('\u{EBD}', '\u{EBD}'), ('\u{EC0}', '\u{EC4}'), ('\u{F40}', '\u{F47}'), ('\u{F49}', '\u{F69}'),
    ('\u{10A0}', '\u{10C5}'), ('\u{10D0}', '\u{10F6}'), ('\u{1100}', '\u{1100}'), ('\u{1102}', '\u{1103}'),
    ('\u{1105}', '\u{1107}'), ('\u{1109}', '\u{1109}'), ('\u{110B}', '\u{110C}'), ('\u{110E}', '\u{1112}'),
    ('\u{113C}', '\u{113C}'), ('\u{113E}', '\u{113E}'), ('\u{1140}', '\u{1140}'), ('\u{114C}', '\u{114C}'),
    ('\u{114E}', '\u{114E}'), ('\u{1150}', '\u{1150}'), ('\u{1154}', '\u{1155}'), ('\u{1159}', '\u{1159}'),
    ('\u{115F}', '\u{1161}'), ('\u{1163}', '\u{1163}'), ('\u{1165}', '\u{1165}'), ('\u{1167}', '\u{1167}'),
    ('\u{1169}', '\u{1169}'), ('\u{116D}', '\u{116E}'), ('\u{1172}', '\u{1173}'), ('\u{1175}', '\u{1175}'),
    ('\u{119E}', '\u{119E}'), ('\u{11A8}', '\u{11A8}'), ('\u{11AB}', '\u{11AB}'), ('\u{11AE}', '\u{11AF}'),
    ('\u{11B7}', '\u{11B8}'), ('\u{11BA}', '\u{11BA}'), ('\u{11BC}', '\u{11C2}'), ('\u{11EB}', '\u{11EB}'),
    ('\u{11F0}', '\u{11F0}'), ('\u{11F9}', '\u{11F9}'), ('\u{1E00}', '\u{1E9B}'), ('\u{1EA0}', '\u{1EF9}'),
    ('\u{1F00}', '\u{1F15}'), ('\u{1F18}', '\u{1F1D}'), ('\u{1F20}', '\u{1F45}'), ('\u{1F48}', '\u{1F4D}'),
    ('\u{1F50}', '\u{1F57}'), ('\u{1F59}', '\u{1F59}'), ('\u{1F5B}', '\u{1F5B}'), ('\u{1F5D}', '\u{1F5D}'),
    ('\u{1F5F}', '\u{1F7D}'), ('\u{1F80}', '\u{1FB4}'), ('\u{1FB6}', '\u{1FBC}'), ('\u{1FBE}', '\u{1FBE}'),
    ('\u{1FC2}', '\u{1FC4}'), ('\u{1FC6}', '\u{1FCC}'), ('\u{1FD0}', '\u{1FD3}'), ('\u{1FD6}', '\u{1FDB}'),
    ('\u{1FE0}', '\u{1FEC}'), ('\u{1FF2}', '\u{1FF4}'), ('\u{1FF6}', '\u{1FFC}'), ('\u{2126}', '\u{2126}'),
    ('\u{212A}', '\u{212B}'), ('\u{212E}', '\u{212E}'), ('\u{2180}', '\u{2182}'), ('\u{3007}', '\u{3007}'),
    ('\u{3021}', '\u{3029}'), ('\u{3041}', '\u{3094}'), ('\u{30A1}', '\u{30FA}'), ('\u{3105}', '\u{312C}'),
    ('\u{4E00}', '\u{9FA5}'), ('\u{AC00}', '\u{D7A3}'),
];

#[rustfmt::skip]
/// Outside ASCII, the characters of names: also digits, combining characters and
/// extenders.
pub const NAME: &[(char, char)] = &[
    ('\u{B7}', '\u{B7}'), ('\u{C0}', '\u{D6}'), ('\u{D8}', '\u{F6}'), ('\u{F8}', '\u{131}'),
    ('\u{134}', '\u{13E}'), ('\u{141}', '\u{148}'), ('\u{14A}', '\u{17E}'), ('\u{180}', '\u{1C3}'),
    ('\u{1CD}', '\u{1F0}'), ('\u{1F4}', '\u{1F5}'), ('\u{1FA}', '\u{217}'), ('\u{250}', '\u{2A8}'),
    ('\u{2BB}', '\u{2C1}'), ('\u{2D0}', '\u{2D1}'), ('\u{300}', '\u{345}'), ('\u{360}', '\u{361}'),
    ('\u{386}', '\u{38A}'), ('\u{38C}', '\u{38C}'), ('\u{38E}', '\u{3A1}'), ('\u{3A3}', '\u{3CE}'),
    ('\u{3D0}', '\u{3D6}'), ('\u{3DA}', '\u{3DA}'), ('\u{3DC}', '\u{3DC}'), ('\u{3DE}', '\u{3DE}'),
    ('\u{3E0}', '\u{3E0}'), ('\u{3E2}', '\u{3F3}'), ('\u{401}', '\u{40C}'), ('\u{40E}', '\u{44F}'),
    ('\u{451}', '\u{45C}'), ('\u{45E}', '\u{481}'), ('\u{483}', '\u{486}'), ('\u{490}', '\u{4C4}'),
    ('\u{4C7}', '\u{4C8}'), ('\u{4CB}', '\u{4CC}'), ('\u{4D0}', '\u{4EB}'), ('\u{4EE}', '\u{4F5}'),
    ('\u{4F8}', '\u{4F9}'), ('\u{531}', '\u{556}'), ('\u{559}', '\u{559}'), ('\u{561}', '\u{586}'),
    ('\u{591}', '\u{5A1}'), ('\u{5A3}', '\u{5B9}'), ('\u{5BB}', '\u{5BD}'), ('\u{5BF}', '\u{5BF}'),
    ('\u{5C1}', '\u{5C2}'), ('\u{5C4}', '\u{5C4}'), ('\u{5D0}', '\u{5EA}'), ('\u{5F0}', '\u{5F2}'),
    ('\u{621}', '\u{63A}'), ('\u{640}', '\u{652}'), ('\u{660}', '\u{669}'), ('\u{670}', '\u{6B7}'),
    ('\u{6BA}', '\u{6BE}'), ('\u{6C0}', '\u{6CE}'), ('\u{6D0}', '\u{6D3}'), ('\u{6D5}', '\u{6E8}'),
    ('\u{6EA}', '\u{6ED}'), ('\u{6F0}', '\u{6F9}'), ('\u{901}', '\u{903}'), ('\u{905}', '\u{939}'),
    ('\u{93C}', '\u{94D}'), ('\u{951}', '\u{954}'), ('\u{958}', '\u{963}'), ('\u{966}', '\u{96F}'),
    ('\u{981}', '\u{983}'), ('\u{985}', '\u{98C}'), ('\u{98F}', '\u{990}'), ('\u{993}', '\u{9A8}'),
    ('\u{9AA}', '\u{9B0}'), ('\u{9B2}', '\u{9B2}'), ('\u{9B6}', '\u{9B9}'), ('\u{9BC}', '\u{9BC}'),
    ('\u{9BE}', '\u{9C4}'), ('\u{9C7}', '\u{9C8}'), ('\u{9CB}', '\u{9CD}'), ('\u{9D7}', '\u{9D7}'),
    ('\u{9DC}', '\u{9DD}'), ('\u{9DF}', '\u{9E3}'), ('\u{9E6}', '\u{9F1}'), ('\u{A02}', '\u{A02}'),
    ('\u{A05}', '\u{A0A}'), ('\u{A0F}', '\u{A10}'), ('\u{A13}', '\u{A28}'), ('\u{A2A}', '\u{A30}'),
    ('\u{A32}', '\u{A33}'), ('\u{A35}', '\u{A36}'), ('\u{A38}', '\u{A39}'), ('\u{A3C}', '\u{A3C}'),
    ('\u{A3E}', '\u{A42}'), ('\u{A47}', '\u{A48}'), ('\u{A4B}', '\u{A4D}'), ('\u{A59}', '\u{A5C}'),
    ('\u{A5E}', '\u{A5E}'), ('\u{A66}', '\u{A74}'), ('\u{A81}', '\u{A83}'), ('\u{A85}', '\u{A8B}'),
    ('\u{A8D}', '\u{A8D}'), ('\u{A8F}', '\u{A91}'), ('\u{A93}', '\u{AA8}'), ('\u{AAA}', '\u{AB0}'),
    ('\u{AB2}', '\u{AB3}'), ('\u{AB5}', '\u{AB9}'), ('\u{ABC}', '\u{AC5}'), ('\u{AC7}', '\u{AC9}'),
    ('\u{ACB}', '\u{ACD}'), ('\u{AE0}', '\u{AE0}'), ('\u{AE6}', '\u{AEF}'), ('\u{B01}', '\u{B03}'),
    ('\u{B05}', '\u{B0C}'), ('\u{B0F}', '\u{B10}'), ('\u{B13}', '\u{B28}'), ('\u{B2A}', '\u{B30}'),
    ('\u{B32}', '\u{B33}'), ('\u{B36}', '\u{B39}'), ('\u{B3C}', '\u{B43}'), ('\u{B47}', '\u{B48}'),
    ('\u{B4B}', '\u{B4D}'), ('\u{B56}', '\u{B57}'), ('\u{B5C}', '\u{B5D}'), ('\u{B5F}', '\u{B61}'),
    ('\u{B66}', '\u{B6F}'), ('\u{B82}', '\u{B83}'), ('\u{B85}', '\u{B8A}'), ('\u{B8E}', '\u{B90}'),
    ('\u{B92}', '\u{B95}'), ('\u{B99}', '\u{B9A}'), ('\u{B9C}', '\u{B9C}'), ('\u{B9E}', '\u{B9F}'),
    ('\u{BA3}', '\u{BA4}'), ('\u{BA8}', '\u{BAA}'), ('\u{BAE}', '\u{BB5}'), ('\u{BB7}', '\u{BB9}'),
    ('\u{BBE}', '\u{BC2}'), ('\u{BC6}', '\u{BC8}'), ('\u{BCA}', '\u{BCD}'), ('\u{BD7}', '\u{BD7}'),
    ('\u{BE7}', '\u{BEF}'), ('\u{C01}', '\u{C03}'), ('\u{C05}', '\u{C0C}'), ('\u{C0E}', '\u{C10}'),
    ('\u{C12}', '\u{C28}'), ('\u{C2A}', '\u{C33}'), ('\u{C35}', '\u{C39}'), ('\u{C3E}', '\u{C44}'),
    ('\u{C46}', '\u{C48}'), ('\u{C4A}', '\u{C4D}'), ('\u{C55}', '\u{C56}'), ('\u{C60}', '\u{C61}'),
    ('\u{C66}', '\u{C6F}'), ('\u{C82}', '\u{C83}'), ('\u{C85}', '\u{C8C}'), ('\u{C8E}', '\u{C90}'),
    ('\u{C92}', '\u{CA8}'), ('\u{CAA}', '\u{CB3}'), ('\u{CB5}', '\u{CB9}'), ('\u{CBE}', '\u{CC4}'),
    ('\u{CC6}', '\u{CC8}'), ('\u{CCA}', '\u{CCD}'), ('\u{CD5}', '\u{CD6}'), ('\u{CDE}', '\u{CDE}'),
    ('\u{CE0}', '\u{CE1}'), ('\u{CE6}', '\u{CEF}'), ('\u{D02}', '\u{D03}'), ('\u{D05}', '\u{D0C}'),
    ('\u{D0E}', '\u{D10}'), ('\u{D12}', '\u{D28}'), ('\u{D2A}', '\u{D39}'), ('\u{D3E}', '\u{D43}'),
    ('\u{D46}', '\u{D48}'), ('\u{D4A}', '\u{D4D}'), ('\u{D57}', '\u{D57}'), ('\u{D60}', '\u{D61}'),
    ('\u{D66}', '\u{D6F}'), ('\u{E01}', '\u{E2E}'), ('\u{E30}', '\u{E3A}'), ('\u{E40}', '\u{E4E}'),
    ('\u{E50}', '\u{E59}'), ('\u{E81}', '\u{E82}'), ('\u{E84}', '\u{E84}'), ('\u{E87}', '\u{E88}'),
    ('\u{E8A}', '\u{E8A}'), ('\u{E8D}', '\u{E8D}'), ('\u{E94}', '\u{E97}'), ('\u{E99}', '\u{E9F}'),
    ('\u{EA1}', '\u{EA3}'), ('\u{EA5}', '\u{EA5}'), ('\u{EA7}', '\u{EA7}'), ('\u{EAA}', '\u{EAB}'),
    ('\u{EAD}', '\u{EAE}'), ('\u{EB0}', '\u{EB9}'), ('\u{EBB}', '\u{EBD}'), ('\u{EC0}', '\u{EC4}'),
    ('\u{EC6}', '\u{EC6}'), ('\u{EC8}', '\u{ECD}'), ('\u{ED0}', '\u{ED9}'), ('\u{F18}', '\u{F19}'),
    ('\u{F20}', '\u{F29}'), ('\u{F35}', '\u{F35}'), ('\u{F37}', '\u{F37}'), ('\u{F39}', '\u{F39}'),
    ('\u{F3E}', '\u{F47}'), ('\u{F49}', '\u{F69}'), ('\u{F71}', '\u{F84}'), ('\u{F86}', '\u{F8B}'),
    ('\u{F90}', '\u{F95}'), ('\u{F97}', '\u{F97}'), ('\u{F99}', '\u{FAD}'), ('\u{FB1}', '\u{FB7}'),
    ('\u{FB9}', '\u{FB9}'), ('\u{10A0}', '\u{10C5}'), ('\u{10D0}', '\u{10F6}'), ('\u{1100}', '\u{1100}'),
    ('\u{1102}', '\u{1103}'), ('\u{1105}', '\u{1107}'), ('\u{1109}', '\u{1109}'), ('\u{110B}', '\u{110C}'),
    ('\u{110E}', '\u{1112}'), ('\u{113C}', '\u{113C}'), ('\u{113E}', '\u{113E}'), ('\u{1140}', '\u{1140}'),
    ('\u{114C}', '\u{114C}'), ('\u{114E}', '\u{114E}'), ('\u{1150}', '\u{1150}'), ('\u{1154}', '\u{1155}'),
    ('\u{1159}', '\u{1159}'), ('\u{115F}', '\u{1161}'), ('\u{1163}', '\u{1163}'), ('\u{1165}', '\u{1165}'),
    ('\u{1167}', '\u{1167}'), ('\u{1169}', '\u{1169}'), ('\u{116D}', '\u{116E}'), ('\u{1172}', '\u{1173}'),
    ('\u{1175}', '\u{1175}'), ('\u{119E}', '\u{119E}'), ('\u{11A8}', '\u{11A8}'), ('\u{11AB}', '\u{11AB}'),
    ('\u{11AE}', '\u{11AF}'), ('\u{11B7}', '\u{11B8}'), ('\u{11BA}', '\u{11BA}'), ('\u{11BC}', '\u{11C2}'),
    ('\u{11EB}', '\u{11EB}'), ('\u{11F0}', '\u{11F0}'), ('\u{11F9}', '\u{11F9}'), ('\u{1E00}', '\u{1E9B}'),
    ('\u{1EA0}', '\u{1EF9}'), ('\u{1F00}', '\u{1F15}'), ('\u{1F18}', '\u{1F1D}'), ('\u{1F20}', '\u{1F45}'),
    ('\u{1F48}', '\u{1F4D}'), ('\u{1F50}', '\u{1F57}'), ('\u{1F59}', '\u{1F59}'), ('\u{1F5B}', '\u{1F5B}'),
    ('\u{1F5D}', '\u{1F5D}'), ('\u{1F5F}', '\u{1F7D}'), ('\u{1F80}', '\u{1FB4}'), ('\u{1FB6}', '\u{1FBC}'),
    ('\u{1FBE}', '\u{1FBE}'), ('\u{1FC2}', '\u{1FC4}'), ('\u{1FC6}', '\u{1FCC}'), ('\u{1FD0}', '\u{1FD3}'),
    ('\u{1FD6}', '\u{1FDB}'), ('\u{1FE0}', '\u{1FEC}'), ('\u{1FF2}', '\u{1FF4}'), ('\u{1FF6}', '\u{1FFC}'),
    ('\u{20D0}', '\u{20DC}'), ('\u{20E1}', '\u{20E1}'), ('\u{2126}', '\u{2126}'), ('\u{212A}', '\u{212B}'),
    ('\u{212E}', '\u{212E}'), ('\u{2180}', '\u{2182}'), ('\u{3005}', '\u{3005}'), ('\u{3007}', '\u{3007}'),
    ('\u{3021}', '\u{302F}'), ('\u{3031}', '\u{3035}'), ('\u{3041}', '\u{3094}'), ('\u{3099}', '\u{309A}'),
    ('\u{309D}', '\u{309E}'), ('\u{30A1}', '\u{30FA}'), ('\u{30FC}', '\u{30FE}'), ('\u{3105}', '\u{312C}'),
    ('\u{4E00}', '\u{9FA5}'), ('\u{AC00}', '\u{D7A3}'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_end_where_they_say() {
        for table in [NAME_START, NAME] {
            for (number, &(first, last)) in table.iter().enumerate() {
                assert!(
                    is_in(table, first) && is_in(table, last),
                    "{first:?} {last:?}"
                );
                let after = char::from_u32(u32::from(last) + 1);
                let next = table.get(number + 1).map(|it| it.0);
                assert!(
                    after.is_none_or(|it| Some(it) == next || !is_in(table, it)),
                    "{last:?}"
                );
            }
        }
    }
}
