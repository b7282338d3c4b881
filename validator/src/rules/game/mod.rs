//! Rules on a game as a whole: its variant, its media, its moves against its
//! head.

pub mod definition_of_predefined_variant;
pub mod duplicate_blob_name;
pub mod invalid_start_position;
pub mod link_to_missing_blob;
pub mod malformed_board_rule;
pub mod malformed_piece_notation;
pub mod plycount_mismatch;
pub mod result_contradicts_position;
pub mod too_many_pieces;
pub mod undeclared_comment_language;
pub mod unknown_board_rule;
pub mod variant_without_definition;
