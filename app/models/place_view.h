// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/guide/place_guide.h"
#include "app/session/game_session.h"

#include <QVariantMap>

namespace reeve::app {

/// What a tap on a place tells: {name, kind ("hex", "intersection", "path"), title, lines, odds, producers, deeds}.
/// `producers` [{player, cards}] of a hex: what its number brings to whom. `deeds` [{deed, text, hint, reason, rule,
/// cost, command, targets}]: what the player who is waited for may do there; `reason` is empty where it is possible.
/// `command` is carried out at once; where it is null one of `targets` (places of a move) or a hex (chase) must
/// still be chosen. `asked` is the state of which is asked what may be done (app/table/real_cards.h).
QVariantMap placeView(const GameSession& session, const GameState& asked, const Place& place);

/// Title of every place on which a piece stands, by its name.
QVariantMap standingView(const GameSession& session);

} // namespace reeve::app
