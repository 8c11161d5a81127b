// SPDX-License-Identifier: GPL-3.0-or-later
// Ships, the pirate, gold, areas: SHIP-1 to SHIP-12, PIRATE-1 to PIRATE-8, GOLDHEX-1 to GOLDHEX-6, AREA-3.
#include "engine/modules/seafarers/rules/chapter.h"

#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"

namespace reeve::seafarers {

using rules::accepted;
using rules::refuse;

Verdict carryOut(EventWriter& writer, PlayerId player, const MovePirate& c) {
    if (auto refusal = movePirateBy(writer, player, c.move, false)) return refusal;
    writer.close(DecisionKind::MoveRobber, player);
    return accepted;
}

Verdict checkLandPath(const GameState& state, PathId at) {
    if (state.rules.seafarers() && !state.board.waters.landPaths.contains(at))
        return refuse(RefusalCode::NotALandPath, "SHIP-4");
    return accepted;
}

Verdict checkShipSite(const GameState& state, PlayerId player, PathId at) {
    if (!state.board.waters.seaPaths.contains(at)) return refuse(RefusalCode::NotASeaPath, "SHIP-2");
    if (allRoads(state).contains(at)) return refuse(RefusalCode::PlaceTaken, "SHIP-2");
    if (piratePaths(state).contains(at)) return refuse(RefusalCode::PirateNear, "PIRATE-4");
    if (fan::closedPaths(state, player).contains(at)) return refuse(RefusalCode::HexControlled, "FAN-CTRL-2");
    if (fan::walkerPaths(state).contains(at)) return refuse(RefusalCode::PathOccupied, "FAN-MK-15");
    if (!shipSites(state, player).contains(at)) return refuse(RefusalCode::NotConnected, "SHIP-3");
    return accepted;
}

Verdict buildShip(EventWriter& writer, PlayerId player, PathId at) {
    const auto& state = writer.state();
    if (!state.rules.seafarers() || state.player(player).ships.size() >= kShips)
        return refuse(RefusalCode::NoPieceLeft, "SHIP-1");
    if (auto refusal = checkShipSite(state, player, at)) return refusal;
    if (auto refusal = rules::checkPrice(writer, player, costs::kShip, "SHIP-1")) return refusal;
    writer.pay(player, costs::kShip, Cause::Build);
    writer.emit(ShipBuilt{player, at});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const MoveShip& c) {
    const auto& state = writer.state();
    if (auto refusal = shipHeld(state, player, c.from)) return refusal;
    if (!shipTargets(state, player, c.from).contains(c.to)) {
        if (!state.board.waters.seaPaths.contains(c.to)) return refuse(RefusalCode::NotASeaPath, "SHIP-10");
        if (allRoads(state).contains(c.to)) return refuse(RefusalCode::PlaceTaken, "SHIP-10");
        if (piratePaths(state).contains(c.to)) return refuse(RefusalCode::PirateNear, "PIRATE-4");
        if (fan::closedPaths(state, player).contains(c.to)) return refuse(RefusalCode::HexControlled, "FAN-CTRL-2");
        if (fan::walkerPaths(state).contains(c.to)) return refuse(RefusalCode::PathOccupied, "FAN-MK-15");
        return refuse(RefusalCode::NotConnected, "SHIP-10");
    }
    writer.emit(ShipRelocated{player, c.from, c.to});
    return accepted;
}

Verdict movePirateBy(EventWriter& writer, PlayerId player, const command::RobberMove& c, bool chase) {
    const auto& state = writer.state();
    if (rules::robberLocked(state)) return refuse(RefusalCode::RobberLocked, "PIRATE-8");
    if (!state.board.waters.sea.contains(c.to)) return refuse(RefusalCode::NotAPirateHex, "PIRATE-1");
    if (c.to == state.board.waters.pirate) return refuse(RefusalCode::PirateMustMove, "PIRATE-1");
    if (!pirateSites(state).contains(c.to)) return refuse(RefusalCode::HexControlled, "FAN-CTRL-6");
    const bool steals = !chase || !fan::chasesWithoutTheft(state);
    return rules::raid(writer, player, c, steals ? pirateVictims(state, player, c.to) : rules::nobody, true);
}

Verdict carryOut(EventWriter& writer, PlayerId player, const ChasePirate& c) {
    const auto& state = writer.state();
    if (auto refusal = rules::checkChaser(state, player, c.knight)) return refusal;
    if (rules::robberLocked(state)) return refuse(RefusalCode::RobberLocked, "PIRATE-8");
    const auto pirate = state.board.waters.pirate;
    if (pirate == kNoHex || !state.island().intersectionHexes[index(c.knight)].contains(pirate))
        return refuse(RefusalCode::PirateNotHere, "PIRATE-7");
    if (auto refusal = movePirateBy(writer, player, c.move, true)) return refusal;
    writer.emit(event::KnightSpent{player, c.knight});
    return accepted;
}

void settleArea(EventWriter& writer, PlayerId player, IntersectionId at) {
    const auto& state = writer.state();
    if (!state.rules.seafarers()) return;
    const int area = areaOf(state.board, at);
    if (area < 0 || area == state.board.waters.home()) return;
    if (((state.player(player).settledAreas >> area) & 1U) != 0) return;
    writer.emit(AreaSettled{player, static_cast<std::uint8_t>(area)});
}

void askGold(EventWriter& writer, PlayerId player, int count) {
    if (count > 0)
        writer.open({.kind = DecisionKind::TakeGold, .player = player, .count = static_cast<std::uint8_t>(count)});
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const TakeGold& c) {
    const auto& state = writer.state();
    if (c.cards.total() != decision.count) return refuse(RefusalCode::WrongNumberOfCards, "GOLDHEX-1");
    if (!(c.cards.heldKinds() - kResourceKinds).empty()) return refuse(RefusalCode::NotAResource, "GOLDHEX-2");
    if (!bank(state).covers(c.cards)) return refuse(RefusalCode::BankEmpty, "GOLDHEX-3");
    writer.gain(player, c.cards, Cause::Gold);
    writer.close(DecisionKind::TakeGold, player);
    if (state.turn.phase == Phase::Setup) rules::passSetup(writer, player);
    return accepted;
}

} // namespace reeve::seafarers
