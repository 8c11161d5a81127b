// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/production_view.h"

#include "app/values/game_values.h"
#include "app/wording/production_wording.h"
#include "engine/tables/dice.h"
#include "engine/tables/terrain.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

struct Harvest {
    std::array<Hand, kMaxPlayers> cards;
    std::array<QStringList, kMaxPlayers> reasons;
};

/// Which of a player's buildings stand on a producing hex.
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

/// How many cards each building site of the roll pays: {"B1": {"0": 2}} by hex and seat, as the buildings stood then.
QVariantMap payments(const RecentRoll& roll, int total) {
    QVariantMap all;
    const GameState& state = roll.eventResolved ? roll.atProduction : roll.before;
    for (std::size_t h = 0; h < static_cast<std::size_t>(state.island().hexCount); ++h) {
        if (total == dice::kSeven || state.board.number[h] != total || state.board.robber == static_cast<HexId>(h))
            continue;
        QVariantMap seats;
        for (std::size_t p = 0; p < state.seatCount; ++p) {
            const PlayerState& player = state.players[p];
            const auto& corners = state.island().hexCornerSet[h];
            const int cards =
                (corners & (player.settlements | player.reduced)).size() + 2 * (corners & player.cities).size();
            if (cards > 0) seats.insert(QString::number(p), cards);
        }
        all.insert(placeName(state.island(), static_cast<HexId>(h)), seats);
    }
    return all;
}

template <typename Wanted, typename Value>
QVariantList collected(const std::vector<Event>& events, Value value) {
    QVariantList list;
    for (const Event& event : events)
        if (const auto* e = std::get_if<Wanted>(&event)) list.append(value(*e));
    return list;
}

} // namespace

QVariantList productionView(const std::optional<RecentRoll>& roll) {
    QVariantList list;
    if (!roll) return list;
    const Harvest harvest = harvestOf(*roll);
    for (const PlayerId player : clockwiseFrom(roll->before, roll->dice.player)) {
        if (harvest.cards[index(player)].empty()) continue;
        list.append(QVariantMap{{u"player"_s, seat(player)},
                                {u"cards"_s, heapMap(harvest.cards[index(player)])},
                                {u"reasons"_s, harvest.reasons[index(player)]}});
    }
    return list;
}

QVariant lastRollView(const std::optional<RecentRoll>& roll) {
    if (!roll) return QVariant::fromValue(nullptr);
    const int total = dice::total(roll->dice);
    QVariantList producing;
    if (total != dice::kSeven)
        for (std::size_t h = 0; h < static_cast<std::size_t>(roll->before.island().hexCount); ++h)
            if (roll->before.board.number[h] == total && roll->before.board.robber != static_cast<HexId>(h))
                producing.append(placeName(roll->before.island(), static_cast<HexId>(h)));
    return QVariantMap{
        {u"step"_s, static_cast<int>(roll->step)},
        {u"player"_s, seat(roll->dice.player)},
        {u"red"_s, dice::totalOnly(roll->dice) ? 0 : roll->dice.red},
        {u"yellow"_s, roll->dice.yellow},
        {u"event"_s, roll->dice.with == EventFace::None ? QString() : wordFor(roll->dice.with)},
        {u"total"_s, total},
        {u"odds"_s, u"%1/%2"_s.arg(dice::waysToRoll(total)).arg(dice::kThrows)},
        {u"draws"_s, collected<event::ProgressDrawn>(roll->events, [](const auto& e) { return seat(e.player); })},
        {u"producing"_s, producing},
        {u"pays"_s, payments(*roll, total)},
        {u"blocked"_s, collected<event::HexBlocked>(
                           roll->events, [&](const auto& e) { return placeName(roll->before.island(), e.hex); })},
        {u"shortage"_s, collected<event::BankShort>(roll->events, [](const auto& e) { return wordFor(e.card); })},
        {u"sevens"_s, total == dice::kSeven},
        {u"robberStays"_s,
         std::ranges::any_of(roll->events,
                             [](const Event& e) { return std::holds_alternative<event::RobberLocked>(e); })},
        {u"eventResolved"_s, roll->eventResolved || roll->resolved},
        {u"resolved"_s, roll->resolved}};
}

} // namespace reeve::app
