// SPDX-License-Identifier: GPL-3.0-or-later
// Small values as JSON, shared by positions, commands and events.
#pragma once

#include "engine/basics/hand.h"
#include "engine/record/parsed.h"
#include "engine/record/words.h"
#include "engine/state/game_state.h"
#include "engine/view/game_view.h"

#include <span>

namespace reeve::record {

/// The step of the generator's state for one draw (engine/basics/chance.h).
inline constexpr std::uint64_t kChanceStep = [] {
    Chance chance(0);
    chance.advance(1);
    return chance.state();
}();

/// Seats and island: all that writing a value needs from its game, for a state as well as a view.
struct Seats {
    std::array<Color, kMaxPlayers> colors{};
    std::uint8_t playerCount = 0;                  ///< without the neutral colours
    const Island* island = nullptr;                ///< static storage (engine/board)
    std::span<const reeve::seafarers::Area> areas; ///< points into the board, which must outlive this value

    Seats(const GameState& state)
        : colors(state.colors), playerCount(state.playerCount), island(&islandOf(state.board.islandId)),
          areas(state.board.waters.areas) {}
    Seats(const GameView& view)
        : colors(view.colors), playerCount(view.playerCount), island(&islandOf(view.board.islandId)),
          areas(view.board.waters.areas) {}
};

/// The colour word of a seat; empty for kNobody.
inline std::string_view colorOf(const Seats& seats, PlayerId player) {
    return player == kNobody ? std::string_view{} : wordOf(seats.colors[index(player)]);
}
/// The colour of a seat, or null.
inline Json colorOrNull(const Seats& seats, PlayerId player) {
    return player == kNobody ? Json() : Json(colorOf(seats, player));
}
/// The colours of a bit set of seats.
Json colorList(const Seats& seats, std::uint8_t set);
/// Counts by kind; omits zeros.
Json cardsJson(const Hand& hand);
/// {"at":"b3","level":1,"active":true}; without `at` for a knight off the board.
Json knightJson(const Island& island, const Knight& knight);
/// An entry of `pending`.
Json decisionJson(const Seats& seats, const Decision& decision);

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
