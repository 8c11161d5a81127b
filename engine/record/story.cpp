// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/story.h"

#include "engine/basics/dispatch.h"
#include "engine/decisions/decisions.h"
#include "engine/position/queries.h"
#include "engine/record/fan.h"
#include "engine/record/values.h"
#include "engine/tables/dice.h"

#include <vector>

namespace reeve::record {
namespace {

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// "a, b and c"; `none` for an empty list.
std::string enumeration(const std::vector<std::string>& items, const std::string& none = "nothing") {
    if (items.empty()) return none;
    std::string text = items[0];
    for (std::size_t i = 1; i < items.size(); ++i) text += (i + 1 == items.size() ? " and " : ", ") + items[i];
    return text;
}

std::string counted(const Hand& cards) {
    std::vector<std::string> items;
    for (const Card card : kAllCards)
        if (cards[card] > 0) items.push_back(std::to_string(cards[card]) + " " + std::string(wordOf(card)));
    return enumeration(items);
}

std::string_view level(int level) { return level == 1 ? "basic" : level == 2 ? "strong" : "mighty"; }

std::string_view face(EventFace face) {
    switch (face) {
    case EventFace::None: return "";
    case EventFace::Ship: return ", a ship";
    case EventFace::TradeGate: return ", a yellow gate";
    case EventFace::PoliticsGate: return ", a blue gate";
    case EventFace::ScienceGate: return ", a green gate";
    }
    return "";
}

std::string_view reason(Cause cause) {
    switch (cause) {
    case Cause::Setup: return " to begin with";
    case Cause::Aqueduct: return " for the Aqueduct";
    case Cause::Gold: return " for gold";
    default: return "";
    }
}

struct Tell {
    const GameState& state;

    template <typename Place>
    [[nodiscard]] std::string name(Place place) const {
        return state.island().name(place);
    }
    [[nodiscard]] std::string name(const reeve::fan::Spot& at) const { return fan::spotName(at, state.island()); }

    [[nodiscard]] std::string who(PlayerId player) const {
        return player == kNobody ? "Nobody" : capital(std::string(colorOf(state, player)));
    }
    [[nodiscard]] std::string does(PlayerId player, const std::string& what) const {
        return who(player) + " " + what + ".";
    }

