// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/seen.h"

namespace reeve::app {

/// How likely everybody's victory was (models/chances_view.h), as phones are shown it; empty before the game is over.
/// Its texts are in the language that is being spoken (app/wording/speaking.h).
SeenStory seenStory(const GameSession& session);

} // namespace reeve::app
