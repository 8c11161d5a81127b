// SPDX-License-Identifier: GPL-3.0-or-later
// Changes that have still to be sent to a club. An outbox row is written in the transaction of the change itself; texts
// are stored once, in their own tables, and read when the row is sent. See app/club/README.md.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace reeve::app {

/// A seat of a game and its person.
struct OutboxSeat {
    QString person; ///< UUID
    QString name;
    bool operator==(const OutboxSeat&) const = default;
};

/// One outbox row with its data. Fields that the kind does not use are empty.
struct OutboxEntry {
    enum class Kind {
        Game,    ///< a new game and its start
        Step,    ///< step `number` with its chain checksum
        Replace, ///< all steps are replaced; the new ones follow. `words` is a UUID of this replacement
        Rename,  ///< `words` is the game's new name
        Remove,
        Person ///< the person with UUID `game` is now called `words`
    };
    qint64 sequence = 0; ///< ascending, never reused
    Kind kind = Kind::Step;
    QString game;                  ///< UUID
    int number = 0;                ///< Step: from 1
    QString words;                 ///< see Kind
    qint64 time = 0;               ///< when the row was written, in ms since 1970 UTC
    QString players;               ///< Game: JournalGame::players
    QString start;                 ///< Game: JournalGame::start
    QString started;               ///< Game: ISO 8601, UTC
    QString command;               ///< Step
    QString events;                ///< Step
    qint64 played = 0;             ///< Step: JournalStep::time
    QByteArray checksum;           ///< Game: startChecksum(); Step: its stepChecksum()
    QString summary;               ///< Game and Step: present JournalGame::summary
    std::vector<OutboxSeat> seats; ///< Game
};

/// A game as the club has it.
struct ClubCopy {
    int steps = 0;
    QByteArray checksum{}; ///< of its last step
    QString name{};
};

/// Number and age of pending entries.
struct OutboxLength {
    qint64 entries = 0;
    qint64 since = 0; ///< OutboxEntry::time of the oldest entry; 0: none
    bool operator==(const OutboxLength&) const = default;
};

/// A person with all their names, the current one first.
struct NamedPerson {
    QString person{}; ///< UUID; empty: the person who is known by one of the names, else a new UUID
    QStringList names{};
};

} // namespace reeve::app
