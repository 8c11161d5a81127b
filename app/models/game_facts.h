// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of a game, put together from the views beside it.
#pragma once

#include "app/models/story.h"
#include "app/models/uncovered_view.h"
#include "app/session/game_session.h"
#include "app/values/attack_facts.h"
#include "app/values/battle_facts.h"
#include "app/values/options_facts.h"
#include "app/values/player_facts.h"
#include "app/values/roll_facts.h"
#include "app/values/story_facts.h"
#include "app/values/turn_facts.h"
#include "app/view/table_view.h"

#include <QVariant>

namespace reeve::app {

/// Plain values. As they are made: no game is open.
struct GameFacts {
    QVariant position = none();
    UncoveredFacts uncovered;
    SinceFacts since;
    AttackFacts attack;
    ConflictFacts conflict;
    QList<PlayerFacts> players;
    TurnFacts turn;
    BarbarianFacts barbarians;
    ExpectedFacts expected;
    LastRollFacts lastRoll;
    QList<YieldFacts> production;
    OptionsFacts options;
    QStringList playable;
    QList<StoryEntryFacts> story;
    StoryEntryFacts newest;
    QString undoText, redoText;

    /// null in QML
    static QVariant none() { return QVariant::fromValue(nullptr); }
};

/// What else the facts of a game depend on.
struct Showing {
    bool counted = true;  ///< Reeve keeps the hands, so what costs more cards than are held is not offered
    bool anyCard = false; ///< progress cards are drawn at the table: of a deck, each card may be the one that is held
    Looking looking;      ///< who looks under a cover
    int acknowledged = 0; ///< an attack whose step has a serial up to this one was looked at already
    int conflictSeen = 0; ///< the same of battles on hexes
};

/// The facts of a game; `story` has followed the session. All but `uncovered` are the same for every game that differs
/// only in what is hidden.
GameFacts gameFacts(const GameSession& session, const Story& story, const Showing& showing);
/// What the one who looks may see.
UncoveredFacts uncoveredFacts(const GameSession& session, const Looking& looking);
/// The record's position as everybody may see it: without `hands`, `seed`, `draws` and the order of the decks;
/// `progress` and `development` without the hidden cards; `deck_sizes` tells how many cards each deck has,
/// `board.conquered` the hexes that barbarians have conquered.
QVariant positionView(const TableView& table);
/// A step in a few words: "Anna rolls 5".
QString stepInWords(const Step& step, const GameSession& session);

} // namespace reeve::app
