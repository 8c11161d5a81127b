// SPDX-License-Identifier: GPL-3.0-or-later
// The games on this device, for the start page.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>
#include <QUrl>
#include <QtQmlIntegration>

namespace reeve::app {

class Game;
class Journal;

class Games : public QObject {
Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /** {id, name, players:[{name,color,points}], turn, started, changed, over, winner, damaged}, newest first. */
    Q_PROPERTY(QVariant games READ games NOTIFY changed)
    /** The game played last that is not over, else null. */
    Q_PROPERTY(QVariant latest READ latest NOTIFY changed)
    /** Something the person must know about the file of the games; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    /** Games can only be looked at, because of what `notice` says. */
    Q_PROPERTY(bool lookingOn READ lookingOn NOTIFY changed)
    /** They cannot even be looked at: there may be some that are not listed. */
    Q_PROPERTY(bool unreadable READ unreadable NOTIFY changed)

public:
    Games(Journal& journal, Game& game, QObject* parent = nullptr);
    static Games* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] QVariant games();
    [[nodiscard]] QVariant latest();
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool lookingOn() const;
    [[nodiscard]] bool unreadable() const;

    /// Looking on: whether games can be played now after all. The open game is read anew, as the other Reeve left it.
    Q_INVOKABLE bool tryAgain();
    /// The notice was read. One that says why games can only be looked at stays.
    Q_INVOKABLE void dismissNotice();
    /// Opens a game; Game shows it.
    Q_INVOKABLE bool open(qint64 id);
    /// Deletes a game for ever; closes it first when it is open. Where the disk refuses, failed() says why.
    Q_INVOKABLE bool remove(qint64 id);
    /// Another name. Where the disk refuses, failed() says why.
    Q_INVOKABLE bool rename(qint64 id, const QString& name);
    /// The same game once more, to be played on by itself. `name` is the copy's. Not while a game is open. Told by failed() too.
    Q_INVOKABLE bool copy(qint64 id, const QString& name);
    /// Writes the record of a game (a script of JSON lines) to a file; told by exported() or failed(). Not while a game is open.
    Q_INVOKABLE bool exportTo(qint64 id, const QUrl& file);
    /// Reads such a file as a new game; told by imported() or failed(). Not while a game is open.
    Q_INVOKABLE bool importFrom(const QUrl& file);
    /// Where the record of a game may be saved: in the person's documents (where there is no such folder, at home), without characters that file
    /// systems refuse, under a name that no file has yet. `ending`: of the file's name, without its dot.
    Q_INVOKABLE static QUrl suggestedFile(const QString& game, const QString& ending = QStringLiteral("jsonl"));

signals:
    void changed();
    void exported(const QString& file);
    void imported(const QString& name);
    /// Why a file could not be written or read, as a sentence; `detail` is what is wrong with it, in English.
    void failed(const QString& text, const QString& detail);

private:
    void forget();
    /// The list is read again, and where nothing was written, failed() says what the disk said. Returns `done`.
    bool written(bool done);

    Journal& m_journal;
    Game& m_game;
    QVariantList m_games;
    bool m_read = false;
    bool m_noticed = false; ///< the notice was read
};

} // namespace reeve::app
