//! The subcommands, one a file: arguments, and what is done with them.

pub(crate) mod annotate;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod config;
pub(crate) mod convert;
pub(crate) mod eval;
pub(crate) mod explain;
pub(crate) mod fix;
pub(crate) mod html;
pub(crate) mod json;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod show;
pub(crate) mod uci;
