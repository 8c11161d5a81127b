// SPDX-License-Identifier: GPL-3.0-or-later
// The games on this device, for the start page.
#pragma once

#include "app/session/script_import.h"
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
    /** Newest first. */
    Q_PROPERTY(QList<reeve::app::KeptGameFacts> games READ games NOTIFY changed)
    /** The game played last that is not over; id 0 where there is none. */
    Q_PROPERTY(reeve::app::KeptGameFacts latest READ latest NOTIFY changed)
    /** What stands for a game that there is not. */
    Q_PROPERTY(reeve::app::KeptGameFacts none READ none CONSTANT)
    /** Something the person must know about the file of the games; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    /** Games can only be looked at, because of what `notice` says. */
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)
    /** They cannot even be looked at: there may be some that are not listed. */
    Q_PROPERTY(bool unreadable READ unreadable NOTIFY changed)
    /** A file is being read as a new game. */
    Q_PROPERTY(bool importing READ importing NOTIFY importChanged)
    /** What part of it has been read, 0 to 1. */
    Q_PROPERTY(double importProgress READ importProgress NOTIFY importChanged)
    /** Damaged files that were kept, the newest first. Read by lookForCopies(). */
    Q_PROPERTY(QList<reeve::app::KeptCopyFacts> copies READ copies NOTIFY copiesChanged)
    /** A kept copy or a backup was looked into, and `found` are its games. */
    Q_PROPERTY(bool lookedInto READ lookedInto NOTIFY foundChanged)
    Q_PROPERTY(QList<reeve::app::KeptGameFacts> found READ found NOTIFY foundChanged)
    /** Something is being read or written that takes its time: a backup, a copy. */
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    Games(Journal& journal, Game& game, QObject* parent = nullptr);

    [[nodiscard]] const QList<KeptGameFacts>& games();
    [[nodiscard]] KeptGameFacts latest();
    [[nodiscard]] static KeptGameFacts none() { return {}; }
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] bool unreadable() const;
    [[nodiscard]] bool importing() const { return m_import.running(); }
    [[nodiscard]] double importProgress() const { return m_import.progress(); }
    [[nodiscard]] const QList<KeptCopyFacts>& copies() const { return m_copies; }
    [[nodiscard]] bool lookedInto() const { return m_found.has_value(); }
    [[nodiscard]] QList<KeptGameFacts> found() const { return m_found.value_or(QList<KeptGameFacts>()); }
    [[nodiscard]] bool busy() const { return m_working > 0; }

    // What asks the disk is answered before the call returns where the disk is quick, and later where it is not: true
    // means that nothing is against it so far.

    /// Looking on: whether games can be played now after all. The open game is read anew, as the other Reeve left it.
    Q_INVOKABLE bool tryAgain();
    /// The notice was read. One that says why games can only be looked at stays.
    Q_INVOKABLE void dismissNotice();
    /// Reads the board of a game: boardRead() tells it.
    Q_INVOKABLE void readBoard(qint64 id);
    /// Opens a game; Game shows it.
    Q_INVOKABLE bool open(qint64 id);
    /// Deletes a game for ever; closes it first when it is open. Where the disk refuses, failed() says why.
    Q_INVOKABLE bool remove(qint64 id);
    /// Another name. Where the disk refuses, failed() says why.
    Q_INVOKABLE bool rename(qint64 id, const QString& name);
    /// Copies a game, to be played on by itself. `name` is the copy's. Not while a game is open. Told by
    /// failed() too.
    Q_INVOKABLE bool copy(qint64 id, const QString& name);
    /// Writes the record of a game (a script of JSON lines) to a file; told by exported() or failed(). Not while a game
    /// is open.
    Q_INVOKABLE bool exportTo(qint64 id, const QUrl& file);
    /// Begins to read such a file as a new game, beside the window; told by imported() or failed(). False, and nothing
    /// is told, while a game is open or another file is being read.
    Q_INVOKABLE bool importFrom(const QUrl& file);
    /// Stops reading; nothing of the file is kept, and nothing more is told of it.
    Q_INVOKABLE void cancelImport();
    /// All games as one file; told by exported() or failed().
    Q_INVOKABLE bool backUp(const QUrl& file);
    /// Where backUp() may write: as suggestedFile(), with today's date.
    Q_INVOKABLE static QUrl suggestedBackup();
    /// Reads which damaged files were kept.
    Q_INVOKABLE void lookForCopies();
    /// Looks into a kept copy or a backup: `found` has its games. Where none can be read, failed() says so.
    Q_INVOKABLE void lookInto(const QUrl& file);
    /// The kept copy or backup was put away.
    Q_INVOKABLE void closeFound();
    /// Adds games of the file that was looked into: the one with this id, or all (0). A game that is in the list
    /// already stays as it is. Told by takenBack() or failed().
    Q_INVOKABLE bool takeBack(qint64 id);
    /// Deletes a kept copy for ever. Where the disk refuses, failed() says why.
    Q_INVOKABLE bool removeCopy(const QUrl& file);
    /// Where the record of a game may be saved: in the folder that something was saved in last, else in the person's
    /// documents (where there is no such folder, at home), without characters that file systems refuse, under a name
    /// that no file has yet. `ending`: of the file's name, without its dot.
    Q_INVOKABLE static QUrl suggestedFile(const QString& game, const QString& ending = QStringLiteral("jsonl"));

signals:
    void changed();
    void importChanged();
    /// The file's name, and that of its folder.
    void exported(const QString& file, const QString& folder);
    void imported(const QString& name);
    void copiesChanged();
    void foundChanged();
    /// The board of a game with its pieces, as everybody may see it (positionView()): for a picture. Null when it
    /// cannot be read.
    void boardRead(qint64 id, const QVariant& board);
    void busyChanged();
    /// How many games were added, and how many were there already.
    void takenBack(int added, int there);
    /// Why a file could not be written or read, as a sentence; `detail` is what is wrong with it, in English.
    void failed(const QString& text, const QString& detail);

private:
    /// How a call on the journal's thread ended.
    struct Ended;

    void forget();
    void fileChanged();
    /// Carries something out on the journal's thread. `after` is told how it ended; the list is read again, and where
    /// it was not done, failed() says what the disk said. Returns whether it was done, or true where that is not known
    /// yet.
    bool carryOut(std::function<bool(JournalFile&)> work, std::function<void(bool done)> after = {});
    void setWorking(int more);

    /// A file was read: the game goes to the journal, in one piece.
    void keep(const std::shared_ptr<ScriptGame>& read);
    void refuse(const ScriptFault& fault);

    Journal& m_journal;
    Game& m_game;
    ScriptImport m_import;
    QList<KeptGameFacts> m_games;
    QList<KeptCopyFacts> m_copies;
    std::optional<QList<KeptGameFacts>> m_found;
    QString m_foundIn; ///< path of the file that `m_found` shows
    QTimer m_retry;    ///< another program has locked the file: it is tried again
    int m_working = 0;
    bool m_read = false;
    bool m_noticed = false; ///< the notice was read
};

} // namespace reeve::app
