// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the open game for data that phones need besides the position: keys of the pending decisions, and the effect
// of changes on offers.
#pragma once

#include "app/play/game_session.h"

#include <string>
#include <vector>

namespace reeve::app {

class Follower {
public:
    /// Changes since the last follow().
    struct Change {
        bool any = false;        ///< a step was written
        bool turnedBack = false; ///< undo, redo, a correction, or another game
        bool turnOver = false;   ///< another player is on turn, or a new turn has begun
        /// Players whose hands gained or lost cards, of any kind. May contain a player twice.
        std::vector<PlayerId> hands;
    };

    /// Starts following a game; nullptr: none.
    void begin(const GameSession* session);
    /// Compares the game with the last call.
    Change follow(const GameSession& session);

    /// Key of each pending decision, in order; stable until it is answered. It consists of the number of the step that
    /// opened the decision, a dot, and its index among those pending then.
    [[nodiscard]] const std::vector<std::string>& keys() const { return m_keys; }
    /// The last change was an undo, redo or correction.
    [[nodiscard]] bool turnedBack() const { return m_turnedBack; }

private:
    void renew(const GameSession& session, int number);
    void read(const Step& step, int number);

    std::vector<std::string> m_keys;
    std::vector<std::pair<DecisionKind, PlayerId>> m_owed; ///< with the same indices
    std::size_t m_steps = 0;                               ///< number of steps followed
    int m_serial = 0;                                      ///< serial of the last step followed
    int m_written = 0;
    int m_turn = 0;
    PlayerId m_onTurn = kNobody;
    bool m_turnedBack = false;
};

} // namespace reeve::app
