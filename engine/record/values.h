// SPDX-License-Identifier: GPL-3.0-or-later
// Small values as JSON, shared by positions, commands and events.
#pragma once

#include "engine/basics/hand.h"
#include "engine/record/parsed.h"
#include "engine/record/words.h"
#include "engine/state/game_state.h"

namespace reeve::record {

/// What one draw adds to the generator's state (engine/basics/chance.h).
inline constexpr std::uint64_t kChanceStep = [] {
    Chance chance(0);
    chance.advance(1);
    return chance.state();
}();

/// The colour word of a seat; nothing for kNobody.
inline std::string_view colorOf(const GameState& state, PlayerId player) {
    return player == kNobody ? std::string_view{} : wordOf(state.colors[index(player)]);
}
/// The colour of a seat, or null.
inline Json colorOrNull(const GameState& state, PlayerId player) {
    return player == kNobody ? Json() : Json(colorOf(state, player));
}
/// Counts by kind; zeros are left out.
Json heapJson(const Hand& hand);
/// {"at":"b3","level":1,"active":true}; without `at` where it stands nowhere.
Json knightJson(const Island& island, const Knight& knight);
/// An entry of `pending`.
Json decisionJson(const GameState& state, const Decision& decision);

/// The names of a set or a list of places.
template <typename Set>
Json places(const Island& island, const Set& set) {
    Json list = Json::array();
    for (const auto place : set) list.push_back(island.name(place));
    return list;
}
/// Counts by kind as a list of words.
template <typename Card, std::size_t N>
Json cardList(const std::array<std::uint8_t, N>& counts) {
    Json list = Json::array();
    for (std::size_t c = 0; c < N; ++c)
        for (int i = 0; i < counts[c]; ++i) list.push_back(wordOf(static_cast<Card>(c)));
    return list;
}

} // namespace reeve::record
