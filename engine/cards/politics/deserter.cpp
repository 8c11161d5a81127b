// SPDX-License-Identifier: GPL-3.0-or-later
// Deserter (PROG-DESE): an opponent removes a knight; the player may place one of the same level and state.
#include "engine/cards/card.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"

namespace reeve::cards {
namespace {

/// Opens the choice of a place for the new knight, if one is left for it.
void offer(EventWriter& writer, PlayerId player, const Knight& gone) {
    const int level = rules::deserterLevel(writer.state(), player, gone.level);
    if (level == 0) return;
    const Knight brought{.level = static_cast<std::uint8_t>(level),
                         .active = gone.active,
                         .activatedThisTurn = gone.active}; // PROG-DESEc
    if (rules::knightSites(writer.state(), player).empty()) return;
    writer.open({.kind = DecisionKind::PlaceKnight, .player = player, .knight = brought});
}

void remove(EventWriter& writer, PlayerId victim, PlayerId player, const Knight& knight) {
    writer.emit(event::KnightRemoved{victim, knight.at});
    offer(writer, player, knight);
}

} // namespace

Verdict deserter(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    if (play.victim == player || index(play.victim) >= state.playerCount)
        return refuse(RefusalCode::WrongTarget, "PROG-DESE");
    const auto& knights = state.player(play.victim).knights;
    if (knights.empty()) return refuse(RefusalCode::NotAVictim, "PROG-DESEb");
    if (knights.size() == 1) {
        const Knight only = knights.front();
        remove(writer, play.victim, player, only);
    } else {
        writer.open({.kind = DecisionKind::RemoveKnight, .player = play.victim, .other = player});
    }
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::RemoveKnight& c) {
    const auto* knight = writer.player(player).knightAt(c.at);
    if (knight == nullptr) return refuse(RefusalCode::NotYourPiece, "PROG-DESE");
    const Knight gone = *knight;
    writer.close(DecisionKind::RemoveKnight, player);
    remove(writer, player, decision.other, gone);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::PlaceKnight& c) {
    if (c.at == kNoIntersection) {
        writer.emit(event::PassedOn{player, DecisionKind::PlaceKnight});
    } else {
        if (auto refusal = rules::checkKnightSite(writer.state(), player, c.at)) return refusal;
        Knight knight = decision.knight;
        knight.at = c.at;
        writer.emit(event::KnightPlaced{player, knight});
    }
    writer.close(DecisionKind::PlaceKnight, player);
    return accepted;
}

} // namespace reeve::cards
