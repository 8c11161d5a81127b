// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the commands of the fan modules.
#include "engine/basics/dispatch.h"
#include "engine/modules/fan/stated.h"
#include "engine/record/fan.h"
#include "engine/record/seats.h"

#include <array>

namespace reeve::record::fan {
namespace {

namespace mod = reeve::fan;

constexpr std::array<const char*, 3> kTargetKeys{"road", "ship", "building"};
constexpr std::array<std::string_view, 3> kPieceWords{"mounted", "crew", "train"};
constexpr std::array<std::string_view, 2> kDirections{"inward", "outward"};

class Reader {
public:
    Reader(Object& object, const GameState& state, const Note& note) : m_object(object), m_state(state), m_note(note) {}

    std::optional<mod::Action> read(const std::string& verb) {
        if (verb == "start-movement") return mod::StartMovement{};
        if (verb == "plunder") return mod::Plunder{place("knight")};
        if (verb == "chase-barbarian") {
            mod::ChaseBarbarian chase{place("knight"), hex("from"), kNoHex};
            if (const auto to = m_object.find("to")) chase.to = to->hex(m_state.island());
            return chase;
        }
        if (verb == "arrest") {
            const auto knight = place("knight");
            return mod::Arrest{knight, hex("at")};
        }
        if (verb == "banish") return banish();
        if (verb == "deconstruct") return deconstruct();
        if (verb == "move-mounted") return move(false);
        if (verb == "move-crew") return move(true);
        if (verb == "exchange-prisoners") return mod::ExchangePrisoners{};
        if (verb == "promote-train") return mod::PromoteTrain{place("at")};
        if (verb == "move-train") {
            mod::MoveTrain c{place("from"), place("to"), false};
            if (const auto waved = m_object.find("waved")) c.waved = waved->boolean();
            return c;
        }
        if (verb == "drive-off") {
            const auto train = place("train");
            const auto knight = place("knight");
            return mod::DriveOff{train, knight, die("die")};
        }
        if (verb == "roll-prisoners") return rollPrisoners();
        if (verb == "roll-losses") return mod::RollLosses{die("die")};
        if (verb == "end-turn" && (m_object.has("first") || m_object.has("direction"))) return endTurn();
        return std::nullopt;
    }

    std::optional<mod::Action> build() {
        const auto word = m_object.need("piece");
        for (std::size_t p = 0; p < kPieceWords.size(); ++p) {
            if (kPieceWords[p] != word.text()) continue;
            mod::Recruit recruit{.piece = static_cast<mod::Piece>(p), .at = {}, .nuggets = 0};
            const auto at = m_object.need("at");
            if (recruit.piece == mod::Piece::Train)
                recruit.at.basin = at.intersection(m_state.island());
            else
                recruit.at = spotFrom(at, m_state.island());
            recruit.nuggets = nuggets();
            return recruit;
        }
        return std::nullopt;
    }

private:
    IntersectionId place(const char* key) { return m_object.need(key).intersection(m_state.island()); }
    HexId hex(const char* key) { return m_object.need(key).hex(m_state.island()); }
    std::uint8_t die(const char* key) {
        const auto node = m_object.findStated(key, Stated::Dice);
        return node ? static_cast<std::uint8_t>(node->number(1, 6)) : std::uint8_t{0};
    }
    /// Reads a number, or a list if several tokens are flipped; 0 in the list: drawn.
    std::uint8_t nuggets() {
        const auto node = m_object.findStated("nuggets", Stated::Token);
        if (!node) return 0;
        if (!node->json().is_array()) return static_cast<std::uint8_t>(node->number(1, mod::kMostNuggets));
        const auto items = node->list();
        if (items.empty() || static_cast<int>(items.size()) > mod::kMostStatedTokens)
            node->fail("1 to " + std::to_string(mod::kMostStatedTokens) + " numbers are needed");
        std::uint8_t all = 0;
        for (std::size_t i = 0; i < items.size(); ++i)
            all = mod::withNuggets(all, static_cast<int>(i), items[i].number(0, mod::kMostNuggets));
        return all;
    }
    bool flag(const char* key) {
        const auto node = m_object.find(key);
        return node && node->boolean();
    }

