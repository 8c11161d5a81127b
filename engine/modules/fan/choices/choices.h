// SPDX-License-Identifier: GPL-3.0-or-later
// Legal commands of the fan modules. `List` is the group builder of engine/choices/legal_commands.cpp: each(set, make)
// and one(action).
#pragma once

#include "engine/modules/fan/questions.h"
#include "engine/modules/fan/rules/chapter.h"
#include "engine/modules/fan/rules/coast.h"
#include "engine/modules/fan/rules/taking_down.h"
#include "engine/modules/fan/rules/trains.h"
#include "engine/modules/fan/rules/travel.h"
#include "engine/rules/sites.h"

namespace reeve::fan {

template <typename List>
void listBarbarianActions(const List& list, const GameState& state, PlayerId player) {
    const auto ready = rules::readyKnights(state, player);
    if (state.rules.fan.has(Module::Arrest))
        for (const auto knight : ready)
            for (const auto from : raidedHexes(state, knight)) {
                const auto targets = chaseTargets(state, from);
                list.each(targets, [&](HexId to) { return ChaseBarbarian{knight, from, to}; });
                if (targets.empty()) list.one(ChaseBarbarian{knight, from, kNoHex});
                if (state.player(player).knightAt(knight)->level == 3) list.one(Arrest{knight, from});
            }
    if (!state.rules.fan.has(Module::Banish)) return;
    for (const auto hex : state.island().hexes) {
        if (state.fan.barbarians[index(hex)] == 0) continue;
        InlineVector<IntersectionId, supply::kKnights> beside;
        for (const auto at : ready& state.island().hexCornerSet[index(hex)]) beside.push_back(at);
        for (unsigned subset = 1; subset < 1U << beside.size(); ++subset) { // in the order of their places
            Banish c{.hex = hex, .knights = {}};
            IntersectionSet knights;
            for (std::size_t i = 0; i < beside.size(); ++i)
                if (((subset >> i) & 1U) != 0) {
                    c.knights.push_back(beside[i]);
                    knights.insert(beside[i]);
                }
            if (banished(state, player, hex, knights) > 0) list.one(c);
        }
    }
}

template <typename List>
void listTakingDown(const List& list, const GameState& state, PlayerId player) {
    for (const auto knight : wreckers(state, player)) {
        list.each(removableRoads(state, player, knight), [&](PathId at) {
            return Deconstruct{knight, Target::Road, at, kNoIntersection};
        });
        list.each(removableShips(state, player, knight), [&](PathId at) {
            return Deconstruct{knight, Target::Ship, at, kNoIntersection};
        });
        list.each(reducibleBuildings(state, player, knight), [&](IntersectionId at) {
            return Deconstruct{knight, Target::Building, kNoPath, at};
        });
    }
}

template <typename List>
void listTrains(const List& list, const GameState& state, PlayerId player) {
    list.each(buyableTrains(state, player), [](IntersectionId at) {
        return Recruit{Piece::Train, Spot{kNoPath, at}, 0};
    });
}

/// Pieces bought with cards.
template <typename List>
void listRecruits(const List& list, const GameState& state, PlayerId player) {
    const auto& hand = state.player(player).hand;
    const auto& seat = state.fan.seat(player);
    for (const bool crew : {false, true}) {
        const auto piece = crew ? Piece::Crew : Piece::Mounted;
        if (!hand.covers(priceOf(piece)) || static_cast<int>(seat.walkers(crew).size()) >= supplyOf(state, crew))
            continue;
        for (const auto& spot : entrySpots(state, player, crew)) list.one(Recruit{piece, spot, 0});
    }
    listTrains(list, state, player);
    const auto& train = seat.train;
    if (train.at != kNoIntersection && !train.promoted && train.level < kHighestTrain && hand.covers(kTrainPromotion))
        list.one(PromoteTrain{train.at});
    const auto& fan = state.rules.fan;
    if (fan.has(Module::Battles) && fan.numbers.exchange && seat.prisoners >= 3) list.one(ExchangePrisoners{});
}

template <typename List>
void listDrivingOff(const List& list, const GameState& state, PlayerId player) {
    const auto train = state.fan.seat(player).train.at;
    list.each(drivable(state, player), [&](IntersectionId knight) { return DriveOff{train, knight, 0}; });
}

/// Moves along paths: mounted knights, crews, trains.
template <typename List>
void listMoves(const List& list, const GameState& state, PlayerId player) {
    const auto& seat = state.fan.seat(player);
    for (const bool crew : {false, true})
        for (const auto& from : movableSpots(state, player, crew))
            for (const auto ration : {Ration::None, Ration::Grain, Ration::Fish}) {
                if (ration == Ration::Grain && state.player(player).hand[Card::Grain] == 0) continue;
                if (ration == Ration::Fish && seat.fish < kFishRation) continue;
                for (const auto& to : reachableSpots(state, player, crew, from, ration != Ration::None))
                    list.one(Move{crew, from, to, ration, 0});
            }
    for (const bool waved : {false, true})
        list.each(trainTargets(state, player, waved), [&](IntersectionId to) {
            return MoveTrain{seat.train.at, to, waved};
        });
}

/// Knight actions of the modules, in the part of the turn in which knights act.
template <typename List>
void listKnightActions(const List& list, const GameState& state, PlayerId player) {
    list.each(plunderers(state, player), [](IntersectionId knight) { return Plunder{knight}; });
    listBarbarianActions(list, state, player);
    listTakingDown(list, state, player);
}

} // namespace reeve::fan
