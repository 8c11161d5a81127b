// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/statistics.h"

#include <QVariant>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace reeve::app {
namespace {

/// Ways of two dice to a total, 2 first; 36 in all.
constexpr std::array<int, 11> kWays{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

std::vector<ClubLifetime> readRows(QSqlQuery& query) {
    std::vector<ClubLifetime> rows;
    while (query.next())
        rows.push_back({query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                        query.value(3).toString(), query.value(4).toInt(), query.value(5).toInt(),
                        query.value(6).toInt(), query.value(7).toInt(), query.value(8).toDateTime().toUTC()});
    return rows;
}

} // namespace

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

std::variant<std::vector<ClubLifetime>, ClubTrouble> standings(ClubDatabase& database, int most) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT person, name, '', '', games, wins, points, best, last"
                                                          " FROM reeve.standings LIMIT %1")
                                               .arg(most)))
        return *trouble;
    return readRows(query);
}

std::variant<HeadToHead, ClubTrouble> headToHead(ClubDatabase& database, const QString& one, const QString& other) {
    QSqlQuery query;
    if (auto trouble = database.run(query,
                                    QStringLiteral("SELECT games, one_won, other_won, one_ahead, other_ahead"
                                                   " FROM reeve.head_to_head(CAST(? AS uuid), CAST(? AS uuid))"),
                                    {one, other}))
        return *trouble;
    if (!query.next()) return HeadToHead();
    return HeadToHead{query.value(0).toInt(), query.value(1).toInt(), query.value(2).toInt(), query.value(3).toInt(),
                      query.value(4).toInt()};
}

std::variant<DiceTotals, ClubTrouble> diceTotals(ClubDatabase& database) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT total, count FROM reeve.dice"))) return *trouble;
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
    // With an even number of degrees of freedom, 2k, the tail is a sum of k terms: exp(-x/2) (x/2)^i / i!.
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
