// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sounds/loudspeaker.h"

#include <QAudio>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>

#include <algorithm>
#include <memory>
#include <utility>

namespace reeve::app {
namespace {

constexpr std::size_t kTogether = 3;
/// Delay of a second sound, in samples, for example the bell after the dice.
constexpr std::size_t kLater = kSampleRate * 45 / 100;

QByteArray mixed(const std::vector<Sound>& sounds) {
    std::vector<int> sum;
    for (std::size_t i = 0; i < std::min(sounds.size(), kTogether); ++i) {
        const auto samples = samplesOf(sounds[i]);
        sum.resize(std::max(sum.size(), i * kLater + samples.size()));
        for (std::size_t s = 0; s < samples.size(); ++s) sum[i * kLater + s] += samples[s];
    }
    QByteArray bytes(static_cast<qsizetype>(sum.size() * sizeof(std::int16_t)), Qt::Uninitialized);
    auto* out = reinterpret_cast<std::int16_t*>(bytes.data());
    for (std::size_t s = 0; s < sum.size(); ++s) out[s] = static_cast<std::int16_t>(std::clamp(sum[s], -32767, 32767));
    return bytes;
}

/// The default device of the system.
class DefaultOutput : public AudioOutput {
public:
    void start(const QByteArray& samples, int volume) override {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) return;
        QAudioFormat format;
        format.setSampleRate(kSampleRate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        if (!device.isFormatSupported(format)) return;
        m_sink.reset();
        m_buffer.close();
        m_buffer.setData(samples);
        m_buffer.open(QIODevice::ReadOnly);
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->setVolume(QAudio::convertVolume(static_cast<float>(volume) / 100.0F, QAudio::LogarithmicVolumeScale,
                                                QAudio::LinearVolumeScale));
        m_sink->start(&m_buffer);
    }

private:
    QBuffer m_buffer;
    std::unique_ptr<QAudioSink> m_sink;
};

} // namespace

/// Lives on the loudspeaker's thread.
class Voice : public QObject {
public:
    explicit Voice(AudioOutputFactory makeOutput) : m_makeOutput(std::move(makeOutput)) {}

    void play(const std::vector<Sound>& sounds, int volume) {
        // Queued sounds are dropped when the program ends.
        if (QThread::currentThread()->isInterruptionRequested()) return;
        if (!m_output) m_output = m_makeOutput();
        m_output->start(mixed(sounds), volume);
    }

private:
    AudioOutputFactory m_makeOutput;
    std::unique_ptr<AudioOutput> m_output;
};

Loudspeaker::Loudspeaker(QObject* parent, AudioOutputFactory makeOutput)
    : QObject(parent), m_makeOutput(std::move(makeOutput)) {
    if (!m_makeOutput) m_makeOutput = [] { return std::make_unique<DefaultOutput>(); };
}

Loudspeaker::~Loudspeaker() {
    if (!m_thread) return;
    m_thread->requestInterruption();
    m_thread->quit();
    if (m_thread->wait(500)) return;
    // Does not wait for an unresponsive sound server. Destroying a running QThread would crash, so it is deleted when
    // it ends.
    QThread* thread = m_thread.release();
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
}

void Loudspeaker::play(const std::vector<Sound>& sounds, int volume) {
    if (sounds.empty()) return;
    if (!m_thread) {
        m_thread = std::make_unique<QThread>();
        m_voice = new Voice(m_makeOutput);
        m_voice->moveToThread(m_thread.get());
        connect(m_thread.get(), &QThread::finished, m_voice, &QObject::deleteLater);
        m_thread->start(QThread::LowPriority);
    }
    QMetaObject::invokeMethod(m_voice, [voice = m_voice, sounds, volume] { voice->play(sounds, volume); });
}

} // namespace reeve::app

#include "moc_loudspeaker.cpp"
