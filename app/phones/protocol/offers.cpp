// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/offers.h"

#include <algorithm>

namespace reeve::phones {
namespace {

constexpr Duration kMinute = std::chrono::minutes(1);

bool contains(const std::vector<Color>& list, Color color) { return std::ranges::find(list, color) != list.end(); }
void add(std::vector<Color>& list, Color color) {
    if (!contains(list, color)) list.push_back(color);
}

std::optional<NoOffer> missingCards(const Hand& held, const Hand& price) {
    if (held.covers(price)) return std::nullopt;
    return NoOffer{Code::CardsMissing, held.missing(price)};
}

} // namespace

std::variant<StandingOffer, NoOffer> Offers::make(const Offer& offer, Color from, Color onTurn,
                                                  const std::vector<Color>& seats, const Hand& held, Time now) {
    const auto isPartner = [&](Color color) { return color != from && contains(seats, color); };
    if (!std::ranges::all_of(offer.to, isPartner)) return NoOffer{Code::Malformed, {}};
    if (from != onTurn && offer.to != std::vector{onTurn}) return NoOffer{Code::NotYours, {}};
    std::erase_if(m_made, [&](const Made& made) { return now - made.at >= kMinute; });
    if (static_cast<std::size_t>(std::ranges::count(m_made, from, &Made::from)) >= kMostInAMinute)
        return NoOffer{Code::TooFast, {}};
    if (auto missing = missingCards(held, offer.give)) return *missing;
    m_made.push_back({from, now});
    std::erase_if(m_standing, [&](const StandingOffer& standing) { return standing.from == from; });
    m_standing.push_back({.id = std::to_string(++m_last),
                          .from = from,
                          .to = offer.to,
                          .give = offer.give,
                          .take = offer.take,
                          .agreed = {},
                          .declined = {}});
    return m_standing.back();
}

std::variant<Offers::Noted, Deal, NoOffer> Offers::reply(const Reply& reply, Color seat, Color onTurn,
                                                         const Hand& held) {
    const auto found = std::ranges::find(m_standing, reply.offer, &StandingOffer::id);
    if (found == m_standing.end()) return NoOffer{Code::OfferGone, {}};
    StandingOffer& offer = *found;
    const bool own = offer.from == seat;
    if (!own && !contains(offer.to, seat)) return NoOffer{Code::NotYourOffer, {}};
    switch (reply.say) {
    case Say::Agree:
        if (own) return NoOffer{Code::NotYourOffer, {}};
        if (auto missing = missingCards(held, offer.take)) return *missing;
        std::erase(offer.declined, seat);
        add(offer.agreed, seat);
        return Noted{};
    case Say::Decline:
        if (own) return NoOffer{Code::NotYourOffer, {}};
        std::erase(offer.agreed, seat);
        add(offer.declined, seat);
        return Noted{};
    case Say::Withdraw:
        if (!own) return NoOffer{Code::NotYourOffer, {}};
        m_standing.erase(found);
        return Noted{};
    case Say::Settle: break;
    }
    if (seat != onTurn) return NoOffer{Code::NotYours, {}};
    if (own) {
        if (!reply.with || !contains(offer.agreed, *reply.with)) return NoOffer{Code::OfferGone, {}};
        return Deal{.onTurn = seat, .with = *reply.with, .give = offer.give, .take = offer.take};
    }
    if (reply.with && *reply.with != offer.from) return NoOffer{Code::NotYourOffer, {}};
    if (auto missing = missingCards(held, offer.take)) return *missing;
    return Deal{.onTurn = seat, .with = offer.from, .give = offer.take, .take = offer.give};
}

void Offers::handChanged(Color seat) {
    std::erase_if(m_standing, [&](const StandingOffer& offer) { return offer.from == seat; });
    for (StandingOffer& offer : m_standing) std::erase(offer.agreed, seat);
}

} // namespace reeve::phones
