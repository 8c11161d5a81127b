// SPDX-License-Identifier: GPL-3.0-or-later
// What Reeve keeps on this device, and what it says after it had to stop: for the settings page and the first window.
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
    /** The last run stopped because of a fault in Reeve. */
    Q_PROPERTY(bool stopped READ stopped NOTIFY changed)
    /** Where everything lies. */
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    Device(Journal& journal, Game& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool stopped() const { return !m_crashReport.isEmpty(); }
    [[nodiscard]] static QString folder();

    /// The person has read that it stopped.
    Q_INVOKABLE void dismissStop();
    /// Writes a file from which the fault can be found: versions, settings, what was said when it stopped, and the open
    /// game (else the one played last) as a script that `reeve-cli play` plays. No names of people or games. It goes to
    /// the person's documents; told by reported() or failed().
    Q_INVOKABLE void saveReport();
    /// Deletes all games with what was kept aside of them, the people and the settings; told by deleted() or failed().
    /// Reeve has to be left then: nothing can be written any more.
    Q_INVOKABLE void deleteEverything();

    /// What saveReport() writes.
    [[nodiscard]] QByteArray report();

signals:
    void changed();
    void reported(const QString& file);
    void deleted();
    /// `detail` is the system's own word.
    void failed(const QString& detail);

private:
    [[nodiscard]] QByteArray reportHead() const;
    static QByteArray reportGame(JournalFile& file, qint64 open);

    Journal& m_journal;
    Game& m_game;
    Settings& m_settings;
    QString m_crashReport;
    bool m_looked = false; ///< for them
};

} // namespace reeve::app
