// SPDX-License-Identifier: GPL-3.0-or-later
// A copy of a state on which one command is carried out: contains only the parts that this game uses.
#pragma once

#include "engine/state/game_state.h"

#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace reeve::rules {

class WorkingCopy {
public:
    /// Seats beyond `start.seatCount`, and the data of Seafarers, fan modules and the option Nasty in games without
    /// them, stay uninitialised and must not be read.
    explicit WorkingCopy(const GameState& start) {
        static_assert(std::is_trivially_copyable_v<GameState> && std::is_standard_layout_v<GameState>);
        const auto from = firstByte(start.rules);
        const auto to = start.rules.fan.any() ? sizeof(GameState)
                                              : offsetof(GameState, players) + start.seatCount * sizeof(PlayerState);
        std::memcpy(m_room + from, reinterpret_cast<const std::byte*>(&start) + from, to - from);
    }
    WorkingCopy(const WorkingCopy&) = delete;
    WorkingCopy& operator=(const WorkingCopy&) = delete;

    [[nodiscard]] GameState& state() { return *std::launder(reinterpret_cast<GameState*>(m_room)); }
    [[nodiscard]] const GameState& state() const { return *std::launder(reinterpret_cast<const GameState*>(m_room)); }

private:
    static constexpr std::size_t firstByte(const Rules& rules) {
        static_assert(offsetof(GameState, committed) == 0 && offsetof(Board, waters) == 0);
        static_assert(offsetof(GameState, board) < offsetof(GameState, rules));
        static_assert(offsetof(GameState, players) < offsetof(GameState, fan));
        if (rules.fan.any() || rules.has(Option::Nasty)) return 0;
        return offsetof(GameState, board) + (rules.seafarers() ? 0 : sizeof(seafarers::Waters));
    }

    alignas(GameState) std::byte m_room[sizeof(GameState)];
};

} // namespace reeve::rules
