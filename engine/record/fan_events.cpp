// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the events of the fan modules.
#include "engine/basics/dispatch.h"
#include "engine/modules/fan/invariants.h"
#include "engine/record/fan.h"
#include "engine/record/seats.h"

#include <array>

namespace reeve::record::fan {
namespace {

namespace mod = reeve::fan;

constexpr int kMostDraws = 255;
constexpr std::array<const char*, 3> kTargetKeys{"road", "ship", "building"};
constexpr std::array<std::string_view, 3> kRations{"", "grain", "fish"};

struct WriteEvent {
    const Seats& seats;

    template <typename Place>
    [[nodiscard]] std::string name(Place place) const {
        return seats.island->name(place);
    }
    [[nodiscard]] Json by(const char* event, PlayerId player) const {
        return {{"event", event}, {"player", colorOrNull(seats, player)}};
    }
    Json operator()(const mod::MovementBegan& e) const { return by("movement-began", e.player); }
    Json operator()(const mod::HoardGrew& e) const { return {{"event", "hoard-grew"}, {"by", e.by}}; }
    Json operator()(const mod::PiratePlundered& e) const {
        Json json = by("pirate-plundered", e.player);
        json["gold"] = e.gold;
        return json;
    }
    Json operator()(const mod::GoldChanged& e) const {
        Json json = by("gold-changed", e.player);
        json["by"] = e.by;
        return json;
    }
    Json operator()(const mod::BarbariansLandedOnHexes& e) const {
        Json json = by("barbarians-landed-on-hexes", e.player);
        json["hexes"] = places(*seats.island, e.hexes);
        return json;
    }
    Json operator()(const mod::BarbarianChased& e) const {
        Json json = by("barbarian-chased", e.player);
        json["from"] = name(e.from);
        json["to"] = e.to == kNoHex ? Json() : Json(name(e.to));
        return json;
    }
    Json operator()(const mod::BarbarianArrested& e) const {
        Json json = by("barbarian-arrested", e.player);
        json["at"] = name(e.at);
        return json;
    }
    Json operator()(const mod::BarbariansBanished& e) const {
        Json json = by("barbarians-banished", e.player);
        json["hex"] = name(e.hex);
        json["count"] = e.count;
        return json;
    }
    Json operator()(const mod::HexConquered& e) const { return {{"event", "hex-conquered"}, {"hex", name(e.hex)}}; }
    Json operator()(const mod::HexFreed& e) const { return {{"event", "hex-freed"}, {"hex", name(e.hex)}}; }
    Json operator()(const mod::PieceDeconstructed& e) const {
        Json json = by("piece-deconstructed", e.player);
        json["owner"] = colorOrNull(seats, e.owner);
        json[kTargetKeys[index(e.target)]] = e.target == mod::Target::Building ? name(e.at) : name(e.path);
        return json;
    }
    Json operator()(const mod::ControlChanged& e) const { return atHex("control-changed", e.player, e.hex); }
    Json operator()(const mod::WalkerPlaced& e) const {
        Json json = by(e.crew ? "crew-placed" : "mounted-placed", e.player);
        json["at"] = spotName(e.at, *seats.island);
        return json;
    }
    Json operator()(const mod::WalkerMoved& e) const {
        Json json = by(e.crew ? "crew-moved" : "mounted-moved", e.player);
        json["from"] = spotName(e.from, *seats.island);
        json["to"] = spotName(e.to, *seats.island);
        if (e.ration != mod::Ration::None) json["paid"] = kRations[index(e.ration)];
        return json;
    }
    Json operator()(const mod::WalkerLost& e) const {
        Json json = by("piece-lost", e.player);
        json["piece"] = e.crew ? "crew" : "mounted";
        json["at"] = spotName(e.at, *seats.island);
        return json;
    }
    Json operator()(const mod::GoldFieldFlipped& e) const {
        return {{"event", "gold-field-flipped"}, {"at", name(e.at)}, {"nuggets", e.nuggets}};
    }
    Json operator()(const mod::MarkerMoved& e) const {
        Json json = by("marker-moved", e.player);
        json["by"] = e.by;
        return json;
    }
    Json operator()(const mod::NyalaWon& e) const { return by("nyala-won", e.player); }
    Json operator()(const mod::ConflictBegan& e) const {
        Json json = by("conflict-began", e.player);
        json["first"] = name(e.first);
        json["direction"] = e.outward ? "outward" : "inward";
        return json;
    }
    Json operator()(const mod::BattleWon& e) const {
        return {{"event", "battle-won"}, {"hex", name(e.hex)}, {"strength", e.strength}};
    }
    Json operator()(const mod::PrisonersTaken& e) const {
        Json json = atHex("prisoners-taken", e.player, e.hex);
        json["count"] = e.count;
        return json;
    }
    Json operator()(const mod::PrisonersRolled& e) const {
        return {{"event", "prisoners-rolled"}, {"hex", name(e.hex)}, {"rolls", diceJson(e.dice, seats)}};
    }
    Json operator()(const mod::LossesRolled& e) const {
        Json json = atHex("losses-rolled", e.player, e.hex);
        json["die"] = e.die;
        return json;
    }
    Json operator()(const mod::PrisonersExchanged& e) const {
        Json json = by("prisoners-exchanged", e.player);
        json["count"] = e.count;
        return json;
    }
    Json operator()(const mod::TrainPlaced& e) const {
        Json json = by("train-placed", e.player);
        json["at"] = name(e.at);
        return json;
    }
    Json operator()(const mod::TrainPromoted& e) const {
        Json json = by("train-promoted", e.player);
        json["level"] = e.level;
        return json;
    }
    Json operator()(const mod::TrainMoved& e) const {
        Json json = by("train-moved", e.player);
        json["from"] = name(e.from);
        json["to"] = name(e.to);
        json["points"] = e.points;
        return json;
    }
    Json operator()(const mod::KnightDrivenOff& e) const {
        Json json = by("knight-driven-off", e.player);
        json["knight"] = name(e.knight);
        json["die"] = e.die;
        json["success"] = e.success;
        return json;
    }
    [[nodiscard]] Json atHex(const char* event, PlayerId player, HexId hex) const {
        Json json = by(event, player);
        json["hex"] = name(hex);
        return json;
    }
};

/// Reads one stored event.
class EventReader {
public:
    EventReader(Object& event, const GameState& state) : m_event(event), m_state(state) {}

