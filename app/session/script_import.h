// SPDX-License-Identifier: GPL-3.0-or-later
// A record read away from the window's thread.
#pragma once

#include "app/session/script_game.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace reeve::app {

/// Reads one file at a time. Everything it tells arrives on the thread of the object.
class ScriptImport : public QObject {
    Q_OBJECT

public:
    explicit ScriptImport(QObject* parent = nullptr);
    /// Stops what is being read and waits for it.
    ~ScriptImport() override;

    [[nodiscard]] bool running() const { return m_stop != nullptr; }
    /// What part of the file has been read, 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }
    /// Begins to read. Requires: not running().
    void start(const QString& file);
    /// Nothing is told of this file any more but stopped().
    void stop();

signals:
    void progressed();
    void read(std::shared_ptr<reeve::app::ScriptGame> game);
    /// Longer than two minutes counts as a fault: a record of an evening takes a second.
    void failed(reeve::app::ScriptFault fault);
    void stopped();

private:
    void finish(std::variant<ScriptGame, ScriptFault> result);

    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop; ///< null: nothing is being read
    double m_progress = 0;
};

} // namespace reeve::app
