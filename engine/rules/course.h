// SPDX-License-Identifier: GPL-3.0-or-later
// The course of one command: a working copy of the state on which each event is applied as soon as it is
// written down, so that the next rule sees what the last one did.
#pragma once

#include "engine/basics/result.h"
#include "engine/events/apply.h"
#include "engine/rules/working_copy.h"
#include "engine/state/queries.h"

#include <optional>

namespace reeve::rules {

/// Nothing: the rules accept. Else why they refuse.
using Verdict = std::optional<Refusal>;
inline constexpr std::nullopt_t accepted = std::nullopt;

inline Refusal refuse(RefusalCode code, std::string_view rule) { return Refusal{.code = code, .rule = rule}; }

class Course {
public:
    /// What happens is written to the end of `events`.
    Course(const GameState& start, Events& events) : m_copy(start), m_events(events) {}

    [[nodiscard]] const GameState& state() const { return m_copy.state(); }
    [[nodiscard]] const PlayerState& player(PlayerId id) const { return state().player(id); }
    [[nodiscard]] const Events& events() const { return m_events; }

    /// Has anything of these kinds happened? Cheaper than a look at all events.
    template <typename... Kinds>
    [[nodiscard]] bool happened() const {
        return (m_kinds & (bit<Kinds>() | ...)) != 0;
    }

    template <typename Kind>
    void emit(const Kind& event) {
        m_events.push_back(event);
        m_kinds |= bit<Kind>();
        Apply{m_copy.state()}(event);
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

    WorkingCopy m_copy;
    Events& m_events;
    std::uint64_t m_kinds = 0; ///< bit set of the events' places in the variant
    Chance m_chance{m_copy.state().chance};
    int m_draws = 0;
};

/// Refuses what a player cannot pay, saying what is missing (BUILD-1, BUILD-2).
inline Verdict checkPrice(const Course& course, PlayerId player, const Hand& price, std::string_view rule) {
    const auto& hand = course.player(player).hand;
    if (hand.covers(price)) return accepted;
    return Refusal{.code = RefusalCode::CannotAfford, .rule = rule, .needs = hand.missing(price)};
}

} // namespace reeve::rules
