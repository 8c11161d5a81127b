// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds beside the window: everything that could wait for a device happens in a thread of its own, and where there
// is no device nothing happens.
#pragma once

#include "app/sounds/synthesis.h"

#include <QObject>
#include <QThread>

#include <vector>

namespace reeve::app {

class Voice;

class Loudspeaker : public QObject {
Q_OBJECT

public:
    explicit Loudspeaker(QObject* parent = nullptr);
    ~Loudspeaker() override;

    /// Returns at once. Sounds of one moment are heard together, up to three; a sound cuts off what was heard before.
    void play(const std::vector<Sound>& sounds);

private:
    QThread m_thread;
    Voice* m_voice = nullptr; ///< lives in m_thread; made with the first sound
};

} // namespace reeve::app
