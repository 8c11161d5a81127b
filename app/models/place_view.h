// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/places/place_guide.h"
#include "app/session/game_session.h"
#include "app/values/place_facts.h"

#include <QVariantMap>

namespace reeve::app {

/// What a tap on a place tells. `asked` is the state of which is asked what may be done (app/table/real_cards.h).
PlaceFacts placeView(const GameSession& session, const GameState& asked, const Place& place);

/// Title of every place on which a piece stands, by its name.
QVariantMap standingView(const GameSession& session);

} // namespace reeve::app
