// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a turn and of the game: TURN-5, WIN-1 to WIN-4; Longest Road, LROAD-1 to LROAD-10.
#include "engine/rules/chapters.h"

#include <algorithm>

namespace reeve::rules {
namespace {

constexpr int kLeastLongestRoad = 5; // LROAD-1

} // namespace

Verdict endTurn(Course& course, PlayerId player, const command::EndTurn&) {
    const auto& state = course.state();
    const auto number = static_cast<std::uint16_t>(state.turn.number + 1);
    course.emit(event::TurnEnded{player});
    course.emit(event::TurnBegan{state.next(player), number});
    return accepted;
}

void updateLongestRoad(Course& course) {
    const auto& state = course.state();
    std::array<int, kMaxPlayers> length{};
    int longest = 0;
    for (std::size_t p = 0; p < state.seatCount; ++p) {
        if (state.players[p].roads.size() < kLeastLongestRoad) continue; // too short to count, however it lies
        length[p] = roadLength(state, static_cast<PlayerId>(p));
        longest = std::max(longest, length[p]);
    }
    Award award; // nobody, as long as nobody has five (LROAD-1, LROAD-8)
    if (longest >= kLeastLongestRoad) {
        const auto leaders = std::ranges::count(length, longest);
        const auto holder = state.longestRoad.player;
        const bool held = holder != kNobody && length[index(holder)] == longest;
        // LROAD-3: who is only equalled keeps it; after a break the editions differ (LROAD-7a, 7b).
        const bool broken = held && length[index(holder)] < state.longestRoad.count;
        if (held && (leaders == 1 || !broken || rulesOf(state.rules.edition).holderKeepsRoadOnTie)) award.player = holder;
        else if (leaders == 1)
            award.player = static_cast<PlayerId>(std::ranges::find(length, longest) - length.begin());
        if (award.player != kNobody) award.count = static_cast<std::uint8_t>(longest);
    }
    if (award != state.longestRoad) course.emit(event::LongestRoadChanged{award.player, award.count});
}

void checkVictory(Course& course) {
    const auto& state = course.state();
    if (state.turn.phase != Phase::Roll && state.turn.phase != Phase::Main) return;
    const int reached = points(state, state.turn.player);
    if (reached >= state.rules.target) course.emit(event::GameWon{state.turn.player, static_cast<std::uint8_t>(reached)});
}

} // namespace reeve::rules
