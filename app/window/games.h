// SPDX-License-Identifier: GPL-3.0-or-later
// The games on this device: list, import and export, backups and recovery.
#pragma once

#include "app/play/script_import.h"
#include "app/values/kept_facts.h"

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariant>

#include <functional>
#include <optional>

namespace reeve::app {

class Game;
class Journal;
class JournalFile;

class Games : public QObject {
    Q_OBJECT
    /** The game played last comes first. */
    Q_PROPERTY(QList<reeve::app::KeptGameFacts> games READ games NOTIFY changed)
    /** The unfinished game that was open last, else the one played last; id 0: none. */
    Q_PROPERTY(reeve::app::KeptGameFacts latest READ latest NOTIFY changed)
    /** A default-constructed game. */
    Q_PROPERTY(reeve::app::KeptGameFacts none READ none CONSTANT)
    /** How many more games there are than at the last backup. */
    Q_PROPERTY(int notBackedUp READ notBackedUp NOTIFY changed)
    /** A warning about the file of the games or a step that was not saved; empty: none. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    /** Games can be looked at but not played; `notice` says why. */
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)
    /** The file cannot be read; the list may be incomplete. */
    Q_PROPERTY(bool unreadable READ unreadable NOTIFY changed)
    /** importFrom() is reading a file. */
    Q_PROPERTY(bool importing READ importing NOTIFY importChanged)
    /** Part of the file that has been read, 0 to 1. */
    Q_PROPERTY(double importProgress READ importProgress NOTIFY importChanged)
    /** Kept damaged files, newest first; filled by lookForCopies(). */
    Q_PROPERTY(QList<reeve::app::KeptCopyFacts> copies READ copies NOTIFY copiesChanged)
    /** lookInto() has opened a kept copy or backup; `found` are its games. */
    Q_PROPERTY(bool lookedInto READ lookedInto NOTIFY foundChanged)
    Q_PROPERTY(QList<reeve::app::KeptGameFacts> found READ found NOTIFY foundChanged)

public:
    Games(Journal& journal, Game& game, QObject* parent = nullptr);

    [[nodiscard]] const QList<KeptGameFacts>& games();
    [[nodiscard]] KeptGameFacts latest();
    [[nodiscard]] static KeptGameFacts none() { return {}; }
    [[nodiscard]] int notBackedUp();
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] bool unreadable() const;
    [[nodiscard]] bool importing() const { return m_import.running(); }
    [[nodiscard]] double importProgress() const { return m_import.progress(); }
    [[nodiscard]] const QList<KeptCopyFacts>& copies() const { return m_copies; }
    [[nodiscard]] bool lookedInto() const { return m_found.has_value(); }
    [[nodiscard]] QList<KeptGameFacts> found() const { return m_found.value_or(QList<KeptGameFacts>()); }
    [[nodiscard]] bool busy() const { return m_working > 0; } ///< a read or write is in progress

    // Calls that use the disk never wait for it; the event loop delivers their results. True: in progress. False: not
    // started.

    /// Opens the journal again, to gain write access, and reloads the open game; triedAgain() follows.
    Q_INVOKABLE void tryAgain();
    /// Hides the notice, unless it says that games are read-only.
    Q_INVOKABLE void dismissNotice();
    /// Loads the board of a game; boardRead() follows.
    Q_INVOKABLE void readBoard(qint64 id);
    /// Opens a game in Game.
    Q_INVOKABLE bool open(qint64 id);
    /// Deletes a game permanently; closes it first if it is open. On a disk error failed() follows.
    Q_INVOKABLE bool remove(qint64 id);
    /// Renames a game; names are trimmed to 80 characters, empty ones are rejected. On a disk error failed() follows.
    Q_INVOKABLE bool rename(qint64 id, const QString& name);
    /// Copies a game under another name. False while a game is open. On a disk error failed() follows.
    Q_INVOKABLE bool copy(qint64 id, const QString& name);
    /// Writes the record of a game (a script of JSON lines) to a file; exported() or failed() follows. False while a
    /// game is open.
    Q_INVOKABLE bool exportTo(qint64 id, const QUrl& file);
    /// Reads such a file as a new game on a worker thread; imported() or failed() follows. False, without a signal,
    /// while a game is open or another import is running.
    Q_INVOKABLE bool importFrom(const QUrl& file);
    /// Adds the part of the file that was read before damaged() as a new game; imported() or failed() follows.
    Q_INVOKABLE void keepReadPart();
    /// Stops the import. Nothing is written and neither imported() nor failed() follows.
    Q_INVOKABLE void cancelImport();
    /// Writes all games to one file and reads them back; backedUp() or failed() follows.
    Q_INVOKABLE bool backUp(const QUrl& file);
    /// Suggested path for backUp(): as suggestedFile(), named with today's date.
    Q_INVOKABLE static QUrl suggestedBackup();
    /// Updates `copies`.
    Q_INVOKABLE void lookForCopies();
    /// Reads a kept copy or backup into `found`; failed() if it has no readable games.
    Q_INVOKABLE void lookInto(const QUrl& file);
    /// Clears `found`.
    Q_INVOKABLE void closeFound();
    /// Adds games of the file in lookInto() to the journal: the one with this id, or all (0). Games already in the
    /// journal are skipped. takenBack() or failed() follows.
    Q_INVOKABLE bool takeBack(qint64 id);
    /// Deletes a kept copy permanently. On a disk error failed() follows.
    Q_INVOKABLE bool removeCopy(const QUrl& file);
    /// Suggested path for saving the record of a game: in the folder used last, else in the user's documents folder
    /// (else home), without characters that file systems reject, and unused so far. `ending`: file name extension
    /// without the dot.
    Q_INVOKABLE static QUrl suggestedFile(const QString& game, const QString& ending = QStringLiteral("jsonl"));

