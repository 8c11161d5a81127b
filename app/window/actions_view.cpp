// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions_view.h"

#include "app/play/kinds.h"
#include "app/play/offers.h"
#include "app/play/prompts.h"
#include "app/values/game_values.h"
#include "app/window/players_view.h"
#include "app/words/place_wording.h"
#include "engine/choices/options.h"
#include "engine/due.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/price.h"
#include "engine/state/queries.h"
#include "engine/tables/improvements.h"
#include "engine/tables/victory.h"

#include <QCoreApplication>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

struct OfferWords {
    Q_DECLARE_TR_FUNCTIONS(OfferWords)
};

/// Collects the actions.
class Actions {
public:
    Actions(const TableView& table, bool counted, const SeatNames& names)
        : m_state(askedAtTable(table)), m_player(actingPlayer(m_state)), m_own(m_state.player(m_player)),
          m_names(names), m_cards(table.state().player(m_player).hand.total()), m_counted(counted),
          m_options(options(m_state, m_player)), m_special(specialOffers(table, counted)) {}

    QList<ActionFacts> all() {
        build();
        if (m_state.rules.knights()) knights();
        if (m_state.rules.knights()) improve();
        for (const PromptKind kind : m_special)
            if (kind != PromptKind::BuyDevelopment && kind != PromptKind::PlaceNeutral && !isRecruit(kind)) {
                ActionFacts& offer = add(kind, u"special"_s, 1, {}, {});
                offer.what = verbOf(kind);
            }
        return std::move(m_offers);
    }

private:
    void build() {
        const PiecesLeftFacts left = piecesLeft(m_own);
        const QString nowhere = OfferWords::tr("No place for it"), later = OfferWords::tr("Not now");
        const bool sea = m_state.rules.seafarers();
        const auto piece = [&](PromptKind kind, Piece what, Deed deed, int places, int supply) {
            ActionFacts& offer = add(kind, u"build"_s, places, command::Build{.piece = what}, nowhere, supply);
            offer.label = labelOf(deed);
        };
        piece(PromptKind::BuildRoad, Piece::Road, Deed::Road, m_options.roads.size(), left.roads);
        if (sea) {
            piece(PromptKind::BuildShip, Piece::Ship, Deed::Ship, m_options.sea.ships.size(), left.ships);
            add(PromptKind::MoveShip, u"build"_s, m_options.sea.movable.size(), {},
                whyNone(m_options.sea.movable, m_own.ships, Deed::Sail, OfferWords::tr("No ship can move now")));
        }
        piece(PromptKind::BuildSettlement, Piece::Settlement, Deed::Settlement, m_options.settlements.size(),
              left.settlements);
        piece(PromptKind::BuildCity, Piece::City, Deed::City, m_options.cities.size(), left.cities);
        if (m_state.rules.knights())
            piece(PromptKind::BuildWall, Piece::Wall, Deed::Wall, m_options.walls.size(), left.walls);
        if (m_state.rules.developmentCards())
            add(PromptKind::BuyDevelopment, u"build"_s, isSpecial(PromptKind::BuyDevelopment),
                command::BuyDevelopment{}, later, static_cast<int>(m_state.developmentDeck.size()));
        for (const PromptKind kind : recruitKinds(m_state)) {
            const fan::Piece what = recruitOf(kind);
            ActionFacts& offer = add(kind, u"build"_s, isSpecial(kind), fan::Action{fan::Recruit{what, {}, 0}}, later,
                                     fan::recruitsLeft(m_state, m_player, what));
            offer.mostOnPath = fan::mostOnPath(m_state, what);
        }
    }
    void knights() {
        const auto& all = m_own.knightPlaces;
        const bool none = all.empty();
        const QString nobody = OfferWords::tr("No knight on the board");
        // `helpless`: no card would help.
        const auto act = [&](PromptKind kind, Deed deed, int places, const Action& action, const QString& why,
                             bool helpless) {
            ActionFacts& offer = add(kind, u"knights"_s, places, action, why);
            offer.label = labelOf(deed);
            if (!helpless) return;
            offer.lack = 0;
            offer.reason = none && kind != PromptKind::RecruitKnight ? nobody : why;
        };
        act(PromptKind::RecruitKnight, Deed::Recruit, m_options.recruits.size(), command::Build{.piece = Piece::Knight},
            OfferWords::tr("No free intersection on your roads, or no basic knight left"), false);
        bool idle = false;
        for (const IntersectionId at : all) idle = idle || !m_own.knightAt(at)->active;
        act(PromptKind::Activate, Deed::Activate, m_options.activate.size(), command::Activate{},
            OfferWords::tr("All knights are active"), !idle);
        act(PromptKind::Promote, Deed::Promote, m_options.promote.size(), command::Promote{},
            OfferWords::tr("No knight can be promoted now"), none);
        act(PromptKind::MoveKnight, Deed::Move, m_options.movable.size(), {},
            whyNone(m_options.movable, all, Deed::Move,
                    OfferWords::tr("Only a knight that was active before this turn can move")),
            none);
        act(PromptKind::ChaseRobber, Deed::Chase, m_options.chasers.size(), {},
            OfferWords::tr("No active knight next to the robber"), none);
        if (m_state.rules.seafarers())
            act(PromptKind::ChasePirate, Deed::ChasePirate, m_options.sea.chasers.size(), {},
                OfferWords::tr("No active knight next to the pirate"), none);
    }
    void improve() {
        for (const Track track : kAllTracks) {
            const int level = m_own.improvements[index(track)];
            ActionFacts& offer =
                add(PromptKind::Improve, u"improve"_s, m_options.improve[index(track)] ? 1 : 0, command::Improve{track},
                    level >= kHighestLevel   ? OfferWords::tr("Fully built")
                    : level >= kAbilityLevel ? OfferWords::tr("Levels 4 and 5 need a city without a metropolis")
                                             : OfferWords::tr("City improvements need a city"));
            offer.what = wordFor(track);
        }
    }

