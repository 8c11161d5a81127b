// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds on a thread of its own, because audio devices may block. Without a device it does nothing.
#pragma once

#include "app/window/sounds/synthesis.h"

#include <QByteArray>
#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <vector>

namespace reeve::app {

class Voice;

/// An audio device. Created, called and destroyed on the loudspeaker's thread; every call may block.
class AudioOutput {
public:
    AudioOutput() = default;
    AudioOutput(const AudioOutput&) = delete;
    AudioOutput& operator=(const AudioOutput&) = delete;
    virtual ~AudioOutput() = default;
    /// Plays 16-bit mono samples at kSampleRate and stops the previous sound. `volume` in percent (see
    /// Loudspeaker::play).
    virtual void start(const QByteArray& samples, int volume) = 0;
};
using AudioOutputFactory = std::function<std::unique_ptr<AudioOutput>()>;

class Loudspeaker : public QObject {
    Q_OBJECT

public:
    /// `makeOutput`: creates the device; empty: the default device of the system.
    explicit Loudspeaker(QObject* parent = nullptr, AudioOutputFactory makeOutput = {});
    /// Asks the thread to stop and waits at most half a second. A thread that is blocked in the sound server is left to
    /// end by itself; it is never terminated.
    ~Loudspeaker() override;

    /// Returns immediately. Mixes the given sounds, at most three; stops the previous ones. `volume`: perceived
    /// loudness in percent of the maximum.
    void play(const std::vector<Sound>& sounds, int volume);

private:
    AudioOutputFactory m_makeOutput;
    std::unique_ptr<QThread> m_thread;
    Voice* m_voice = nullptr; ///< lives on m_thread; created with the first sound
};

} // namespace reeve::app
