// SPDX-License-Identifier: GPL-3.0-or-later
// The viewer for whom a view or a seen event is made.
#pragma once

#include "engine/basics/ids.h"

namespace reeve {

enum class ViewerKind : std::uint8_t {
    Table,    ///< the screen of the whole table
    Seat,     ///< a player: also knows the own cards
    Spectator ///< a guest: knows what the table knows
};

class Viewer {
public:
    static constexpr Viewer table() { return {ViewerKind::Table, kNobody}; }
    /// Requires a real player, not a neutral colour.
    static constexpr Viewer seat(PlayerId player) { return {ViewerKind::Seat, player}; }
    static constexpr Viewer spectator() { return {ViewerKind::Spectator, kNobody}; }

    [[nodiscard]] constexpr ViewerKind kind() const { return m_kind; }
    /// The viewing player; kNobody for the table and for a spectator.
    [[nodiscard]] constexpr PlayerId player() const { return m_player; }
    /// True if the viewer may see this player's cards.
    [[nodiscard]] constexpr bool holds(PlayerId player) const { return player != kNobody && player == m_player; }
    friend constexpr bool operator==(const Viewer&, const Viewer&) = default;

private:
    constexpr Viewer(ViewerKind kind, PlayerId player) : m_kind(kind), m_player(player) {}

    ViewerKind m_kind;
    PlayerId m_player;
};

} // namespace reeve
