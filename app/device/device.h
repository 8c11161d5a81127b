// SPDX-License-Identifier: GPL-3.0-or-later
// The data of Reeve on this device and the report of its last crash, for the settings page and the first window.
#pragma once

#include <QObject>
#include <QString>

namespace reeve::app {

class Game;
class Journal;
class JournalFile;
class Settings;

class Device : public QObject {
    Q_OBJECT
    /** The last run ended with a crash. */
    Q_PROPERTY(bool stopped READ stopped NOTIFY changed)
    /** Path of the data folder. */
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    Device(Journal& journal, Game& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool stopped() const { return !m_crashReport.isEmpty(); }
    [[nodiscard]] static QString folder();

    /// Clears `stopped`.
    Q_INVOKABLE void dismissStop();
    /// Writes a bug report to the user's documents folder: versions, settings, the crash report and the open game (else
    /// the one played last) as a script for `reeve-cli play`. Contains no names of players or games. reported() or
    /// failed() follows.
    Q_INVOKABLE void saveReport();
    /// Deletes all games with their kept copies, the list of players and the settings; deleted() or failed() follows.
    /// Nothing can be written afterwards, so Reeve must be closed.
    Q_INVOKABLE void deleteEverything();

    /// Content of the bug report.
    [[nodiscard]] QByteArray report();

signals:
    void changed();
    void reported(const QString& file);
    void deleted();
    /// `detail`: message of the system.
    void failed(const QString& detail);

private:
    [[nodiscard]] QByteArray reportHead() const;
    static QByteArray reportGame(JournalFile& file, qint64 open);

    Journal& m_journal;
    Game& m_game;
    Settings& m_settings;
    QString m_crashReport;
    bool m_looked = false; ///< the crash report was looked for
};

} // namespace reeve::app
