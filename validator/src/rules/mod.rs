//! The rules, each in a file of its own beside its page, in one folder for each
//! area; a module's documentation is its page. A rule sees nothing but its
//! context, and no rule knows of another.

use crate::check_kinds::Check;
use crate::rule::Rule;

/// Registers the rules of each area, which stand in the order of their ids: the line
/// of a rule declares its module as well.
macro_rules! register {
    ($($(#[$about:meta])+ $area:ident { $($rule:ident,)+ })+) => {
        $($(#[$about])+ pub mod $area {
            $(pub mod $rule;)+
        })+

        /// Every rule, sorted by id.
        pub(crate) static RULES: &[Rule] = &[$($($area::$rule::RULE),+),+];

        /// The checks of each rule, in the same order.
        pub(crate) static CHECKS: &[&[Check]] = &[$($($area::$rule::CHECKS),+),+];
    };
}

register! {
    /// Rules on the archive as a whole.
    archive {
        info_not_last,
        content_count_mismatch,
        modified_before_created,
        unknown_predefined_name,
        doctype,
        unknown_instruction,
    }
    /// Rules on binary data.
    blobs {
        blob_size_mismatch,
        malformed_blob,
    }
    /// Rules on comments.
    comments {
        malformed_comment_markup,
        nonstandard_language_code,
        comment_language_repeated,
        unsafe_comment_html,
    }
    /// Rules on documents.
    documents {
        document_id_required,
    }
    /// Rules on dates.
    dates {
        impossible_date,
        death_before_birth,
    }
    /// Rules on a game as a whole: its variant, its media, its moves against its head.
    game {
        variant_without_definition,
        definition_of_predefined_variant,
        too_many_pieces,
        invalid_start_position,
        plycount_mismatch,
        result_contradicts_position,
        link_to_missing_blob,
        duplicate_blob_name,
        undeclared_comment_language,
        malformed_piece_notation,
        malformed_board_rule,
        unknown_board_rule,
    }
    /// Rules on the head of a game.
    head {
        tandem_section_in_single_game,
        time_mode_contradicts_control,
        round_out_of_range,
        repeated_flag,
        flag_contradicts_moves,
        national_rating_without_country,
        gameid_without_provider,
        game_creator_missing,
    }
    /// Rules on index sections and what refers to them.
    index {
        duplicate_index_id,
        dangling_index_reference,
        index_reference_before_definition,
        index_entry_without_game,
        game_missing_from_index,
        game_referenced_twice,
        inherited_element_overridden,
        inherited_attribute_set,
        signature_mismatch,
        reserved_index_creator,
        listing_referenced,
        index_game_without_id,
    }
    /// Rules on tables of move information.
    moveinfo {
        moveinfo_longer_than_game,
        moveinfo_item_malformed,
        dangling_engine_reference,
        engine_on_other_table,
        duplicate_moveinfo_table,
        moveinfo_given_twice,
        clock_runs_backwards,
        duplicate_engine_id,
        trailing_empty_items,
    }
    /// Rules on what is drawn on the board.
    markers {
        square_off_board,
        line_too_short,
    }
    /// Rules on the move section.
    moves {
        malformed_move,
        noncanonical_move,
        unflagged_illegal_move,
        unneeded_move_flag,
        missing_en_passant_flag,
        variation_without_move,
        unclosed_style,
        undefined_move_style,
        duplicate_move_style,
        move_after_game_end,
        unopened_style,
    }
    /// Rules on namebase sections and what refers to them.
    namebase {
        duplicate_namebase_id,
        dangling_namebase_reference,
        namebase_reference_before_definition,
        unreferenced_namebase_entry,
        duplicate_namebase_entry,
        namebase_element_overridden,
        namebase_value_repeated,
        team_named_twice,
    }
    /// Rules on games on two boards.
    tandem {
        tandem_section_count,
        tandem_tags_missing,
        tandem_move_without_board,
        board_letter_in_single_game,
    }
}
