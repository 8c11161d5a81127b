// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/fan.h"

#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/invariants.h"
#include "engine/position/queries.h"
#include "engine/record/seats.h"

#include <algorithm>
#include <array>

namespace reeve::record::fan {
namespace {

namespace mod = reeve::fan;

/// Passes the numbers of `rules.fan` to a function: key, value, and for numbers their bounds.
template <typename One>
struct EachNumber {
    One one;
    EachNumber& operator()(const char* key, auto& value, const Range& bounds = {0, 1}, const auto&... fewer) {
        one(key, value, bounds, fewer...);
        return *this;
    }
};

template <typename Value>
constexpr bool kIsList = requires(const Value& value) {
    value.size();
};

std::string wordOf(mod::Module module) { return std::string(mod::kModuleInfos[static_cast<std::size_t>(module)].word); }

bool uses(const Rules& rules, mod::Module module) { return rules.fan.has(module); }
bool walks(const Rules& rules) { return uses(rules, mod::Module::Mounted) || uses(rules, mod::Module::Crews); }

void readWalkers(Object& pieces, const char* key, mod::Walkers& into, const Island& island) {
    const auto node = pieces.find(key);
    if (!node) return;
    InlineVector<mod::Walker, mod::kMostWalkers> read;
    for (const auto& item : node->list()) {
        if (read.full()) item.fail("there are more pieces than the box holds");
        read.push_back({spotFrom(item, island), false});
    }
    std::ranges::sort(read);
    into = read;
}

Json walkersJson(const mod::Walkers& walkers, const Island& island, bool movedOnly) {
    Json list = Json::array();
    for (const auto& walker : walkers)
        if (!movedOnly || walker.moved) list.push_back(spotName(walker.at, island));
    return list;
}

void markMoved(Object& moved, const char* key, mod::Walkers& walkers, const Island& island) {
    const auto node = moved.find(key);
    if (!node) return;
    for (const auto& item : node->list()) {
        const auto at = spotFrom(item, island);
        const auto found =
            std::ranges::find_if(walkers, [&](const mod::Walker& walker) { return walker.at == at && !walker.moved; });
        if (found == walkers.end()) item.fail("no such piece of the player on turn stands on " + item.text());
        found->moved = true;
    }
    std::ranges::sort(walkers);
}

} // namespace

bool readModule(const Node& option, Rules& into) {
    for (std::size_t m = 0; m < mod::kModules; ++m)
        if (mod::kModuleInfos[m].word == option.text()) {
            into.fan.set(static_cast<mod::Module>(m));
            return true;
        }
    return false;
}

void readRules(Object& rules, const Node& whole, Rules& into) {
    auto& fan = into.fan;
    if (fan.any()) {
        const auto options = rules.need("options");
        for (std::size_t m = 0; m < mod::kModules; ++m) {
            const auto module = static_cast<mod::Module>(m);
            const auto& info = mod::kModuleInfos[m];
            if (!fan.has(module)) continue;
            if (!into.knights() && !info.alsoInBase)
                options.fail("\"" + wordOf(module) + "\" belongs to Cities & Knights");
            if (info.needsSeafarers && !into.seafarers())
                options.fail("\"" + wordOf(module) + "\" needs the option \"seafarers\"");
            for (std::size_t n = 0; n < mod::kModules; ++n) {
                const auto needed = static_cast<mod::Module>(n);
                if ((info.needs & mod::bitOf(needed)) != 0 && !fan.has(needed))
                    options.fail("\"" + wordOf(module) + "\" needs the module \"" + wordOf(needed) + "\"");
            }
            if (info.needsOne != 0 && (info.needsOne & fan.modules) == 0)
                options.fail("\"" + wordOf(module) + "\" needs mounted knights or crews");
        }
    }
    const auto numbers = rules.find("fan");
    if (!numbers) return;
    if (!fan.any()) whole.fail("the numbers in \"fan\" need one of the fan modules among the options");
    Object object(*numbers);
    EachNumber read{[&](const char* key, auto& value, const Range& bounds, const auto&... fewer) {
        using Value = std::decay_t<decltype(value)>;
        const auto node = object.find(key);
        if (!node) return;
        if constexpr (std::is_same_v<Value, bool>) {
            value = node->boolean();
        } else if constexpr (kIsList<Value>) {
            const auto items = node->list();
            if (items.size() > value.size() || (sizeof...(fewer) == 0 && items.size() != value.size()))
                node->fail(std::to_string(value.size()) +
                           (sizeof...(fewer) == 0 ? " numbers are needed" : " numbers are allowed at most"));
            value = {};
            for (std::size_t i = 0; i < items.size(); ++i)
                value[i] = static_cast<std::uint8_t>(items[i].number(bounds.least, bounds.most));
        } else {
            value = static_cast<Value>(node->number(bounds.least, bounds.most));
        }
    }};
    fan.numbers.fields(read);
    object.finish();
}

void addModules(Json& options, const Rules& from) {
    for (std::size_t m = 0; m < mod::kModules; ++m)
        if (from.fan.has(static_cast<mod::Module>(m))) options.push_back(mod::kModuleInfos[m].word);
}

void addRules(Json& rules, const Rules& from) {
    if (!from.fan.any()) return;
    Json& numbers = rules["fan"] = Json::object();
    EachNumber write{[&](const char* key, const auto& value, const auto&...) {
        if constexpr (kIsList<decltype(value)>) {
            numbers[key] = Json::array();
            for (const auto number : value)
                if (number != 0) numbers[key].push_back(number);
        } else {
            numbers[key] = value;
        }
    }};
    mod::Numbers(from.fan.numbers).fields(write);
}

std::vector<NumberKey> numberKeys() {
    std::vector<NumberKey> keys;
    EachNumber list{[&](const char* key, const auto& usual, const Range& bounds, const auto&...) {
        if constexpr (!kIsList<decltype(usual)>)
            keys.push_back({key, bounds.least, bounds.most, usual, std::is_same_v<decltype(usual), const bool&>});
    }};
    mod::Numbers().fields(list);
    return keys;
}

void setNumber(mod::Numbers& numbers, std::string_view key, int number) {
    EachNumber set{[&](std::string_view known, auto& value, const auto&...) {
        if constexpr (!kIsList<decltype(value)>)
            if (known == key) value = static_cast<std::decay_t<decltype(value)>>(number);
    }};
    numbers.fields(set);
}

void readHex(Object& hex, HexId id, GameState& into) {
    if (!into.rules.fan.has(mod::Module::HexBarbarians)) return;
    if (const auto count = hex.find("barbarians"))
        into.fan.barbarians[index(id)] = static_cast<std::uint8_t>(count->number(0, mod::kConquest));
}

void readBoard(Object& board, GameState& into) {
    if (!into.rules.fan.any()) return;
    into.fan.castle = firstDesert(into.board);
    if (const auto castle = board.findHeld("castle")) {
        into.fan.castle = castle->hex(into.island());
        if (into.board.terrain[index(into.fan.castle)] == Terrain::Sea)
            castle->fail("the castle stands on a land hex (FAN-0-3)");
    }
    checkCastle(into);
    if (!uses(into.rules, mod::Module::GoldFields)) return;
    if (const auto fields = board.find("gold_fields"))
        for (const auto& item : fields->list()) {
            if (into.fan.goldFields.full()) item.fail("there are more gold fields than the box holds");
            Object object(item);
            mod::GoldField field{object.need("at").intersection(into.island()), 2, 0};
            if (const auto miners = object.find("miners"))
                field.miners = static_cast<std::uint8_t>(miners->number(2, 3));
            if (const auto nuggets = object.findHeld("nuggets"))
                field.nuggets = static_cast<std::uint8_t>(nuggets->number(1, 3));
            object.finish();
            for (const auto& other : into.fan.goldFields)
                if (other.at == field.at) item.fail("two tokens on one intersection");
            if (!mod::fitsGoldField(into, field.at, field.miners))
                item.fail("so many miners have no land paths here (FAN-GOLD-13)");
            into.fan.goldFields.push_back(field);
        }
    std::ranges::sort(into.fan.goldFields, {}, &mod::GoldField::at);
}

void checkCastle(const GameState& state) {
    if (state.fan.castle != kNoHex) return;
    if (state.rules.fan.any(&mod::ModuleInfo::needsCastle))
        throw Fault{"board.castle", "the board has no desert: say which hex has the castle (FAN-0-3)"};
}

void addBoard(Json& board, const Island& island, const Rules& rules, const mod::State& from) {
    if (!rules.fan.any()) return;
    board["castle"] = from.castle == kNoHex ? Json() : Json(island.name(from.castle));
    if (rules.fan.has(mod::Module::HexBarbarians))
        for (const auto hex : island.hexes)
            if (from.barbarians[index(hex)] != 0)
                board["hexes"][island.name(hex)]["barbarians"] = from.barbarians[index(hex)];
    if (!rules.fan.has(mod::Module::GoldFields)) return;
    Json fields = Json::array();
    for (const auto& field : from.goldFields) {
        Json json{{"at", island.name(field.at)}, {"miners", field.miners}};
        if (field.nuggets != 0) json["nuggets"] = field.nuggets;
        fields.push_back(json);
    }
    board["gold_fields"] = fields;
}

void readPieces(Object& pieces, PlayerId player, GameState& into) {
    auto& seat = into.fan.seat(player);
    if (uses(into.rules, mod::Module::Mounted)) readWalkers(pieces, "mounted", seat.mounted, into.island());
    if (uses(into.rules, mod::Module::Crews)) readWalkers(pieces, "crews", seat.crews, into.island());
    if (!uses(into.rules, mod::Module::Baggage)) return;
    if (const auto trains = pieces.find("trains"))
        for (const auto& item : trains->list()) {
            if (seat.train.at != kNoIntersection) item.fail("each colour has one train (FAN-BAG-6)");
            Object object(item);
            seat.train.at = object.need("at").intersection(into.island());
            seat.train.level = 1;
            if (const auto level = object.find("level"))
                seat.train.level = static_cast<std::uint8_t>(level->number(1, mod::kTrainLevels));
            object.finish();
        }
}

void addPieces(Json& pieces, const Rules& rules, const mod::Seat& from, const Island& island) {
    if (uses(rules, mod::Module::Mounted)) pieces["mounted"] = walkersJson(from.mounted, island, false);
    if (uses(rules, mod::Module::Crews)) pieces["crews"] = walkersJson(from.crews, island, false);
    if (!uses(rules, mod::Module::Baggage)) return;
    Json trains = Json::array();
    if (from.train.at != kNoIntersection)
        trains.push_back({{"at", island.name(from.train.at)}, {"level", from.train.level}});
    pieces["trains"] = trains;
}

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

void readThisTurn(Object& turn, GameState& into) {
    auto& seat = into.fan.seat(into.turn.player);
    if (walks(into.rules))
        if (const auto node = turn.find("moved")) {
            Object moved(*node);
            markMoved(moved, "mounted", seat.mounted, into.island());
            markMoved(moved, "crews", seat.crews, into.island());
            moved.finish();
        }
    if (uses(into.rules, mod::Module::Baggage))
        if (const auto node = turn.find("trains")) {
            Object train(*node);
            if (const auto used = train.find("used"))
                seat.train.used = static_cast<std::uint8_t>(used->number(0, mod::kMostUsed));
            if (const auto drove = train.find("drove")) seat.train.drove = drove->boolean();
            if (const auto promoted = train.find("promoted")) seat.train.promoted = promoted->boolean();
            train.finish();
        }
    if (!uses(into.rules, mod::Module::Battles)) return;
    if (const auto node = turn.find("conflict")) {
        if (into.turn.phase != Phase::Conflict) node->fail("a conflict belongs to the phase \"conflict\"");
        Object conflict(*node);
        into.fan.battleFirst = conflict.need("first").hex(into.island());
        if (const auto direction = conflict.find("direction")) {
            const auto word = std::ranges::find(mod::kDirections.words, direction->text());
            if (word == mod::kDirections.words.end()) direction->fail("a direction is \"inward\" or \"outward\"");
            into.fan.battleOutward = word != mod::kDirections.words.begin();
        }
        conflict.finish();
    }
}

void addThisTurn(Json& turn, const Rules& rules, Phase phase, PlayerId player, const mod::State& from,
                 const Island& island) {
    if (!rules.fan.any()) return;
    const auto& seat = from.seat(player);
    if (walks(rules)) {
        Json moved = Json::object();
        if (const Json list = walkersJson(seat.mounted, island, true); !list.empty()) moved["mounted"] = list;
        if (const Json list = walkersJson(seat.crews, island, true); !list.empty()) moved["crews"] = list;
        if (!moved.empty()) turn["moved"] = moved;
    }
    if (const auto& train = seat.train; train.used != 0 || train.drove || train.promoted)
        turn["trains"] = {{"used", train.used}, {"drove", train.drove}, {"promoted", train.promoted}};
    if (phase == Phase::Conflict && from.battleFirst != kNoHex)
        turn["conflict"] = {{"first", island.name(from.battleFirst)},
                            {"direction", mod::kDirections.words[index(from.battleOutward)]}};
}

void readHoard(Object& barbarians, GameState& into) {
    if (!into.rules.fan.any(&mod::ModuleInfo::usesHoard)) return;
    if (const auto gold = barbarians.find("gold"))
        into.fan.hoard = static_cast<std::uint16_t>(gold->number(0, mod::kMostGold));
}

void readSeats(Object& position, GameState& into) {
    const auto& rules = into.rules;
    if (!rules.fan.any()) return;
    for (std::size_t p = 0; p < into.playerCount; ++p) {
        const auto read = [&](const char* key, auto& count, int most, const char*) {
            const auto node = position.find(key);
            if (!node) return;
            for (const auto& [color, item] : node->members())
                if (realSeat(into, color, item) == static_cast<PlayerId>(p))
                    count = static_cast<std::decay_t<decltype(count)>>(item.number(0, most));
        };
        into.fan.seats[p].counts(read, rules.fan);
    }
    if (!uses(rules, mod::Module::GoldFields)) return;
    if (const auto nyala = position.findHeld("nyala")) into.fan.nyala = realSeat(into, nyala->text(), *nyala);
}

void addSeats(Json& position, const Rules& rules, const mod::State& from, const Seats& seats) {
    if (!rules.fan.any()) return;
    for (std::size_t p = 0; p < seats.playerCount; ++p) {
        const auto write = [&](const char* key, const auto& count, int, const char*) {
            position[key][std::string(colorOf(seats, static_cast<PlayerId>(p)))] = count;
        };
        mod::Seat(from.seats[p]).counts(write, rules.fan);
    }
    if (uses(rules, mod::Module::GoldFields)) position["nyala"] = colorOrNull(seats, from.nyala);
    if (rules.fan.any(&mod::ModuleInfo::usesHoard)) position["barbarians"]["gold"] = from.hoard;
}

namespace {

Json controlJson(const GameState& state) {
    Json json = Json::object();
    const auto control = mod::controlOf(state);
    for (const auto hex : state.island().hexes)
        if (control[index(hex)] != kNobody) json[state.island().name(hex)] = colorOf(state, control[index(hex)]);
    return json;
}

} // namespace

void addComputed(Json& position, const GameState& from) {
    if (from.rules.fan.has(mod::Module::Control)) position["control"] = controlJson(from);
    if (!from.rules.fan.has(mod::Module::HexBarbarians)) return;
    for (std::size_t p = 0; p < from.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        position["pieces"][std::string(colorOf(from, player))]["conquered"] =
            places(from.island(), mod::conqueredBuildings(from, player));
    }
}

void compareControl(const Node& told, const GameState& state) {
    if (told.json() != controlJson(state)) told.fail("the knights say " + controlJson(state).dump() + " (FAN-CTRL-5)");
}

void compareConquered(const Node& told, PlayerId player, const GameState& state) {
    IntersectionSet named;
    for (const auto& item : told.list()) named.insert(item.intersection(state.island()));
    const auto conquered = mod::conqueredBuildings(state, player);
    if (named != conquered) told.fail("the hexes say " + places(state.island(), conquered).dump() + " (FAN-BARB-4)");
}

namespace {

/// Returns a member of an object; nullptr if there is none. A correction may contain any JSON.
Json* memberOf(Json* json, const std::string& key) {
    if (json == nullptr || !json->is_object()) return nullptr;
    const auto found = json->find(key);
    return found == json->end() ? nullptr : &*found;
}

/// Removes the pieces moved this turn (FAN-RK-1) that are no longer on their new place.
void dropMovedAndGone(Json& position) {
    Json* moved = memberOf(memberOf(&position, "this_turn"), "moved");
    const Json* player = memberOf(memberOf(&position, "turn"), "player");
    if (moved == nullptr || !moved->is_object() || player == nullptr || !player->is_string()) return;
    Json* own = memberOf(memberOf(&position, "pieces"), player->get<std::string>());
    for (auto& [kind, list] : moved->items()) {
        Json* now = memberOf(own, kind);
        Json standing = now == nullptr ? Json::array() : *now;
        if (!list.is_array() || !standing.is_array()) continue;
        Json kept = Json::array();
        for (const auto& at : list)
            if (const auto found = std::find(standing.begin(), standing.end(), at); found != standing.end()) {
                kept.push_back(at);
                standing.erase(found);
            }
        list = kept;
    }
}

} // namespace

void dropComputed(Json& position, const Json& named) {
    if (!named.contains("control")) position.erase("control");
    if (!named.contains("this_turn")) dropMovedAndGone(position);
    if (!position.contains("pieces") || !position["pieces"].is_object()) return;
    for (auto& [color, pieces] : position["pieces"].items()) {
        const bool kept = named.contains("pieces") && named["pieces"].is_object() && named["pieces"].contains(color) &&
                          named["pieces"][color].is_object() && named["pieces"][color].contains("conquered");
        if (pieces.is_object() && !kept) pieces.erase("conquered");
    }
}

} // namespace reeve::record::fan