    mod::Move move(bool crew) {
        mod::Move c{.crew = crew, .from = {}, .to = {}, .ration = {}, .nuggets = 0};
        c.from = spotFrom(m_object.need("from"), m_state.island());
        c.to = spotFrom(m_object.need("to"), m_state.island());
        const bool grain = flag("grain");
        const bool fish = flag("fish");
        if (grain && fish) m_object.node().fail("grain or fish is paid, not both");
        if (grain || fish) c.ration = grain ? mod::Ration::Grain : mod::Ration::Fish;
        c.nuggets = nuggets();
        return c;
    }
    mod::EndTurn endTurn() {
        mod::EndTurn c;
        if (const auto first = m_object.find("first")) c.first = first->hex(m_state.island());
        if (const auto direction = m_object.find("direction")) c.outward = isOutward(*direction);
        return c;
    }
    mod::Banish banish() {
        mod::Banish c{hex("hex"), {}};
        for (const auto& item : m_object.need("knights").list()) {
            const auto at = item.intersection(m_state.island());
            if (c.knights.full())
                m_note(RefusalCode::WrongTarget, "FAN-BAN-1");
            else
                c.knights.push_back(at);
        }
        return c;
    }
    mod::Deconstruct deconstruct() {
        mod::Deconstruct c{.knight = place("knight"), .target = {}, .path = kNoPath, .at = kNoIntersection};
        int named = 0;
        for (std::size_t t = 0; t < kTargetKeys.size(); ++t)
            if (const auto node = m_object.find(kTargetKeys[t])) {
                ++named;
                c.target = static_cast<mod::Target>(t);
                if (c.target == mod::Target::Building)
                    c.at = node->intersection(m_state.island());
                else
                    c.path = node->road(m_state.island());
            }
        if (named != 1) m_object.node().fail("one of the keys \"road\", \"ship\" and \"building\" is needed");
        return c;
    }
    mod::RollPrisoners rollPrisoners() {
        mod::RollPrisoners c;
        if (const auto rolls = m_object.findStated("rolls", Stated::Dice))
            for (const auto& [color, die] : rolls->members())
                c.dice[index(realSeat(m_state, color, die))] = static_cast<std::uint8_t>(die.number(1, 6));
        return c;
    }

    Object& m_object;
    const GameState& m_state;
    const Note& m_note;
};

void addNuggets(Json& command, int stated) {
    Json list = Json::array();
    for (int token = 0; token < mod::kMostStatedTokens && (stated >> (2 * token)) != 0; ++token)
        list.push_back(mod::statedNuggets(stated, token));
    if (!list.empty()) command["nuggets"] = list.size() == 1 ? list.front() : list;
}

struct Write {
    const Seats& seats;

