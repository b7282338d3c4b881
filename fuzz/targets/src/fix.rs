//! A text that was fixed has nothing more to fix, and its findings are those that were said to remain.

use cif::fix::Fixer;

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for not_safe in [false, true] {
        let program = Fixer {
            options: cif::check::options(),
            not_safe,
        };
        let Ok(fixed) = program.fix_str(text) else {
            continue;
        };
        assert_eq!(fixed.text.is_some(), fixed.applied > 0);
        let Some(text) = fixed.text.filter(|_| !fixed.is_stopped) else {
            continue;
        };
        let again = program.fix_str(&text).expect("what was fixed can be read");
        assert_eq!(again.applied, 0, "again {:?} in {text}", again.text);
        assert_eq!(again.before, fixed.remaining, "{text}");
    }
}
