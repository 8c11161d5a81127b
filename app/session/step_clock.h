// SPDX-License-Identifier: GPL-3.0-or-later
// The time of each step. A computer's clock may be set back in the middle of an evening; steps still come one after
// another.
#pragma once

#include <QElapsedTimer>

namespace reeve::app {

class StepClock {
public:
    /// Where the time is read: UTC, milliseconds since 1970.
    using Wall = qint64 (*)();
    explicit StepClock(Wall wall = &wallTime);

    /// The time of a step that is accepted now: the clock's, or, where that lies before the last step, as much later
    /// than the last step as has passed since.
    [[nodiscard]] qint64 next();
    /// A step of this time was read from the disk.
    void follow(qint64 time);

    static qint64 wallTime();

private:
    Wall m_wall;
    qint64 m_last = 0;
    QElapsedTimer m_since; ///< runs on, whatever happens to the clock
};

} // namespace reeve::app
