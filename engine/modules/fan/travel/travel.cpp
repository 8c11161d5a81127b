// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/travel/travel.h"

#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/trains/trains.h"
#include "engine/rules/event_writer.h"

#include <algorithm>

namespace reeve::fan {
namespace {

using rules::accepted;
using rules::refuse;

constexpr Hand kGrain{{Card::Grain, 1}};

bool isOn(const GameState& state, bool crew) { return state.rules.fan.has(crew ? Module::Crews : Module::Mounted); }

bool contains(const Spots& spots, const Spot& spot) { return std::ranges::find(spots, spot) != spots.end(); }

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId player, const Recruit& c) {
    if (c.piece == Piece::Train) return recruitTrain(writer, player, c);
    const auto& state = writer.state();
    if (state.turn.phase == Phase::Special) return refuse(RefusalCode::WrongPhase, "FAN-MK-15");
    const bool crew = c.piece == Piece::Crew;
    const std::string_view rule = crew ? "FAN-CR-9" : "FAN-MK-13";
    if (!isOn(state, crew)) return refuse(RefusalCode::ModuleMissing, rule);
    const auto& walkers = state.fan.seat(player).walkers(crew);
    if (static_cast<int>(walkers.size()) >= supplyOf(state, crew)) return refuse(RefusalCode::NoPieceLeft, rule);
    if (!contains(entrySpots(state, player, crew), c.at)) {
        const bool closed = c.at.basin == kNoIntersection ? closedPaths(state, player).contains(c.at.path)
                                                          : closedIntersections(state, player).contains(c.at.basin);
        if (closed) return refuse(RefusalCode::HexControlled, "FAN-CTRL-2");
        const bool atCastle = castlePaths(state).contains(c.at.path);
        if (!crew && atCastle) return refuse(RefusalCode::PathOccupied, rule);
        if (!crew) return refuse(RefusalCode::NotConnected, rule);
        const auto refusal = whyNotOn(state, player, crew, c.at, rule);
        return refusal->code == RefusalCode::TooFar ? refuse(RefusalCode::NotConnected, rule) : refusal;
    }
    if (auto refusal = rules::checkPrice(writer, player, priceOf(c.piece), rule)) return refusal;
    writer.pay(player, priceOf(c.piece), Cause::Knight);
    writer.emit(WalkerPlaced{player, crew, c.at});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Move& c) {
    const auto& state = writer.state();
    const std::string_view rule = c.crew ? "FAN-CR-7" : "FAN-MK-2";
    if (!isOn(state, c.crew)) return refuse(RefusalCode::ModuleMissing, rule);
    const auto& seat = state.fan.seat(player);
    const auto& walkers = seat.walkers(c.crew);
    if (std::ranges::none_of(walkers, [&](const Walker& w) { return w.at == c.from; }))
        return refuse(RefusalCode::NotYourPiece, rule);
    if (!contains(movableSpots(state, player, c.crew), c.from)) return refuse(RefusalCode::AlreadyMoved, "FAN-MK-14");
    if (c.ration == Ration::Grain)
        if (auto refusal = rules::checkPrice(writer, player, kGrain, "FAN-MK-2")) return refusal;
    if (c.ration == Ration::Fish && seat.fish < kFishRation) return refuse(RefusalCode::CannotAfford, "FAN-MK-2");
    if (!contains(reachableSpots(state, player, c.crew, c.from, c.ration != Ration::None), c.to))
        return c.from == c.to ? refuse(RefusalCode::WrongTarget, rule) : whyNotOn(state, player, c.crew, c.to, rule);
    if (c.ration == Ration::Grain) writer.pay(player, kGrain, Cause::Knight);
    writer.emit(WalkerMoved{player, c.crew, c.from, c.to, c.ration});
    return accepted;
}

Verdict checkTurnEnd(const GameState& state, PlayerId player) {
    return mustLeaveCastle(state, player) ? refuse(RefusalCode::OnCastlePath, "FAN-MK-6") : Verdict{};
}

namespace {

void loseAt(EventWriter& writer, PlayerId owner, const Spot& spot) {
    for (const bool crew : {false, true}) {
        const auto walkers = writer.state().fan.seat(owner).walkers(crew);
        for (const auto& walker : walkers)
            if (walker.at == spot) writer.emit(WalkerLost{owner, crew, spot});
    }
}

} // namespace

void loseAboard(EventWriter& writer, PlayerId owner, PathId ship) {
    if (!writer.state().board.waters.landPaths.contains(ship)) loseAt(writer, owner, {ship, kNoIntersection});
}

void loseInBasin(EventWriter& writer, PlayerId owner, IntersectionId port) { loseAt(writer, owner, {kNoPath, port}); }

} // namespace reeve::fan
