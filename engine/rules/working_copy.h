// SPDX-License-Identifier: GPL-3.0-or-later
// A copy of a position to carry out one command on: of the players only those in play are copied.
#pragma once

#include "engine/state/game_state.h"

#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace reeve::rules {

class WorkingCopy {
public:
    /// Seats beyond `start.seatCount`, and what belongs to fan modules in a game without them, are left as they are and
    /// must not be looked at.
    explicit WorkingCopy(const GameState& start) {
        static_assert(std::is_trivially_copyable_v<GameState> && std::is_standard_layout_v<GameState>);
        static_assert(offsetof(GameState, players) < offsetof(GameState, fan));
        const auto inPlay = offsetof(GameState, players) + start.seatCount * sizeof(PlayerState);
        std::memcpy(m_room, &start, start.rules.fan.any() ? sizeof(GameState) : inPlay);
    }
    WorkingCopy(const WorkingCopy&) = delete;
    WorkingCopy& operator=(const WorkingCopy&) = delete;

    [[nodiscard]] GameState& state() { return *std::launder(reinterpret_cast<GameState*>(m_room)); }
    [[nodiscard]] const GameState& state() const { return *std::launder(reinterpret_cast<const GameState*>(m_room)); }

private:
    alignas(GameState) std::byte m_room[sizeof(GameState)];
};

} // namespace reeve::rules
