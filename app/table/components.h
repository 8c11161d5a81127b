// SPDX-License-Identifier: GPL-3.0-or-later
// Which components of a game are real and which Reeve keeps. Not part of the record: a game can be continued with other
// components.
#pragma once

namespace reeve::app {

/// Default-constructed: only the dice are real.
struct Components {
    bool ownDice = false;   ///< Reeve rolls the dice; false: real dice are entered
    bool realHands = false; ///< hands are real: Reeve counts cards and does not ask for payment
    bool realDecks = false; ///< progress cards are drawn from real decks: Reeve knows the deck of a card, not the card

    /// Some cards are unknown to Reeve.
    [[nodiscard]] bool unseen() const { return realHands || realDecks; }
    friend bool operator==(const Components&, const Components&) = default;
};

} // namespace reeve::app
