// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/step_clock.h"

#include <QDateTime>

#include <algorithm>

namespace reeve::app {

StepClock::StepClock(Wall wall) : m_wall(wall) { m_since.start(); }

qint64 StepClock::next() {
    m_last = std::max(m_wall(), m_last + m_since.elapsed());
    m_since.restart();
    return m_last;
}

void StepClock::follow(qint64 time) {
    m_last = std::max(m_last, time);
    m_since.restart();
}

qint64 StepClock::wallTime() { return QDateTime::currentMSecsSinceEpoch(); }

} // namespace reeve::app
