// SPDX-License-Identifier: GPL-3.0-or-later
// A progress card as a rule: when it may be played and what it does. One small file for each card; catalog.cpp is the
// table of all 25 kinds.
#pragma once

#include "engine/rules/chapters.h"

namespace reeve::cards {

using rules::accepted;
using rules::EventWriter;
using rules::refuse;
using rules::Verdict;

/// Carries out a card that `player` holds and may play now; it was already put under its deck (PROG-7). Refuses targets
/// that do not meet the card's condition (PROG-15).
using Rule = Verdict (*)(EventWriter& writer, PlayerId player, const command::Play& play);

struct CardRule {
    bool beforeRoll = false; ///< Alchemist only (TURN-4)
    Rule rule = nullptr;     ///< nullptr: a victory point card, never played (PROG-8)
};

const CardRule& ruleOf(ProgressCard card);

/// Returns why a card may not be played now: not held, or not at this time of the turn (PROG-5, PROG-8, TURN-4);
/// accepted otherwise.
Verdict checkTime(const GameState& state, PlayerId player, ProgressCard card);
/// Plays a card of the hand: PROG-5 to PROG-7.
Verdict carryOut(EventWriter& writer, PlayerId player, const command::Play& play);

// Science.
Verdict alchemist(EventWriter&, PlayerId, const command::Play&);
Verdict crane(EventWriter&, PlayerId, const command::Play&);
Verdict engineer(EventWriter&, PlayerId, const command::Play&);
Verdict inventor(EventWriter&, PlayerId, const command::Play&);
Verdict irrigation(EventWriter&, PlayerId, const command::Play&);
Verdict medicine(EventWriter&, PlayerId, const command::Play&);
Verdict mining(EventWriter&, PlayerId, const command::Play&);
Verdict roadBuilding(EventWriter&, PlayerId, const command::Play&);
Verdict smith(EventWriter&, PlayerId, const command::Play&);
// Politics.
Verdict bishop(EventWriter&, PlayerId, const command::Play&);
Verdict deserter(EventWriter&, PlayerId, const command::Play&);
Verdict diplomat(EventWriter&, PlayerId, const command::Play&);
Verdict intrigue(EventWriter&, PlayerId, const command::Play&);
Verdict saboteur(EventWriter&, PlayerId, const command::Play&);
Verdict spy(EventWriter&, PlayerId, const command::Play&);
Verdict warlord(EventWriter&, PlayerId, const command::Play&);
Verdict wedding(EventWriter&, PlayerId, const command::Play&);
// Trade.
Verdict commercialHarbor(EventWriter&, PlayerId, const command::Play&);
Verdict masterMerchant(EventWriter&, PlayerId, const command::Play&);
Verdict merchant(EventWriter&, PlayerId, const command::Play&);
Verdict merchantFleet(EventWriter&, PlayerId, const command::Play&);
Verdict resourceMonopoly(EventWriter&, PlayerId, const command::Play&);
Verdict tradeMonopoly(EventWriter&, PlayerId, const command::Play&);

// Answers to decisions that cards open, each in the file of its card.
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::RemoveKnight&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::PlaceKnight&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::TakeProgress&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::Give&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::TakeCards&);
Verdict carryOut(EventWriter&, PlayerId, const command::HarborTrade&);

// Shared by several cards (shared.cpp).

/// Takes cards from the bank for each hex of a terrain with an own building (PROG-IRRI, PROG-MINE).
void harvest(EventWriter&, PlayerId, Terrain terrain, Card kind);
/// Hexes whose number token may be moved (PROG-INVE).
HexSet movableTokens(const Board& board);
/// The merchant may stand neither on gold nor at sea (GOLDHEX-5).
constexpr bool merchantMayStand(Terrain terrain) { return terrain != Terrain::Gold && terrain != Terrain::Sea; }

/// PROG-DIPL: true if one end of the road touches no other piece of its owner.
bool isOpen(const Island& island, const PlayerState& owner, PathId road);
/// The player hands over `decision.count` cards: at once if there is no choice, else as a decision.
void askGive(EventWriter&, const Decision& decision);

} // namespace reeve::cards
