// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sounds/loudspeaker.h"

#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>

#include <algorithm>
#include <memory>

namespace reeve::app {
namespace {

constexpr std::size_t kTogether = 3;
/// A second sound of the same moment begins so much later (samples): after the dice comes the bell.
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

} // namespace

/// Lives in the thread of the loudspeaker.
class Voice : public QObject {
public:
    void play(const std::vector<Sound>& sounds) {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) return;
        QAudioFormat format;
        format.setSampleRate(kSampleRate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        if (!device.isFormatSupported(format)) return;
        m_sink.reset();
        m_buffer.close();
        m_buffer.setData(mixed(sounds));
        m_buffer.open(QIODevice::ReadOnly);
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->start(&m_buffer);
    }

private:
    QBuffer m_buffer;
    std::unique_ptr<QAudioSink> m_sink;
};

Loudspeaker::Loudspeaker(QObject* parent) : QObject(parent) {}

Loudspeaker::~Loudspeaker() {
    m_thread.quit();
    // A sound server that does not answer must not hold up the end of the program.
    if (!m_thread.wait(500)) {
        m_thread.terminate();
        m_thread.wait();
    }
}

void Loudspeaker::play(const std::vector<Sound>& sounds) {
    if (sounds.empty()) return;
    if (m_voice == nullptr) {
        m_voice = new Voice;
        m_voice->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_voice, &QObject::deleteLater);
        m_thread.start(QThread::LowPriority);
    }
    QMetaObject::invokeMethod(m_voice, [voice = m_voice, sounds] { voice->play(sounds); });
}

} // namespace reeve::app
