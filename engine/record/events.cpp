// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/events.h"

#include "engine/record/fan.h"
#include "engine/record/seafarers.h"
#include "engine/record/values.h"
#include "engine/tables/dice.h"

namespace reeve::record {
namespace {

struct Write {
    const Seats& seats;

    template <typename Place>
    [[nodiscard]] std::string name(Place place) const {
        return seats.island->name(place);
    }
    static Json named(const char* event) { return Json{{"event", event}}; }
    [[nodiscard]] Json by(const char* event, PlayerId player) const {
        return {{"event", event}, {"player", colorOrNull(seats, player)}};
    }
    [[nodiscard]] Json at(const char* event, PlayerId player, const std::string& place) const {
        return {{"event", event}, {"player", colorOrNull(seats, player)}, {"at", place}};
    }

    /// Both dice, or the total if nothing else is known.
    template <typename Rolled>
    static Json rolled(const char* what, const Rolled& e) {
        if (dice::totalOnly(e)) return {{"event", what}, {"total", dice::total(e)}};
        return {{"event", what}, {"red", e.red}, {"yellow", e.yellow}};
    }

    Json operator()(const event::DiceRolled& e) const {
        Json json = rolled("dice-rolled", e);
        if (e.with != EventFace::None) json["with"] = wordOf(e.with);
        json["player"] = colorOrNull(seats, e.player);
        return json;
    }
    Json operator()(const event::RollRepeated& e) const { return rolled("roll-repeated", e); }
    Json operator()(const event::RollCounted& e) const { return {{"event", "roll-counted"}, {"total", e.total}}; }
    Json operator()(const event::ShipMoved& e) const { return {{"event", "ship-moved"}, {"spaces", e.spaces}}; }
    Json operator()(const event::BarbariansLanded&) const { return named("barbarians-landed"); }
    Json operator()(const event::BarbariansAttacked& e) const {
        Json strength = Json::object();
        for (std::size_t p = 0; p < seats.playerCount; ++p)
            strength[std::string(colorOf(seats, static_cast<PlayerId>(p)))] = e.strength[p];
        return {{"event", "barbarians-attacked"},
                {"barbarians", e.barbarians},
                {"knights", e.knights},
                {"won", e.won},
                {"strength", strength}};
    }
    Json operator()(const event::KnightsCommitted& e) const {
        Json json = by("knights-committed", e.player);
        json["at"] = places(*seats.island, e.at);
        return json;
    }
    Json operator()(const event::DefenderAwarded& e) const { return by("defender-awarded", e.player); }
    Json operator()(const event::CityReduced& e) const {
        Json json = at("city-reduced", e.player, name(e.at));
        json["on_its_side"] = e.onItsSide;
        json["wall_lost"] = e.wallLost;
        return json;
    }
    Json operator()(const event::ProgressDrawn& e) const {
        Json json = by("progress-drawn", e.player);
        json["track"] = wordOf(e.track);
        json["card"] = wordOf(e.card);
        return json;
    }
    Json operator()(const event::ProgressReturned& e) const { return card("progress-returned", e.player, e.card); }
    Json operator()(const event::ProgressPlayed& e) const { return card("progress-played", e.player, e.card); }
    Json operator()(const event::ProgressTaken& e) const {
        Json json = card("progress-taken", e.player, e.card);
        json["from"] = colorOrNull(seats, e.from);
        return json;
    }
    Json operator()(const event::EventResolved&) const { return named("event-resolved"); }
    Json operator()(const event::RollResolved&) const { return named("roll-resolved"); }
    Json operator()(const event::CardsGained& e) const { return withCards("cards-gained", e.player, e.cards, e.cause); }
    Json operator()(const event::CardsPaid& e) const { return withCards("cards-paid", e.player, e.cards, e.cause); }
    Json operator()(const event::CardsPassed& e) const {
        return {{"event", "cards-passed"},
                {"from", colorOrNull(seats, e.from)},
                {"to", colorOrNull(seats, e.to)},
                {"cards", cardsJson(e.cards)},
                {"cause", wordOf(e.cause)}};
    }
    Json operator()(const event::CardStolen& e) const {
        return {{"event", "card-stolen"},
                {"player", colorOrNull(seats, e.thief)},
                {"victim", colorOrNull(seats, e.victim)},
                {"card", wordOf(e.card)}};
    }
    Json operator()(const event::BankShort& e) const { return {{"event", "bank-short"}, {"card", wordOf(e.card)}}; }
    Json operator()(const event::HexBlocked& e) const { return {{"event", "hex-blocked"}, {"hex", name(e.hex)}}; }
    Json operator()(const event::RobberLocked&) const { return named("robber-locked"); }
    Json operator()(const event::RobberMoved& e) const { return to("robber-moved", e.player, e.to); }
    Json operator()(const event::MerchantMoved& e) const { return to("merchant-moved", e.player, e.to); }
    Json operator()(const event::BuildingPlaced& e) const {
        Json json = at("building-placed", e.player, name(e.at));
        json["piece"] = wordOf(e.city ? Piece::City : Piece::Settlement);
        if (e.road != kNoPath) json[e.ship ? "ship" : "road"] = name(e.road);
        return json;
    }
    Json operator()(const event::SetupPassed& e) const { return by("setup-passed", e.player); }
    Json operator()(const event::RoadBuilt& e) const { return at("road-built", e.player, name(e.at)); }
    Json operator()(const event::RoadRemoved& e) const { return at("road-removed", e.player, name(e.at)); }
    Json operator()(const event::SettlementBuilt& e) const { return at("settlement-built", e.player, name(e.at)); }
    Json operator()(const event::CityBuilt& e) const {
        Json json = at("city-built", e.player, name(e.at));
        json["restored"] = e.restored;
        return json;
    }
    Json operator()(const event::WallBuilt& e) const { return at("wall-built", e.player, name(e.at)); }
    Json operator()(const event::KnightRecruited& e) const { return at("knight-recruited", e.player, name(e.at)); }
    Json operator()(const event::KnightPlaced& e) const { return knight("knight-placed", e.player, e.knight); }
    Json operator()(const event::KnightDisplaced& e) const { return knight("knight-displaced", e.player, e.knight); }
    Json operator()(const event::KnightRemoved& e) const { return at("knight-removed", e.player, name(e.at)); }
    Json operator()(const event::KnightActivated& e) const { return at("knight-activated", e.player, name(e.at)); }
    Json operator()(const event::KnightPromoted& e) const {
        Json json = at("knight-promoted", e.player, name(e.at));
        json["level"] = e.level;
        return json;
    }
    Json operator()(const event::KnightMoved& e) const {
        return {{"event", "knight-moved"},
                {"player", colorOrNull(seats, e.player)},
                {"from", name(e.from)},
                {"to", name(e.to)}};
    }
    Json operator()(const event::KnightSpent& e) const { return at("knight-spent", e.player, name(e.at)); }
    Json operator()(const event::ImprovementBuilt& e) const {
        Json json = by("improvement-built", e.player);
        json["track"] = wordOf(e.track);
        json["level"] = e.level;
        return json;
    }
    Json operator()(const event::MetropolisPlaced& e) const {
        Json json = at("metropolis-placed", e.player, name(e.at));
        json["track"] = wordOf(e.track);
        json["from"] = colorOrNull(seats, e.from);
        return json;
    }
    Json operator()(const event::TokensSwapped& e) const {
        return {{"event", "tokens-swapped"}, {"hexes", Json::array({name(e.a), name(e.b)})}};
    }
    Json operator()(const event::FleetHired& e) const {
        Json kinds = Json::array();
        for (const auto kind : kAllCards)
            if (((e.kinds >> index(kind)) & 1U) != 0) kinds.push_back(wordOf(kind));
        Json json = by("fleet-hired", e.player);
        json["kinds"] = kinds;
        return json;
    }
    Json operator()(const event::HarborOpened& e) const {
        Json json = by("harbor-opened", e.player);
        json["opponents"] = colorList(seats, e.opponents);
        return json;
    }
    Json operator()(const event::HarborOffered& e) const {
        Json json = by("harbor-offered", e.player);
        json["with"] = colorOrNull(seats, e.with);
        return json;
    }
    Json operator()(const event::CraneReady& e) const { return by("crane-ready", e.player); }
    Json operator()(const event::DiceSet& e) const {
        Json json = by("dice-set", e.player);
        json["red"] = e.red;
        json["yellow"] = e.yellow;
        return json;
    }
    Json operator()(const event::DevelopmentBought& e) const { return card("development-bought", e.player, e.card); }
    Json operator()(const event::DevelopmentPlayed& e) const { return card("development-played", e.player, e.card); }
    Json operator()(const event::LongestRoadChanged& e) const {
        Json json = by("longest-road-changed", e.player);
        json["length"] = e.length;
        return json;
    }
    Json operator()(const event::LargestArmyChanged& e) const {
        Json json = by("largest-army-changed", e.player);
        json["knights"] = e.knights;
        return json;
    }
    Json operator()(const event::DecisionOpened& e) const {
        return {{"event", "decision-opened"}, {"decision", decisionJson(seats, e.decision)}};
    }
    Json operator()(const event::DecisionClosed& e) const {
        Json json = by("decision-closed", e.player);
        json["decide"] = wordOf(e.kind);
        return json;
    }
    Json operator()(const event::PassedOn& e) const {
        Json json = by("passed", e.player);
        json["decide"] = wordOf(e.kind);
        return json;
    }
    Json operator()(const event::TokensChanged& e) const {
        Json json = by("tokens-changed", e.player);
        json["by"] = e.by;
        return json;
    }
    Json operator()(const event::KnightCardDiscarded& e) const { return by("knight-card-discarded", e.player); }
    Json operator()(const event::TurnEnded& e) const { return by("turn-ended", e.player); }
    Json operator()(const event::SpecialBuildingBegan& e) const { return by("special-building-began", e.player); }
    Json operator()(const event::SpecialBuildingPassed& e) const { return by("special-building-passed", e.player); }
    Json operator()(const event::PartnerBegan& e) const { return by("partner-began", e.player); }
    Json operator()(const event::TurnBegan& e) const {
        Json json = by("turn-began", e.player);
        json["number"] = e.number;
        return json;
    }
    Json operator()(const reeve::seafarers::Event& e) const { return seafarers::eventJson(e, seats); }
    Json operator()(const reeve::fan::Event& e) const { return fan::eventJson(e, seats); }
    Json operator()(const event::GameWon& e) const {
        Json json = by("game-won", e.player);
        json["points"] = e.points;
        return json;
    }

    template <typename CardType>
    [[nodiscard]] Json card(const char* event, PlayerId player, CardType kind) const {
        return {{"event", event}, {"player", colorOrNull(seats, player)}, {"card", wordOf(kind)}};
    }
    [[nodiscard]] Json withCards(const char* event, PlayerId player, const Hand& cards, Cause cause) const {
        return {{"event", event},
                {"player", colorOrNull(seats, player)},
                {"cards", cardsJson(cards)},
                {"cause", wordOf(cause)}};
    }
    [[nodiscard]] Json to(const char* event, PlayerId player, HexId hex) const {
        return {{"event", event}, {"player", colorOrNull(seats, player)}, {"to", name(hex)}};
    }
    [[nodiscard]] Json knight(const char* event, PlayerId player, const Knight& knight) const {
        return {
            {"event", event}, {"player", colorOrNull(seats, player)}, {"knight", knightJson(*seats.island, knight)}};
    }
};

} // namespace

Json eventJson(const Event& event, const Seats& seats) { return std::visit(Write{seats}, event); }

Json eventsJson(const Events& events, const Seats& seats) {
    Json all = Json::array();
    for (const auto& event : events) all.push_back(eventJson(event, seats));
    return all;
}

} // namespace reeve::record
