// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/seen.h"

namespace reeve::app {

/// Estimated chances of victory (models/chances_view.h) for phones; empty before the end of the game. Texts are in the
/// current language (app/words/speaking.h).
SeenStory seenStory(const GameSession& session);

} // namespace reeve::app
