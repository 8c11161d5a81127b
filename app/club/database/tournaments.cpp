// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/tournaments.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariant>

#include <algorithm>

namespace reeve::app {

using namespace Qt::StringLiterals;
using tournament::PlayerNumber;
using tournament::TableResult;

namespace {

/// Maximum length of the list, and of its part that one table has started.
constexpr int kMost = 100, kMostTournamentsOfATable = 20;
constexpr int kMostPlayers = 1000;

QJsonArray listOf(const std::vector<int>& numbers) {
    QJsonArray list;
    for (const int number : numbers) list.append(number);
    return list;
}

/// Numbers from 0 to `end` - 1; nullopt: another value occurs.
std::optional<std::vector<int>> numbers(const QJsonValue& value, int end) {
    std::vector<int> list;
    for (const QJsonValue& one : value.toArray()) {
        const int number = one.toInt(-1);
        if (number < 0 || number >= end) return std::nullopt;
        list.push_back(number);
    }
    return list;
}

std::optional<TournamentTable> readTable(const QJsonObject& from, int players) {
    constexpr int kMostPoints = 100;
    const auto seats = numbers(from[u"players"_s], players);
    if (!seats || seats->empty()) return std::nullopt;
    TournamentTable table{.players = *seats, .game = from[u"game"_s].toString()};
    if (!from.contains(u"points"_s)) return table;
    const auto points = numbers(from[u"points"_s], kMostPoints);
    const int winner = from[u"winner"_s].toInt(-1);
    if (!points || points->size() != seats->size() || winner >= static_cast<int>(seats->size())) return std::nullopt;
    table.result = TableResult{.players = *seats, .victoryPoints = *points, .winner = std::max(-1, winner)};
    return table;
}

} // namespace

QByteArray tournamentText(const ClubTournament& tournament) {
    QJsonArray players, rounds;
    for (const TournamentPlayer& player : tournament.players)
        players.append(QJsonObject{{u"person"_s, player.person}, {u"name"_s, player.name}});
    for (const TournamentRound& round : tournament.rounds) {
        QJsonArray tables;
        for (const TournamentTable& table : round.tables) {
            QJsonObject one{{u"players"_s, listOf(table.players)}};
            if (table.result) {
                one[u"points"_s] = listOf(table.result->victoryPoints);
                one[u"winner"_s] = table.result->winner;
                if (!table.game.isEmpty()) one[u"game"_s] = table.game;
            }
            tables.append(one);
        }
        rounds.append(QJsonObject{
            {u"began"_s, round.began.toString(Qt::ISODate)}, {u"tables"_s, tables}, {u"byes"_s, listOf(round.byes)}});
    }
    return QJsonDocument(QJsonObject{{u"name"_s, tournament.name},
                                     {u"size"_s, tournament.size},
                                     {u"places"_s, listOf(tournament.scoring.places)},
                                     {u"bye"_s, tournament.scoring.bye},
                                     {u"players"_s, players},
                                     {u"rounds"_s, rounds}})
        .toJson(QJsonDocument::Compact);
}

std::optional<ClubTournament> readTournament(const QByteArray& text) {
    constexpr int kLargestTable = 6, kMostPoints = 1000;
    const QJsonObject from = QJsonDocument::fromJson(text).object();
    ClubTournament all{.name = from[u"name"_s].toString(), .size = from[u"size"_s].toInt()};
    if (all.name.isEmpty() || all.size < 2 || all.size > kLargestTable) return std::nullopt;
    for (const QJsonValue& player : from[u"players"_s].toArray())
        all.players.push_back({player[u"person"_s].toString(), player[u"name"_s].toString()});
    const int count = static_cast<int>(all.players.size());
    const auto places = numbers(from[u"places"_s], kMostPoints);
    if (count > kMostPlayers || !places) return std::nullopt;
    all.scoring.places = *places;
    all.scoring.bye = from[u"bye"_s].toInt();
    for (const QJsonValue& value : from[u"rounds"_s].toArray()) {
        const auto byes = numbers(value[u"byes"_s], count);
        if (!byes) return std::nullopt;
        TournamentRound round{
            .began = QDateTime::fromString(value[u"began"_s].toString(), Qt::ISODate), .tables = {}, .byes = *byes};
        for (const QJsonValue& table : value[u"tables"_s].toArray()) {
            auto one = readTable(table.toObject(), count);
            if (!one) return std::nullopt;
            round.tables.push_back(std::move(*one));
        }
        all.rounds.push_back(std::move(round));
    }
    return all;
}

std::vector<tournament::Round> roundsOf(const ClubTournament& tournament) {
    std::vector<tournament::Round> rounds;
    for (const TournamentRound& round : tournament.rounds) {
        auto& seated = rounds.emplace_back();
        for (const TournamentTable& table : round.tables) seated.push_back(table.players);
    }
    return rounds;
}

std::vector<tournament::RoundResult> resultsOf(const ClubTournament& tournament) {
    std::vector<tournament::RoundResult> results;
    for (const TournamentRound& round : tournament.rounds) {
        auto& result = results.emplace_back(tournament::RoundResult{.tables = {}, .byes = round.byes});
        for (const TournamentTable& table : round.tables)
            if (table.result) result.tables.push_back(*table.result);
    }
    return results;
}

bool allPlayed(const ClubTournament& tournament) {
    return std::ranges::all_of(tournament.rounds, [](const TournamentRound& round) {
        return std::ranges::all_of(round.tables, [](const TournamentTable& table) { return table.result.has_value(); });
    });
}

std::variant<std::vector<ClubTournament>, ClubTrouble> readTournaments(ClubDatabase& database) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query, u"SELECT t.id, t.revision, t.document FROM (SELECT b.id, n.revision, n.changed,"
                   " row_number() OVER (PARTITION BY b.by_table ORDER BY n.changed DESC) AS place"
                   " FROM reeve.tournaments b JOIN LATERAL (SELECT revision, changed FROM reeve.tournaments r"
                   " WHERE r.id = b.id ORDER BY revision DESC LIMIT 1) n ON true WHERE b.revision = 1) newest"
                   " JOIN reeve.tournaments t USING (id, revision) WHERE newest.place <= %1"
                   " ORDER BY newest.changed DESC LIMIT %2"_s.arg(kMostTournamentsOfATable)
                       .arg(kMost)))
        return *trouble;
    std::vector<ClubTournament> all;
    while (query.next()) {
        auto one = readTournament(query.value(2).toString().toUtf8());
        if (!one) continue;
        one->id = query.value(0).toString();
        one->revision = query.value(1).toInt();
        all.push_back(std::move(*one));
    }
    return all;
}

