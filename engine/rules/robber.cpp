// SPDX-License-Identifier: GPL-3.0-or-later
// The 7 and the robber: SEVEN-1 to SEVEN-7, ROBBER-1 to ROBBER-14.
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::rules {

InlineVector<PlayerId, kMaxPlayers> robberVictims(const GameState& state, PlayerId mover, HexId hex) {
    InlineVector<PlayerId, kMaxPlayers> victims;
    for (const auto player : clockwiseFrom(state, mover))
        if (player != mover && !state.player(player).hand.empty() &&
            state.player(player).buildings().meets(state.island().hexCornerSet[index(hex)]))
            victims.push_back(player);
    return victims;
}

namespace {

void steal(EventWriter& writer, PlayerId thief, PlayerId victim, Card stated) {
    const auto& hand = writer.player(victim).hand;
    const auto card = stated != kNoCard ? stated : hand.cardAt(writer.draw(hand.total()));
    writer.emit(event::CardStolen{thief, victim, card, writer.takeDraws()});
}

} // namespace

void requireDiscard(EventWriter& writer, PlayerId player, int count) {
    const auto& hand = writer.player(player).hand;
    if (hand.kinds() == 1)
        writer.pay(player, Hand::of(hand.cardAt(0), count), Cause::Discard);
    else
        writer.open({.kind = DecisionKind::Discard, .player = player, .count = static_cast<std::uint8_t>(count)});
}

void askDiscards(EventWriter& writer) {
    const auto& state = writer.state();
    for (const auto player : clockwiseFrom(state, state.turn.player)) {
        const int held = state.player(player).hand.total();
        if (held > handLimit(state, player)) requireDiscard(writer, player, held / 2);
    }
}

void askRobber(EventWriter& writer) {
    const auto& state = writer.state();
    if (robberLocked(state))
        writer.emit(event::RobberLocked{});
    else
        writer.open({.kind = DecisionKind::MoveRobber, .player = state.turn.player});
}

bool sevenDirectly(GameState& state) {
    for (std::size_t p = 0; p < state.playerCount; ++p)
        if (state.players[p].hand.total() > handLimit(state, static_cast<PlayerId>(p))) return false;
    if (!robberLocked(state))
        Apply{state}(event::DecisionOpened{{.kind = DecisionKind::MoveRobber, .player = state.turn.player}, false});
    return true;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::Discard& c) {
    if (c.cards.total() != decision.count) return refuse(RefusalCode::WrongNumberOfCards, "SEVEN-2");
    if (!writer.player(player).hand.covers(c.cards)) return refuse(RefusalCode::CardsNotHeld, "SEVEN-2");
    writer.pay(player, c.cards, Cause::Discard);
    writer.close(DecisionKind::Discard, player);
    return accepted;
}

Verdict moveRobberBy(EventWriter& writer, PlayerId player, const command::RobberMove& c, bool chase) {
    const auto& state = writer.state();
    if (c.to == state.board.robber) return refuse(RefusalCode::RobberMustMove, "ROBBER-2");
    if (state.rules.seafarers() && state.board.waters.sea.contains(c.to))
        return refuse(RefusalCode::NotARobberHex, "PIRATE-2");
    const auto sites = robberSites(state, chase);
    if (auto refusal = fan::Parts::checkRobber(state, c.to, sites)) return refusal;
    if (!sites.contains(c.to))
        return refuse(RefusalCode::RobberNotToDesert,
                      rulesOf(state.rules.edition).robberToDesert ? "ROBBER-4c" : "ROBBER-4b");
    const bool steals = !chase || !fan::chasesWithoutTheft(state);
    return raid(writer, player, c, steals ? robberVictims(state, player, c.to) : nobody, false);
}

Verdict raid(EventWriter& writer, PlayerId player, const command::RobberMove& c,
             const InlineVector<PlayerId, kMaxPlayers>& victims, bool pirate) {
    const auto& state = writer.state();
    PlayerId victim = c.victim;
    if (victim != kNobody && std::ranges::find(victims, victim) == victims.end())
        return refuse(RefusalCode::NotAVictim, "ROBBER-5");
    if (c.declined && !rulesOf(state.rules.edition).theftOptional)
        return refuse(RefusalCode::VictimNeeded, "ROBBER-8a");
    if (victim == kNobody && !c.declined) {
        if (victims.size() > 1) return refuse(RefusalCode::VictimNeeded, "ROBBER-5");
        if (victims.size() == 1) victim = victims.front();
    }
    if (c.card != kNoCard && (victim == kNobody || state.player(victim).hand[c.card] == 0))
        return refuse(RefusalCode::ImpossibleChance, "ROBBER-5");
    if (pirate)
        writer.emit(seafarers::PirateMoved{player, c.to});
    else
        writer.emit(event::RobberMoved{player, c.to});
    if (victim != kNobody) steal(writer, player, victim, c.card);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::MoveRobber& c) {
    if (auto refusal = moveRobberBy(writer, player, c.move, false)) return refusal;
    writer.close(DecisionKind::MoveRobber, player);
    return accepted;
}

} // namespace reeve::rules
