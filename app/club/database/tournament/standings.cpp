// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/tournament/standings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <set>

namespace reeve::app::tournament {
namespace {

/// Tolerance for comparing sums of floating-point shares.
constexpr double kEqual = 1e-9;

/// Games in which `one` had a better result than `other`, minus the opposite.
int ahead(PlayerNumber one, PlayerNumber other, std::span<const RoundResult> rounds, const Scoring& scoring) {
    int sum = 0;
    for (const RoundResult& round : rounds)
        for (const TableResult& table : round.tables) {
            const auto first = std::ranges::find(table.players, one), second = std::ranges::find(table.players, other);
            if (first == table.players.end() || second == table.players.end()) continue;
            const std::vector<double> points = tablePoints(table, scoring);
            const double a = points[static_cast<std::size_t>(first - table.players.begin())];
            const double b = points[static_cast<std::size_t>(second - table.players.begin())];
            sum += a > b ? 1 : a < b ? -1 : 0;
        }
    return sum;
}

/// Value of a tie-break; larger is better. HeadToHead has none.
double valueOf(const Standing& standing, TieBreak tie) {
    switch (tie) {
    case TieBreak::Wins: return standing.wins;
    case TieBreak::VictoryPoints: return standing.victoryPoints;
    case TieBreak::Share: return standing.share;
    case TieBreak::Opponents: return standing.opponents;
    case TieBreak::HeadToHead: break;
    }
    return 0;
}

/// Positive: `one` precedes `other`, by all criteria except HeadToHead.
int compare(const Standing& one, const Standing& other, const Scoring& scoring) {
    const auto sign = [](double difference) { return std::abs(difference) < kEqual ? 0 : difference > 0 ? 1 : -1; };
    if (const int decided = sign(one.points - other.points); decided != 0) return decided;
    for (const TieBreak tie : scoring.ties)
        if (const int decided = sign(valueOf(one, tie) - valueOf(other, tie)); decided != 0) return decided;
    return 0;
}

/// A quoted CSV field. Text that looks like a formula is prefixed with an apostrophe.
std::string quoted(const std::string& text, char separator) {
    const bool formula = !text.empty() && std::string("=+-@\t").find(text.front()) != std::string::npos;
    std::string all;
    if (formula) all += '\'';
    if (text.find_first_of(std::string("\"\r\n") + separator) == std::string::npos) return all += text;
    all.insert(all.begin(), '"');
    for (const char c : text) all += c == '"' ? std::string("\"\"") : std::string(1, c);
    return all + '"';
}

/// Integers without decimals, others with two.
std::string number(double value, char decimal) {
    if (std::abs(value - std::round(value)) < kEqual) return std::to_string(static_cast<long>(std::round(value)));
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f", value);
    std::ranges::replace(text, '.', decimal);
    return text.data();
}

} // namespace

std::vector<double> tablePoints(const TableResult& table, const Scoring& scoring) {
    const std::size_t seats = table.players.size();
    std::vector<std::size_t> order(seats);
    std::iota(order.begin(), order.end(), std::size_t{0});
    // The winner may have fewer points than others, because the game was stopped or points were hidden.
    const auto rank = [&](std::size_t seat) {
        return std::pair(static_cast<int>(seat) == table.winner ? 1 : 0, table.victoryPoints[seat]);
    };
    std::ranges::stable_sort(order, std::ranges::greater(), rank);
    std::vector<double> points(seats);
    for (std::size_t from = 0; from < seats;) {
        std::size_t to = from;
        double sum = 0;
        for (; to < seats && rank(order[to]) == rank(order[from]); ++to)
            if (to < scoring.places.size()) sum += scoring.places[to];
        for (std::size_t i = from; i < to; ++i) points[order[i]] = sum / static_cast<double>(to - from);
        from = to;
    }
    return points;
}

std::vector<Standing> standingsOf(int players, std::span<const RoundResult> rounds, const Scoring& scoring) {
    const auto count = static_cast<std::size_t>(players);
    std::vector<Standing> all(count);
    std::vector<std::set<PlayerNumber>> met(count);
    for (std::size_t player = 0; player < count; ++player) all[player].player = static_cast<PlayerNumber>(player);
    for (const RoundResult& round : rounds) {
        for (const PlayerNumber player : round.byes) all[static_cast<std::size_t>(player)].points += scoring.bye;
        for (const TableResult& table : round.tables) {
            const std::vector<double> points = tablePoints(table, scoring);
            const int together = std::accumulate(table.victoryPoints.begin(), table.victoryPoints.end(), 0);
            for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
                Standing& standing = all[static_cast<std::size_t>(table.players[seat])];
                standing.points += points[seat];
                standing.wins += static_cast<int>(seat) == table.winner ? 1 : 0;
                standing.victoryPoints += table.victoryPoints[seat];
                standing.share += together > 0 ? static_cast<double>(table.victoryPoints[seat]) / together : 0;
                ++standing.games;
                for (const PlayerNumber other : table.players)
                    if (other != standing.player) met[static_cast<std::size_t>(standing.player)].insert(other);
            }
        }
    }
    for (std::size_t player = 0; player < count; ++player) {
        if (all[player].games > 0) all[player].share /= all[player].games;
        for (const PlayerNumber other : met[player])
            all[player].opponents += all[static_cast<std::size_t>(other)].points;
    }
    std::ranges::stable_sort(
        all, [&](const Standing& one, const Standing& other) { return compare(one, other, scoring) > 0; });
    const bool direct = std::ranges::find(scoring.ties, TieBreak::HeadToHead) != scoring.ties.end();
    for (std::size_t from = 0; from < count;) {
        std::size_t to = from + 1;
        while (to < count && compare(all[from], all[to], scoring) == 0) ++to;
        // With three or more players the relation may be cyclic, so it is used for exactly two.
        const int decided =
            direct && to - from == 2 ? ahead(all[from].player, all[from + 1].player, rounds, scoring) : 0;
        if (decided < 0) std::swap(all[from], all[from + 1]);
        for (std::size_t i = from; i < to; ++i) all[i].place = static_cast<int>(decided != 0 ? i + 1 : from + 1);
        from = to;
    }
    return all;
}

std::string toCsv(std::span<const Standing> standings, std::span<const std::string> names,
                  std::span<const std::string, 6> titles, CsvStyle style) {
    const auto line = [&](std::span<const std::string> fields) {
        std::string text;
        for (std::size_t i = 0; i < fields.size(); ++i)
            text += (i > 0 ? std::string(1, style.separator) : "") + fields[i];
        return text + "\r\n";
    };
    std::array<std::string, 6> fields;
    std::ranges::transform(titles, fields.begin(),
                           [&](const std::string& title) { return quoted(title, style.separator); });
    std::string text = line(fields);
    for (const Standing& one : standings)
        text += line(std::array{std::to_string(one.place),
                                quoted(names[static_cast<std::size_t>(one.player)], style.separator),
                                number(one.points, style.decimal), std::to_string(one.games), std::to_string(one.wins),
                                std::to_string(one.victoryPoints)});
    return text;
}

} // namespace reeve::app::tournament