signals:
    void changed();
    void importChanged();
    /// `well`: games can be played now; otherwise `notice` says why not.
    void triedAgain(bool well);
    /// Names of the file and of its folder.
    void exported(const QString& file, const QString& folder);
    /// All `games` were restored from the file and replayed.
    void backedUp(const QString& file, const QString& folder, int games);
    void imported(qint64 id);
    /// A line of an imported file cannot be read, and why in English; `steps` steps before it can: keepReadPart().
    void damaged(int line, const QString& why, int steps);
    void copiesChanged();
    void foundChanged();
    /// The position of a game as the table may see it (positionView()), for a thumbnail; null: it could not be read.
    void boardRead(qint64 id, const QVariant& board);
    /// Number of games added, and of games that were already there.
    void takenBack(int added, int there);
    /// A file could not be read or written: a sentence for the user and the technical detail in English.
    void failed(const QString& text, const QString& detail);

private:
    /// Result of a call on the journal's thread.
    struct Ended;

    void forget();
    void fileChanged();
    /// `asked`: by a person, who is told the result.
    void openAgain(bool asked);
    /// Runs `work` on the journal's thread, then `after` with its result; rereads the list and emits failed() on an
    /// error. Returns true.
    bool carryOut(std::function<bool(JournalFile&)> work, std::function<void(bool done)> after = {});

    /// Writes an imported game to the journal.
    void keep(const std::shared_ptr<ScriptGame>& read);
    void refuse(const ScriptFault& fault);

    Journal& m_journal;
    Game& m_game;
    ScriptImport m_import;
    std::shared_ptr<ScriptGame> m_readPart; ///< of the last file, if it is damaged
    QList<KeptGameFacts> m_games;
    QList<KeptCopyFacts> m_copies;
    std::optional<QList<KeptGameFacts>> m_found;
    QString m_foundIn; ///< path of the file in `m_found`
    QTimer m_retry;    ///< retries while another program has locked the file
    int m_working = 0;
    qint64 m_left = 0; ///< the game that was open last
    bool m_read = false;
    bool m_noticed = false; ///< the user dismissed the notice
};

} // namespace reeve::app
