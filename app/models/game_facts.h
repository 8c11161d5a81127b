// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of a game, put together from the views beside it.
#pragma once

#include "app/models/story.h"
#include "app/session/game_session.h"

#include <QVariant>

namespace reeve::app {

/// Plain values. As they are made: no game is open.
struct GameFacts {
    QVariant position = none(), turn = none(), barbarians = none(), expected = none(), options = none();
    QVariant lastRoll = none(), attack = none();
    QVariant players = QVariantList(), playable = QVariantList(), improvements = QVariantList(), production = QVariantList();
    QVariant story = QVariantList(), news = QVariantList();
    QString undoText, redoText;

    /// null in QML
    static QVariant none() { return QVariant::fromValue(nullptr); }
};

/// The facts of a game. `asked` is the state of which is asked what may be done (app/table/real_cards.h), `story` has followed
/// the session; an attack whose step has a serial up to `acknowledged` was looked at already.
GameFacts gameFacts(const GameSession& session, const GameState& asked, const Story& story, int acknowledged);
/// A step in a few words: "Anna rolls 5".
QString stepInWords(const Step& step, const GameSession& session);

} // namespace reeve::app
