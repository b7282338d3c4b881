//! Any text is a file of settings, or has a fault at a place in it.

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    if let Err((message, span)) = cif_cli::check_settings(text) {
        assert!(!message.is_empty());
        assert!(text.get(span.clone()).is_some(), "{span:?}: {message}");
    }
}
