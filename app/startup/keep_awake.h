// SPDX-License-Identifier: GPL-3.0-or-later
// The screen stays awake while a game is open: nobody wants to tap it between two throws of the dice.
#pragma once

#include <QObject>

namespace reeve::app {

/// Asks the desktop (org.freedesktop.ScreenSaver on the session bus) not to dim or lock. Without a bus, or built
/// without Qt DBus, it does nothing.
class KeepAwake : public QObject {
public:
    explicit KeepAwake(QObject* parent = nullptr) : QObject(parent) {}
    ~KeepAwake() override;
    void hold(bool awake);

private:
    bool m_wanted = false;
    unsigned m_cookie = 0; ///< of the desktop; 0: it was not asked, or has not answered
};

} // namespace reeve::app
