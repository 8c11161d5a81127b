// SPDX-License-Identifier: GPL-3.0-or-later
// Timestamps of steps. They never decrease, even if the system clock is set back during a game.
#pragma once

#include <QElapsedTimer>

namespace reeve::app {

class StepClock {
public:
    /// Source of the wall-clock time, in ms since 1970 UTC.
    using Wall = qint64 (*)();
    explicit StepClock(Wall wall = &wallTime);

    /// Timestamp for a step accepted now: the wall-clock time, or, if that is earlier than the last step, the time of
    /// the last step plus the monotonic time elapsed since it.
    [[nodiscard]] qint64 next();
    /// Continues after a stored step with this timestamp.
    void follow(qint64 time);

    static qint64 wallTime();

private:
    Wall m_wall;
    qint64 m_last = 0;
    QElapsedTimer m_since; ///< monotonic time since the last step
};

} // namespace reeve::app
