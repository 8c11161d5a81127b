// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox for a club, the names of people, and games taken over from or by another tablet.
#include "app/store/journal_file.h"

#include "app/store/journal_sql.h"

#include <QMultiHash>

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using Kind = OutboxEntry::Kind;

/// Words in the table, in the order of Kind.
constexpr std::array<const char*, 6> kKinds{"game", "step", "replace", "rename", "remove", "person"};

std::optional<Kind> kindOf(const QString& word) {
    const auto found = std::ranges::find_if(kKinds, [&](const char* kind) { return word == QLatin1String(kind); });
    if (found == kKinds.end()) return std::nullopt;
    return static_cast<Kind>(found - kKinds.begin());
}

qint64 sizeOf(const OutboxEntry& entry) {
    return entry.players.size() + entry.start.size() + entry.command.size() + entry.events.size() +
           entry.summary.size() + 200;
}

} // namespace

bool JournalFile::readClub() {
    m_people = readPersonNames(m_database);
    m_fenced.clear();
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT tablet, club FROM club"))) return did(query);
    if (query.next()) {
        m_tablet = query.value(0).toString();
        m_club = query.value(1).toString();
    }
    if (!query.exec(QStringLiteral("SELECT game FROM fenced"))) return did(query);
    while (query.next()) m_fenced.insert(query.value(0).toString());
    return did(query);
}

bool JournalFile::enqueue(Kind kind, const QString& game, int number, const QString& words) {
    if (m_club.isEmpty()) return true;
    QSqlQuery row = prepared(m_database, "INSERT INTO outbox (kind, game, number, words, time) VALUES (?, ?, ?, ?, ?)");
    filled(row, {QString::fromLatin1(kKinds[static_cast<std::size_t>(kind)]), game, number, text(words),
                 QDateTime::currentMSecsSinceEpoch()});
    m_enqueued = true;
    return did(row);
}

bool JournalFile::enqueueSteps(const Tail& from, const Tail& to) {
    for (int number = from.number + 1; !m_club.isEmpty() && number <= to.number; ++number)
        if (!enqueue(Kind::Step, to.uuid, number)) return false;
    return true;
}

bool JournalFile::enqueueWhole(qint64 id, const QString& uuid, bool damaged) {
    if (!enqueue(Kind::Game, uuid) || (damaged && !enqueue(Kind::Replace, uuid, 0, freshUuid()))) return false;
    QSqlQuery steps =
        prepared(m_database, "INSERT INTO outbox (kind, game, number, words, time)"
                             " SELECT 'step', ?, number, '', ? FROM steps WHERE game = ? ORDER BY number");
    filled(steps, {uuid, QDateTime::currentMSecsSinceEpoch(), id});
    QSqlQuery query = prepared(m_database, "SELECT name FROM games WHERE id = ?");
    filled(query, {id});
    return did(steps) && did(query) && query.next() && enqueue(Kind::Rename, uuid, 0, query.value(0).toString());
}

bool JournalFile::dropPending(const QString& uuid) {
    QSqlQuery query = prepared(m_database, "DELETE FROM outbox WHERE game = ?");
    filled(query, {uuid});
    return did(query);
}

bool JournalFile::introduce(const QString& players) {
    for (const QString& name : playerNames(players)) {
        if (name.isEmpty() || !personOf(m_people, name).isEmpty()) continue;
        m_people.push_back({freshUuid(), name, true});
        if (const QSqlError error = putPersonName(m_database, m_people.back()); error.isValid()) return failed(error);
    }
    return true;
}

/// Forgets people who played in no other game. Not for tables of a club, which knows them by their UUIDs.
bool JournalFile::forget(const QString& players) {
    if (!m_club.isEmpty()) return true;
    QStringList others;
    QSqlQuery games(m_database);
    games.exec(QStringLiteral("SELECT players FROM games"));
    while (games.next()) others += playerNames(games.value(0).toString());
    for (const QString& name : playerNames(players)) {
        if (std::ranges::any_of(others, [&](const QString& other) { return sameName(name, other); })) continue;
        const auto known =
            std::ranges::find_if(m_people, [&](const PersonName& one) { return sameName(one.name, name); });
        if (known == m_people.end()) continue;
        QSqlQuery row = prepared(m_database, "DELETE FROM people WHERE name = ?");
        filled(row, {text(known->name)});
        if (!did(row)) return false;
        m_people.erase(known);
    }
    return did(games);
}

