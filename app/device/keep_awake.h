// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the screen on while a game is open.
#pragma once

#include <QObject>

namespace reeve::app {

/// Inhibits dimming and locking through org.freedesktop.ScreenSaver on the session bus. Does nothing without a session
/// bus or if built without Qt DBus.
class KeepAwake : public QObject {
public:
    explicit KeepAwake(QObject* parent = nullptr) : QObject(parent) {}
    ~KeepAwake() override;
    void hold(bool awake);

private:
    bool m_wanted = false;
    unsigned m_cookie = 0; ///< of the inhibition; 0: not requested, or not answered yet
};

} // namespace reeve::app
