// SPDX-License-Identifier: GPL-3.0-or-later
// What a club has still to be told, as the journal hands it out. A row is written in the transaction of the step
// itself; texts stay where they are and are read when the row is sent. See app/club/README.md.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace reeve::app {

/// A seat of a game with the person who sits there.
struct OutboxSeat {
    QString person; ///< UUID
    QString name;
    bool operator==(const OutboxSeat&) const = default;
};

/// One row with what belongs to it. Fields that the kind has no use for are empty.
struct OutboxEntry {
    enum class Kind {
        Game,    ///< a game and what it begins with
        Step,    ///< its step `number`, with the link of the chain that it makes
        Replace, ///< all steps were written anew; they follow. `words` names this occasion
        Rename,  ///< `words` is the game's new name
        Remove,
        Person ///< `words` is the new name of the person `game`
    };
    qint64 sequence = 0; ///< ascending; never given twice
    Kind kind = Kind::Step;
    QString game;                  ///< UUID
    int number = 0;                ///< Step: from 1
    QString words;                 ///< see Kind
    qint64 time = 0;               ///< when it was put in: UTC, milliseconds since 1970
    QString players;               ///< Game: JournalGame::players
    QString start;                 ///< Game: JournalGame::start
    QString started;               ///< Game: ISO 8601, UTC
    QString command;               ///< Step
    QString events;                ///< Step
    qint64 played = 0;             ///< Step: JournalStep::time
    QByteArray checksum;           ///< Game: of its start; Step: its own
    QString summary;               ///< Game and Step: JournalGame::summary as it is now
    std::vector<OutboxSeat> seats; ///< Game
};

/// How much waits.
struct OutboxLength {
    qint64 entries = 0;
    qint64 since = 0; ///< OutboxEntry::time of the oldest; 0 where nothing waits
    bool operator==(const OutboxLength&) const = default;
};

/// Somebody by the id and all names, the one of today first.
struct NamedPerson {
    QString person{}; ///< empty: as the journal knows it, or a fresh one
    QStringList names{};
};

} // namespace reeve::app
