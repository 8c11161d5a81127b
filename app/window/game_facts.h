// SPDX-License-Identifier: GPL-3.0-or-later
// Assembles the properties of `Game` from the views of this room.
#pragma once

#include "app/play/game_session.h"
#include "app/play/table_view.h"
#include "app/values/attack_facts.h"
#include "app/values/battle_facts.h"
#include "app/values/options_facts.h"
#include "app/values/player_facts.h"
#include "app/values/prompt_facts.h"
#include "app/values/roll_facts.h"
#include "app/values/story_facts.h"
#include "app/values/turn_facts.h"
#include "app/values/unseen_facts.h"
#include "app/window/story.h"
#include "app/window/uncovered_view.h"

#include <QVariant>

namespace reeve::app {

/// All properties as plain values. Default-constructed: no game is open.
struct GameFacts {
    QVariant position = none();
    UncoveredFacts uncovered;
    SinceFacts since;
    AttackFacts attack;
    ConflictFacts conflict;
    GivenFacts given;
    QList<PlayerFacts> players;
    TurnFacts turn;
    BarbarianFacts barbarians;
    ExpectedFacts expected;
    LastRollFacts lastRoll;
    QList<YieldFacts> production;
    OptionsFacts options;
    QList<ActionFacts> actions;
    QStringList playable;
    QList<StoryEntryFacts> story;
    StoryEntryFacts newest;
    QString undoText, redoText;

    /// null in QML.
    static QVariant none() { return QVariant::fromValue(nullptr); }
};

/// What the properties depend on besides the session.
struct Showing {
    Components components; ///< real hands: what costs more cards than are held is offered too; real decks: any card of
                           ///< a deck may be the one that is held
    Looking looking;       ///< whose cards are uncovered
    int acknowledged = 0;  ///< attacks up to this serial were acknowledged
    int conflictSeen = 0;  ///< battles up to this serial were acknowledged
    int givenSeen = 0;     ///< cards from Reeve up to this serial were taken
};

/// All properties of a game. `state`: its position, `pending` in the order in which the table asks. `story` must
/// already follow the session. Apart from `uncovered`, the result is equal for games that differ only in hidden
/// information.
GameFacts gameFacts(const GameSession& session, const GameState& state, const Story& story, const Showing& showing);
/// `Game.uncovered` for the seat in `looking`.
UncoveredFacts uncoveredFacts(const GameSession& session, const GameState& state, const Looking& looking,
                              const Components& components);
/// The record's position without hidden information: no `hands`, `seed`, `draws` or order of decks; `progress` and
/// `development` without hidden cards. Adds `deck_sizes`, the number of cards of each deck, and `board.conquered`, the
/// hexes conquered by barbarians.
QVariant positionView(const TableView& table);
/// A step in a few words, for example "Anna rolls 5".
QString stepInWords(const Step& step, const GameSession& session);

} // namespace reeve::app
