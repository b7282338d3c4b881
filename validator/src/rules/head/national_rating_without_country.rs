//! HD-006: a rating of a national organization names its country.
//!
#![doc = include_str!("national_rating_without_country.md")]

use cif_types::{GPlayer, Organization, Spanned};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::HeadContext;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-006",
    name: "national-rating-without-country",
    title: "A rating of a national organization has a country",
    clause: "cif--rating, attribute country",
    severity: Info, fix: Safe, status: Stable,
    page: "national_rating_without_country.md",
    checks: Head(check),
}

/// The predefined organizations of one nation, with the country where it is
/// certain: two federations are known by the letters ACF.
const NATIONAL: [(&str, Option<&str>); 6] = [
    (":ACF", None),
    (":BdF", Some("GER")),
    (":CFC", Some("CAN")),
    (":DSB", Some("GER")),
    (":ECF", Some("ENG")),
    (":USCF", Some("USA")),
];

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let sections = context.written.iter().flat_map(|head| &head.players);
    for player in sections.flat_map(|it| it.white.iter().chain(&it.black)) {
        runner(player, context, reports);
    }
}

fn runner(player: &Spanned<GPlayer<'_>>, context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    for rating in player.rating.iter().flat_map(|list| &list.score) {
        let Some(organization) = &rating.organization else {
            continue;
        };
        let Organization::OrganizationID(id) = &organization.value else {
            continue;
        };
        let known = NATIONAL.iter().find(|(name, _)| *name == id.as_str());
        let Some((name, country)) = known else {
            continue;
        };
        if rating.country.is_some() || context.rejected.touches(rating.span) {
            continue;
        }
        let message = format!("the rating of the national organization `{name}` has no country");
        let mut report = Report::at_tag(rating.span, message)
            .help("write the attribute `country`, in three letters");
        if let Some(country) = country {
            let attribute = format!(" country=\"{country}\"");
            report = report.fix(PendingFix::safe().insert(Anchor::Name(rating.span), attribute));
        }
        reports.add(report);
    }
}
