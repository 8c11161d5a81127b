// SPDX-License-Identifier: GPL-3.0-or-later
// All games as lines of text, each with its own checksum: the format of the journal's second copy and of backups. A
// damaged line loses only itself, a damaged line end loses nothing. A later line overrides an earlier one of the same
// kind.
#pragma once

#include "app/store/journal_types.h"
#include "app/store/person_names.h"

#include <QByteArray>
#include <QFile>

#include <map>

namespace reeve::app {

/// One game read from such a text.
struct TextGame {
    JournalGame game;                 ///< players and start are empty if `head` is false
    QString started, changed;         ///< ISO 8601, as in the text
    qint64 last = 0;                  ///< count of writes; orders the games
    bool head = false;                ///< a valid line with players and start was read
    bool list = false;                ///< a valid line with name, summary, changed, steps and last was read
    std::map<int, JournalStep> steps; ///< by number, from 1
};

struct GamesText {
    std::map<qint64, TextGame> games;
    std::vector<PersonName> people;
    QString tablet;     ///< see JournalFile::tablet(); empty: no valid line
    bool known = false; ///< a valid title line was read
    int badLines = 0;   ///< lines with a wrong checksum or a wrong byte as line end
};

/// Parses the text and skips invalid lines.
GamesText readGamesText(const QByteArray& text);

/// Serializes all of it again.
QByteArray textOf(const GamesText& text);

/// First line of every such text.
QByteArray titleLine();
QByteArray headLine(qint64 game, const QString& players, const QString& start, const QString& started,
                    const QString& uuid);
/// Line with the changeable fields of a game.
QByteArray listLine(qint64 game, const QString& name, const QString& summary, const QString& changed, int steps,
                    qint64 last, bool damaged);
QByteArray stepLine(qint64 game, int number, const JournalStep& step);
QByteArray personLine(const PersonName& person);
QByteArray tabletLine(const QString& tablet);

/// The second copy of the journal. Appended to after each commit, without a sync. Write errors are ignored here;
/// JournalFile::checkCopy() repairs the copy at the next start.
class GamesCopy {
public:
    explicit GamesCopy(const QString& file) : m_file(file) {}
    ~GamesCopy();
    GamesCopy(const GamesCopy&) = delete;
    GamesCopy& operator=(const GamesCopy&) = delete;

    [[nodiscard]] QString file() const { return m_file.fileName(); }
    /// Content of the file; empty: no file.
    [[nodiscard]] QByteArray content() const;
    /// Opens the file for appending; add() needs this.
    void open();
    void close();
    void add(const QByteArray& lines);
    /// Replaces the file atomically. False: the old content is still there.
    bool replace(const QByteArray& text);
    bool remove();

private:
    QFile m_file;
};

} // namespace reeve::app
