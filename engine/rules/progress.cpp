// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing, holding, counting and returning progress cards: PROG-1 to PROG-14, DICE-4, DICE-5.
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/tables/improvements.h"

#include <algorithm>

namespace reeve::rules {
void drawCard(EventWriter& writer, PlayerId player, Track track, ProgressCard stated) {
    const auto& state = writer.state();
    const auto& deck = state.decks[index(track)];
    if (deck.empty()) return; // PROG-14
    writer.emit(event::ProgressDrawn{player, track, stated == kNoProgressCard ? deck.front() : stated});
    // PROG-10, PROG-11: off-turn the fifth card is returned at once; for the player on turn, when the roll is resolved.
    if (player == state.turn.player || state.player(player).progressCards() <= supply::kProgressHand) return;
    const bool othersWait =
        !state.pending.empty() && state.pending.front().kind == DecisionKind::DrawProgress; // they draw after this
    if (const auto only = onlyKind(state.player(player).progress); only != kNoProgressCard)
        writer.emit(event::ProgressReturned{player, only});
    else
        writer.open({.kind = DecisionKind::DiscardProgress, .player = player}, othersWait);
}

void askFifthCard(EventWriter& writer) {
    const auto& state = writer.state();
    const bool resolved =
        actsAfterRoll(state.turn.phase) && state.turn.resolving == Resolving::Nothing && state.pending.empty();
    if (resolved && state.player(state.turn.player).progressCards() > supply::kProgressHand)
        writer.open({.kind = DecisionKind::DiscardProgress, .player = state.turn.player});
}

namespace {

constexpr Track trackOf(EventFace gate) { return static_cast<Track>(index(gate) - index(EventFace::TradeGate)); }

bool drawsAt(const PlayerState& player, Track track, int red) {
    const int level = player.improvements[index(track)];
    return (level >= 1) & (red <= drawingDice(level));
}

} // namespace

void drawFromGate(EventWriter& writer) {
    const auto& state = writer.state();
    const auto track = trackOf(state.turn.event);
    for (const auto player : clockwiseFrom(state, state.turn.player)) {
        if (drawsAt(state.player(player), track, state.turn.red)) drawCard(writer, player, track);
        if (isWon(writer)) return; // PROG-8: a card that is a point
    }
}

bool anybodyDraws(const GameState& state, EventFace gate, int red) {
    const auto track = trackOf(gate);
    bool any = false; // no early exit: who draws is unpredictable
    for (std::size_t p = 0; p < state.playerCount; ++p) any |= drawsAt(state.players[p], track, red);
    return any;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::DrawProgress& c) {
    const auto& state = writer.state();
    const auto& deck = state.decks[index(c.track)];
    if (deck.empty()) return refuse(RefusalCode::EmptyDeck, "PROG-14");
    if (c.card != kNoProgressCard && std::ranges::find(deck, c.card) == deck.end())
        return refuse(RefusalCode::ImpossibleChance, "BARB-14");
    writer.close(DecisionKind::DrawProgress, player);
    drawCard(writer, player, c.track, c.card);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::DiscardProgress& c) {
    if (writer.player(player).progress[index(c.card)] == 0) return refuse(RefusalCode::CardNotHeld, "PROG-10");
    writer.emit(event::ProgressReturned{player, c.card});
    writer.close(DecisionKind::DiscardProgress, player);
    return accepted;
}

} // namespace reeve::rules
