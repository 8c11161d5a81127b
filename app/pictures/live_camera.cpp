// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/live_camera.h"

#include "app/pictures/scanner.h"

namespace reeve::app {

LiveCamera::LiveCamera(QObject* parent) : QObject(parent) {}

void LiveCamera::setScanner(Scanner* scanner) {
    if (m_scanner != nullptr || scanner == nullptr) return;
    m_scanner = scanner;
    m_source = scanner->camera();
    if (!m_source) return;
    connect(m_source, &CameraSource::gone, this, [this] {
        m_gone = true;
        emit changed();
    });
    connect(m_source, &CameraSource::failed, this, [this](const QString& text) {
        m_fault = text;
        emit changed();
    });
    connect(m_source, &CameraSource::torchChanged, this, &LiveCamera::changed);
    connect(m_source, &CameraSource::availableChanged, this, [this] {
        if ((m_gone || !m_fault.isEmpty()) && m_sink && m_source->available()) start();
        emit changed();
    });
    if (m_sink)
        start();
    else
        emit changed();
}

LiveCamera::~LiveCamera() {
    if (m_source && m_sink) m_source->stop();
}

void LiveCamera::setVideoSink(QObject* object) {
    auto* sink = qobject_cast<QVideoSink*>(object);
    if (sink == m_sink) return;
    m_sink = sink;
    emit videoSinkChanged();
    if (m_sink)
        start();
    else if (m_source)
        m_source->stop();
}

void LiveCamera::setTorch(bool on) {
    if (on == m_torch || !hasTorch()) return;
    m_torch = on;
    m_source->setTorch(on);
    emit changed();
}

void LiveCamera::useOther() {
    if (!m_sink || !hasOther()) return;
    m_source->chooseOther();
    start();
}

void LiveCamera::start() {
    m_gone = false;
    m_torch = false;
    m_fault.clear();
    emit changed();
    if (m_source) m_source->start(m_sink);
}

} // namespace reeve::app

#include "moc_live_camera.cpp"
