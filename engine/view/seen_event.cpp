// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view/seen_event.h"

#include "engine/basics/dispatch.h"
#include "engine/tables/supply.h"

namespace reeve {
namespace {

using Seen = std::optional<SeenEvent>;

/// One overload for each masked event and no default: a new one does not compile until it is stated here who knows it.
struct SeenBy {
    const Viewer& viewer;
    bool agreed; ///< a trade: both players agreed on the cards

    Seen operator()(const event::DiceRolled& e) const { return masked::DiceRolled{e.player, e.red, e.yellow, e.with}; }
    Seen operator()(const event::RollRepeated& e) const { return masked::RollRepeated{e.red, e.yellow}; }
    Seen operator()(const event::ProgressDrawn& e) const {
        return masked::ProgressDrawn{e.player, e.track, told(e.card, viewer.holds(e.player) || open(e.card))};
    }
    Seen operator()(const event::ProgressReturned& e) const {
        return masked::ProgressReturned{e.player, supply::deckOf(e.card), told(e.card, viewer.holds(e.player))};
    }
    Seen operator()(const event::ProgressTaken& e) const {
        return masked::ProgressTaken{e.player, e.from, told(e.card, viewer.holds(e.player) || viewer.holds(e.from))};
    }
    Seen operator()(const event::CardsPaid& e) const {
        const bool known = e.cause != Cause::Discard || viewer.holds(e.player);
        return masked::CardsPaid{e.player, count(e.cards), told(e.cards, known), e.cause};
    }
    Seen operator()(const event::CardsPassed& e) const {
        const bool known = agreed || viewer.holds(e.from) || viewer.holds(e.to);
        return masked::CardsPassed{e.from, e.to, count(e.cards), told(e.cards, known), e.cause};
    }
    Seen operator()(const event::CardStolen& e) const {
        return masked::CardStolen{e.thief, e.victim, told(e.card, viewer.holds(e.thief) || viewer.holds(e.victim))};
    }
    Seen operator()(const event::DevelopmentBought& e) const {
        return masked::DevelopmentBought{e.player, told(e.card, viewer.holds(e.player))};
    }

    template <typename Kind>
    Seen operator()(const Kind& e) const {
        return shown(e, Kind::kEvent);
    }
    template <typename... Kinds>
    Seen operator()(const std::variant<Kinds...>& module) const {
        static_assert((std::is_same_v<decltype(Kinds::kEvent), const Public> && ...));
        return module;
    }

private:
    static Seen shown(const auto& e, Public /*sight*/) { return e; }
    static Seen shown(const auto& /*e*/, Hidden /*sight*/) { return std::nullopt; }

    template <typename Secret>
    static std::optional<Secret> told(const Secret& secret, bool known) {
        return known ? std::optional<Secret>(secret) : std::nullopt;
    }
    static bool open(ProgressCard card) { return supply::isVictoryPoint(card); } // PROG-8
    static std::uint8_t count(const Hand& cards) { return static_cast<std::uint8_t>(cards.total()); }
};

} // namespace

std::optional<SeenEvent> seenBy(const Event& event, const Action& action, const Viewer& viewer) {
    return dispatch(SeenBy{viewer, std::holds_alternative<command::Trade>(action)}, event);
}

SeenEvents seenBy(const Events& events, const Action& action, const Viewer& viewer) {
    SeenEvents all;
    for (const Event& event : events)
        if (const auto seen = seenBy(event, action, viewer)) all.push_back(*seen);
    return all;
}

} // namespace reeve