void JournalFile::copyPeople(std::size_t from) {
    QByteArray lines;
    for (std::size_t i = from; i < m_people.size(); ++i) lines += personLine(m_people[i]);
    if (!lines.isEmpty()) m_copy.add(lines);
}

bool JournalFile::inTransaction(const std::function<bool()>& work) {
    const auto people = m_people;
    const auto club = m_club;
    const auto fenced = m_fenced;
    if (!begin()) return false;
    bool good = work();
    if (!good)
        rollBack();
    else
        good = commit();
    if (good) return true;
    m_people = people;
    m_club = club;
    m_fenced = fenced;
    return false;
}

bool JournalFile::enrol(const QString& club) {
    if (m_club == club) return true;
    return inTransaction([&] {
        QSqlQuery games(m_database);
        m_club = club;
        QSqlQuery row = prepared(m_database, "UPDATE club SET club = ?");
        if (!filled(row, {text(club)})) return did(row);
        if (!games.exec(QStringLiteral("DELETE FROM outbox")) ||
            !games.exec(QStringLiteral("SELECT id, uuid, damaged FROM games ORDER BY id")))
            return did(games);
        while (!club.isEmpty() && games.next()) {
            const QString uuid = games.value(1).toString();
            if (!m_fenced.contains(uuid) && !enqueueWhole(games.value(0).toLongLong(), uuid, games.value(2).toBool()))
                return false;
        }
        return true;
    });
}

bool JournalFile::resend(const QString& uuid) {
    return inTransaction([&] {
        QSqlQuery game = prepared(m_database, "SELECT id, damaged FROM games WHERE uuid = ?");
        filled(game, {uuid});
        if (!did(game) || !dropPending(uuid)) return false;
        return !game.next() || enqueueWhole(game.value(0).toLongLong(), uuid, game.value(1).toBool());
    });
}

std::optional<QStringList> JournalFile::resendMissing(const QHash<QString, ClubCopy>& copies, qint64 sent,
                                                      const QSet<QString>& but) {
    QStringList whole, renamed, removed;
    QSet<QString> local;
    QSqlQuery all(m_database);
    if (!all.exec(QStringLiteral("SELECT uuid FROM games"))) {
        did(all);
        return std::nullopt;
    }
    while (all.next()) local.insert(all.value(0).toString());
    for (auto copy = copies.cbegin(); copy != copies.cend(); ++copy)
        if (!local.contains(copy.key()) && m_fenced.contains(removedMark(copy.key()))) removed << copy.key();
    QSqlQuery games = prepared(
        m_database, "SELECT g.uuid, g.steps, g.name, COALESCE((SELECT s.checksum FROM steps s WHERE s.game = g.id"
                    " AND s.number = g.steps), g.checksum) FROM games g WHERE g.uuid NOT IN"
                    " (SELECT game FROM outbox WHERE sequence > ?)");
    filled(games, {sent});
    if (!did(games)) return std::nullopt;
    while (games.next()) {
        const QString uuid = games.value(0).toString();
        if (m_fenced.contains(uuid) || but.contains(uuid)) continue;
        const auto copy = copies.constFind(uuid);
        const int steps = games.value(1).toInt();
        // A copy with more steps lacks nothing: this file may be an older one itself.
        if (copy == copies.constEnd() || copy->steps < steps ||
            (copy->steps == steps && copy->checksum != games.value(3).toByteArray()))
            whole << uuid;
        else if (copy->name != games.value(2).toString())
            renamed << uuid << games.value(2).toString();
    }
    games.finish();
    for (const QString& uuid : std::as_const(whole))
        if (!resend(uuid)) return std::nullopt;
    const bool rest =
        (renamed.isEmpty() && removed.isEmpty()) || inTransaction([&] {
            for (qsizetype i = 0; i < renamed.size(); i += 2)
                if (!enqueue(Kind::Rename, renamed[i], 0, renamed[i + 1])) return false;
            return std::ranges::all_of(removed, [&](const QString& uuid) { return enqueue(Kind::Remove, uuid); });
        });
    return rest ? std::optional(whole) : std::nullopt;
}

OutboxLength JournalFile::outboxLength(qint64 after) {
    if (!m_database.isOpen()) return {};
    QSqlQuery query = prepared(m_database, "SELECT COUNT(*), COALESCE(MIN(time), 0) FROM outbox WHERE sequence > ?");
    if (!filled(query, {after}) || !query.next()) return {};
    return {query.value(0).toLongLong(), query.value(1).toLongLong()};
}

