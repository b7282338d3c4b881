//! The rules, each in a file of its own beside its page, in one folder for each
//! area; a module's documentation is its page. A rule sees nothing but its
//! context, and no rule knows of another.

pub mod archive;
pub mod blobs;
pub mod comments;
pub mod dates;
pub mod documents;
pub mod game;
pub mod head;
pub mod index;
pub mod markers;
pub mod moveinfo;
pub mod moves;
pub mod namebase;
pub mod tandem;

use crate::check_kinds::Check;
use crate::rule::Rule;

/// Registers the rules, which stand in the order of their ids.
macro_rules! register {
    ($($area:ident::$rule:ident,)+) => {
        /// Every rule, sorted by id.
        pub(crate) static RULES: &[Rule] = &[$($area::$rule::RULE),+];

        /// The checks of each rule, in the same order.
        pub(crate) static CHECKS: &[&[Check]] = &[$($area::$rule::CHECKS),+];
    };
}

register! {
    archive::info_not_last,
    archive::content_count_mismatch,
    archive::modified_before_created,
    archive::unknown_predefined_name,
    archive::doctype,
    archive::unknown_instruction,
    blobs::blob_size_mismatch,
    blobs::malformed_blob,
    comments::malformed_comment_markup,
    comments::nonstandard_language_code,
    comments::comment_language_repeated,
    comments::unsafe_comment_html,
    documents::document_id_required,
    dates::impossible_date,
    dates::death_before_birth,
    game::variant_without_definition,
    game::definition_of_predefined_variant,
    game::too_many_pieces,
    game::invalid_start_position,
    game::plycount_mismatch,
    game::result_contradicts_position,
    game::link_to_missing_blob,
    game::duplicate_blob_name,
    game::undeclared_comment_language,
    game::malformed_piece_notation,
    game::malformed_board_rule,
    game::unknown_board_rule,
    head::tandem_section_in_single_game,
    head::time_mode_contradicts_control,
    head::round_out_of_range,
    head::repeated_flag,
    head::flag_contradicts_moves,
    head::national_rating_without_country,
    head::gameid_without_provider,
    head::game_creator_missing,
    index::duplicate_index_id,
    index::dangling_index_reference,
    index::index_reference_before_definition,
    index::index_entry_without_game,
    index::game_missing_from_index,
    index::game_referenced_twice,
    index::inherited_element_overridden,
    index::inherited_attribute_set,
    index::signature_mismatch,
    index::reserved_index_creator,
    index::listing_referenced,
    index::index_game_without_id,
    moveinfo::moveinfo_longer_than_game,
    moveinfo::moveinfo_item_malformed,
    moveinfo::dangling_engine_reference,
    moveinfo::engine_on_other_table,
    moveinfo::duplicate_moveinfo_table,
    moveinfo::moveinfo_given_twice,
    moveinfo::clock_runs_backwards,
    moveinfo::duplicate_engine_id,
    moveinfo::trailing_empty_items,
    markers::square_off_board,
    markers::line_too_short,
    moves::malformed_move,
    moves::noncanonical_move,
    moves::unflagged_illegal_move,
    moves::unneeded_move_flag,
    moves::missing_en_passant_flag,
    moves::variation_without_move,
    moves::unclosed_style,
    moves::undefined_move_style,
    moves::duplicate_move_style,
    moves::move_after_game_end,
    moves::unopened_style,
    namebase::duplicate_namebase_id,
    namebase::dangling_namebase_reference,
    namebase::namebase_reference_before_definition,
    namebase::unreferenced_namebase_entry,
    namebase::duplicate_namebase_entry,
    namebase::namebase_element_overridden,
    namebase::namebase_value_repeated,
    namebase::team_named_twice,
    tandem::tandem_section_count,
    tandem::tandem_tags_missing,
    tandem::tandem_move_without_board,
    tandem::board_letter_in_single_game,
}
