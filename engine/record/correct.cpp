// SPDX-License-Identifier: GPL-3.0-or-later
// The table is right and the record is wrong: a part of a position laid over the whole.
#include "engine/record/parsed.h"
#include "engine/record/position.h"

#include <set>
#include <string>

namespace reeve::record {
namespace {

/// Objects whose members stand for themselves; every other object (a heap, the dice) is one value.
bool isLaidOver(const std::string& path, const Json& below, const Json& above) {
    static const std::set<std::string> heaps{"hands", "this_turn"};
    if (!below.is_object() || !above.is_object()) return false;
    const auto dot = path.rfind('.');
    const auto parent = dot == std::string::npos ? std::string() : path.substr(0, dot);
    return !heaps.contains(parent) && path != "turn.dice" && path != "board.merchant";
}

void lay(const std::string& path, Json& below, const Json& above) {
    for (const auto& [key, value] : above.items()) {
        const auto at = path.empty() ? key : path + "." + key;
        if (below.contains(key) && isLaidOver(at, below[key], value)) lay(at, below[key], value);
        else below[key] = value;
    }
    // A hex that becomes the desert loses its token.
    if (path.starts_with("board.hexes.") && above.contains("terrain") && above["terrain"] == "desert" && !above.contains("number"))
        below.erase("number");
}

bool names(const Json& set, const char* key, const char* inner) {
    return set.contains(key) && (!set[key].is_object() || set[key].contains(inner));
}

} // namespace

std::variant<GameState, Fault> corrected(const GameState& state, const Json& set) {
    if (!set.is_object()) return Fault{"", "\"set\" must be a part of a position"};
    Json position = toJson(state);
    lay("", position, set);
    // Computed values that the correction does not name are computed anew.
    if (set.contains("points")) position["points"] = set["points"];
    else position.erase("points");
    if (set.contains("seed") && !set.contains("draws")) position.erase("draws");
    if (set.contains("turn") && !names(set, "turn", "resolving")) position["turn"].erase("resolving");
    for (const auto* award : {"longest_road", "largest_army"}) {
        const auto* count = std::string_view(award) == "longest_road" ? "length" : "knights";
        if (!set.contains(award)) position.erase(award);
        else if (!names(set, award, count) && position[award].is_object()) position[award].erase(count);
    }
    auto result = readPosition(position);
    if (auto* corrected = std::get_if<GameState>(&result); corrected != nullptr) {
        // Who held a card keeps it in a tie, as after any other change of the table.
        const bool sameSeats = corrected->colors == state.colors && corrected->seatCount == state.seatCount;
        if (sameSeats && !set.contains("longest_road")) corrected->longestRoad = state.longestRoad;
        if (sameSeats && !set.contains("largest_army")) corrected->largestArmy = state.largestArmy;
        const Award road = corrected->longestRoad;
        const Award army = corrected->largestArmy;
        recomputeAwards(*corrected);
        if (set.contains("longest_road")) corrected->longestRoad = road;
        if (set.contains("largest_army")) corrected->largestArmy = army;
    }
    return result;
}

} // namespace reeve::record
