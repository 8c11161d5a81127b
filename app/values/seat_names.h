// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the players by seat; the engine knows colours only.
#pragma once

#include "engine/state/game_state.h"

#include <QString>

#include <algorithm>
#include <array>

namespace reeve::app {

/// The name between directional isolates if it is written from right to left.
inline QString isolated(const QString& name) {
    const auto leftward = [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; };
    return std::ranges::any_of(name, leftward) ? QChar(0x2068) + name + QChar(0x2069) : name;
}

class SeatNames {
public:
    SeatNames() = default;
    /// A name in a right-to-left script is isolated, so that it does not change the order of a sentence.
    void set(PlayerId seat, const QString& name) { m_names[index(seat)] = isolated(name); }
    /// Empty for kNobody and for seats without a name.
    [[nodiscard]] QString of(PlayerId seat) const {
        return index(seat) < m_names.size() ? m_names[index(seat)] : QString();
    }

private:
    std::array<QString, kMaxPlayers> m_names;
};

} // namespace reeve::app
