// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds beside the window: everything that could wait for a device happens in a thread of its own, and where
// there is no device nothing happens.
#pragma once

#include "app/sounds/synthesis.h"

#include <QByteArray>
#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <vector>

namespace reeve::app {

class Voice;

/// A sound device. Created, called and deleted in the thread of the loudspeaker; every call may block.
class AudioOutput {
public:
    AudioOutput() = default;
    AudioOutput(const AudioOutput&) = delete;
    AudioOutput& operator=(const AudioOutput&) = delete;
    virtual ~AudioOutput() = default;
    /// Plays 16-bit mono samples at kSampleRate, `volume` in percent (see Loudspeaker::play), and stops what was played
    /// before.
    virtual void start(const QByteArray& samples, int volume) = 0;
};
using AudioOutputFactory = std::function<std::unique_ptr<AudioOutput>()>;

class Loudspeaker : public QObject {
    Q_OBJECT

public:
    /// `makeOutput`: the device to play on; empty: the default device of the machine.
    explicit Loudspeaker(QObject* parent = nullptr, AudioOutputFactory makeOutput = {});
    /// Asks the thread to stop and waits half a second at most. A thread that is blocked in a call to the sound server
    /// is left to end by itself; it is never terminated.
    ~Loudspeaker() override;

    /// Returns at once. Sounds of one moment are heard together, up to three; a sound cuts off what was heard before.
    /// `volume` is in percent of the loudest, as the ear takes it.
    void play(const std::vector<Sound>& sounds, int volume);

private:
    AudioOutputFactory m_makeOutput;
    std::unique_ptr<QThread> m_thread;
    Voice* m_voice = nullptr; ///< lives in m_thread; made with the first sound
};

} // namespace reeve::app