    /// `why`: the reason if it is impossible although it can be paid. `supply`: number left; -1: without limit.
    ActionFacts& add(PromptKind kind, const QString& group, int places, const Action& action, const QString& why,
                     int supply = -1) {
        const Prompt prompt = described(kind, {}, m_state, m_player, m_names);
        const Hand price = rules::priceOf(action, m_player, m_state).value_or(Hand());
        ActionFacts offer;
        offer.what = wordOf(kind);
        offer.group = group;
        offer.name = offer.label = prompt.name;
        offer.detail = prompt.detail;
        offer.icon = prompt.icon;
        offer.rule = prompt.rule;
        offer.cost = handFacts(price);
        offer.lack = std::max(0, price.total() - m_cards);
        offer.left = supply;
        offer.places = places;
        offer.possible = places > 0 && !(m_counted && offer.lack > 0);
        if (!offer.possible && supply == 0)
            offer.reason = OfferWords::tr("None left in the supply");
        else if (!offer.possible && offer.lack == 0)
            offer.reason = why;
        m_offers.append(offer);
        return m_offers.back();
    }
    [[nodiscard]] int isSpecial(PromptKind kind) const { return std::ranges::find(m_special, kind) != m_special.end(); }
    [[nodiscard]] QString labelOf(Deed deed) const { return deedName(m_state, m_player, {.deed = deed}); }
    /// Why none of the pieces at `places` can do this: each reason once; `otherwise`: there is none. Not asked if one
    /// of them is `movable`, because each reason takes a decision of the rules.
    [[nodiscard]] QString whyNone(const auto& movable, const auto& places, Deed deed, const QString& otherwise) const {
        if (!movable.empty() || tradeRefusal(m_state, m_player)) return otherwise;
        QStringList reasons;
        for (const auto place : places)
            for (const PlaceDeed& one : deedsAt(m_state, m_player, place))
                if (const QString reason = one.deed == deed ? deedReason(m_state, m_player, one, m_names) : QString();
                    !reason.isEmpty() && !reasons.contains(reason))
                    reasons.append(reason);
        return reasons.isEmpty() ? otherwise : reasons.join(QLatin1Char(' '));
    }

    const GameState m_state;
    const PlayerId m_player;
    const PlayerState& m_own;
    const SeatNames& m_names;
    const int m_cards;
    const bool m_counted;
    const Options m_options;
    const std::vector<PromptKind> m_special;
    QList<ActionFacts> m_offers;
};

} // namespace

QList<ActionFacts> actionsView(const TableView& table, bool counted, const SeatNames& names) {
    if (index(actingPlayer(table.state())) >= table.state().playerCount) return {};
    return Actions(table, counted, names).all();
}

} // namespace reeve::app
