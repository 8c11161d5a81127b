// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/events.h"

namespace reeve::record {
namespace {

/// Writes a public event as usual, and the visible part of one with a secret.
struct WriteSeen {
    const Seats& seats;

    template <typename Open>
    Json operator()(const Open& e) const {
        return eventJson(e, seats);
    }
    Json operator()(const seen::DiceRolled& e) const {
        return eventJson(event::DiceRolled{e.player, e.red, e.yellow, e.with}, seats);
    }
    Json operator()(const seen::RollRepeated& e) const {
        return eventJson(event::RollRepeated{e.red, e.yellow}, seats);
    }
    Json operator()(const seen::ProgressDrawn& e) const {
        return withCard({{"event", "progress-drawn"}, {"player", color(e.player)}, {"track", wordOf(e.track)}}, e.card);
    }
    Json operator()(const seen::ProgressReturned& e) const {
        return withCard({{"event", "progress-returned"}, {"player", color(e.player)}, {"track", wordOf(e.track)}},
                        e.card);
    }
    Json operator()(const seen::ProgressTaken& e) const {
        return withCard({{"event", "progress-taken"}, {"player", color(e.player)}, {"from", color(e.from)}}, e.card);
    }
    Json operator()(const seen::CardsPaid& e) const {
        return withCards({{"event", "cards-paid"}, {"player", color(e.player)}, {"cause", wordOf(e.cause)}}, e);
    }
    Json operator()(const seen::CardsPassed& e) const {
        return withCards(
            {{"event", "cards-passed"}, {"from", color(e.from)}, {"to", color(e.to)}, {"cause", wordOf(e.cause)}}, e);
    }
    Json operator()(const seen::CardStolen& e) const {
        return withCard({{"event", "card-stolen"}, {"player", color(e.thief)}, {"victim", color(e.victim)}}, e.card);
    }
    Json operator()(const seen::DevelopmentBought& e) const {
        return withCard({{"event", "development-bought"}, {"player", color(e.player)}}, e.card);
    }

    [[nodiscard]] Json color(PlayerId player) const { return colorOrNull(seats, player); }
    template <typename Secret>
    static Json withCard(Json json, const std::optional<Secret>& card) {
        if (card) json["card"] = wordOf(*card);
        return json;
    }
    template <typename Seen>
    static Json withCards(Json json, const Seen& e) {
        if (e.cards)
            json["cards"] = cardsJson(*e.cards);
        else
            json["count"] = e.count;
        return json;
    }
};

} // namespace

Json seenEventJson(const SeenEvent& event, const Seats& seats) { return std::visit(WriteSeen{seats}, event); }

Json seenEventsJson(const SeenEvents& events, const Seats& seats) {
    Json all = Json::array();
    for (const SeenEvent& event : events) all.push_back(seenEventJson(event, seats));
    return all;
}

} // namespace reeve::record
