// SPDX-License-Identifier: GPL-3.0-or-later
// The second copy, kept damaged files and backups.
#include "app/store/journal_file.h"

#include "app/store/aside.h"
#include "app/store/checksum.h"
#include "app/store/journal_sql.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace reeve::app {
namespace {

/// Whether `longer` starts with all steps of `shorter`.
bool goesOn(const std::vector<JournalStep>& longer, const std::vector<JournalStep>& shorter) {
    const auto same = [](const JournalStep& a, const JournalStep& b) {
        return a.command == b.command && a.events == b.events && a.time == b.time;
    };
    return longer.size() >= shorter.size() && std::equal(shorter.begin(), shorter.end(), longer.begin(), same);
}

} // namespace

std::optional<QByteArray> JournalFile::wholeText() {
    QByteArray all = titleLine() + tabletLine(m_tablet);
    for (const PersonName& person : m_people) all += personLine(person);
    QSqlQuery games(m_database);
    games.exec(QStringLiteral("SELECT id, started, changed, last FROM games ORDER BY id"));
    const Tail tail = m_tail;
    bool whole = did(games);
    while (whole && games.next()) {
        const auto loaded = readGame(games.value(0).toLongLong(), whole);
        if (loaded && whole)
            all += linesOf(*loaded, games.value(1).toString(), games.value(2).toString(), games.value(3).toLongLong());
        whole = whole && loaded;
    }
    m_tail = tail;
    if (!whole) return std::nullopt;
    return all;
}

QByteArray JournalFile::linesOf(const LoadedGame& loaded, const QString& started, const QString& changed,
                                qint64 last) const {
    const JournalGame& game = loaded.game;
    QByteArray lines = headLine(game.id, game.players, game.start, started, game.uuid) +
                       listLine(game.id, game.name, game.summary, changed, game.steps, last, game.damaged);
    int number = 0;
    for (const JournalStep& step : loaded.steps) lines += stepLine(game.id, ++number, step);
    return lines;
}

/// Replaces the lines of one game in the copy (empty: removes them). Lines of other games are kept, because the
/// journal's rows of them have not been verified now.
void JournalFile::copyWithout(qint64 id, const QByteArray& lines) {
    GamesText text = readGamesText(m_copy.content());
    text.games.erase(id);
    text.people = m_people;
    text.tablet = m_tablet;
    if (!m_copy.replace(textOf(text) + lines)) m_copy.remove();
}

void JournalFile::checkCopy() {
    if (m_status.readOnly || !m_database.isOpen()) return;
    const GamesText text = readGamesText(m_copy.content());
    bool same = text.known && text.badLines == 0 && text.tablet == m_tablet && text.people.size() == m_people.size();
    std::size_t count = 0;
    QSqlQuery games(m_database);
    games.exec(QStringLiteral("SELECT id, steps, last, name, uuid FROM games"));
    while (same && games.next()) {
        ++count;
        const auto found = text.games.find(games.value(0).toLongLong());
        const int steps = games.value(1).toInt();
        same = found != text.games.end() && found->second.head && found->second.list &&
               found->second.game.steps == steps && found->second.last == games.value(2).toLongLong() &&
               found->second.game.name == games.value(3).toString() &&
               found->second.game.uuid == games.value(4).toString() &&
               static_cast<int>(found->second.steps.size()) == steps &&
               (steps == 0 || found->second.steps.rbegin()->first == steps);
    }
    games.finish();
    if (same && count == text.games.size()) return;
    if (const auto whole = wholeText())
        m_copy.replace(*whole);
    else if (m_status.trouble == JournalError::None)
        mend();
}

std::vector<KeptCopy> JournalFile::keptCopies() const {
    std::vector<KeptCopy> copies;
    for (const QString& file : app::keptAside(m_file)) {
        const QFileInfo info(file);
        const QString stamp = file.section(QStringLiteral(".damaged-"), -1).left(15);
        QDateTime time = QDateTime::fromString(stamp, QStringLiteral("yyyyMMdd-HHmmss"));
        time.setTimeSpec(Qt::UTC);
        copies.push_back({file, time.isValid() ? time : info.lastModified().toUTC(), info.size()});
    }
    return copies;
}

std::optional<Salvaged> JournalFile::found(const QString& file) {
    if (!QFileInfo(file).isFile()) {
        failed(JournalError::Gone, QStringLiteral("%1 is no file").arg(file));
        return std::nullopt;
    }
    Salvaged games = salvageFrom(file, false);
    if (games.games.empty()) {
        failed(JournalError::Other, QStringLiteral("no game can be read in %1").arg(file));
        return std::nullopt;
    }
    return games;
}

bool JournalFile::isThere(const SalvagedGame& game) {
    QSqlQuery query = prepared(m_database, "SELECT id FROM games WHERE checksum = ?");
    filled(query, {startChecksum(game.game.players, game.game.start)});
    std::vector<qint64> ids;
    while (query.next()) ids.push_back(query.value(0).toLongLong());
    query.finish();
    const Tail tail = m_tail;
    bool there = false;
    for (const qint64 id : ids) {
        bool whole = false;
        const auto loaded = readGame(id, whole);
        there = there || (whole && loaded && goesOn(loaded->steps, game.steps));
    }
    m_tail = tail;
    return there;
}

std::optional<std::vector<FoundGame>> JournalFile::look(const QString& file) {
    const auto games = found(file);
    if (!games) return std::nullopt;
    std::vector<FoundGame> list;
    for (const SalvagedGame& one : games->games) list.push_back({one.game, one.lost, isThere(one)});
    std::ranges::reverse(list);
    return list;
}

TakenBack JournalFile::takeBack(const QString& file, qint64 game) {
    TakenBack taken;
    const auto games = found(file);
    if (!games) return taken;
    // All are compared before one is added: a game and its copy both come back.
    std::vector<SalvagedGame> missing;
    for (const SalvagedGame& one : games->games) {
        if (game != 0 && one.game.id != game) continue;
        if (isThere(one))
            ++taken.there;
        else
            missing.push_back(one);
    }
    for (const SalvagedGame& one : missing) {
        JournalGame fresh = one.game;
        fresh.damaged = fresh.damaged || one.lost > 0;
        QSqlQuery same = prepared(m_database, "SELECT 1 FROM games WHERE uuid = ?");
        filled(same, {fresh.uuid});
        if (same.next() || fenced(fresh.uuid)) fresh.uuid.clear();
        same.finish();
        if (!add(fresh, one.started.isEmpty() ? now() : one.started, one.steps)) return taken;
        ++taken.games;
    }
    taken.done = true;
    return taken;
}

bool JournalFile::removeCopy(const QString& file) {
    if (!app::keptAside(m_file).contains(file))
        return failed(JournalError::Gone, QStringLiteral("%1 is not there any more").arg(file));
    return QFile::remove(file) || failed(JournalError::ReadOnly, QStringLiteral("%1 cannot be deleted").arg(file));
}

bool JournalFile::backUp(const QString& file) {
    if (!m_database.isOpen()) return failed(JournalError::Gone, QStringLiteral("the file of the games is not open"));
    auto text = wholeText();
    if (!text && !m_status.readOnly && m_status.trouble == JournalError::None) {
        mend();
        text = wholeText();
    }
    if (!text)
        return m_status.trouble != JournalError::None
                   ? false
                   : failed(JournalError::Other, QStringLiteral("the file of the games is damaged"));
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(*text) != text->size() || !out.commit())
        return failed(JournalError::ReadOnly, out.errorString());
    m_status.error.clear();
    m_status.trouble = JournalError::None;
    return true;
}

} // namespace reeve::app
