// SPDX-License-Identifier: GPL-3.0-or-later
// Knights: KNIGHT-6 to KNIGHT-33.
#include "engine/modules/fan/wandering/wandering.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"
#include "engine/state/pieces.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"

namespace reeve::rules {

IntersectionSet knightTargets(const GameState& state, PlayerId player, IntersectionId from) {
    const auto* knight = state.player(player).knightAt(from);
    if (knight == nullptr) return {};
    auto targets = onBoard(state.board.islandId, [&](auto sets) {
        const auto reached = sets(reachable(state, player, from)) - pieces::allBuildings(state, sets);
        auto free = reached;
        for (std::size_t p = 0; p < state.seatCount; ++p) {
            const auto& other = state.players[p];
            const auto met = reached & sets(other.knightPlaces);
            free -= met;
            if (p == index(player) || met.empty()) continue;
            for (const auto& k : other.knights)
                if (k.level < knight->level && met.contains(k.at)) free.insert(k.at);
        }
        return widened(free);
    });
    if (state.rules.fan.any()) targets |= fan::wanderTargets(state, player, from);
    return targets;
}

namespace {

/// KNIGHT-7 to KNIGHT-9: returns why a knight may not act; accepted if it may.
Verdict checkReady(const GameState& state, PlayerId player, IntersectionId at) {
    if (!state.rules.knights()) return refuse(RefusalCode::NotInThisGame, "KNIGHT-9");
    const auto* knight = state.player(player).knightAt(at);
    if (knight == nullptr) return refuse(RefusalCode::NotYourPiece, "KNIGHT-9");
    if (!knight->active) return refuse(RefusalCode::KnightInactive, "KNIGHT-9");
    if (knight->activatedThisTurn) return refuse(RefusalCode::KnightJustActivated, "KNIGHT-7");
    return accepted;
}

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Activate& c) {
    if (!writer.state().rules.knights()) return refuse(RefusalCode::NotInThisGame, "KNIGHT-6");
    const auto* knight = writer.player(player).knightAt(c.at);
    if (knight == nullptr) return refuse(RefusalCode::NotYourPiece, "KNIGHT-6");
    if (knight->active) return refuse(RefusalCode::KnightAlreadyActive, "KNIGHT-6");
    if (auto refusal = checkPrice(writer, player, costs::kActivate, "KNIGHT-6")) return refusal;
    writer.pay(player, costs::kActivate, Cause::Knight);
    writer.emit(event::KnightActivated{player, c.at});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Promote& c) {
    if (!writer.state().rules.knights()) return refuse(RefusalCode::NotInThisGame, "KNIGHT-12");
    const auto& own = writer.player(player);
    const auto* knight = own.knightAt(c.at);
    if (knight == nullptr) return refuse(RefusalCode::NotYourPiece, "KNIGHT-12");
    if (knight->level >= 3) return refuse(RefusalCode::KnightMighty, "KNIGHT-16");
    if (knight->promotedThisTurn) return refuse(RefusalCode::KnightAlreadyPromoted, "KNIGHT-13");
    if (knight->level == 2 && own.improvements[index(Track::Politics)] < kAbilityLevel)
        return refuse(RefusalCode::NeedsFortress, "KNIGHT-15");
    if (!promotable(writer.state(), player).contains(c.at)) return refuse(RefusalCode::NoPieceLeft, "KNIGHT-16");
    if (auto refusal = checkPrice(writer, player, costs::kPromote, "KNIGHT-12")) return refusal;
    const auto level = static_cast<std::uint8_t>(knight->level + 1);
    writer.pay(player, costs::kPromote, Cause::Knight);
    writer.emit(event::KnightPromoted{player, c.at, level});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::MoveKnight& c) {
    const auto& state = writer.state();
    if (auto refusal = checkReady(state, player, c.from)) return refusal;
    const auto owner = knightOwner(state, c.to);
    if (!knightTargets(state, player, c.from).contains(c.to)) {
        if (owner != kNobody && owner != player && reachable(state, player, c.from).contains(c.to))
            return refuse(RefusalCode::KnightNotWeaker, "KNIGHT-25");
        if (owner == player) return refuse(RefusalCode::PlaceTaken, "KNIGHT-26");
        if (allBuildings(state).contains(c.to)) return refuse(RefusalCode::PlaceTaken, "KNIGHT-18");
        return refuse(RefusalCode::NotConnected, "KNIGHT-18");
    }
    if (owner == kNobody) {
        writer.emit(event::KnightMoved{player, c.from, c.to, true});
        return accepted;
    }
    const Knight displaced = *state.player(owner).knightAt(c.to);
    writer.emit(event::KnightDisplaced{owner, displaced});
    writer.emit(event::KnightMoved{player, c.from, c.to, true}); // frees its old place for the displaced knight
    retreat(writer, owner, displaced);
    return accepted;
}

void retreat(EventWriter& writer, PlayerId owner, const Knight& knight) {
    const auto sites = retreatSites(writer.state(), owner, knight.at);
    if (sites.empty()) return; // KNIGHT-28: back to the supply
    if (sites.size() == 1) {
        Knight moved = knight;
        moved.at = sites.first();
        writer.emit(event::KnightPlaced{owner, moved});
        return;
    }
    writer.open({.kind = DecisionKind::RelocateKnight, .player = owner, .knight = knight});
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::RelocateKnight& c) {
    if (!retreatSites(writer.state(), player, decision.knight.at).contains(c.to))
        return refuse(RefusalCode::NotConnected, "KNIGHT-27");
    Knight moved = decision.knight;
    moved.at = c.to;
    writer.emit(event::KnightPlaced{player, moved});
    writer.close(DecisionKind::RelocateKnight, player);
    return accepted;
}

Verdict checkChaser(const GameState& state, PlayerId player, IntersectionId knight) {
    if (state.turn.phase == Phase::Roll && state.turn.knightErrant)
        return refuse(RefusalCode::WrongPhase, "VAR-ERRANT-1");
    return checkReady(state, player, knight);
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::ChaseRobber& c) {
    const auto& state = writer.state();
    if (auto refusal = checkChaser(state, player, c.knight)) return refusal;
    if (robberLocked(state)) return refuse(RefusalCode::RobberLocked, "KNIGHT-33");
    if (!state.island().intersectionHexes[index(c.knight)].contains(state.board.robber))
        return refuse(RefusalCode::RobberNotHere, "KNIGHT-30");
    if (auto refusal = moveRobberBy(writer, player, c.move, true)) return refusal;
    writer.emit(event::KnightSpent{player, c.knight});
    return accepted;
}

} // namespace reeve::rules
