// SPDX-License-Identifier: GPL-3.0-or-later
// What lies open on the screen for the one person who is looking under a cover. Nothing of it is made while all is
// covered.
#pragma once

#include "engine/state/game_state.h"

#include <QStringList>
#include <QVariant>

namespace reeve::app {

/// Who looks at what.
struct Looking {
    PlayerId player = kNobody; ///< whose cards are uncovered
    bool record = false; ///< the record is being corrected: the parts of the position that are hidden as a rule, too
    [[nodiscard]] bool somebody() const { return player != kNobody || record; }
    friend bool operator==(const Looking&, const Looking&) = default;
};

/// `Game.uncovered`: {player, hand, cards, development, fresh, playable, playableDevelopment, lacks, since, record}.
/// `hand` has all eight kinds; `cards` are progress cards, in the base game development cards; `development` are
/// development cards besides progress cards (FAN-KC-2), `fresh` those bought this turn; `playable` and
/// `playableDevelopment` may be played now (as words of the record). `lacks` is for the player on turn what each
/// purchase
/// ("road" … "development", "trade", "politics", "science") still needs, as a heap; `since` are sentences about what
/// only this player knows of what happened since the last turn. `record` is {hands, progress, development, decks, bank}
/// for a correction, as far as the game has them, else null. Null while nobody looks.
QVariant uncoveredView(const GameState& state, const Looking& looking, const QStringList& since = {});

} // namespace reeve::app
