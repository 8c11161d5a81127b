// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, as one reason that all players can see. Derived from the table's views before and after the move,
// so that it reveals no hidden card.
#pragma once

#include "engine/commands/command.h"
#include "engine/view/game_view.h"

namespace reeve::player {

enum class Motive : std::uint8_t {
    None,        ///< no public reason
    Points,      ///< victory points
    Yield,       ///< more cards of `card`
    Variety,     ///< cards of a kind that the player did not produce
    Harbor,      ///< a better rate at a harbour
    Sites,       ///< a place for a settlement comes within reach
    Road,        ///< towards the longest road, or keeping it
    Army,        ///< towards the largest army, or keeping it
    Defence,     ///< knights against the barbarians
    Track,       ///< improvements of `track`: more progress cards, towards the metropolis
    Metropolis,  ///< a metropolis on `track`
    Wall,        ///< a larger hand is safe from a 7
    Robber,      ///< the robber leaves a hex of the player
    Against,     ///< harms `other` most
    Development, ///< one more development card
    Needed,      ///< takes the cards that the player needs most
    Spare,       ///< gives up the cards that the player needs least
    Saving       ///< ends the turn: no other command would gain more
};

struct Reason {
    Motive motive = Motive::None;
    PlayerId other = kNobody;
    Card card = kNoCard;
    Track track{};
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// Returns why `action` of `player` is sensible: points, if it gains any, else the public change between the views that
/// is most in the player's favour by rules of thumb. Harm to an opponent counts if the action targets that player.
/// `before` and `after` must be the table's views.
Reason reasonFor(const GameView& before, const GameView& after, PlayerId player, const Action& action);

} // namespace reeve::player
