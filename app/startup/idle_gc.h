// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QJSEngine;

namespace reeve::app {

/// Collects JavaScript's garbage while nobody waits. Of itself the engine collects when enough has piled up, which is
/// always in the middle of the answer to a tap, and doubles its time. Watches what comes to `window`: a moment after
/// the last touch, click or key, when what these moved has come to rest, it clears away, and gives the system back what
/// is free.
class IdleGc : public QObject {
public:
    IdleGc(QJSEngine& engine, QObject& window);
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// At once.
    void collect();

private:
    QJSEngine& m_engine;
    QTimer m_quiet;
};

} // namespace reeve::app
