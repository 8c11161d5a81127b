// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at a game. A view and a seen event are made for one viewer.
#pragma once

#include "engine/basics/ids.h"

namespace reeve {

enum class ViewerKind : std::uint8_t {
    Table,    ///< the screen that everybody at the table sees
    Seat,     ///< a player: knows the own cards as well
    Spectator ///< a guest: knows what the table knows
};

class Viewer {
public:
    static constexpr Viewer table() { return {ViewerKind::Table, kNobody}; }
    /// Requires a real player, no neutral colour.
    static constexpr Viewer seat(PlayerId player) { return {ViewerKind::Seat, player}; }
    static constexpr Viewer spectator() { return {ViewerKind::Spectator, kNobody}; }

    [[nodiscard]] constexpr ViewerKind kind() const { return m_kind; }
    /// The player who looks; kNobody for the table and for a spectator.
    [[nodiscard]] constexpr PlayerId player() const { return m_player; }
    /// Whether the viewer sees the faces of this player's cards.
    [[nodiscard]] constexpr bool holds(PlayerId player) const { return player != kNobody && player == m_player; }
    friend constexpr bool operator==(const Viewer&, const Viewer&) = default;

private:
    constexpr Viewer(ViewerKind kind, PlayerId player) : m_kind(kind), m_player(player) {}

    ViewerKind m_kind;
    PlayerId m_player;
};

} // namespace reeve