std::vector<OutboxEntry> JournalFile::outbox(qint64 after, int most, qint64 bytes) {
    std::vector<OutboxEntry> entries;
    if (!m_database.isOpen()) return entries;
    resolveCommit();
    QSqlQuery rows =
        prepared(m_database,
                 "SELECT sequence, kind, game, number, words, time FROM outbox WHERE sequence > ? ORDER BY sequence");
    rows.setForwardOnly(true);
    filled(rows, {after});
    if (!did(rows)) return entries;
    qint64 size = 0, gone = 0;
    // No LIMIT, because many rows of a removed game may follow each other, and an empty result means that nothing is
    // pending.
    while (static_cast<int>(entries.size()) < most && (entries.empty() || size < bytes) && rows.next()) {
        OutboxEntry entry;
        entry.sequence = rows.value(0).toLongLong();
        entry.game = rows.value(2).toString();
        entry.number = rows.value(3).toInt();
        entry.words = rows.value(4).toString();
        entry.time = rows.value(5).toLongLong();
        const auto kind = kindOf(rows.value(1).toString());
        if (!kind) continue;
        entry.kind = *kind;
        // Rows of games or steps that no longer exist are skipped: a later entry removes or replaces them.
        const bool there = *kind == Kind::Game ? fillGame(entry) : *kind == Kind::Step ? fillStep(entry) : true;
        // After a read error nothing is skipped; the next call retries.
        if (!there && m_status.trouble != JournalError::None) return entries;
        if (!there) gone = entry.sequence;
        if (!there) continue;
        size += sizeOf(entry);
        entries.push_back(std::move(entry));
    }
    rows.finish();
    // Only rows of things that no longer exist: delete them, because they will never be acknowledged.
    if (entries.empty() && gone > 0)
        inTransaction([&] {
            QSqlQuery drop = prepared(m_database, "DELETE FROM outbox WHERE sequence > ? AND sequence <= ?");
            filled(drop, {after, gone});
            return did(drop);
        });
    return entries;
}

bool JournalFile::fillGame(OutboxEntry& entry) {
    QSqlQuery game =
        prepared(m_database, "SELECT players, start, started, checksum, summary, name FROM games WHERE uuid = ?");
    filled(game, {entry.game});
    if (!did(game) || !game.next()) return false;
    entry.players = game.value(0).toString();
    entry.start = game.value(1).toString();
    entry.started = game.value(2).toString();
    entry.checksum = game.value(3).toByteArray();
    entry.summary = game.value(4).toString();
    entry.words = game.value(5).toString();
    for (const QString& name : playerNames(entry.players)) entry.seats.push_back({personOf(m_people, name), name});
    return true;
}

bool JournalFile::fillStep(OutboxEntry& entry) {
    QSqlQuery step = prepared(m_database, "SELECT s.command, s.events, s.time, s.checksum, g.summary FROM games g"
                                          " JOIN steps s ON s.game = g.id AND s.number = ? WHERE g.uuid = ?");
    filled(step, {entry.number, entry.game});
    if (!did(step) || !step.next()) return false;
    entry.command = step.value(0).toString();
    entry.events = step.value(1).toString();
    entry.played = step.value(2).toLongLong();
    entry.checksum = step.value(3).toByteArray();
    entry.summary = step.value(4).toString();
    return true;
}

bool JournalFile::acknowledge(qint64 upTo, const QStringList& but) {
    return inTransaction([&] {
        QString condition = QStringLiteral("DELETE FROM outbox WHERE sequence <= ?");
        for (qsizetype i = 0; i < but.size(); ++i) condition += QStringLiteral(" AND game <> ?");
        QSqlQuery query(m_database);
        query.prepare(condition);
        query.addBindValue(upTo);
        for (const QString& game : but) query.addBindValue(game);
        query.exec();
        return did(query);
    });
}

bool JournalFile::fence(const QString& uuid) {
    return inTransaction([&] {
        QSqlQuery query = prepared(m_database, "INSERT OR IGNORE INTO fenced (game) VALUES (?)");
        m_fenced.insert(uuid);
        filled(query, {uuid});
        return did(query) && dropPending(uuid);
    });
}

