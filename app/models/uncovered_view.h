// SPDX-License-Identifier: GPL-3.0-or-later
// What lies open on the screen for the one person who is looking under a cover. Nothing of it is made while all is
// covered.
#pragma once

#include "app/values/uncovered_facts.h"
#include "engine/state/game_state.h"

#include <QStringList>

namespace reeve::app {

/// Who looks at what.
struct Looking {
    PlayerId player = kNobody; ///< whose cards are uncovered
    bool record = false; ///< the record is being corrected: the parts of the position that are hidden as a rule, too
    [[nodiscard]] bool somebody() const { return player != kNobody || record; }
    friend bool operator==(const Looking&, const Looking&) = default;
};

/// `Game.uncovered`; `since` are the sentences about what only this player knows.
UncoveredFacts uncoveredView(const GameState& state, const Looking& looking, const QStringList& since = {});

} // namespace reeve::app
