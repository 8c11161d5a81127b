// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the open game step by step, for what the phones know of it besides the position: names for the decisions that
// are owed, and what a change means for offers.
#pragma once

#include "app/session/game_session.h"

#include <string>
#include <vector>

namespace reeve::app {

class Follower {
public:
    /// What has happened since the last look.
    struct Change {
        bool any = false;        ///< something was written
        bool turnedBack = false; ///< undo, redo, a correction, or another game
        bool turnOver = false;   ///< somebody else is on turn, or another turn has begun
        /// Cards came into these hands or left them, whatever their kinds are. May name a player twice.
        std::vector<PlayerId> hands;
    };

    /// Another game is open, or none (nullptr).
    void begin(const GameSession* session);
    /// The game that was begun has changed, perhaps.
    Change follow(const GameSession& session);

    /// For each pending decision, the first one first: what names it until it is answered. It is the number of the step
    /// that opened it, a point, and its place among those that were owed then.
    [[nodiscard]] const std::vector<std::string>& keys() const { return m_keys; }
    /// The last change took something back or did it again.
    [[nodiscard]] bool turnedBack() const { return m_turnedBack; }

private:
    void renew(const GameSession& session, int number);
    void read(const Step& step, int number);

    std::vector<std::string> m_keys;
    std::vector<std::pair<DecisionKind, PlayerId>> m_owed; ///< at the same places
    std::size_t m_steps = 0;                               ///< that were followed
    int m_serial = 0;                                      ///< of the last of them
    int m_written = 0;
    int m_turn = 0;
    PlayerId m_onTurn = kNobody;
    bool m_turnedBack = false;
};

} // namespace reeve::app
