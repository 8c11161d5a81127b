// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/player_stats.h"

#include "app/play/list_entry.h"

#include <QSet>

#include <algorithm>

namespace reeve::app {
namespace {

void add(PlayerStats& to, int points, bool won, const QDateTime& ended) {
    ++to.games;
    to.wins += won ? 1 : 0;
    to.points += points;
    to.best = std::max(to.best, points);
    to.last = to.last.isValid() ? std::max(to.last, ended) : ended;
}

} // namespace

std::vector<PlayerStats> playerStats(std::span<const JournalGame> games, std::span<const Person> people) {
    std::vector<PlayerStats> all(people.size());
    QSet<QString> counted; // a copy has the same start and players as its original
    for (const JournalGame& game : games) {
        const ListEntry end = readListEntry(game.summary);
        const QString beginning = game.players + game.start;
        if (!end.over || counted.contains(beginning)) continue;
        counted.insert(beginning);
        const std::vector<Player> seats = readPlayers(game.players);
        for (std::size_t seat = 0; seat < std::min(seats.size(), end.points.size()); ++seat) {
            const QString& name = seats[seat].name;
            const auto known =
                std::ranges::find_if(people, [&](const Person& person) { return person.isCalled(name); });
            if (known != people.end())
                add(all[static_cast<std::size_t>(known - people.begin())], end.points[seat],
                    static_cast<int>(seat) == end.winner, game.changed);
        }
    }
    return all;
}

} // namespace reeve::app
