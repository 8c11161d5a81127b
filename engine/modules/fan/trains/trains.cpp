// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/trains/trains.h"

#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/chapters.h"

namespace reeve::fan {
namespace {

using rules::accepted;
using rules::refuse;

constexpr int kOnRoad = 1, kOffRoad = 2, kGuarded = 2, kToll = 1;

bool isOn(const GameState& state) { return state.rules.fan.has(Module::Baggage); }

/// The opponent who owns the road on a path; kNobody if there is none.
PlayerId foreignRoad(const GameState& state, PlayerId player, PathId path) {
    for (std::size_t p = 0; p < state.playerCount; ++p)
        if (static_cast<PlayerId>(p) != player && state.players[p].roads.contains(path))
            return static_cast<PlayerId>(p);
    return kNobody;
}

PathSet landPaths(const GameState& state, IntersectionId at) {
    const auto& paths = state.island().intersectionPaths[index(at)];
    return state.rules.seafarers() ? paths & state.board.waters.landPaths : paths;
}

int pointsLeft(const GameState& state, const Train& train) {
    return state.rules.fan.numbers.trainPoints[train.level - 1U] - train.used;
}

/// Checks that the player's own train is on `at`.
Verdict checkTrain(const GameState& state, PlayerId player, IntersectionId at, std::string_view rule) {
    if (!isOn(state)) return refuse(RefusalCode::ModuleMissing, rule);
    const auto& train = state.fan.seat(player).train;
    if (train.at == kNoIntersection || train.at != at) return refuse(RefusalCode::NoTrain, rule);
    return accepted;
}

} // namespace

PlayerId guardOf(const GameState& state, PlayerId player, IntersectionId at) {
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        if (static_cast<PlayerId>(p) == player) continue;
        const auto* knight = state.players[p].knightAt(at);
        if (knight != nullptr && knight->active) return static_cast<PlayerId>(p); // as on the token
    }
    return kNobody;
}

Step stepOf(const GameState& state, PlayerId player, PathId path, IntersectionId to, bool waved) {
    Step step;
    step.toll = foreignRoad(state, player, path);
    const bool road = step.toll != kNobody || state.player(player).roads.contains(path);
    step.points = road ? kOnRoad : kOffRoad;
    if (!waved && guardOf(state, player, to) != kNobody) step.points += kGuarded;
    return step;
}

IntersectionSet trainTargets(const GameState& state, PlayerId player, bool waved) {
    IntersectionSet targets;
    const auto& seat = state.fan.seat(player);
    if (!isOn(state) || seat.train.at == kNoIntersection) return targets;
    for (const auto path : landPaths(state, seat.train.at)) {
        const auto to = state.island().otherEnd(path, seat.train.at);
        const auto step = stepOf(state, player, path, to, waved);
        if (waved && guardOf(state, player, to) == kNobody) continue;
        if (step.points <= pointsLeft(state, seat.train) && (step.toll == kNobody || seat.gold >= kToll))
            targets.insert(to);
    }
    return targets;
}

IntersectionSet drivable(const GameState& state, PlayerId player) {
    IntersectionSet knights;
    const auto& train = state.fan.seat(player).train;
    if (!isOn(state) || train.at == kNoIntersection || train.drove) return knights;
    for (const auto path : landPaths(state, train.at)) {
        const auto at = state.island().otherEnd(path, train.at);
        if (guardOf(state, player, at) != kNobody) knights.insert(at);
    }
    return knights;
}

IntersectionSet trainSites(const GameState& state, PlayerId player) {
    if (!isOn(state) || state.fan.seat(player).train.at != kNoIntersection) return {};
    return state.player(player).buildings() - closedIntersections(state, player);
}

IntersectionSet buyableTrains(const GameState& state, PlayerId player) {
    return state.player(player).hand.covers(priceOf(Piece::Train)) ? trainSites(state, player) : IntersectionSet{};
}

