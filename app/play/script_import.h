// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a script file on a worker thread.
#pragma once

#include "app/play/script_game.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace reeve::app {

/// Reads one file at a time. Signals are emitted on the object's thread.
class ScriptImport : public QObject {
    Q_OBJECT

public:
    explicit ScriptImport(QObject* parent = nullptr);
    /// Stops the reading and blocks until the worker has ended.
    ~ScriptImport() override;

    [[nodiscard]] bool running() const { return m_stop != nullptr; }
    /// Part of the file that has been read, 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }
    /// Starts reading. Requires: not running(). Ends with read(), failed() or stopped().
    void start(const QString& file);
    /// Requests a stop; the only signal that still follows is stopped().
    void stop();

signals:
    void progressed();
    void read(std::shared_ptr<reeve::app::ScriptGame> game);
    /// Also emitted if reading takes longer than two minutes; a typical record takes a second.
    void failed(reeve::app::ScriptFault fault);
    void stopped();

private:
    void finish(std::variant<ScriptGame, ScriptFault> result);

    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop; ///< null: not running
    double m_progress = 0;
};

} // namespace reeve::app
