// SPDX-License-Identifier: GPL-3.0-or-later
// All games as a text of lines, each with a checksum of its own: the second copy beside the journal, and a backup. A
// damaged line costs that line, a damaged line end costs nothing; a later line of a kind holds instead of an earlier
// one.
#pragma once

#include "app/storage/journal_types.h"
#include "app/storage/person_names.h"

#include <QByteArray>
#include <QFile>

#include <map>

namespace reeve::app {

/// A game as it stands in such a text.
struct TextGame {
    JournalGame game;                 ///< without players and start where no such line could be read
    QString started, changed;         ///< as they were written
    qint64 last = 0;                  ///< count of writes: the order of the games
    bool head = false;                ///< players and start were read
    bool list = false;                ///< name, summary, changed, steps and last were read
    std::map<int, JournalStep> steps; ///< by number
};

struct GamesText {
    std::map<qint64, TextGame> games;
    std::vector<PersonName> people;
    QString tablet;     ///< see JournalFile::tablet(); empty where no such line was read
    bool known = false; ///< it begins as such a text does
    int badLines = 0;   ///< with a wrong checksum, or with a wrong byte instead of the line end
};

/// Reads what can be read of it.
GamesText readGamesText(const QByteArray& text);

/// All of it as a text again.
QByteArray textOf(const GamesText& text);

/// The first line.
QByteArray titleLine();
QByteArray headLine(qint64 game, const QString& players, const QString& start, const QString& started,
                    const QString& uuid);
/// What changes of a game.
QByteArray listLine(qint64 game, const QString& name, const QString& summary, const QString& changed, int steps,
                    qint64 last, bool damaged);
QByteArray stepLine(qint64 game, int number, const JournalStep& step);
QByteArray personLine(const PersonName& person);
QByteArray tabletLine(const QString& tablet);

/// The second copy: written to after each commit, without waiting for the disk. Whatever fails here is mended at the
/// next start.
class GamesCopy {
public:
    explicit GamesCopy(const QString& file) : m_file(file) {}
    ~GamesCopy();
    GamesCopy(const GamesCopy&) = delete;
    GamesCopy& operator=(const GamesCopy&) = delete;

    [[nodiscard]] QString file() const { return m_file.fileName(); }
    /// What lies there; empty where there is none.
    [[nodiscard]] QByteArray content() const;
    /// Lines are added at the end from now on.
    void open();
    void close();
    void add(const QByteArray& lines);
    /// Replaces all of it in one step. False: the old one is still there.
    bool replace(const QByteArray& text);
    bool remove();

private:
    QFile m_file;
};

} // namespace reeve::app