    std::string operator()(const event::DiceRolled& e) const {
        if (dice::totalOnly(e)) return "The dice show " + std::to_string(dice::total(e)) + ".";
        return "The dice show " + std::to_string(e.red) + " and " + std::to_string(e.yellow) +
               std::string(face(e.with)) + ": " + std::to_string(e.red + e.yellow) + ".";
    }
    std::string operator()(const event::RollRepeated& e) const {
        return "The dice show " + std::to_string(e.red + e.yellow) + " again, which does not count.";
    }
    std::string operator()(const event::RollCounted&) const { return {}; }
    std::string operator()(const event::ShipMoved& e) const {
        return "The barbarian ship moves to space " + std::to_string(e.spaces) + " of " +
               std::to_string(supply::kShipSpaces) + ".";
    }
    std::string operator()(const event::BarbariansLanded&) const { return "The barbarians land."; }
    std::string operator()(const event::BarbariansAttacked& e) const {
        return "The barbarians attack with " + std::to_string(e.barbarians) + ", the knights defend with " +
               std::to_string(e.knights) + (e.won ? ": the knights win." : ": the barbarians win.");
    }
    std::string operator()(const event::KnightsCommitted& e) const {
        std::vector<std::string> at;
        for (const auto place : e.at) at.push_back(name(place));
        return does(e.player, at.empty() ? "sends no knight" : "sends the knights on " + enumeration(at));
    }
    std::string operator()(const event::DefenderAwarded& e) const { return does(e.player, "is Defender of Catan"); }
    std::string operator()(const event::CityReduced& e) const {
        return does(e.player, "loses the city on " + name(e.at) + (e.onItsSide ? ", which is laid on its side" : "") +
                                  (e.wallLost ? ", and its wall" : ""));
    }
    std::string operator()(const event::ProgressDrawn& e) const {
        return does(e.player, "draws the card " + std::string(wordOf(e.card)));
    }
    std::string operator()(const event::ProgressReturned& e) const {
        return does(e.player, "puts the card " + std::string(wordOf(e.card)) + " under its deck");
    }
    std::string operator()(const event::ProgressPlayed& e) const {
        return does(e.player, "plays the card " + std::string(wordOf(e.card)));
    }
    std::string operator()(const event::ProgressTaken& e) const {
        return does(e.player, "takes the card " + std::string(wordOf(e.card)) + " from " + who(e.from));
    }
    std::string operator()(const event::EventResolved&) const { return {}; }
    std::string operator()(const event::RollResolved&) const { return {}; }
    std::string operator()(const event::CardsGained& e) const {
        return does(e.player, "gets " + counted(e.cards) + std::string(reason(e.cause)));
    }
    std::string operator()(const event::CardsPaid& e) const {
        return does(e.player, (e.cause == Cause::Discard ? "discards " : "pays ") + counted(e.cards) +
                                  std::string(reason(e.cause)));
    }
    std::string operator()(const event::CardsPassed& e) const {
        return does(e.from, "gives " + counted(e.cards) + " to " + who(e.to));
    }
    std::string operator()(const event::CardStolen& e) const {
        return does(e.thief, "steals 1 " + std::string(wordOf(e.card)) + " from " + who(e.victim));
    }
    std::string operator()(const event::BankShort& e) const {
        return "The bank has too little " + std::string(wordOf(e.card)) + " for everybody.";
    }
    std::string operator()(const event::HexBlocked& e) const { return "The robber blocks " + name(e.hex) + "."; }
    std::string operator()(const event::RobberLocked&) const {
        return "The robber stays: the barbarians have not attacked yet.";
    }
    std::string operator()(const event::RobberMoved& e) const {
        return does(e.player, "moves the robber to " + name(e.to));
    }
    std::string operator()(const event::MerchantMoved& e) const {
        return does(e.player, "sends the merchant to " + name(e.to));
    }
    std::string operator()(const event::BuildingPlaced& e) const {
        return does(e.player,
                    std::string("places a ") + (e.city ? "city" : "settlement") + " on " + name(e.at) +
                        (e.road == kNoPath ? "" : (e.ship ? " with a ship on " : " with a road on ") + name(e.road)));
    }
    std::string operator()(const event::SetupPassed&) const { return {}; }
    std::string operator()(const event::RoadBuilt& e) const { return does(e.player, "builds a road on " + name(e.at)); }
    std::string operator()(const event::RoadRemoved& e) const {
        return who(e.player) + "'s road on " + name(e.at) + " is taken away.";
    }
    std::string operator()(const event::SettlementBuilt& e) const {
        return does(e.player, "builds a settlement on " + name(e.at));
    }
    std::string operator()(const event::CityBuilt& e) const {
        return does(e.player, (e.restored ? "restores the city on " : "builds a city on ") + name(e.at));
    }
    std::string operator()(const event::WallBuilt& e) const {
        return does(e.player, "builds a city wall on " + name(e.at));
    }
    std::string operator()(const event::KnightRecruited& e) const {
        return does(e.player, "recruits a knight on " + name(e.at));
    }
    std::string operator()(const event::KnightPlaced& e) const {
        return does(e.player, "puts a " + std::string(level(e.knight.level)) + " knight on " + name(e.knight.at));
    }
    std::string operator()(const event::KnightDisplaced& e) const {
        return who(e.player) + "'s " + std::string(level(e.knight.level)) + " knight is displaced from " +
               name(e.knight.at) + ".";
    }
    std::string operator()(const event::KnightRemoved& e) const {
        return does(e.player, "takes the knight off " + name(e.at));
    }
    std::string operator()(const event::KnightActivated& e) const {
        return does(e.player, "activates the knight on " + name(e.at));
    }
    std::string operator()(const event::KnightPromoted& e) const {
        return does(e.player, "makes the knight on " + name(e.at) + " " + std::string(level(e.level)));
    }
    std::string operator()(const event::KnightMoved& e) const {
        return does(e.player, "moves the knight from " + name(e.from) + " to " + name(e.to));
    }
    std::string operator()(const event::KnightSpent& e) const {
        return who(e.player) + "'s knight on " + name(e.at) + " is inactive now.";
    }
    std::string operator()(const event::ImprovementBuilt& e) const {
        return does(e.player, "has " + std::string(wordOf(e.track)) + " at level " + std::to_string(e.level));
    }
    std::string operator()(const event::MetropolisPlaced& e) const {
        return does(e.player, "puts the metropolis of " + std::string(wordOf(e.track)) + " on " + name(e.at) +
                                  (e.from == kNobody ? "" : ", taken from " + who(e.from)));
    }
    std::string operator()(const event::TokensSwapped& e) const {
        return "The numbers of " + name(e.a) + " and " + name(e.b) + " are swapped.";
    }
    std::string operator()(const event::FleetHired& e) const {
        std::vector<std::string> kinds;
        for (const Card card : kAllCards)
            if (((e.kinds >> index(card)) & 1U) != 0) kinds.emplace_back(wordOf(card));
        return does(e.player, "trades " + enumeration(kinds) + " two for one this turn");
    }
    std::string operator()(const event::HarborOpened& e) const {
        return does(e.player, "may offer each opponent a resource for a commodity");
    }
    std::string operator()(const event::HarborOffered& e) const {
        return does(e.player, "makes the offer to " + who(e.with));
    }
    std::string operator()(const event::CraneReady& e) const {
        return does(e.player, "pays one commodity less for the next improvement");
    }
    std::string operator()(const event::DiceSet& e) const {
        return does(e.player, "sets the dice to " + std::to_string(e.red) + " and " + std::to_string(e.yellow));
    }
    std::string operator()(const event::DevelopmentBought& e) const {
        return does(e.player, "draws the card " + std::string(wordOf(e.card)));
    }
    std::string operator()(const event::DevelopmentPlayed& e) const {
        return does(e.player, "plays the card " + std::string(wordOf(e.card)));
    }
    std::string operator()(const event::LongestRoadChanged& e) const {
        return e.player == kNobody ? "Nobody holds Longest Road any more."
                                   : does(e.player, "holds Longest Road with " + std::to_string(e.length) + " roads");
    }
    std::string operator()(const event::LargestArmyChanged& e) const {
        return e.player == kNobody
                   ? "Nobody holds Largest Army any more."
                   : does(e.player, "holds Largest Army with " + std::to_string(e.knights) + " knights");
    }
    std::string operator()(const event::DecisionOpened& e) const {
        const auto asks = decision::with(e.decision.kind, []<typename Kind>(Kind) { return Kind::kAsks; });
        return does(e.decision.player, std::string(asks));
    }
    std::string operator()(const event::DecisionClosed&) const { return {}; }
    std::string operator()(const event::TokensChanged& e) const {
        const int tokens = e.by < 0 ? -e.by : e.by;
        return does(e.player, (e.by < 0 ? "pays " : "gains ") + std::to_string(tokens) +
                                  (tokens == 1 ? " trade card" : " trade cards"));
    }
    std::string operator()(const event::KnightCardDiscarded& e) const {
        return does(e.player, "discards a knight card");
    }
    std::string operator()(const event::TurnEnded&) const { return {}; }
    std::string operator()(const event::SpecialBuildingBegan&) const { return "The others may build."; }
    std::string operator()(const event::SpecialBuildingPassed& e) const {
        return does(e.player, "has finished building");
    }
    std::string operator()(const event::PartnerBegan& e) const { return does(e.player, "takes the partner's part"); }
    std::string operator()(const event::TurnBegan& e) const {
        return "Turn " + std::to_string(e.number) + " is " + who(e.player) + "'s.";
    }
    std::string operator()(const event::GameWon& e) const {
        return who(e.player) + " wins the game with " + std::to_string(e.points) + " points.";
    }
    std::string operator()(const event::PassedOn& e) const { return does(e.player, "declines"); }
    std::string operator()(const reeve::fan::Event& e) const {
        return dispatch([this](const auto& one) { return one.told(*this); }, e);
    }
    std::string operator()(const reeve::seafarers::Event& e) const { return dispatch(AtSea{*this}, e); }

