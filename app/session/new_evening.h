// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"

namespace reeve::app {

/// What the pages for a new game hand over: {name, players:[{name,color}], rules, board, seed}. Names are
/// trimmed; one that is empty becomes the colour's name. The text says what is wrong, in English.
std::variant<NewEvening, QString> readNewEvening(const record::Json& setup);

} // namespace reeve::app
