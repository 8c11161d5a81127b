// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer learns of an event. Public events are passed on unchanged; events with a secret have a type of their
// own here, in which the secret is optional. Draws from the generator are left out.
//
// What is public (see game_view.h for positions):
// - Cards from the bank are dealt openly, and prices are known; the parties of a trade named the cards (TRADE-2).
// - Of a discard only the number of cards: discards are secret until all are made (SEVEN-7), and afterwards the bank is
//   not shown, so that hands stay hidden (PROD-11).
// - Cards that pass between players without an agreement, also a stolen card, are known to these two players.
// - A progress card is known to the player who draws it; its back shows its deck. Victory point cards are open at once
//   (PROG-4, PROG-8). A card returned under its deck is not shown (PROG-7); a card that a Spy takes is known to both.
// - A development card is known to its buyer until it is played (DEV-1).
#pragma once

#include "engine/events/event.h"
#include "engine/view/viewer.h"

#include <optional>
#include <tuple>
#include <variant>

namespace reeve {

namespace masked {

// clang-format off
struct DiceRolled { PlayerId player = kNobody; std::uint8_t red = 0, yellow = 0; EventFace with = EventFace::None;
    static constexpr Public kEvent{"dice-rolled"};
    constexpr void fields(auto& f) { f.dice(red, yellow)("with", with, kSparse)("player", player); } };
struct RollRepeated { std::uint8_t red = 0, yellow = 0;
    static constexpr Public kEvent{"roll-repeated"}; constexpr void fields(auto& f) { f.dice(red, yellow); } };
struct ProgressDrawn { PlayerId player = kNobody; Track track{}; std::optional<ProgressCard> card;
    static constexpr Public kEvent{"progress-drawn"}; constexpr void fields(auto& f) { f("player", player)("track", track)("card", card); } };
struct ProgressReturned { PlayerId player = kNobody; Track track{}; std::optional<ProgressCard> card;
    static constexpr Public kEvent{"progress-returned"}; constexpr void fields(auto& f) { f("player", player)("track", track)("card", card); } };
struct ProgressTaken { PlayerId player = kNobody, from = kNobody; std::optional<ProgressCard> card;
    static constexpr Public kEvent{"progress-taken"}; constexpr void fields(auto& f) { f("player", player)("from", from)("card", card); } };
struct CardsPaid { PlayerId player = kNobody; std::uint8_t count = 0; std::optional<Hand> cards; Cause cause{};
    static constexpr Public kEvent{"cards-paid"};
    constexpr void fields(auto& f) { f("player", player)("cause", cause)("cards", cards)("count", count, If{!cards}); } };
struct CardsPassed { PlayerId from = kNobody, to = kNobody; std::uint8_t count = 0; std::optional<Hand> cards; Cause cause{};
    static constexpr Public kEvent{"cards-passed"};
    constexpr void fields(auto& f) { f("from", from)("to", to)("cause", cause)("cards", cards)("count", count, If{!cards}); } };
struct CardStolen { PlayerId thief = kNobody, victim = kNobody; std::optional<Card> card;
    static constexpr Public kEvent{"card-stolen"}; constexpr void fields(auto& f) { f("player", thief)("victim", victim)("card", card); } };
struct DevelopmentBought { PlayerId player = kNobody; std::optional<DevelopmentCard> card;
    static constexpr Public kEvent{"development-bought"}; constexpr void fields(auto& f) { f("player", player)("card", card); } };
// clang-format on

} // namespace masked

namespace detail {

/// What viewers see of an event, as a list of no or one type. The events of modules are all Public (seen_event.cpp).
template <typename Kind>
auto seenAs(Public) -> std::tuple<Kind>;
template <typename Kind>
auto seenAs(Hidden) -> std::tuple<>;
template <typename Kind, typename Seen>
auto seenAs(Masked<Seen>) -> std::tuple<Seen>;
template <typename Kind>
auto seenAs() {
    if constexpr (kIsVariant<Kind>)
        return std::tuple<Kind>();
    else
        return decltype(seenAs<Kind>(Kind::kEvent))();
}

template <typename... Kinds>
std::variant<Kinds...> variantOf(const std::tuple<Kinds...>&);
template <typename... Kinds>
auto seenEvent(const std::variant<Kinds...>&) -> decltype(variantOf(std::tuple_cat(seenAs<Kinds>()...)));

} // namespace detail

/// An alternative for each event that some viewer sees.
using SeenEvent = decltype(detail::seenEvent(Event()));

using SeenEvents = StackList<SeenEvent, kMaxEvents>;

/// Returns what `viewer` learns of an event that followed from `action`; nullopt for the engine's bookkeeping events.
/// `action` distinguishes agreed trades from other transfers of cards.
std::optional<SeenEvent> seenBy(const Event& event, const Action& action, const Viewer& viewer);
/// Returns what `viewer` learns of all `events` that followed from `action`, in order.
SeenEvents seenBy(const Events& events, const Action& action, const Viewer& viewer);

} // namespace reeve
