// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the events of one command and applies each to a state at once, so that the next rule sees its effect.
// decide() passes a working copy and keeps the events; advance() passes the game's state.
#pragma once

#include "engine/basics/result.h"
#include "engine/events/apply.h"

#include <optional>
#include <utility>

namespace reeve::rules {

/// nullopt: accepted; else the refusal.
using Verdict = std::optional<Refusal>;
inline constexpr std::nullopt_t accepted = std::nullopt;

inline Refusal refuse(RefusalCode code, std::string_view rule) { return Refusal{.code = code, .rule = rule}; }

/// Which events a writer keeps.
enum class Keep : std::uint8_t {
    All,
    ForRoads ///< only those that change roads, which updateLongestRoad() reads
};

/// Events of a module are in a variant of their own.
template <typename Kind, typename Group = Event>
inline constexpr bool kIsOfModule = true;
template <typename Kind, typename... Kinds>
inline constexpr bool kIsOfModule<Kind, std::variant<Kinds...>> = !kIsOneOf<Kind, Kinds...>;

/// Events after which the longest road may change its holder or its length (rules/longest_road.cpp).
template <typename Kind>
inline constexpr bool kChangesRoads =
    kIsOneOf<Kind, event::RoadBuilt, event::BuildingPlaced, event::RoadRemoved, event::SettlementBuilt,
             event::KnightRecruited, event::KnightPlaced, event::KnightRemoved, event::KnightDisplaced,
             event::KnightMoved, event::DecisionClosed> ||
    kIsOfModule<Kind>;
/// Events that change neither points nor the player on turn. Most commands emit only these; points are not counted
/// after them.
template <typename Kind>
inline constexpr bool kKeepsPoints =
    kIsOneOf<Kind, event::DiceRolled, event::ShipMoved, event::EventResolved, event::CardsGained, event::CardsPaid,
             event::BankShort, event::HexBlocked, event::RobberLocked, event::RobberMoved, event::CardStolen,
             event::CardsPassed, event::RollResolved, event::KnightActivated, event::KnightPromoted,
             event::DecisionOpened, event::DecisionClosed, event::PassedOn>;

class EventWriter {
public:
    /// Changes `state` and appends to `events`, as far as `keep` says. Both must outlive the writer.
    EventWriter(GameState& state, Events& events, Keep keep = Keep::All)
        : m_state(state), m_events(events), m_keepsAll(keep == Keep::All) {}

    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] const PlayerState& player(PlayerId id) const { return state().player(id); }
    [[nodiscard]] const Events& events() const { return m_events; }

    /// True if an event was emitted after which the longest road may change.
    [[nodiscard]] bool changedRoads() const { return (m_effects & kRoads) != 0; }
    /// True if events were emitted, and none can change points.
    [[nodiscard]] bool keptPoints() const { return m_effects != 0 && (m_effects & kPoints) == 0; }

    /// Applies the event, and stores it as far as `keep` says. Throws CapacityExceeded if the list is full.
    template <typename Kind>
    void emit(const Kind& event) {
        if (kChangesRoads<Kind> || m_keepsAll) m_events.emplace_back(event);
        m_effects |= 1U | (kChangesRoads<Kind> ? kRoads : 0U) | (kKeepsPoints<Kind> ? 0U : kPoints);
        Apply{m_state}(event);
    }
    /// Emits CardsGained (CardsPaid) unless `cards` is empty.
    void gain(PlayerId player, const Hand& cards, Cause cause) {
        if (!cards.empty()) emit(event::CardsGained{player, cards, cause});
    }
    void pay(PlayerId player, const Hand& cards, Cause cause) {
        if (!cards.empty()) emit(event::CardsPaid{player, cards, cause});
    }
    /// `first`: before the pending decisions.
    void open(const Decision& decision, bool first = false) { emit(event::DecisionOpened{decision, first}); }
    /// Closes a decision that the player has made.
    void close(DecisionKind kind, PlayerId player) { emit(event::DecisionClosed{kind, player}); }
    /// Draws a number from 0 to bound - 1; each call advances this command's copy of the generator. takeDraws() gives
    /// the number for the event.
    int draw(int bound) {
        ++m_draws;
        return m_chance.draw(bound);
    }
    /// Returns the number of draws since the last call, to be stored in the event's `draws`.
    std::uint8_t takeDraws() { return static_cast<std::uint8_t>(std::exchange(m_draws, 0)); }

private:
    static constexpr unsigned kRoads = 2, kPoints = 4;

    GameState& m_state;
    Events& m_events;
    bool m_keepsAll;
    unsigned m_effects = 0; ///< 1: an event was emitted; kRoads, kPoints: one that may change them
    Chance m_chance{m_state.chance};
    int m_draws = 0;
};

/// Refuses if the player cannot pay `price`, with the missing cards (BUILD-1, BUILD-2).
inline Verdict checkPrice(const EventWriter& writer, PlayerId player, const Hand& price, std::string_view rule) {
    const auto& hand = writer.player(player).hand;
    if (hand.covers(price)) return accepted;
    return Refusal{.code = RefusalCode::CannotAfford, .rule = rule, .needs = hand.missing(price)};
}

} // namespace reeve::rules
