// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/idle_gc.h"

#include "app/device/heap.h"

#include <QEvent>
#include <QJSEngine>

#include <chrono>

namespace reeve::app {

using namespace std::chrono_literals;

IdleGc::IdleGc(QJSEngine& engine, QObject& window) : m_engine(engine) {
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(900ms); // longer than any animation
    connect(&m_quiet, &QTimer::timeout, this, &IdleGc::collect);
    window.installEventFilter(this);
}

bool IdleGc::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::KeyRelease: m_quiet.start(); break;
    // A press stops the timer: a release will follow.
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::KeyPress: m_quiet.stop(); break;
    default: break;
    }
    return false;
}

void IdleGc::collect() {
    m_engine.collectGarbage();
    returnFreeMemory();
}

} // namespace reeve::app
