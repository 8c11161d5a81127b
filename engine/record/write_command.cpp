// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/basics/dispatch.h"
#include "engine/record/commands.h"
#include "engine/record/fan.h"
#include "engine/record/values.h"
#include "engine/tables/dice.h"

namespace reeve::record {
namespace {

using namespace command;

struct Write {
    const GameState& state;

    template <typename Place>
    [[nodiscard]] std::string name(Place place) const {
        return state.island().name(place);
    }
    template <typename List>
    [[nodiscard]] Json names(const List& list) const {
        return places(state.island(), list);
    }
    static Json act(const char* verb) { return Json{{"do", verb}}; }
    [[nodiscard]] Json at(const char* verb, IntersectionId place) const { return {{"do", verb}, {"at", name(place)}}; }
    static Json cards(const char* verb, const Hand& counts) { return {{"do", verb}, {"cards", cardsJson(counts)}}; }
    void robber(Json& json, const RobberMove& move, const char* cardKey) const {
        json["to"] = name(move.to);
        if (move.declined)
            json["victim"] = nullptr;
        else if (move.victim != kNobody)
            json["victim"] = colorOf(state, move.victim);
        if (move.card != kNoCard) json[cardKey] = wordOf(move.card);
    }

    [[nodiscard]] Json roadsAndShips(const PathList& paths, std::uint8_t ships) const {
        Json list = Json::array();
        for (std::size_t i = 0; i < paths.size(); ++i)
            list.push_back(((ships >> i) & 1U) != 0 ? Json{{"ship", name(paths[i])}} : Json(name(paths[i])));
        return list;
    }