std::optional<qint64> JournalFile::adopt(const JournalGame& game, std::span<const JournalStep> steps) {
    QSqlQuery known = prepared(m_database, "SELECT id FROM games WHERE uuid = ?");
    filled(known, {game.uuid});
    if (!did(known)) return std::nullopt;
    const qint64 old = known.next() ? known.value(0).toLongLong() : 0;
    known.finish();
    QString branch; // new UUID of the local version
    if (old != 0) {
        const auto loaded = load(old);
        if (!loaded) return std::nullopt;
        const auto same = [](const JournalStep& a, const JournalStep& b) {
            return a.command == b.command && a.events == b.events && a.time == b.time;
        };
        const std::size_t common = std::min(loaded->steps.size(), steps.size());
        if (std::equal(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(common), loaded->steps.begin(),
                       same)) {
            const auto more = steps.subspan(common);
            if (!lift(game.uuid)) return std::nullopt;
            return more.empty() || append(old, more, game.summary, false) ? std::optional(old) : std::nullopt;
        }
        // It was played on at both. The local version is kept as a game of this table only.
        branch = freshUuid();
        if (!rename(old, loaded->game.name, branch) || !fence(branch)) return std::nullopt;
    }
    if (!lift(game.uuid)) return std::nullopt;
    return add(game, game.started.isValid() ? game.started.toUTC().toString(Qt::ISODateWithMs) : now(), steps, false);
}

/// Removes the fence of a game, and its outbox entries.
bool JournalFile::lift(const QString& uuid) {
    return inTransaction([&] {
        QSqlQuery query = prepared(m_database, "DELETE FROM fenced WHERE game = ?");
        m_fenced.remove(uuid);
        filled(query, {uuid});
        return did(query) && dropPending(uuid);
    });
}

bool JournalFile::knowPeople(std::span<const NamedPerson> people) {
    auto known = m_people;
    std::vector<PersonName> changed;
    for (const NamedPerson& one : people) {
        if (one.names.isEmpty()) continue;
        QString person = one.person;
        for (const QString& name : one.names)
            if (person.isEmpty()) person = personOf(known, name);
        if (person.isEmpty()) person = freshUuid();
        for (const QString& name : one.names) {
            const PersonName wanted{person, sqliteText(name.simplified()), name == one.names.front()};
            const auto found =
                std::ranges::find_if(known, [&](const PersonName& other) { return sameName(other.name, wanted.name); });
            if (found == known.end()) {
                known.push_back(wanted);
                changed.push_back(wanted);
            } else if (found->person != wanted.person || found->current != wanted.current) {
                found->person = wanted.person;
                found->current = wanted.current;
                changed.push_back(*found);
            }
        }
        // A person has one current name.
        for (PersonName& other : known)
            if (other.person == person && other.current && !sameName(other.name, one.names.front())) {
                other.current = false;
                changed.push_back(other);
            }
    }
    if (changed.empty()) return true;
    const bool done = inTransaction([&] {
        for (const PersonName& one : changed) {
            if (const QSqlError error = putPersonName(m_database, one); error.isValid()) return failed(error);
            if (one.current && !enqueue(Kind::Person, one.person, 0, one.name)) return false;
        }
        m_people = known;
        return true;
    });
    if (done) {
        QByteArray lines;
        for (const PersonName& one : changed) lines += personLine(one);
        m_copy.add(lines);
    }
    return done;
}

bool JournalFile::hearOfPeople(std::span<const NamedPerson> people) {
    // A club may have thousands of people, so names are compared only within groups of equal folded names.
    const auto fold = [](const QString& name) { return name.simplified().toCaseFolded(); };
    QMultiHash<QString, QString> known;
    for (const PersonName& one : m_people) known.insert(fold(one.name), one.name);
    std::vector<PersonName> fresh;
    for (const NamedPerson& one : people)
        for (const QString& name : one.names) {
            const QString key = fold(name);
            if (std::ranges::any_of(known.values(key), [&](const QString& other) { return sameName(other, name); }))
                continue;
            fresh.push_back({one.person, sqliteText(name.simplified()), true});
            known.insert(key, name);
        }
    if (fresh.empty()) return true;
    const std::size_t before = m_people.size();
    const bool done = inTransaction([&] {
        for (const PersonName& one : fresh) {
            if (const QSqlError error = putPersonName(m_database, one); error.isValid()) return failed(error);
            m_people.push_back(one);
        }
        return true;
    });
    if (done) copyPeople(before);
    return done;
}

} // namespace reeve::app