    std::optional<mod::Event> read(const std::string& word) {
        if (word == "movement-began") return mod::MovementBegan{player()};
        if (word == "hoard-grew") return mod::HoardGrew{byte("by")};
        if (word == "pirate-plundered") return mod::PiratePlundered{player(), byte("gold")};
        if (word == "gold-changed") {
            const auto who = player();
            return mod::GoldChanged{
                who, static_cast<std::int16_t>(m_event.need("by").number(-mod::kMostGold, mod::kMostGold))};
        }
        if (word == "barbarians-landed-on-hexes") return landed();
        if (word == "barbarian-chased") {
            mod::BarbarianChased e{player(), hex("from"), kNoHex};
            if (const auto to = m_event.findHeld("to")) e.to = to->hex(m_state.island());
            return e;
        }
        if (word == "barbarian-arrested") return mod::BarbarianArrested{player(), hex("at")};
        if (word == "barbarians-banished") return mod::BarbariansBanished{player(), hex("hex"), byte("count")};
        if (word == "hex-conquered") return mod::HexConquered{hex("hex")};
        if (word == "hex-freed") return mod::HexFreed{hex("hex")};
        if (word == "piece-deconstructed") return deconstructed();
        if (word == "control-changed") {
            mod::ControlChanged e{kNobody, hex("hex")};
            if (const auto who = m_event.findHeld("player")) e.player = anySeat(m_state, who->text(), *who);
            return e;
        }
        return walkers(word);
    }

private:
    std::optional<mod::Event> walkers(const std::string& word) {
        const bool crew = word.starts_with("crew-");
        if (word == "crew-placed" || word == "mounted-placed") return mod::WalkerPlaced{player(), crew, spot("at")};
        if (word == "crew-moved" || word == "mounted-moved") {
            mod::WalkerMoved e{player(), crew, spot("from"), spot("to"), {}};
            if (const auto paid = m_event.find("paid"))
                e.ration = paid->text() == kRations[1] ? mod::Ration::Grain : mod::Ration::Fish;
            return e;
        }
        if (word == "piece-lost") {
            const auto who = player();
            const bool lostCrew = m_event.need("piece").text() == "crew";
            return mod::WalkerLost{who, lostCrew, spot("at")};
        }
        if (word == "gold-field-flipped") {
            const auto at = place("at");
            return mod::GoldFieldFlipped{at, byte("nuggets"), draws()};
        }
        if (word == "marker-moved") return mod::MarkerMoved{player(), byte("by")};
        if (word == "nyala-won") return mod::NyalaWon{player()};
        return battles(word);
    }
    std::optional<mod::Event> battles(const std::string& word) {
        if (word == "conflict-began") {
            const auto who = player();
            const auto first = hex("first");
            return mod::ConflictBegan{who, first, isOutward(m_event.need("direction"))};
        }
        if (word == "battle-won") return mod::BattleWon{hex("hex"), byte("strength")};
        if (word == "prisoners-taken") return mod::PrisonersTaken{player(), hex("hex"), byte("count")};
        if (word == "prisoners-rolled") {
            mod::PrisonersRolled e{hex("hex"), {}, 0};
            for (const auto& [color, die] : m_event.need("rolls").members())
                e.dice[index(realSeat(m_state, color, die))] = static_cast<std::uint8_t>(die.number(1, 6));
            e.draws = draws();
            return e;
        }
        if (word == "losses-rolled") return mod::LossesRolled{player(), hex("hex"), byte("die"), draws()};
        if (word == "prisoners-exchanged") return mod::PrisonersExchanged{player(), byte("count")};
        if (word == "train-placed") return mod::TrainPlaced{player(), place("at")};
        if (word == "train-promoted") return mod::TrainPromoted{player(), byte("level", 1, mod::kTrainLevels)};
        if (word == "train-moved") return mod::TrainMoved{player(), place("from"), place("to"), byte("points")};
        if (word == "knight-driven-off") {
            mod::KnightDrivenOff e{player(), place("knight"), byte("die"), false, 0};
            e.success = m_event.need("success").boolean();
            e.draws = draws();
            return e;
        }
        return std::nullopt;
    }
    IntersectionId place(const char* key) { return m_event.need(key).intersection(m_state.island()); }
    mod::Spot spot(const char* key) { return spotFrom(m_event.need(key), m_state.island()); }
    std::uint8_t draws() {
        const auto told = m_event.find("draws");
        return told ? static_cast<std::uint8_t>(told->number(0, kMostDraws)) : std::uint8_t{0};
    }
    PlayerId seatAt(const char* key) {
        const Node value = m_event.need(key);
        return anySeat(m_state, value.text(), value);
    }
    PlayerId player() { return seatAt("player"); }
    HexId hex(const char* key) { return m_event.need(key).hex(m_state.island()); }
    std::uint8_t byte(const char* key, int least = 0, int most = 255) {
        return static_cast<std::uint8_t>(m_event.need(key).number(least, most));
    }
    mod::Event landed() {
        mod::BarbariansLandedOnHexes e{player(), {}, 0};
        for (const auto& item : m_event.need("hexes").list()) {
            if (e.hexes.full()) item.fail("three barbarians land at most");
            e.hexes.push_back(item.hex(m_state.island()));
        }
        if (const auto draws = m_event.find("draws")) e.draws = static_cast<std::uint8_t>(draws->number(0, kMostDraws));
        return e;
    }
    mod::Event deconstructed() {
        mod::PieceDeconstructed e{player(), seatAt("owner"), {}, kNoPath, kNoIntersection};
        for (std::size_t t = 0; t < kTargetKeys.size(); ++t)
            if (const auto node = m_event.find(kTargetKeys[t])) {
                e.target = static_cast<mod::Target>(t);
                if (e.target == mod::Target::Building)
                    e.at = node->intersection(m_state.island());
                else
                    e.path = node->road(m_state.island());
                return e;
            }
        m_event.node().fail("what was taken down is missing");
    }

    Object& m_event;
    const GameState& m_state;
};

} // namespace

Json eventJson(const mod::Event& event, const Seats& seats) { return dispatch(WriteEvent{seats}, event); }

void addRest(Json& json, const mod::Event& event) {
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.draws; }) json["draws"] = e.draws;
        },
        event);
}

std::optional<mod::Event> readEvent(const std::string& word, Object& event, const GameState& state) {
    return EventReader(event, state).read(word);
}

} // namespace reeve::record::fan
