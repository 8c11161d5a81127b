// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QJSEngine;

namespace reeve::app {

/// Runs JavaScript garbage collection while idle. By default the engine collects when a threshold is reached, which is
/// usually while handling a tap, and doubles its time. Filters input events of `window`: shortly after the last touch,
/// click or key it collects and returns free memory to the system.
class IdleGc : public QObject {
public:
    IdleGc(QJSEngine& engine, QObject& window);
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Collects immediately.
    void collect();

private:
    QJSEngine& m_engine;
    QTimer m_quiet;
};

} // namespace reeve::app
