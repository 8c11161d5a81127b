// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the players by seat; the engine knows colours only.
#pragma once

#include "engine/state/game_state.h"

#include <QString>

#include <array>

namespace reeve::app {

class SeatNames {
public:
    SeatNames() = default;
    void set(PlayerId seat, const QString& name) { m_names[index(seat)] = name; }
    /// Empty for kNobody and for seats without a name.
    [[nodiscard]] QString of(PlayerId seat) const {
        return index(seat) < m_names.size() ? m_names[index(seat)] : QString();
    }

private:
    std::array<QString, kMaxPlayers> m_names;
};

} // namespace reeve::app
