// SPDX-License-Identifier: GPL-3.0-or-later
// Trade offers between players, visible to all: who offers what to whom, and who agrees. Does not trade; a settled
// offer is returned as a Deal for one command `trade`. Offers never end because of the kinds of cards that a player
// holds: that would reveal which card was stolen.
#pragma once

#include "app/phones/protocol/message.h"
#include "app/phones/protocol/time.h"

#include <string>
#include <variant>
#include <vector>

namespace reeve::phones {

struct StandingOffer {
    std::string id; ///< assigned by the table; never reused by this object
    Color from{};
    std::vector<Color> to;
    Hand give, take; ///< from the offerer's point of view
    std::vector<Color> agreed, declined;
    bool operator==(const StandingOffer&) const = default;
};

/// An offer that is being settled, from the point of view of the player on turn: the parameters of the command `trade`.
struct Deal {
    Color onTurn{}, with{};
    Hand give, take;
    bool operator==(const Deal&) const = default;
};

/// Why an offer or reply is refused. `needs`, the missing cards, may be sent only to the player who lacks them.
struct NoOffer {
    Code code{};
    Hand needs;
    bool operator==(const NoOffer&) const = default;
};

class Offers {
public:
    static constexpr std::size_t kMostInAMinute = 10; ///< per seat

    /// Makes an offer; it replaces an earlier one of the same seat. `held`: the offerer's hand; `seats`: all seats of
    /// the game. Players not on turn may offer only to the player on turn.
    std::variant<StandingOffer, NoOffer> make(const Offer& offer, Color from, Color onTurn,
                                              const std::vector<Color>& seats, const Hand& held, Time now);

    struct Noted {}; ///< the reply was recorded
    /// Applies a reply of `seat`, which holds `held`. The seats in `to` can agree or decline, the offerer can withdraw.
    /// The player on turn settles: an own offer with a seat that agreed, or an offer to themselves, which also agrees
    /// to it. Settling returns the Deal; the offer ends with the trade, which changes the offerer's hand.
    std::variant<Noted, Deal, NoOffer> reply(const Reply& reply, Color seat, Color onTurn, const Hand& held);

    /// The hand of `seat` has changed: removes its offer and its agreements to others.
    void handChanged(Color seat);
    /// Removes all offers: the turn has ended, or a step was undone, redone or corrected.
    void clear() { m_standing.clear(); }

    [[nodiscard]] const std::vector<StandingOffer>& standing() const { return m_standing; }

private:
    struct Made {
        Color from{};
        Time at;
    };
    std::vector<StandingOffer> m_standing;
    std::vector<Made> m_made; ///< of the last minute
    int m_last = 0;
};

} // namespace reeve::phones
