// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/people/lifetime.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

void add(Lifetime& to, int points, bool won, const QDateTime& ended) {
    ++to.games;
    to.wins += won ? 1 : 0;
    to.points += points;
    to.best = std::max(to.best, points);
    to.last = to.last.isValid() ? std::max(to.last, ended) : ended;
}

} // namespace

std::vector<Lifetime> lifetimes(std::span<const JournalGame> games, std::span<const Person> people) {
    std::vector<Lifetime> all(people.size());
    QSet<QString> counted; // a copy begins with the very same position and people as its original
    for (const JournalGame& game : games) {
        const QJsonObject end = QJsonDocument::fromJson(game.summary.toUtf8()).object();
        const QString beginning = game.players + game.start;
        if (!end[u"over"_s].toBool() || counted.contains(beginning)) continue;
        counted.insert(beginning);
        const QJsonArray seats = QJsonDocument::fromJson(game.players.toUtf8()).array();
        const QJsonArray points = end[u"points"_s].toArray();
        const int winner = end[u"winner"_s].toInt(-1);
        for (int seat = 0; seat < seats.size(); ++seat) {
            const QString name = seats[seat].toObject()[u"name"_s].toString();
            const auto known = std::ranges::find_if(people, [&](const Person& person) { return person.isCalled(name); });
            if (known != people.end())
                add(all[static_cast<std::size_t>(known - people.begin())], points[seat].toInt(), seat == winner, game.changed);
        }
    }
    return all;
}

} // namespace reeve::app
