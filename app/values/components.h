// SPDX-License-Identifier: GPL-3.0-or-later
// Which components of a game are real and which Reeve keeps. Not part of the record: a game can be continued with other
// components.
#pragma once

#include "engine/basics/ids.h"

#include <bitset>

namespace reeve::app {

/// Default-constructed: only the dice are real.
struct Components {
    bool ownDice = false;   ///< Reeve rolls the dice; false: real dice are entered
    bool realHands = false; ///< hands are real: Reeve counts cards and does not ask for payment
    bool realDecks = false; ///< progress cards are drawn from real decks: Reeve knows the deck of a card, not the card
    std::bitset<kMaxPlayers> held{}; ///< with real hands: the seats that Reeve plays; no real cards lie there

    /// Reeve knows the hand of this player: it changes by commands and corrections of people only, and nothing is
    /// assumed of it.
    [[nodiscard]] bool known(PlayerId player) const {
        return !realHands || (index(player) < held.size() && held[index(player)]);
    }
    /// Some cards are unknown to Reeve.
    [[nodiscard]] bool unseen() const { return realHands || realDecks; }
    friend bool operator==(const Components&, const Components&) = default;
};

} // namespace reeve::app