std::variant<bool, ClubTrouble> putTournament(ClubDatabase& database, const ClubTournament& tournament) {
    const auto done =
        database.call(u"reeve.put_tournament(CAST(? AS uuid), ?, ?)"_s,
                      {tournament.id, tournament.revision, QString::fromUtf8(tournamentText(tournament))});
    if (const auto* trouble = std::get_if<ClubTrouble>(&done)) return *trouble;
    return std::get<QVariant>(done).toBool();
}

std::variant<int, ClubTrouble> takeResults(ClubDatabase& database, ClubTournament& tournament) {
    int taken = 0;
    QStringList used; // each game is used once
    for (const TournamentRound& round : tournament.rounds)
        for (const TournamentTable& table : round.tables) used << table.game;
    for (TournamentRound& round : tournament.rounds) {
        for (TournamentTable& table : round.tables) {
            QStringList people;
            for (const PlayerNumber player : table.players)
                people << tournament.players[static_cast<std::size_t>(player)].person;
            if (table.result || people.contains(QString())) continue;
            QSqlQuery query;
            // The game started after the round, with one minute tolerance for clock differences.
            if (auto trouble = database.run(
                    query,
                    u"SELECT g.id, string_agg(r.person::text, ',' ORDER BY r.seat),"
                    " string_agg(r.points::text, ',' ORDER BY r.seat),"
                    " coalesce(string_agg(r.person::text, '') FILTER (WHERE r.won), '')"
                    " FROM reeve.games g JOIN reeve.results r ON r.game = g.id"
                    " WHERE g.started >= CAST(? AS timestamptz) - interval '1 minute' AND EXISTS (SELECT FROM reeve.results"
                    " x WHERE x.game = g.id AND x.person = CAST(? AS uuid)) GROUP BY g.id, g.changed"
                    " HAVING array_agg(r.person::text ORDER BY r.person::text) = (SELECT array_agg(one ORDER BY one)"
                    " FROM unnest(string_to_array(?, ',')) AS one) ORDER BY g.changed"_s,
                    {round.began.toUTC().toString(Qt::ISODate), people.front(), people.join(u',')}))
                return *trouble;
            bool found = query.next();
            while (found && used.contains(query.value(0).toString())) found = query.next();
            if (!found) continue;
            const QStringList sat = query.value(1).toString().split(u','),
                              points = query.value(2).toString().split(u',');
            TableResult result{.players = table.players, .victoryPoints = {}, .winner = -1};
            for (const QString& person : std::as_const(people)) {
                result.victoryPoints.push_back(std::max(0, points.value(sat.indexOf(person)).toInt()));
                if (person == query.value(3).toString())
                    result.winner = static_cast<int>(result.victoryPoints.size()) - 1;
            }
            table.result = std::move(result);
            table.game = query.value(0).toString();
            used << table.game;
            ++taken;
        }
    }
    return taken;
}

} // namespace reeve::app
