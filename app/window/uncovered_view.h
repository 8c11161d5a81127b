// SPDX-License-Identifier: GPL-3.0-or-later
// The secrets shown to the one person who looks under a cover. Computed only while something is uncovered.
#pragma once

#include "app/values/uncovered_facts.h"
#include "engine/state/game_state.h"

#include <QStringList>

namespace reeve::app {

/// Which secrets are uncovered.
struct Looking {
    PlayerId player = kNobody; ///< whose cards; kNobody: no seat
    bool record = false;       ///< a correction is being made: also all other hidden parts of the position
    [[nodiscard]] bool somebody() const { return player != kNobody || record; }
    friend bool operator==(const Looking&, const Looking&) = default;
};

/// `Game.uncovered`; `since`: sentences that only this player may read (sinceSecrets()).
UncoveredFacts uncoveredView(const GameState& state, const Looking& looking, const QStringList& since = {});

} // namespace reeve::app
