// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/statistics.h"

#include <QHash>
#include <QMultiHash>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace reeve::app {
namespace {

/// Number of combinations of two dice by total, from 2; 36 in all.
constexpr std::array<int, 11> kWays{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

std::vector<ClubLifetime> readRows(QSqlQuery& query) {
    std::vector<ClubLifetime> rows;
    while (query.next())
        rows.push_back({query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                        query.value(3).toString(), query.value(4).toInt(), query.value(5).toInt(),
                        query.value(6).toInt(), query.value(7).toInt(), query.value(8).toDateTime().toUTC()});
    return rows;
}

/// Adds to a name that several have the table that introduced each of them.
std::optional<ClubTrouble> tellApart(ClubDatabase& database, std::vector<ClubLifetime>& rows) {
    QMultiHash<QString, ClubLifetime*> named;
    for (ClubLifetime& row : rows) named.insert(row.name.toCaseFolded(), &row);
    QHash<QString, ClubLifetime*> alike;
    for (const QString& name : named.uniqueKeys())
        if (const auto same = named.values(name); same.size() > 1)
            for (ClubLifetime* row : same) alike.insert(row->person, row);
    if (alike.isEmpty()) return std::nullopt;
    QSqlQuery query;
    if (auto trouble =
            database.run(query,
                         QStringLiteral("SELECT p.id, t.name FROM reeve.people p JOIN reeve.tables t ON t.id ="
                                        " p.introduced_by WHERE p.id = ANY (CAST(? AS uuid[]))"),
                         {QLatin1Char('{') + alike.keys().join(QLatin1Char(',')) + QLatin1Char('}')}))
        return trouble;
    while (query.next())
        alike[query.value(0).toString()]->name += QStringLiteral(" (%1)").arg(query.value(1).toString());
    return std::nullopt;
}

/// WHERE condition of a filter, with four placeholders.
QString only(const QString& game) {
    return QStringLiteral(" (? = '' OR %1.kind = ?) AND (? = '' OR %1.edition = ?)").arg(game);
}
QVariantList valuesOf(const ClubFilter& filter) {
    const auto plain = [](const QString& word) { return word.isNull() ? QStringLiteral("") : word; };
    return {plain(filter.kind), plain(filter.kind), plain(filter.edition), plain(filter.edition)};
}

} // namespace

std::variant<std::vector<ClubFilter>, ClubTrouble> playedKinds(ClubDatabase& database) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query, QStringLiteral("SELECT kind, edition FROM reeve.games WHERE over AND removed IS NULL"
                                  " GROUP BY kind, edition ORDER BY count(*) DESC, kind, edition LIMIT 60")))
        return *trouble;
    std::vector<ClubFilter> kinds;
    while (query.next()) kinds.push_back({query.value(0).toString(), query.value(1).toString()});
    return kinds;
}

std::variant<std::vector<ClubLifetime>, ClubTrouble> lifetimes(ClubDatabase& database, const QString& person) {
    const QString columns =
        QStringLiteral("SELECT person, name, kind, edition, games, wins, points, best, last FROM reeve.lifetime");
    const QString order = QStringLiteral(" ORDER BY name, person, kind, edition");
    QSqlQuery query;
    const auto trouble =
        person.isEmpty()
            ? database.run(query, columns + order)
            : database.run(query, columns + QStringLiteral(" WHERE person = CAST(? AS uuid)") + order, {person});
    if (trouble) return *trouble;
    return readRows(query);
}

std::variant<std::vector<ClubLifetime>, ClubTrouble> standings(ClubDatabase& database, int most,
                                                               const ClubFilter& filter) {
    QSqlQuery query;
    const auto trouble =
        filter == ClubFilter()
            ? database.run(query, QStringLiteral("SELECT person, name, '', '', games, wins, points, best, last"
                                                 " FROM reeve.standings LIMIT %1")
                                      .arg(most))
            // Same order as reeve.standings, over a selection of games.
            : database.run(
                  query,
                  QStringLiteral(
                      "SELECT r.person, p.name, '', '', count(*), count(*) FILTER (WHERE r.won), sum(r.points),"
                      " max(r.points), max(r.ended) FROM reeve.results r JOIN reeve.people p ON p.id = r.person"
                      " WHERE%1 GROUP BY r.person, p.name ORDER BY 6 DESC,"
                      " count(*) FILTER (WHERE r.won)::numeric / count(*) DESC,"
                      " sum(r.points)::numeric / count(*) DESC, p.name, r.person LIMIT %2")
                      .arg(only(QStringLiteral("r")))
                      .arg(most),
                  valuesOf(filter));
    if (trouble) return *trouble;
    auto rows = readRows(query);
    if (auto other = tellApart(database, rows)) return *other;
    return rows;
}