    struct AtSea {
        const Tell& tell;
        std::string operator()(const reeve::seafarers::ShipBuilt& e) const {
            return tell.does(e.player, "builds a ship on " + tell.name(e.at));
        }
        std::string operator()(const reeve::seafarers::ShipRelocated& e) const {
            return tell.does(e.player, "moves the ship from " + tell.name(e.from) + " to " + tell.name(e.to));
        }
        std::string operator()(const reeve::seafarers::ShipRemoved& e) const {
            return tell.who(e.player) + "'s ship on " + tell.name(e.at) + " is taken away.";
        }
        std::string operator()(const reeve::seafarers::PirateMoved& e) const {
            return tell.does(e.player, "moves the pirate to " + tell.name(e.to));
        }
        std::string operator()(const reeve::seafarers::AreaSettled& e) const {
            return tell.does(e.player, "settles on " + std::string(tell.state.board.waters.areas[e.area].name()));
        }
    };
};

} // namespace

std::string sentenceOf(const Event& event, const GameState& state) { return dispatch(Tell{state}, event); }

std::string storyOf(PlayerId player, std::string_view spoken, const Events& events, const GameState& state) {
    std::string line = Tell{state}.who(player) + ", " + std::string(spoken) + ":";
    bool anything = false;
    for (const auto& event : events) {
        const auto sentence = sentenceOf(event, state);
        if (sentence.empty()) continue;
        line += " " + sentence;
        anything = true;
    }
    return anything ? line : line + " Nothing changes.";
}

std::string standings(const GameState& state) {
    const Tell tell{state};
    std::vector<std::string> points;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        points.push_back(tell.who(player) + " " + std::to_string(reeve::points(state, player)));
    }
    std::string text = "Points: " + enumeration(points) + ".";
    if (state.longestRoad.player != kNobody) text += " Longest Road: " + tell.who(state.longestRoad.player) + ".";
    if (state.largestArmy.player != kNobody) text += " Largest Army: " + tell.who(state.largestArmy.player) + ".";
    return text;
}

} // namespace reeve::record
