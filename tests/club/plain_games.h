// SPDX-License-Identifier: GPL-3.0-or-later
// Games as stored in a club: texts of the record, made without the rules.
#pragma once

#include "app/club/database/club_database.h"
#include "app/store/journal.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace reeve::testing {

/// JournalGame::players with these names.
inline QString seatsOf(const QStringList& names) {
    static const QStringList colors{QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("white"),
                                    QStringLiteral("orange")};
    QStringList seats;
    for (qsizetype i = 0; i < names.size(); ++i)
        seats << QStringLiteral(R"({"name":"%1","color":"%2"})").arg(names[i], colors[i % colors.size()]);
    return QLatin1Char('[') + seats.join(QLatin1Char(',')) + QLatin1Char(']');
}

/// JournalGame::start; `seed` makes games different.
inline QString startOf(int seed, const QString& game = QStringLiteral("cities-and-knights")) {
    return QStringLiteral(R"({"position":{"rules":{"game":"%1","edition":"en-2020"},"seed":%2}})").arg(game).arg(seed);
}

inline app::JournalStep rollStep(int red, int yellow, qint64 time = 1'800'000'000'000) {
    return {QStringLiteral(R"({"do":"roll"})"),
            QStringLiteral(R"({"form":2,"events":[{"event":"dice-rolled","red":%1,"yellow":%2,"player":"red"}]})")
                .arg(red)
                .arg(yellow),
            time};
}

inline app::JournalStep wordStep(const char* word, qint64 time = 1'800'000'000'000) {
    return {QStringLiteral(R"({"do":"%1"})").arg(QLatin1String(word)), QStringLiteral("[]"), time};
}

inline QString runningSummary(int turn) {
    return QStringLiteral(R"({"turn":%1,"points":[2,3,4],"over":false,"winner":null})").arg(turn);
}

/// JournalGame::summary of a finished game.
inline QString overSummary(const std::vector<int>& points, int winner) {
    QStringList list;
    for (const int point : points) list << QString::number(point);
    return QStringLiteral(R"({"turn":40,"points":[%1],"over":true,"winner":%2})")
        .arg(list.join(QLatin1Char(',')))
        .arg(winner);
}

/// Returns the first difference between a journal and the club's database as a sentence; empty if there is none. Every
/// game of the journal that is its own (not fenced off) must be there with each step and checksum.
inline QString differenceFrom(app::Journal& journal, app::ClubDatabase& club) {
    for (const app::JournalGame& game : journal.games()) {
        if (journal.wait([&](app::JournalFile& file) { return file.fenced(game.uuid); })) continue;
        QSqlQuery query;
        if (const auto trouble = club.run(
                query,
                QStringLiteral("SELECT s.number, s.command, s.events, s.time, g.name, g.steps FROM reeve.games g"
                               " LEFT JOIN reeve.steps s ON s.game = g.id AND s.revision = g.revision"
                               " WHERE g.id = CAST(? AS uuid) ORDER BY s.number"),
                {game.uuid}))
            return trouble->detail;
        const auto loaded = journal.load(game.id);
        std::size_t number = 0;
        bool there = false;
        while (query.next()) {
            there = true;
            if (query.value(4).toString() != loaded->game.name)
                return QStringLiteral("another name: ") + loaded->game.name;
            if (query.value(0).isNull()) break;
            if (number >= loaded->steps.size()) return QStringLiteral("a step too many in ") + game.uuid;
            const app::JournalStep& step = loaded->steps[number++];
            if (query.value(0).toInt() != static_cast<int>(number) || query.value(1).toString() != step.command ||
                query.value(2).toString() != step.events || query.value(3).toLongLong() != step.time)
                return QStringLiteral("step %1 of %2 differs").arg(number).arg(game.uuid);
        }
        if (!there) return QStringLiteral("there is no game ") + game.uuid;
        if (number != loaded->steps.size())
            return QStringLiteral("%1 of %2 steps of %3").arg(number).arg(loaded->steps.size()).arg(game.uuid);
    }
    return {};
}

} // namespace reeve::testing
