// SPDX-License-Identifier: GPL-3.0-or-later
// One overload of apply for each event of the fan modules.
#pragma once

#include "engine/modules/fan/events.h"
#include "engine/state/game_state.h"

namespace reeve::fan {

/// FAN-0-2: fish paid in place of one grain.
inline constexpr int kFishRation = 2;

struct Apply {
    GameState& s;

    void operator()(const MovementBegan&) const {
        s.turn.partner = s.turn.phase == Phase::Paired;
        s.turn.phase = Phase::Movement;
    }
    void operator()(const HoardGrew& e) const { s.fan.hoard = static_cast<std::uint16_t>(s.fan.hoard + e.by); }
    void operator()(const PiratePlundered& e) const {
        s.board.waters.pirate = kNoHex;
        s.fan.hoard = static_cast<std::uint16_t>(s.fan.hoard - e.gold);
        pay(e.player, e.gold);
    }
    void operator()(const GoldChanged& e) const { pay(e.player, e.by); }
    void operator()(const BarbariansLandedOnHexes& e) const {
        s.chance.advance(e.draws);
        for (const auto hex : e.hexes) put(hex, 1);
    }
    void operator()(const BarbarianChased& e) const {
        put(e.from, -1);
        if (e.to != kNoHex) put(e.to, 1);
    }
    void operator()(const BarbarianArrested& e) const { put(e.at, -1); }
    void operator()(const BarbariansBanished& e) const { put(e.hex, -static_cast<int>(e.count)); }
    void operator()(const HexConquered&) const {}
    void operator()(const HexFreed&) const {}
    void operator()(const PieceDeconstructed& e) const {
        auto& owner = s.player(e.owner);
        switch (e.target) {
        case Target::Road: owner.roads.erase(e.path); break;
        case Target::Ship: owner.ships.erase(e.path); break;
        case Target::Building:
            if (owner.cities.contains(e.at)) {
                owner.cities.erase(e.at);
                owner.walls.erase(e.at);
                owner.settlements.insert(e.at);
            } else {
                owner.settlements.erase(e.at);
            }
            break;
        }
    }
    void operator()(const ControlChanged&) const {}
    void operator()(const WalkerPlaced& e) const { insert(s.fan.seat(e.player).walkers(e.crew), Walker{e.at, false}); }
    void operator()(const WalkerMoved& e) const {
        auto& seat = s.fan.seat(e.player);
        auto& walkers = seat.walkers(e.crew);
        for (std::size_t i = 0; i < walkers.size(); ++i)
            if (walkers[i].at == e.from && !walkers[i].moved) {
                walkers.erase(i);
                break;
            }
        insert(walkers, Walker{e.to, true});
        if (e.ration == Ration::Fish) seat.fish = static_cast<std::uint16_t>(seat.fish - kFishRation);
    }
    void operator()(const WalkerLost& e) const {
        auto& walkers = s.fan.seat(e.player).walkers(e.crew);
        for (std::size_t i = 0; i < walkers.size(); ++i)
            if (walkers[i].at == e.at) return walkers.erase(i);
    }
    void operator()(const GoldFieldFlipped& e) const {
        s.chance.advance(e.draws);
        for (std::size_t i = 0; i < s.fan.goldFields.size(); ++i)
            if (s.fan.goldFields[i].at == e.at) return s.fan.goldFields.erase(i);
    }
    void operator()(const MarkerMoved& e) const { add(s.fan.seat(e.player).mining, e.by); }
    void operator()(const NyalaWon& e) const { s.fan.nyala = e.player; }
    void operator()(const ConflictBegan& e) const {
        s.turn.partner = s.turn.partner || s.turn.phase == Phase::Paired;
        s.turn.phase = Phase::Conflict;
        s.fan.battleFirst = e.first;
        s.fan.battleOutward = e.outward;
    }
    void operator()(const BattleWon&) const {}
    void operator()(const PrisonersTaken& e) const {
        put(e.hex, -static_cast<int>(e.count));
        add(s.fan.seat(e.player).prisoners, e.count);
    }
    void operator()(const PrisonersRolled& e) const { s.chance.advance(e.draws); }
    void operator()(const LossesRolled& e) const { s.chance.advance(e.draws); }
    void operator()(const PrisonersExchanged& e) const {
        add(s.fan.seat(e.player).prisoners, -static_cast<int>(e.count));
    }
    void operator()(const TrainPlaced& e) const { s.fan.seat(e.player).train = Train{.at = e.at, .level = 1}; }
    void operator()(const TrainPromoted& e) const {
        auto& train = s.fan.seat(e.player).train;
        train.level = e.level;
        train.promoted = true;
    }
    void operator()(const TrainMoved& e) const {
        auto& train = s.fan.seat(e.player).train;
        train.at = e.to;
        add(train.used, e.points);
    }
    void operator()(const KnightDrivenOff& e) const {
        s.chance.advance(e.draws);
        s.fan.seat(e.player).train.drove = true;
    }

    /// Moves the load of a ship with it (FAN-MK-14).
    void carry(PlayerId player, PathId from, PathId to) const {
        auto& seat = s.fan.seat(player);
        for (const bool crew : {false, true}) {
            auto& walkers = seat.walkers(crew);
            for (std::size_t i = 0; i < walkers.size(); ++i) {
                if (walkers[i].at.path != from) continue;
                const Walker carried{Spot{to, kNoIntersection}, walkers[i].moved};
                walkers.erase(i);
                return insert(walkers, carried);
            }
        }
    }

private:
    static void add(std::uint8_t& count, int by) { count = static_cast<std::uint8_t>(count + by); }
    void put(HexId hex, int by) const { add(s.fan.barbarians[index(hex)], by); }
    static void insert(Walkers& walkers, const Walker& walker) {
        std::size_t place = 0;
        while (place < walkers.size() && walkers[place] < walker) ++place;
        walkers.insert(place, walker);
    }
    void pay(PlayerId player, int gold) const {
        auto& own = s.fan.seat(player).gold;
        own = static_cast<std::uint16_t>(own + gold);
    }
};

/// Resets what lasts for one turn.
inline void endTurn(State& state) {
    state.battleFirst = kNoHex;
    state.battleOutward = false;
    for (auto& seat : state.seats) {
        for (auto& walker : seat.mounted) walker.moved = false;
        for (auto& walker : seat.crews) walker.moved = false;
        seat.train.used = 0;
        seat.train.drove = seat.train.promoted = false;
    }
}

} // namespace reeve::fan
