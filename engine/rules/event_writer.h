// SPDX-License-Identifier: GPL-3.0-or-later
// Writes down the events of one command and applies each to a state as soon as it happens, so that the next rule sees
// what the last one did. decide() gives it a working copy and keeps the events, advance() the game itself.
#pragma once

#include "engine/basics/result.h"
#include "engine/events/apply.h"
#include "engine/position/queries.h"

#include <optional>
#include <utility>

namespace reeve::rules {

/// Nothing: the rules accept. Else why they refuse.
using Verdict = std::optional<Refusal>;
inline constexpr std::nullopt_t accepted = std::nullopt;

inline Refusal refuse(RefusalCode code, std::string_view rule) { return Refusal{.code = code, .rule = rule}; }

/// Which events a writer keeps.
enum class Keep : std::uint8_t {
    All,
    ForRoads ///< what the longest road is asked about (RoadKinds): nobody else looks back
};

/// A list of kinds of events.
template <typename... Kinds>
struct EventKinds {};
/// After these the longest road may be another's or of another length (rules/longest_road.cpp).
using RoadKinds = EventKinds<event::RoadBuilt, event::BuildingPlaced, event::RoadRemoved, event::SettlementBuilt,
                             event::KnightRecruited, event::KnightPlaced, event::KnightRemoved, event::KnightDisplaced,
                             event::KnightMoved, event::DecisionClosed, seafarers::Event, fan::Event>;

class EventWriter {
public:
    /// Changes `state`. What happens is written to the end of `events`: all of it, or what `keep` says.
    EventWriter(GameState& state, Events& events, Keep keep = Keep::All)
        : m_state(state), m_events(events), m_keepsAll(keep == Keep::All) {}

    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] const PlayerState& player(PlayerId id) const { return state().player(id); }
    [[nodiscard]] const Events& events() const { return m_events; }

    /// Has anything of these kinds happened? Cheaper than a look at all events.
    template <typename... Kinds>
    [[nodiscard]] bool happened(EventKinds<Kinds...> = {}) const {
        return (m_kinds & bits(EventKinds<Kinds...>{})) != 0;
    }
    /// Has anything happened, and nothing but these kinds?
    template <typename... Kinds>
    [[nodiscard]] bool onlyHappened(EventKinds<Kinds...>) const {
        return m_kinds != 0 && (m_kinds & ~bits(EventKinds<Kinds...>{})) == 0;
    }

    template <typename Kind>
    void emit(const Kind& event) {
        if ((bit<Kind>() & bits(RoadKinds{})) != 0 || m_keepsAll) m_events.emplace_back(event);
        m_kinds |= bit<Kind>();
        Apply{m_state}(event);
    }
    void gain(PlayerId player, const Hand& cards, Cause cause) {
        if (!cards.empty()) emit(event::CardsGained{player, cards, cause});
    }
    void pay(PlayerId player, const Hand& cards, Cause cause) {
        if (!cards.empty()) emit(event::CardsPaid{player, cards, cause});
    }
    void open(const Decision& decision, bool first = false) { emit(event::DecisionOpened{decision, first}); }
    /// The player has decided.
    void close(DecisionKind kind, PlayerId player) { emit(event::DecisionClosed{kind, player}); }
    /// A number below `bound`, for an event that says `draws` = 1. Draws within one command follow each other.
    int draw(int bound) {
        ++m_draws;
        return m_chance.draw(bound);
    }
    /// How many draws have been made since the last call: to be written into the event.
    std::uint8_t takeDraws() { return static_cast<std::uint8_t>(std::exchange(m_draws, 0)); }

private:
    template <typename Kind>
    static std::uint64_t bit() {
        static_assert(std::variant_size_v<Event> <= 64);
        return std::uint64_t{1} << Event(Kind{}).index();
    }

    template <typename... Kinds>
    static std::uint64_t bits(EventKinds<Kinds...>) {
        return (bit<Kinds>() | ...);
    }

    GameState& m_state;
    Events& m_events;
    bool m_keepsAll;
    std::uint64_t m_kinds = 0; ///< bit set of the events' places in the variant
    Chance m_chance{m_state.chance};
    int m_draws = 0;
};

/// Refuses what a player cannot pay, saying what is missing (BUILD-1, BUILD-2).
inline Verdict checkPrice(const EventWriter& writer, PlayerId player, const Hand& price, std::string_view rule) {
    const auto& hand = writer.player(player).hand;
    if (hand.covers(price)) return accepted;
    return Refusal{.code = RefusalCode::CannotAfford, .rule = rule, .needs = hand.missing(price)};
}

} // namespace reeve::rules