std::variant<std::vector<ClubResult>, ClubTrouble> finishedGames(ClubDatabase& database, int most,
                                                                 const ClubFilter& filter) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral(
                "SELECT g.name, t.name, g.kind, g.edition, g.changed, p.name, coalesce(s.points, 0), s.won, g.id"
                " FROM (SELECT * FROM reeve.games g WHERE g.over AND g.removed IS NULL AND%1"
                " ORDER BY g.changed DESC, g.id LIMIT %2) g JOIN reeve.tables t ON t.id = g.table_id"
                " LEFT JOIN reeve.seats s ON s.game = g.id LEFT JOIN reeve.people p ON p.id = s.person"
                " ORDER BY g.changed DESC, g.id, s.seat")
                .arg(only(QStringLiteral("g")))
                .arg(most),
            valuesOf(filter)))
        return *trouble;
    std::vector<ClubResult> games;
    QString last;
    while (query.next()) {
        if (const QString game = query.value(8).toString(); game != last) {
            last = game;
            games.push_back({.name = query.value(0).toString(),
                             .table = query.value(1).toString(),
                             .kind = query.value(2).toString(),
                             .edition = query.value(3).toString(),
                             .ended = query.value(4).toDateTime().toUTC()});
        }
        if (!query.value(5).isNull())
            games.back().seats.push_back({query.value(5).toString(), query.value(6).toInt(), query.value(7).toBool()});
    }
    return games;
}

std::variant<HeadToHead, ClubTrouble> headToHead(ClubDatabase& database, const QString& one, const QString& other,
                                                 const ClubFilter& filter) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral("SELECT count(*), count(*) FILTER (WHERE a.won), count(*) FILTER (WHERE b.won),"
                           " count(*) FILTER (WHERE a.points > b.points), count(*) FILTER (WHERE b.points > a.points)"
                           " FROM reeve.results a JOIN reeve.results b ON b.game = a.game"
                           " WHERE a.person = CAST(? AS uuid) AND b.person = CAST(? AS uuid) AND%1")
                .arg(only(QStringLiteral("a"))),
            QVariantList{one, other} + valuesOf(filter)))
        return *trouble;
    if (!query.next()) return HeadToHead();
    return HeadToHead{query.value(0).toInt(), query.value(1).toInt(), query.value(2).toInt(), query.value(3).toInt(),
                      query.value(4).toInt()};
}

std::variant<DiceTotals, ClubTrouble> diceTotals(ClubDatabase& database, const ClubFilter& filter) {
    QSqlQuery query;
    const auto trouble =
        filter == ClubFilter()
            ? database.run(query, QStringLiteral("SELECT total, count FROM reeve.dice"))
            : database.run(query,
                           QStringLiteral("SELECT (c.at + 1)::integer, sum(c.count)::bigint FROM reeve.rolls r,"
                                          " LATERAL unnest(r.counts) WITH ORDINALITY AS c(count, at) WHERE r.game IN"
                                          " (SELECT g.game FROM reeve.results g WHERE%1) GROUP BY c.at")
                               .arg(only(QStringLiteral("g"))),
                           valuesOf(filter));
    if (trouble) return *trouble;
    DiceTotals totals{};
    while (query.next())
        if (const int total = query.value(0).toInt(); total >= 2 && total <= 12)
            totals[static_cast<std::size_t>(total - 2)] = query.value(1).toLongLong();
    return totals;
}

DiceFairness fairnessOf(const DiceTotals& totals) {
    DiceFairness fairness{.rolls = std::accumulate(totals.begin(), totals.end(), qint64{0})};
    if (fairness.rolls == 0) return fairness;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const double expected = static_cast<double>(fairness.rolls) * kWays[i] / 36;
        const double off = static_cast<double>(totals[i]) - expected;
        fairness.chiSquare += off * off / expected;
    }
    // With an even number 2k of degrees of freedom the tail is a sum of k terms: exp(-x/2) (x/2)^i / i!.
    constexpr int kHalfOfTheDegrees = 5;
    const double half = fairness.chiSquare / 2;
    double term = std::exp(-half), tail = 0;
    for (int i = 0; i < kHalfOfTheDegrees; ++i) {
        tail += term;
        term *= half / (i + 1);
    }
    fairness.likelihood = std::min(tail, 1.0);
    return fairness;
}

} // namespace reeve::app
