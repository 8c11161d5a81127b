// SPDX-License-Identifier: GPL-3.0-or-later
// The history of the game in sentences.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// A sentence of the history. Default-constructed: none.
struct StoryEntryFacts {
    Q_GADGET
    QML_VALUE_TYPE(storyEntryFacts)
    /** Index in the story, stable while its step is in force; -1: none. */
    Q_PROPERTY(int id MEMBER id)
    /** The step it belongs to. */
    Q_PROPERTY(int step MEMBER step)
    /** 0: set-up. */
    Q_PROPERTY(int turn MEMBER turn)
    /** The seat it is about; -1: none. */
    Q_PROPERTY(int player MEMBER player)
    /** "correction", or the kind of the event: "dice", "production" … (app/words/event_wording.h). */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString text MEMBER text)

public:
    int id = -1, step = -1, turn = 0, player = -1;
    QString kind{}, text{};
    friend bool operator==(const StoryEntryFacts&, const StoryEntryFacts&) = default;
};

/// A change of the board by a player.
struct TableChangeFacts {
    Q_GADGET
    QML_VALUE_TYPE(tableChangeFacts)
    /** The seat it is about; -1: none. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString text MEMBER text)

public:
    int player = -1;
    QString text{};
    friend bool operator==(const TableChangeFacts&, const TableChangeFacts&) = default;
};

/// Public events since a player's last turn. Default-constructed: there was no turn before.
struct SinceFacts {
    Q_GADGET
    QML_VALUE_TYPE(sinceFacts)
    /** There is something to show. */
    Q_PROPERTY(bool told READ told)
    /** Seat; -1: there was no turn before, or the game is over. */
    Q_PROPERTY(int player MEMBER player)
    /** Effects on this player: total of cards received; cards, cities, knights and roads lost; progress cards. */
    Q_PROPERTY(QStringList own MEMBER own)
    /** Changes of the table: attacks, awards, buildings, played cards, the robber. */
    Q_PROPERTY(QList<reeve::app::TableChangeFacts> others MEMBER others)
    /** A card was stolen from this player. */
    Q_PROPERTY(bool robbed MEMBER robbed)

public:
    [[nodiscard]] bool told() const { return player >= 0; }

    int player = -1;
    QStringList own{};
    QList<TableChangeFacts> others{};
    bool robbed = false;
    friend bool operator==(const SinceFacts&, const SinceFacts&) = default;
};

} // namespace reeve::app
