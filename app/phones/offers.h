// SPDX-License-Identifier: GPL-3.0-or-later
// Offers between players, open to all at the table: who offers what to whom, and who agrees. Nothing here trades; a
// settled offer becomes one command `trade`. What ends an offer never depends on the kinds that somebody holds: it
// would tell which card was stolen.
#pragma once

#include "app/phones/message.h"
#include "app/phones/time.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace reeve::phones {

struct StandingOffer {
    std::string id; ///< given by the table; never used twice in an evening
    Color from{};
    std::vector<Color> to;
    Hand give, take; ///< as the offerer sees them
    std::vector<Color> agreed, declined;
    bool operator==(const StandingOffer&) const = default;
};

/// A settled offer as the player on turn sees it: the keys of the command `trade`.
struct Deal {
    Color onTurn{}, with{};
    Hand give, take;
    bool operator==(const Deal&) const = default;
};

/// Why an offer or a reply was refused; `needs` is for the one whose cards are missing and for nobody else.
struct NoOffer {
    Code code{};
    Hand needs;
    bool operator==(const NoOffer&) const = default;
};

class Offers {
public:
    static constexpr std::size_t kMostInAMinute = 10; ///< of one seat

    /// The offer that now stands (one of its seat: an older one is replaced), or why not. `held` is the offerer's hand,
    /// `seats` are those of the game. Whoever is not on turn may offer to the player on turn only.
    std::variant<StandingOffer, NoOffer> make(const Offer& offer, Color from, Color onTurn,
                                              const std::vector<Color>& seats, const Hand& held, Time now);

    struct Noted {}; ///< the reply was written down
    /// What follows from a reply of `seat`, which holds `held`. Those who are asked agree and decline; the offerer
    /// withdraws. The player on turn settles: an own offer with one who agreed, or somebody else's offer to them, which
    /// agrees to it as well. A settled offer is gone.
    std::variant<Noted, Deal, NoOffer> reply(const Reply& reply, Color seat, Color onTurn, const Hand& held);

    /// A hand is another one: the seat's own offer ends, and what it agreed to is open again.
    void handChanged(Color seat);
    /// The turn has ended, or a step was taken back, done again or corrected: nothing stands any more.
    void clear() { m_standing.clear(); }

    [[nodiscard]] const std::vector<StandingOffer>& standing() const { return m_standing; }

private:
    struct Made {
        Color from{};
        Time at;
    };
    std::vector<StandingOffer> m_standing;
    std::vector<Made> m_made; ///< in the last minute
    int m_last = 0;
};

} // namespace reeve::phones