    template <typename Place>
    [[nodiscard]] std::string name(Place place) const {
        return seats.island->name(place);
    }
    Json operator()(const mod::StartMovement&) const { return {{"do", "start-movement"}}; }
    Json operator()(const mod::Plunder& c) const { return {{"do", "plunder"}, {"knight", name(c.knight)}}; }
    Json operator()(const mod::ChaseBarbarian& c) const {
        Json json{{"do", "chase-barbarian"}, {"knight", name(c.knight)}, {"from", name(c.from)}};
        if (c.to != kNoHex) json["to"] = name(c.to);
        return json;
    }
    Json operator()(const mod::Arrest& c) const {
        return {{"do", "arrest"}, {"knight", name(c.knight)}, {"at", name(c.at)}};
    }
    Json operator()(const mod::Banish& c) const {
        return {{"do", "banish"}, {"hex", name(c.hex)}, {"knights", places(*seats.island, c.knights)}};
    }
    Json operator()(const mod::Deconstruct& c) const {
        Json json{{"do", "deconstruct"}, {"knight", name(c.knight)}};
        json[kTargetKeys[index(c.target)]] = c.target == mod::Target::Building ? name(c.at) : name(c.path);
        return json;
    }
    Json operator()(const mod::Recruit& c) const {
        Json json{{"do", "build"}, {"piece", kPieceWords[index(c.piece)]}, {"at", spotName(c.at, *seats.island)}};
        addNuggets(json, c.nuggets);
        return json;
    }
    Json operator()(const mod::Move& c) const {
        Json json{{"do", c.crew ? "move-crew" : "move-mounted"},
                  {"from", spotName(c.from, *seats.island)},
                  {"to", spotName(c.to, *seats.island)}};
        if (c.ration != mod::Ration::None) json[c.ration == mod::Ration::Grain ? "grain" : "fish"] = true;
        addNuggets(json, c.nuggets);
        return json;
    }
    Json operator()(const mod::EndTurn& c) const {
        Json json{{"do", "end-turn"}, {"direction", kDirections[c.outward ? 1 : 0]}};
        if (c.first != kNoHex) json["first"] = name(c.first);
        return json;
    }
    Json operator()(const mod::ExchangePrisoners&) const { return {{"do", "exchange-prisoners"}}; }
    Json operator()(const mod::PromoteTrain& c) const { return {{"do", "promote-train"}, {"at", name(c.at)}}; }
    Json operator()(const mod::MoveTrain& c) const {
        Json json{{"do", "move-train"}, {"from", name(c.from)}, {"to", name(c.to)}};
        if (c.waved) json["waved"] = true;
        return json;
    }
    Json operator()(const mod::DriveOff& c) const {
        Json json{{"do", "drive-off"}, {"train", name(c.train)}, {"knight", name(c.knight)}};
        if (c.die != 0) json["die"] = c.die;
        return json;
    }
    Json operator()(const mod::RollPrisoners& c) const {
        Json json{{"do", "roll-prisoners"}};
        const Json rolls = diceJson(c.dice, seats);
        if (!rolls.empty()) json["rolls"] = rolls;
        return json;
    }
    Json operator()(const mod::RollLosses& c) const {
        Json json{{"do", "roll-losses"}};
        if (c.die != 0) json["die"] = c.die;
        return json;
    }
};

} // namespace

mod::Spot spotFrom(const Node& node, const Island& island) {
    mod::Spot spot;
    if (node.text().find('-') != std::string::npos)
        spot.path = node.road(island);
    else
        spot.basin = node.intersection(island);
    return spot;
}

std::string spotName(const mod::Spot& spot, const Island& island) {
    return spot.path != kNoPath ? island.name(spot.path) : island.name(spot.basin);
}

bool isOutward(const Node& node) {
    if (node.text() != kDirections[0] && node.text() != kDirections[1])
        node.fail("a direction is \"inward\" or \"outward\"");
    return node.text() == kDirections[1];
}

Json diceJson(const std::array<std::uint8_t, kMaxPlayers>& dice, const Seats& seats) {
    Json rolls = Json::object();
    for (std::size_t p = 0; p < seats.playerCount; ++p)
        if (dice[p] != 0) rolls[std::string(colorOf(seats, static_cast<PlayerId>(p)))] = dice[p];
    return rolls;
}

std::optional<mod::Action> readAction(const std::string& verb, Object& object, const GameState& state,
                                      const Note& note) {
    return Reader(object, state, note).read(verb);
}

std::optional<mod::Action> readBuild(Object& object, const GameState& state, const Note& note) {
    return Reader(object, state, note).build();
}

mod::Landing landingFrom(Object& object, const GameState& state, const Note& note) {
    mod::Landing hexes;
    const auto list = object.findStated("landing", Stated::Token);
    if (!list) return hexes;
    for (const auto& item : list->list()) {
        const auto hex = item.hex(state.island());
        if (hexes.full())
            note(RefusalCode::ImpossibleChance, "FAN-BARB-3");
        else
            hexes.push_back(hex);
    }
    return hexes;
}

Json commandJson(const mod::Action& action, const Seats& seats) { return dispatch(Write{seats}, action); }

void addLanding(Json& command, const mod::Landing& landing, const Island& island) {
    if (!landing.empty()) command["landing"] = places(island, landing);
}

} // namespace reeve::record::fan
