//! The rules, each in a file of its own beside its page, in one folder for each
//! area; a module's documentation is its page. A rule sees nothing but its
//! context, and no rule knows of another.

pub mod archive;
pub mod documents;
pub mod head;
pub mod index;
pub mod moveinfo;
pub mod moves;
pub mod namebase;
pub mod tandem;

use crate::rule::Rule;

/// Every rule, sorted by id.
pub(crate) static RULES: &[Rule] = &[
    archive::info_not_last::RULE,
    archive::content_count_mismatch::RULE,
    archive::doctype::RULE,
    documents::document_id_required::RULE,
    head::tandem_section_in_single_game::RULE,
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
    moves::malformed_move::RULE,
    namebase::duplicate_namebase_id::RULE,
    namebase::dangling_namebase_reference::RULE,
    namebase::namebase_reference_before_definition::RULE,
    namebase::unreferenced_namebase_entry::RULE,
    namebase::duplicate_namebase_entry::RULE,
    namebase::namebase_element_overridden::RULE,
    tandem::tandem_section_count::RULE,
    tandem::tandem_tags_missing::RULE,
    tandem::tandem_move_without_board::RULE,
    tandem::board_letter_in_single_game::RULE,
];
