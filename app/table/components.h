// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game lies on the table and what Reeve keeps itself. It belongs to the evening, not to the rules: the record
// knows nothing of it, and the same game may go on with other components.
#pragma once

namespace reeve::app {

struct Components {
    bool ownDice = false;   ///< Reeve throws the dice; else they are tapped in
    bool realHands = false; ///< resources and commodities are held at the table: Reeve counts and asks for no payment
    bool realDecks = false; ///< progress cards are drawn at the table: Reeve knows of which deck, not which card

    /// Reeve cannot know everything that is held.
    [[nodiscard]] bool unseen() const { return realHands || realDecks; }
    friend bool operator==(const Components&, const Components&) = default;
};

} // namespace reeve::app
