// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/script_import.h"

#include <QElapsedTimer>

#include <utility>

namespace reeve::app {
namespace {

constexpr qint64 kBetweenTellings = 50;     ///< interval of progress updates in ms
constexpr qint64 kLongestReading = 120'000; ///< timeout in ms

} // namespace

ScriptImport::ScriptImport(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

ScriptImport::~ScriptImport() {
    if (m_stop) m_stop->store(true);
    m_pool.waitForDone();
}

void ScriptImport::start(const QString& file) {
    Q_ASSERT(!running());
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_progress = 0;
    // The destructor waits for this job, so `this` stays valid.
    m_pool.start([this, file, stop = m_stop] {
        QElapsedTimer since, told;
        since.start();
        told.start();
        bool late = false;
        const auto goOn = [&](double part) {
            if (told.elapsed() >= kBetweenTellings) {
                told.restart();
                QMetaObject::invokeMethod(this, [this, part, stop] {
                    if (stop != m_stop) return;
                    m_progress = part;
                    emit progressed();
                });
            }
            late = since.elapsed() > kLongestReading;
            return !late && !stop->load();
        };
        auto result = std::make_shared<std::variant<ScriptGame, ScriptFault>>(readScriptGame(file, {}, goOn));
        if (late) *result = ScriptFault{QStringLiteral("%1: reading it takes longer than two minutes").arg(file)};
        QMetaObject::invokeMethod(this, [this, result, stop] {
            if (stop == m_stop) finish(std::move(*result));
        });
    });
}

void ScriptImport::stop() {
    if (!m_stop) return;
    m_stop->store(true);
    m_stop.reset();
    emit stopped();
}

void ScriptImport::finish(std::variant<ScriptGame, ScriptFault> result) {
    m_stop.reset();
    m_progress = 1;
    if (auto* game = std::get_if<ScriptGame>(&result))
        emit read(std::make_shared<ScriptGame>(std::move(*game)));
    else
        emit failed(std::get<ScriptFault>(std::move(result)));
}

} // namespace reeve::app

#include "moc_script_import.cpp"
