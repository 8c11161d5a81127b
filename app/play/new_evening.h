// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"

namespace reeve::app {

/// Parses the object that the new-game pages pass: {name, players:[{name, color, level}], rules, board, seed, start,
/// table}; only `players` is mandatory. Trims names; an empty one becomes the name of the colour. A missing seed is
/// drawn at random. Error: what is wrong, in English.
std::variant<NewEvening, QString> readNewEvening(const record::Json& setup);

} // namespace reeve::app
