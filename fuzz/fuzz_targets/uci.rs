//! Lines of engines: what was understood is understood again when printed.

#![no_main]

use cif_uci::info::Info;
use cif_uci::line::Line;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = Line::parse(text);
    if let Some(reading) = Info::parse(text) {
        let printed = reading.value.to_string();
        let again = Info::parse(&printed).map(|it| it.value.to_string());
        assert_eq!(again.as_deref(), Some(&*printed));
    }
});
