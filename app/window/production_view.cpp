// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/production_view.h"

#include "app/values/game_values.h"
#include "app/words/production_wording.h"
#include "engine/rules/yield.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

struct Harvest {
    std::array<Hand, kMaxPlayers> cards;
    std::array<QStringList, kMaxPlayers> reasons;
};

/// Adds the player's buildings on each producing hex.
void addReasons(const GameState& state, int total, Harvest& harvest) {
    for (std::size_t h = 0; h < static_cast<std::size_t>(state.island().hexCount); ++h) {
        const auto hex = static_cast<HexId>(h);
        if (state.board.number[h] != total || state.board.robber == hex) continue;
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            const PlayerState& player = state.players[p];
            const auto& corners = state.island().hexCornerSet[h];
            const int settlements = (corners & (player.settlements | player.reduced)).size();
            const int cities = (corners & player.cities).size();
            if (settlements + cities > 0) harvest.reasons[p].append(productionReason(state, hex, settlements, cities));
        }
    }
}

Harvest harvestOf(const RecentRoll& roll) {
    Harvest harvest;
    if (roll.eventResolved && dice::total(roll.dice) != dice::kSeven)
        addReasons(roll.atProduction, dice::total(roll.dice), harvest);
    for (const Event& event : roll.events) {
        const auto* gained = std::get_if<event::CardsGained>(&event);
        if (gained == nullptr) continue;
        if (gained->cause != Cause::Production && gained->cause != Cause::Aqueduct) continue;
        harvest.cards[index(gained->player)] += gained->cards;
        if (gained->cause == Cause::Aqueduct)
            harvest.reasons[index(gained->player)].append(aqueductReason(roll.before.rules.edition));
    }
    return harvest;
}

template <typename Wanted, typename Value>
auto collected(const std::vector<Event>& events, Value value) {
    QList<std::decay_t<decltype(value(std::declval<Wanted>()))>> list;
    for (const Event& event : events)
        if (const auto* e = std::get_if<Wanted>(&event)) list.append(value(*e));
    return list;
}

} // namespace

QList<YieldFacts> productionView(const std::optional<RecentRoll>& roll) {
    QList<YieldFacts> list;
    if (!roll) return list;
    const Harvest harvest = harvestOf(*roll);
    for (const PlayerId player : clockwiseFrom(roll->before, roll->dice.player)) {
        if (harvest.cards[index(player)].empty()) continue;
        list.append({.player = seat(player),
                     .cards = handFacts(harvest.cards[index(player)]),
                     .reasons = harvest.reasons[index(player)]});
    }
    return list;
}

std::array<int, kMaxPlayers> cardsPaid(const RecentRoll& roll, HexId hex) {
    std::array<int, kMaxPlayers> cards{};
    const int total = dice::total(roll.dice);
    const GameState& state = roll.eventResolved ? roll.atProduction : roll.before;
    if (total == dice::kSeven || state.board.number[index(hex)] != total || state.board.robber == hex) return cards;
    for (std::size_t p = 0; p < state.seatCount; ++p) cards[p] = cardsOfHex(state, static_cast<PlayerId>(p), hex);
    return cards;
}

LastRollFacts lastRollView(const std::optional<RecentRoll>& roll) {
    LastRollFacts facts;
    if (!roll) return facts;
    const Board& board = roll->before.board;
    const Island& island = roll->before.island();
    facts.step = static_cast<int>(roll->step);
    facts.player = seat(roll->dice.player);
    facts.red = dice::totalOnly(roll->dice) ? 0 : roll->dice.red;
    facts.yellow = roll->dice.yellow;
    facts.event = roll->dice.with == EventFace::None ? QString() : wordFor(roll->dice.with);
    facts.total = dice::total(roll->dice);
    facts.odds = u"%1/%2"_s.arg(dice::waysToRoll(facts.total)).arg(dice::kThrows);
    facts.draws = collected<event::ProgressDrawn>(roll->events, [](const auto& e) { return seat(e.player); });
    facts.decks = collected<event::ProgressDrawn>(roll->events, [](const auto& e) { return wordFor(e.track); });
    facts.sevens = facts.total == dice::kSeven;
    if (!facts.sevens)
        for (const HexId hex : island.hexes)
            if (board.number[index(hex)] == facts.total && board.robber != hex)
                facts.producing.append(placeName(island, hex));
    facts.blocked = collected<event::HexBlocked>(roll->events, [&](const auto& e) { return placeName(island, e.hex); });
    facts.shortage = collected<event::BankShort>(roll->events, [](const auto& e) { return wordFor(e.card); });
    facts.robberStays = std::ranges::any_of(
        roll->events, [](const Event& e) { return std::holds_alternative<event::RobberLocked>(e); });
    facts.eventResolved = roll->eventResolved || roll->resolved;
    return facts;
}

} // namespace reeve::app
