//! Rules on comments.

pub mod comment_language_repeated;
pub mod malformed_comment_markup;
pub mod nonstandard_language_code;
pub mod unsafe_comment_html;
