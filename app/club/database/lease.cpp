// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/lease.h"

#include "app/store/checksum.h"

#include <nlohmann/json.hpp>

#include <QJsonDocument>
#include <QVariant>

namespace reeve::app {
namespace {

/// Limits per table, so that one with very many games does not displace those of others.
constexpr int kMostOfATable = 20, kMostRunning = 500;

/// Loads a game and verifies the checksum of every step.
std::variant<TakenGame, ClubTrouble> read(ClubDatabase& database, const QString& uuid) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral(
                "SELECT g.name, s.players, s.start, g.summary::text, g.started, g.steps, encode(g.checksum, 'hex'), g.revision,"
                " g.epoch FROM reeve.games g JOIN reeve.starts s ON s.game = g.id WHERE g.id = CAST(? AS uuid)"),
            {uuid}))
        return *trouble;
    if (!query.next()) return ClubTrouble{ClubFault::NoSuchGame, uuid};
    TakenGame taken;
    taken.game.uuid = uuid;
    taken.game.name = query.value(0).toString();
    taken.game.players = query.value(1).toString();
    taken.game.start = query.value(2).toString();
    taken.game.summary = query.value(3).toString();
    taken.game.started = query.value(4).toDateTime().toUTC();
    taken.game.steps = query.value(5).toInt();
    taken.epoch = query.value(8).toLongLong();
    const QByteArray end = QByteArray::fromHex(query.value(6).toByteArray());
    const int revision = query.value(7).toInt();
    if (auto trouble =
            database.run(query,
                         QStringLiteral("SELECT command, events, time FROM reeve.steps WHERE game = CAST(? AS uuid)"
                                        " AND revision = ? ORDER BY number"),
                         {uuid, revision}))
        return *trouble;
    QByteArray checksum = startChecksum(taken.game.players, taken.game.start);
    int number = 0;
    while (query.next()) {
        JournalStep step{query.value(0).toString(), query.value(1).toString(), query.value(2).toLongLong()};
        checksum = stepChecksum(checksum, ++number, step.command, step.events, step.time);
        taken.steps.push_back(std::move(step));
    }
    if (checksum != end || number != taken.game.steps) return ClubTrouble{ClubFault::Diverged, uuid};
    return taken;
}

} // namespace

std::variant<std::vector<ClubGame>, ClubTrouble> runningGames(ClubDatabase& database) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral(
                "SELECT g.id, g.name, t.name, g.summary::text, g.steps, greatest(0, extract(epoch FROM clock_timestamp() - b.seen))::integer,"
                " greatest(0, ceil(extract(epoch FROM b.seen + a.lease - clock_timestamp()))), g.tablet::text,"
                " (SELECT json_agg(p.name ORDER BY s.seat) FROM reeve.seats s JOIN reeve.people p ON p.id = s.person"
                " WHERE s.game = g.id)::text"
                " FROM (SELECT *, row_number() OVER (PARTITION BY table_id ORDER BY changed DESC) AS place"
                " FROM reeve.games WHERE NOT over AND removed IS NULL) g"
                " JOIN reeve.tables t ON t.id = g.table_id JOIN reeve.tablets b ON b.id = g.tablet, reeve.about a"
                " WHERE g.place <= %1 ORDER BY g.changed DESC LIMIT %2")
                .arg(kMostOfATable)
                .arg(kMostRunning)))
        return *trouble;
    std::vector<ClubGame> games;
    while (query.next()) {
        ClubGame game{.uuid = query.value(0).toString(),
                      .name = query.value(1).toString(),
                      .table = query.value(2).toString(),
                      .tablet = query.value(7).toString(),
                      .summary = query.value(3).toString(),
                      .steps = query.value(4).toInt(),
                      .silent = query.value(5).toInt(),
                      .held = query.value(6).toInt()};
        for (const QJsonValue& name : QJsonDocument::fromJson(query.value(8).toByteArray()).array())
            game.people << name.toString();
        games.push_back(std::move(game));
    }
    return games;
}

std::variant<TakenGame, ClubTrouble> takeOver(ClubDatabase& database, const QString& tablet, const QString& uuid,
                                              const std::function<bool(const TakenGame&)>& keep) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("BEGIN"))) return *trouble;
    const auto refused = [&](const ClubTrouble& trouble) {
        static_cast<void>(database.run(query, QStringLiteral("ROLLBACK")));
        return trouble;
    };
    const auto taken =
        database.call(QStringLiteral("reeve.take_over(CAST(? AS uuid), CAST(? AS uuid))"), {tablet, uuid});
    if (const auto* trouble = std::get_if<ClubTrouble>(&taken)) return refused(*trouble);
    const auto answer = nlohmann::json::parse(std::get<QVariant>(taken).toString().toStdString(), nullptr, false);
    if (answer.is_object() && answer.contains("fault"))
        return refused(answer["fault"] == "held" ? ClubTrouble{ClubFault::Held, uuid, answer.value("seconds", 0)}
                                                 : ClubTrouble{ClubFault::NoSuchGame, uuid});
    auto game = read(database, uuid);
    if (const auto* trouble = std::get_if<ClubTrouble>(&game)) return refused(*trouble);
    if (!keep(std::get<TakenGame>(game))) return refused({ClubFault::Refused});
    // If this fails, the next step of the game is refused by the club, and the game is fenced here.
    if (auto trouble = database.run(query, QStringLiteral("COMMIT"))) return *trouble;
    return game;
}

} // namespace reeve::app