Verdict recruitTrain(EventWriter& writer, PlayerId player, const Recruit& c) {
    const auto& state = writer.state();
    if (!isOn(state)) return refuse(RefusalCode::ModuleMissing, "FAN-BAG-6");
    if (state.fan.seat(player).train.at != kNoIntersection) return refuse(RefusalCode::NoPieceLeft, "FAN-BAG-6");
    if (!trainSites(state, player).contains(c.at.basin))
        return state.player(player).buildings().contains(c.at.basin) ? refuse(RefusalCode::HexControlled, "FAN-CTRL-2")
                                                                     : refuse(RefusalCode::NotYourPiece, "FAN-BAG-6");
    if (auto refusal = rules::checkPrice(writer, player, priceOf(Piece::Train), "FAN-BAG-6")) return refusal;
    writer.pay(player, priceOf(Piece::Train), Cause::Build);
    writer.emit(TrainPlaced{player, c.at.basin});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const PromoteTrain& c) {
    const auto& state = writer.state();
    if (auto refusal = checkTrain(state, player, c.at, "FAN-BAG-6")) return refusal;
    const auto& train = state.fan.seat(player).train;
    if (train.promoted) return refuse(RefusalCode::AlreadyMoved, "FAN-BAG-6");
    if (train.level >= static_cast<int>(kTrainLevels)) return refuse(RefusalCode::HighestLevel, "FAN-BAG-6");
    if (auto refusal = rules::checkPrice(writer, player, kTrainPromotion, "FAN-BAG-6")) return refusal;
    writer.pay(player, kTrainPromotion, Cause::Build);
    writer.emit(TrainPromoted{player, static_cast<std::uint8_t>(train.level + 1)});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const MoveTrain& c) {
    const auto& state = writer.state();
    if (auto refusal = checkTrain(state, player, c.from, "FAN-BAG-7")) return refusal;
    const auto path = state.island().pathBetween(c.from, c.to);
    if (path == kNoPath || !landPaths(state, c.from).contains(path))
        return refuse(RefusalCode::NotConnected, "FAN-BAG-7");
    if (c.waved && guardOf(state, player, c.to) == kNobody) return refuse(RefusalCode::WrongTarget, "FAN-BAG-5");
    const auto step = stepOf(state, player, path, c.to, c.waved);
    const auto& seat = state.fan.seat(player);
    if (step.points > pointsLeft(state, seat.train)) return refuse(RefusalCode::TooFar, "FAN-BAG-7");
    if (step.toll != kNobody && seat.gold < kToll) return refuse(RefusalCode::NoGold, "FAN-BAG-7");
    if (step.toll != kNobody) {
        writer.emit(GoldChanged{player, -kToll});
        writer.emit(GoldChanged{step.toll, kToll});
    }
    writer.emit(TrainMoved{player, c.from, c.to, static_cast<std::uint8_t>(step.points)});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const DriveOff& c) {
    const auto& state = writer.state();
    if (auto refusal = checkTrain(state, player, c.train, "FAN-BAG-2")) return refusal;
    const auto& train = state.fan.seat(player).train;
    if (train.drove) return refuse(RefusalCode::AlreadyMoved, "FAN-BAG-2");
    if (!drivable(state, player).contains(c.knight)) return refuse(RefusalCode::WrongTarget, "FAN-BAG-2");
    const auto owner = guardOf(state, player, c.knight);
    const Knight knight = *state.player(owner).knightAt(c.knight);
    const int die = c.die != 0 ? c.die : 1 + writer.draw(6);
    const bool success = die - knight.level >= state.rules.fan.numbers.trainRoll[train.level - 1U];
    writer.emit(KnightDrivenOff{player, c.knight, static_cast<std::uint8_t>(die), success, writer.takeDraws()});
    if (!success) return accepted;
    writer.emit(event::KnightDisplaced{owner, knight});
    rules::retreat(writer, owner, knight);
    return accepted;
}

} // namespace reeve::fan
