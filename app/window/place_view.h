// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"
#include "app/values/place_facts.h"
#include "app/words/place_guide.h"

#include <QVariantMap>

namespace reeve::app {

/// What a tap on a place shows. `asked`: the state from which the possible actions are listed (app/play/real_cards.h).
PlaceFacts placeView(const GameSession& session, const GameState& asked, const Place& place);

/// Title of every place on which a piece stands, by the name of the place.
QVariantMap standingView(const GameSession& session);

} // namespace reeve::app
