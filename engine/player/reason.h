// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is a good one, in one point that everybody at the table can see. It is worked out from what the table
// knows of the position before and after the move, so that it tells nothing of a hidden card.
#pragma once

#include "engine/commands/command.h"
#include "engine/view/game_view.h"

namespace reeve::player {

enum class Motive : std::uint8_t {
    None,        ///< nothing that lies open speaks for it
    Points,      ///< victory points
    Yield,       ///< more cards of `card`
    Variety,     ///< cards of a kind that it did not produce
    Harbor,      ///< a better rate at a harbour
    Sites,       ///< a place for a settlement comes within reach
    Road,        ///< towards the longest road, or to keep it
    Army,        ///< towards the largest army, or to keep it
    Defence,     ///< knights against the barbarians
    Track,       ///< improvements of `track`: more progress cards, towards the metropolis
    Metropolis,  ///< a metropolis on `track`
    Wall,        ///< more cards may be kept when a 7 is rolled
    Robber,      ///< the robber leaves an own hex
    Against,     ///< it costs `other` most
    Development, ///< a development card more
    Needed,      ///< cards that are taken: those that it needs most
    Spare,       ///< cards that are given up: those that it misses least
    Saving       ///< the turn ends: nothing that it could do would bring it more
};

struct Reason {
    Motive motive = Motive::None;
    PlayerId other = kNobody;
    Card card = kNoCard;
    Track track{};
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// Why `action` of `player` is sensible: points, if it brings some, else what lies open and changes most for the better
/// between the two views, weighed by rules of thumb. What it costs others counts where it is aimed at somebody. Both
/// views are the table's: of the position before, and of the one that follows.
Reason reasonFor(const GameView& before, const GameView& after, PlayerId player, const Action& action);

} // namespace reeve::player
