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

use crate::rule::Rule;

/// Every rule, sorted by id.
pub(crate) static RULES: &[Rule] = &[
    archive::info_not_last::RULE,
    archive::content_count_mismatch::RULE,
    archive::modified_before_created::RULE,
    archive::unknown_predefined_name::RULE,
    archive::doctype::RULE,
    blobs::blob_size_mismatch::RULE,
    blobs::malformed_blob::RULE,
    comments::malformed_comment_markup::RULE,
    comments::nonstandard_language_code::RULE,
    comments::comment_language_repeated::RULE,
    comments::unsafe_comment_html::RULE,
    documents::document_id_required::RULE,
    dates::impossible_date::RULE,
    dates::death_before_birth::RULE,
    game::variant_without_definition::RULE,
    game::definition_of_predefined_variant::RULE,
    game::too_many_pieces::RULE,
    game::invalid_start_position::RULE,
    game::plycount_mismatch::RULE,
    game::result_contradicts_position::RULE,
    game::link_to_missing_blob::RULE,
    game::duplicate_blob_name::RULE,
    game::undeclared_comment_language::RULE,
    game::malformed_piece_notation::RULE,
    game::malformed_board_rule::RULE,
    game::unknown_board_rule::RULE,
    head::tandem_section_in_single_game::RULE,
    head::time_mode_contradicts_control::RULE,
    head::round_out_of_range::RULE,
    head::repeated_flag::RULE,
    head::flag_contradicts_moves::RULE,
    head::national_rating_without_country::RULE,
    head::gameid_without_provider::RULE,
    head::game_creator_missing::RULE,
    index::duplicate_index_id::RULE,
    index::dangling_index_reference::RULE,
    index::index_reference_before_definition::RULE,
    index::index_entry_without_game::RULE,
    index::game_missing_from_index::RULE,
    index::game_referenced_twice::RULE,
    index::inherited_element_overridden::RULE,
    index::inherited_attribute_set::RULE,
    index::signature_mismatch::RULE,
    index::reserved_index_creator::RULE,
    index::listing_referenced::RULE,
    index::index_game_without_id::RULE,
    moveinfo::moveinfo_longer_than_game::RULE,
    moveinfo::moveinfo_item_malformed::RULE,
    moveinfo::dangling_engine_reference::RULE,
    moveinfo::engine_on_other_table::RULE,
    moveinfo::duplicate_moveinfo_table::RULE,
    moveinfo::moveinfo_given_twice::RULE,
    moveinfo::clock_runs_backwards::RULE,
    moveinfo::duplicate_engine_id::RULE,
    moveinfo::trailing_empty_items::RULE,
    markers::square_off_board::RULE,
    markers::line_too_short::RULE,
    moves::malformed_move::RULE,
    moves::noncanonical_move::RULE,
    moves::unflagged_illegal_move::RULE,
    moves::unneeded_move_flag::RULE,
    moves::missing_en_passant_flag::RULE,
    moves::variation_without_move::RULE,
    moves::unclosed_style::RULE,
    moves::undefined_move_style::RULE,
    moves::duplicate_move_style::RULE,
    moves::move_after_game_end::RULE,
    moves::unopened_style::RULE,
    namebase::duplicate_namebase_id::RULE,
    namebase::dangling_namebase_reference::RULE,
    namebase::namebase_reference_before_definition::RULE,
    namebase::unreferenced_namebase_entry::RULE,
    namebase::duplicate_namebase_entry::RULE,
    namebase::namebase_element_overridden::RULE,
    namebase::namebase_value_repeated::RULE,
    namebase::team_named_twice::RULE,
    tandem::tandem_section_count::RULE,
    tandem::tandem_tags_missing::RULE,
    tandem::tandem_move_without_board::RULE,
    tandem::board_letter_in_single_game::RULE,
];
