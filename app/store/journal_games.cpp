// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing games and their steps.
#include "app/store/journal_file.h"

#include "app/store/aside.h"
#include "app/store/checksum.h"
#include "app/store/journal_sql.h"

#include <QFile>

#include <algorithm>

namespace reeve::app {

std::vector<JournalGame> JournalFile::games() {
    std::vector<JournalGame> games;
    if (!m_database.isOpen()) return games;
    resolveCommit();
    QSqlQuery query = prepared(
        m_database, "SELECT id, name, players, start, summary, started, changed, damaged, steps, uuid FROM games"
                    " ORDER BY last DESC, changed DESC, id DESC");
    query.setForwardOnly(true);
    query.exec();
    if (!did(query)) return games;
    while (query.next())
        games.push_back({query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(),
                         query.value(3).toString(), query.value(4).toString(),
                         QDateTime::fromString(query.value(5).toString(), Qt::ISODateWithMs),
                         QDateTime::fromString(query.value(6).toString(), Qt::ISODateWithMs), query.value(7).toBool(),
                         query.value(8).toInt(), query.value(9).toString()});
    return games;
}

bool JournalFile::putHead(qint64 id, const QString& name, const QString& players, const QString& start,
                          const QString& started, const QString& uuid) {
    QSqlQuery head =
        prepared(m_database, "INSERT OR REPLACE INTO heads (game, name, players, start, started, checksum, uuid)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?)");
    filled(head, {id, text(name), text(players), text(start), text(started),
                  headChecksum(id, name, players, start, started, uuid), uuid});
    return did(head);
}

std::optional<qint64> JournalFile::create(const QString& name, const QString& players, const QString& start,
                                          const QString& summary, std::span<const JournalStep> steps) {
    return add({.name = name, .players = players, .start = start, .summary = summary}, now(), steps);
}

std::optional<qint64> JournalFile::add(const JournalGame& game, const QString& started,
                                       std::span<const JournalStep> steps, bool tell) {
    if (!begin()) return std::nullopt;
    const qint64 lastWrite = m_lastWrite;
    const std::size_t people = m_people.size();
    const QString uuid = game.uuid.isEmpty() ? freshUuid() : game.uuid;
    QSqlQuery query =
        prepared(m_database, "INSERT INTO games (name, players, start, checksum, summary, started, changed, damaged,"
                             " uuid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const QByteArray checksum = startChecksum(game.players, game.start);
    filled(query, {text(game.name), text(game.players), text(game.start), checksum, text(game.summary), text(started),
                   text(started), game.damaged, uuid});
    Tail tail{query.lastInsertId().toLongLong(), 0, checksum, checksum, game.name, game.summary, game.damaged, uuid};
    Tail beginning = tail;
    if (!did(query) || !putHead(tail.id, game.name, game.players, game.start, started, uuid) ||
        !introduce(game.players) || !insert(tail, steps) || !seal(tail, game.summary) ||
        (tell && (!enqueue(OutboxEntry::Kind::Game, uuid) || !enqueueSteps(beginning, tail)))) {
        rollBack();
        m_lastWrite = lastWrite;
        m_people.resize(people);
        return std::nullopt;
    }
    if (!commit()) {
        m_lastWrite = lastWrite;
        m_people.resize(people);
        m_uncertain = tail;
        m_uncertain->number = -1;
        tryToSettle();
        return std::nullopt;
    }
    m_tail = tail;
    QByteArray lines = headLine(tail.id, game.players, game.start, started, uuid) + listLineOf(tail);
    int number = 0;
    for (const JournalStep& step : steps) lines += stepLine(tail.id, ++number, step);
    m_copy.add(lines);
    copyPeople(people);
    return m_tail.id;
}

/// `whole` is set to false if a checksum is wrong or a step is missing; the result must then not be used.
std::optional<LoadedGame> JournalFile::readGame(qint64 id, bool& whole) {
    whole = true;
    LoadedGame loaded;
    QSqlQuery first = prepared(
        m_database,
        "SELECT id, name, players, start, summary, started, changed, damaged, checksum, steps, last, seal, uuid FROM games WHERE id = ?");
    filled(first, {id});
    if (!did(first)) {
        whole = m_status.trouble == JournalError::Busy || m_status.trouble == JournalError::Gone;
        return std::nullopt;
    }
    if (!first.next()) {
        failed(JournalError::Other, QStringLiteral("there is no game %1").arg(id));
        return std::nullopt;
    }
    loaded.game = {id,
                   first.value(1).toString(),
                   first.value(2).toString(),
                   first.value(3).toString(),
                   first.value(4).toString(),
                   QDateTime::fromString(first.value(5).toString(), Qt::ISODateWithMs),
                   QDateTime::fromString(first.value(6).toString(), Qt::ISODateWithMs),
                   first.value(7).toBool(),
                   first.value(9).toInt(),
                   first.value(12).toString()};
    const QByteArray start = startChecksum(loaded.game.players, loaded.game.start);
    const QByteArray seal = first.value(11).toByteArray();
    // A game of version 1 that has not been changed since has no seal.
    whole = first.value(8).toByteArray() == start &&
            (seal.isEmpty() || seal == gameSeal(start, loaded.game.name, loaded.game.summary, first.value(6).toString(),
                                                loaded.game.steps, first.value(10).toLongLong()));
    first.finish();

    Tail tail{id, 0, start, start, loaded.game.name, loaded.game.summary, loaded.game.damaged, loaded.game.uuid};
    QSqlQuery query = prepared(
        m_database, "SELECT number, command, events, checksum, time FROM steps WHERE game = ? ORDER BY number");
    query.setForwardOnly(true);
    filled(query, {id});
    if (!did(query)) {
        whole = m_status.trouble == JournalError::Busy || m_status.trouble == JournalError::Gone;
        return std::nullopt;
    }
    while (whole && query.next()) {
        JournalStep step{query.value(1).toString(), query.value(2).toString(), query.value(4).toLongLong()};
        tail.checksum = stepChecksum(tail.checksum, ++tail.number, step.command, step.events, step.time);
        whole = query.value(0).toInt() == tail.number && query.value(3).toByteArray() == tail.checksum;
        if (step.events == kLostEvents) {
            step.lost = true;
            step.events.clear();
            ++loaded.lost;
        }
        loaded.steps.push_back(std::move(step));
    }
    if (query.lastError().isValid()) whole = false;
    query.finish();
    whole = whole && tail.number == loaded.game.steps;
    if (whole) m_tail = tail;
    return loaded;
}

std::optional<LoadedGame> JournalFile::load(qint64 id) {
    if (!m_database.isOpen()) {
        failed(m_status.notice == JournalNotice::Busy ? JournalError::Busy : JournalError::Gone,
               QStringLiteral("the file of the games is not open"));
        return std::nullopt;
    }
    resolveCommit();
    bool whole = false;
    auto loaded = readGame(id, whole);
    if (whole || m_status.trouble == JournalError::Other) return loaded;
    if (m_status.readOnly) {
        // Read-only: recovered in memory; the instance that holds the lock repairs the file.
        const Salvaged found = salvageFrom(m_file, true);
        const auto game = std::ranges::find_if(found.games, [&](const SalvagedGame& one) { return one.game.id == id; });
        if (game == found.games.end()) return std::nullopt;
        return LoadedGame{game->game, game->steps, game->lost, {}};
    }
    mend();
    if (m_status.readOnly) return std::nullopt;
    loaded = readGame(id, whole);
    if (loaded && m_status.notice == JournalNotice::Damaged) loaded->keptAside = m_status.repair.keptAside;
    return whole ? loaded : std::nullopt;
}

bool JournalFile::insert(Tail& tail, std::span<const JournalStep> steps) {
    QSqlQuery query = prepared(
        m_database, "INSERT INTO steps (game, number, command, events, checksum, time) VALUES (?, ?, ?, ?, ?, ?)");
    for (const JournalStep& step : steps) {
        const QString events = step.lost ? kLostEvents : step.events;
        ++tail.number;
        tail.checksum = stepChecksum(tail.checksum, tail.number, step.command, events, step.time);
        filled(query, {tail.id, tail.number, text(step.command), text(events), tail.checksum, step.time});
        if (!did(query)) return false;
    }
    return true;
}

bool JournalFile::append(qint64 id, const JournalStep& step, const QString& summary) {
    return append(id, std::span(&step, 1), summary);
}

bool JournalFile::append(qint64 id, std::span<const JournalStep> steps, const QString& summary) {
    return append(id, steps, summary, true);
}

bool JournalFile::append(qint64 id, std::span<const JournalStep> steps, const QString& summary, bool tell) {
    if (id != m_tail.id) {
        // Another game was loaded in the meantime, or the file was repaired.
        bool whole = false;
        if (!m_database.isOpen() || !readGame(id, whole) || !whole)
            return begin() && failed(JournalError::Other, QStringLiteral("the game is not there any more"));
    }
    if (fenced(m_tail.uuid)) return takenOver();
    if (!begin()) return false;
    Tail tail = m_tail;
    const qint64 lastWrite = m_lastWrite;
    if (insert(tail, steps) && seal(tail, summary) && (!tell || enqueueSteps(m_tail, tail))) {
        tail.summary = summary;
        if (commit()) {
            QByteArray lines;
            int number = m_tail.number;
            for (const JournalStep& step : steps) lines += stepLine(id, ++number, step);
            m_tail = tail;
            m_copy.add(lines + listLineOf(tail));
            return true;
        }
        m_lastWrite = lastWrite;
        m_uncertain = m_tail;
        tryToSettle();
        return false;
    }
    rollBack();
    m_lastWrite = lastWrite;
    return false;
}

bool JournalFile::takenOver() {
    return failed(JournalError::TakenOver, QStringLiteral("the game is played on at another tablet"));
}

bool JournalFile::enqueueReplacement(const Tail& beginning, const Tail& end) {
    if (m_club.isEmpty()) return true;
    QSqlQuery stale = prepared(m_database, "DELETE FROM outbox WHERE game = ? AND kind = 'step'");
    filled(stale, {end.uuid});
    return did(stale) && enqueue(OutboxEntry::Kind::Replace, end.uuid, 0, freshUuid()) && enqueueSteps(beginning, end);
}

bool JournalFile::replace(qint64 id, std::span<const JournalStep> steps, const QString& summary) {
    if (fenced(m_tail.uuid)) return takenOver();
    if (id != m_tail.id || !begin()) return false;
    const Tail beginning{id, 0, m_tail.start, m_tail.start, m_tail.name, summary, m_tail.damaged, m_tail.uuid};
    Tail tail = beginning;
    const qint64 lastWrite = m_lastWrite;
    QSqlQuery cut = prepared(m_database, "DELETE FROM steps WHERE game = ?");
    filled(cut, {id});
    if (!did(cut) || !insert(tail, steps) || !seal(tail, summary) || !enqueueReplacement(beginning, tail)) {
        rollBack();
        m_lastWrite = lastWrite;
        return false;
    }
    if (!commit()) {
        // The outcome is unknown and will be read from the file.
        m_lastWrite = lastWrite;
        m_tail = {};
        return false;
    }
    m_tail = tail;
    bool whole = false;
    QSqlQuery times = prepared(m_database, "SELECT started FROM games WHERE id = ?");
    filled(times, {id});
    const QString started = times.next() ? times.value(0).toString() : QString();
    times.finish();
    if (const auto loaded = readGame(id, whole); loaded && whole)
        copyWithout(id, linesOf(*loaded, started, m_lastTime, m_lastWrite));
    return true;
}

bool JournalFile::rename(qint64 id, const QString& name) { return rename(id, name, {}); }

/// `uuid`: new UUID of the game; empty: unchanged, and the new name is put into the outbox.
bool JournalFile::rename(qint64 id, const QString& name, const QString& uuid) {
    if (m_uncertain || m_tail.id != id) {
        // Verified first, because the new seal would hide a damaged one.
        if (!load(id)) return false;
    } else {
        bool whole = false;
        if (!readGame(id, whole) || (!whole && !load(id))) return false;
    }
    if (!begin()) return false;
    QSqlQuery query = prepared(
        m_database,
        "SELECT checksum, summary, changed, steps, last, players, start, started, uuid FROM games WHERE id = ?");
    filled(query, {id});
    bool good = did(query) && query.next();
    QByteArray line;
    if (good) {
        const QString summary = query.value(1).toString(), changed = query.value(2).toString();
        const int steps = query.value(3).toInt();
        const qint64 last = query.value(4).toLongLong();
        const QByteArray seal = gameSeal(query.value(0).toByteArray(), name, summary, changed, steps, last);
        const QString players = query.value(5).toString(), start = query.value(6).toString(),
                      started = query.value(7).toString();
        const QString named = uuid.isEmpty() ? query.value(8).toString() : uuid;
        line = listLine(id, name, summary, changed, steps, last, m_tail.damaged);
        query.finish();
        QSqlQuery update = prepared(m_database, "UPDATE games SET name = ?, seal = ?, uuid = ? WHERE id = ?");
        filled(update, {text(name), seal, named, id});
        good = did(update) && putHead(id, name, players, start, started, named) &&
               (!uuid.isEmpty() || fenced(named) || enqueue(OutboxEntry::Kind::Rename, named, 0, name));
        if (!uuid.isEmpty()) line = headLine(id, players, start, started, named) + line;
    }
    query.finish();
    if (!good) {
        rollBack();
        return false;
    }
    if (!commit()) return false;
    if (m_tail.id == id) {
        m_tail.name = name;
        if (!uuid.isEmpty()) m_tail.uuid = uuid;
    }
    m_copy.add(line);
    return true;
}

bool JournalFile::remove(qint64 id) {
    if (!begin()) return false;
    QSqlQuery named = prepared(m_database, "SELECT uuid, players FROM games WHERE id = ?");
    filled(named, {id});
    const bool there = named.next();
    const QString uuid = there ? named.value(0).toString() : QString();
    const QString players = there ? named.value(1).toString() : QString();
    const auto people = m_people;
    named.finish();
    QSqlQuery query = prepared(m_database, "DELETE FROM games WHERE id = ?");
    filled(query, {id});
    bool good =
        did(query) && query.numRowsAffected() == 1 && (fenced(uuid) || enqueue(OutboxEntry::Kind::Remove, uuid));
    // Kept for a club that is restored from an older backup (resendMissing).
    const QString mark = removedMark(uuid);
    if (good && !m_club.isEmpty() && !fenced(uuid)) {
        QSqlQuery row = prepared(m_database, "INSERT OR IGNORE INTO fenced (game) VALUES (?)");
        filled(row, {mark});
        good = did(row);
    }
    if (good) {
        QSqlQuery head = prepared(m_database, "DELETE FROM heads WHERE game = ?");
        filled(head, {id});
        good = did(head) && forget(players);
    }
    if (!good || !commit()) {
        if (!good) rollBack();
        m_people = people;
        return false;
    }
    if (!m_club.isEmpty() && !fenced(uuid)) m_fenced.insert(mark);
    // Also removes it from the copy.
    copyWithout(id, {});
    return true;
}

bool JournalFile::erase() {
    if (m_status.readOnly && m_status.notice == JournalNotice::OpenElsewhere)
        return failed(JournalError::OpenElsewhere, QStringLiteral("another Reeve has the file"));
    disconnect();
    m_status.readOnly = true;
    m_copy.remove();
    eraseAside(m_file);
    eraseAside(m_file + QStringLiteral(".lock"));
    for (const char* ending : {"", "-journal", ".copy", ".new"})
        if (const QString file = m_file + QLatin1String(ending); QFile::exists(file) && !QFile::remove(file))
            return failed(JournalError::ReadOnly, QStringLiteral("%1 cannot be deleted").arg(file));
    if (!keptAside(m_file).isEmpty())
        return failed(JournalError::ReadOnly,
                      QStringLiteral("%1 cannot be deleted").arg(keptAside(m_file).constFirst()));
    return true;
}

} // namespace reeve::app