    Json operator()(const Place& c) const {
        return {
            {"do", "place"}, {c.city ? "city" : "settlement", name(c.at)}, {c.ship ? "ship" : "road", name(c.road)}};
    }
    Json operator()(const Roll& c) const {
        Json json = act("roll");
        if (c.yellow == dice::kTotalOnly) {
            json["total"] = c.red;
        } else {
            if (c.red != 0) json["red"] = c.red;
            if (c.yellow != 0) json["yellow"] = c.yellow;
        }
        if (c.event != EventFace::None) json["event"] = wordOf(c.event);
        return json;
    }
    Json operator()(const Build& c) const {
        Json json{{"do", "build"}, {"piece", wordOf(c.piece)}, {"at", c.path != kNoPath ? name(c.path) : name(c.at)}};
        fan::addLanding(json, c.landing, state.island());
        return json;
    }
    Json operator()(const Activate& c) const { return at("activate", c.at); }
    Json operator()(const Promote& c) const { return at("promote", c.at); }
    Json operator()(const MoveKnight& c) const {
        return {{"do", "move-knight"}, {"from", name(c.from)}, {"to", name(c.to)}};
    }
    Json operator()(const ChaseRobber& c) const {
        Json json{{"do", "chase-robber"}, {"knight", name(c.knight)}};
        robber(json, c.move, "card");
        return json;
    }
    Json operator()(const Improve& c) const {
        Json json{{"do", "improve"}, {"track", wordOf(c.track)}};
        if (c.metropolis != kNoIntersection) json["metropolis"] = name(c.metropolis);
        return json;
    }
    Json operator()(const Play& c) const {
        Json json{{"do", "play"}, {"card", wordOf(c.card)}};
        switch (c.card) {
        case ProgressCard::Alchemist:
            json["red"] = c.red;
            json["yellow"] = c.yellow;
            break;
        case ProgressCard::Engineer: json["at"] = name(c.at); break;
        case ProgressCard::Medicine:
            json["at"] = name(c.at);
            fan::addLanding(json, c.landing, state.island());
            break;
        case ProgressCard::Intrigue: json["knight"] = name(c.at); break;
        case ProgressCard::Smith: json["at"] = names(c.knights); break;
        case ProgressCard::Inventor: json["hexes"] = {name(c.to), name(c.other)}; break;
        case ProgressCard::RoadBuilding: json["at"] = roadsAndShips(c.paths, c.ships); break;
        case ProgressCard::Diplomat:
            json["road"] = name(c.paths[0]);
            if (c.paths.size() > 1) json["to"] = name(c.paths[1]);
            break;
        case ProgressCard::Bishop: {
            json["to"] = name(c.to);
            Json stolen = Json::object();
            for (std::size_t p = 0; p < state.playerCount; ++p)
                if (c.stolen[p] != kNoCard)
                    stolen[std::string(colorOf(state, static_cast<PlayerId>(p)))] = wordOf(c.stolen[p]);
            if (!stolen.empty()) json["cards"] = stolen;
            break;
        }
        case ProgressCard::Merchant: json["to"] = name(c.to); break;
        case ProgressCard::Deserter:
        case ProgressCard::Spy:
        case ProgressCard::MasterMerchant: json["victim"] = colorOf(state, c.victim); break;
        case ProgressCard::MerchantFleet:
            if (c.kind != kNoCard) json["kind"] = wordOf(c.kind);
            break;
        case ProgressCard::ResourceMonopoly: json["resource"] = wordOf(c.kind); break;
        case ProgressCard::TradeMonopoly: json["commodity"] = wordOf(c.kind); break;
        default: break;
        }
        return json;
    }
    Json operator()(const TradeBank& c) const {
        return {{"do", "trade-bank"}, {"give", cardsJson(c.give)}, {"take", cardsJson(c.take)}};
    }
    Json operator()(const Trade& c) const {
        return {{"do", "trade"},
                {"with", colorOf(state, c.with)},
                {"give", cardsJson(c.give)},
                {"take", cardsJson(c.take)}};
    }
    Json operator()(const HarborTrade& c) const {
        return {{"do", "harbor-trade"}, {"with", colorOf(state, c.with)}, {"give", cardsJson(c.give)}};
    }
    Json operator()(const BuyDevelopment& c) const {
        Json json = act("buy-development");
        if (c.stated) json["card"] = wordOf(c.card);
        return json;
    }
    Json operator()(const PlayDevelopment& c) const {
        Json json{{"do", "play-development"}, {"card", wordOf(c.card)}};
        switch (c.card) {
        case DevelopmentCard::Knight: robber(json, c.move, "stolen"); break;
        case DevelopmentCard::RoadBuilding: json["at"] = roadsAndShips(c.paths, c.ships); break;
        case DevelopmentCard::YearOfPlenty: json["cards"] = cardsJson(c.cards); break;
        case DevelopmentCard::Monopoly: json["resource"] = wordOf(c.resource); break;
        case DevelopmentCard::VictoryPoint: break;
        }
        return json;
    }
    Json operator()(const EndTurn&) const { return act("end-turn"); }
    Json operator()(const Discard& c) const { return cards("discard", c.cards); }
    Json operator()(const MoveRobber& c) const {
        Json json = act("move-robber");
        robber(json, c.move, "card");
        return json;
    }
    Json operator()(const Take& c) const { return c.card == kNoCard ? act("pass") : cards("take", Hand::of(c.card)); }
    Json operator()(const LoseCity& c) const { return at("lose-city", c.at); }
    Json operator()(const DrawProgress& c) const {
        Json json{{"do", "draw-progress"}, {"track", wordOf(c.track)}};
        if (c.card != kNoProgressCard) json["card"] = wordOf(c.card);
        return json;
    }
    Json operator()(const DiscardProgress& c) const { return {{"do", "discard-progress"}, {"card", wordOf(c.card)}}; }
    Json operator()(const CommitKnights& c) const { return {{"do", "commit-knights"}, {"at", names(c.at)}}; }
    Json operator()(const RelocateKnight& c) const { return {{"do", "relocate-knight"}, {"to", name(c.to)}}; }
    Json operator()(const RemoveKnight& c) const { return at("remove-knight", c.at); }
    Json operator()(const PlaceKnight& c) const {
        return c.at == kNoIntersection ? act("pass") : at("place-knight", c.at);
    }
    Json operator()(const Give& c) const { return cards("give", c.cards); }
    Json operator()(const TakeProgress& c) const {
        if (c.card == kNoProgressCard) return act("pass");
        return {{"do", "take-progress"}, {"card", wordOf(c.card)}};
    }
    Json operator()(const TakeCards& c) const { return cards("take-cards", c.cards); }
    Json operator()(const PlaceMetropolis& c) const { return at("place-metropolis", c.at); }
    Json operator()(const Pass&) const { return act("pass"); }
    Json operator()(const PlaceNeutral& c) const {
        return {{"do", "place-neutral"}, {"color", wordOf(c.color)}, {"at", name(c.at)}};
    }
    Json operator()(const BuildNeutral& c) const {
        return {{"do", "build-neutral"},
                {"color", wordOf(c.color)},
                {"piece", wordOf(c.settlement ? Piece::Settlement : Piece::Road)},
                {"at", c.settlement ? name(c.at) : name(c.path)}};
    }
    Json operator()(const ForcedTrade& c) const {
        return c.stated ? cards("forced-trade", c.cards) : act("forced-trade");
    }
    Json operator()(const reeve::fan::Action& c) const { return fan::commandJson(c, state); }
    Json operator()(const reeve::seafarers::Action& c) const { return dispatch(*this, c); }
    Json operator()(const reeve::seafarers::MoveShip& c) const {
        return {{"do", "move-ship"}, {"from", name(c.from)}, {"to", name(c.to)}};
    }
    Json operator()(const reeve::seafarers::MovePirate& c) const {
        Json json = act("move-pirate");
        robber(json, c.move, "card");
        return json;
    }
    Json operator()(const reeve::seafarers::ChasePirate& c) const {
        Json json{{"do", "chase-pirate"}, {"knight", name(c.knight)}};
        robber(json, c.move, "card");
        return json;
    }
    Json operator()(const reeve::seafarers::TakeGold& c) const { return cards("take-gold", c.cards); }
    Json operator()(const RobberToDesert&) const { return act("robber-to-desert"); }
    Json operator()(const DiscardKnight&) const { return act("discard-knight"); }
};

} // namespace

Json commandJson(const Command& command, const GameState& state) {
    Json json = std::visit(Write{state}, command.action);
    if (command.player != kNobody) json["player"] = colorOf(state, command.player);
    return json;
}

} // namespace reeve::record
