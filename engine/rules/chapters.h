// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of the rule book: one function for each command, each in the file of its chapter. All are
// called with the command's gate already passed: the game is on, it is this player's turn or decision.
#pragma once

#include "engine/rules/course.h"

namespace reeve::rules {

Verdict place(Course&, PlayerId, const command::Place&); // setup.cpp
/// The player has placed, and has the cards for it: the next one follows (SETUP-34, SETUP-35).
void passSetup(Course&, PlayerId);
Verdict roll(Course&, PlayerId, const command::Roll&);   // roll.cpp
Verdict endTurn(Course&, PlayerId, const fan::EndTurn&); // turn.cpp
/// Hands the turn on, after whatever comes before its end (turn.cpp).
void finishTurn(Course&, PlayerId);
Verdict build(Course&, PlayerId, const command::Build&); // build.cpp
/// Why barbarians cannot land as a command states when a city is built, or one on its side restored (FAN-BARB-3).
Verdict checkLandingOfCity(const GameState&, bool restored, const fan::Landing&);
/// Why a road may not be built on a path, whoever pays it; nothing where it may (ROAD-1 to ROAD-4, SHIP-4).
Verdict checkRoadSite(const GameState&, PlayerId, PathId);
Verdict activate(Course&, PlayerId, const command::Activate&); // knights.cpp
Verdict promote(Course&, PlayerId, const command::Promote&);
Verdict moveKnight(Course&, PlayerId, const command::MoveKnight&);
Verdict chaseRobber(Course&, PlayerId, const command::ChaseRobber&);
/// Why a knight may not chase a figure now, wherever it stands (KNIGHT-7 to KNIGHT-9, VAR-ERRANT-1).
Verdict checkChaser(const GameState&, PlayerId, IntersectionId knight);
Verdict relocateKnight(Course&, PlayerId, const Decision&, const command::RelocateKnight&);
Verdict improve(Course&, PlayerId, const command::Improve&); // improvements.cpp
Verdict placeMetropolis(Course&, PlayerId, const Decision&, const command::PlaceMetropolis&);
Verdict removeKnight(Course&, PlayerId, const Decision&, const command::RemoveKnight&); // cards/politics/deserter.cpp
Verdict placeKnight(Course&, PlayerId, const Decision&, const command::PlaceKnight&);
Verdict takeProgress(Course&, PlayerId, const Decision&, const command::TakeProgress&); // cards/politics/spy.cpp
Verdict give(Course&, PlayerId, const Decision&, const command::Give&);                 // cards/politics/wedding.cpp
Verdict takeCards(Course&, PlayerId, const Decision&, const command::TakeCards&); // cards/trade/master_merchant.cpp
Verdict harborTrade(Course&, PlayerId, const command::HarborTrade&);              // cards/trade/commercial_harbor.cpp
Verdict passSpecialBuilding(Course&, PlayerId);                                   // special_building.cpp
Verdict buyDevelopment(Course&, PlayerId, const command::BuyDevelopment&);        // development.cpp
Verdict playDevelopment(Course&, PlayerId, const command::PlayDevelopment&);
Verdict placeNeutral(Course&, PlayerId, const command::PlaceNeutral&); // two_players.cpp
Verdict buildNeutral(Course&, PlayerId, const Decision&, const command::BuildNeutral&);
Verdict forcedTrade(Course&, PlayerId, const command::ForcedTrade&);
Verdict robberToDesert(Course&, PlayerId, const command::RobberToDesert&);
Verdict discardKnight(Course&, PlayerId, const command::DiscardKnight&);
Verdict tradeBank(Course&, PlayerId, const command::TradeBank&); // trade.cpp
Verdict trade(Course&, PlayerId, const command::Trade&);
Verdict discard(Course&, PlayerId, const Decision&, const command::Discard&); // robber.cpp
Verdict moveRobber(Course&, PlayerId, const command::MoveRobber&);
Verdict take(Course&, PlayerId, const command::Take&);         // production.cpp
Verdict loseCity(Course&, PlayerId, const command::LoseCity&); // barbarians.cpp
Verdict commitKnights(Course&, PlayerId, const command::CommitKnights&);
Verdict drawProgress(Course&, PlayerId, const command::DrawProgress&); // progress.cpp
Verdict discardProgress(Course&, PlayerId, const command::DiscardProgress&);

// What the chapters need of each other.

/// Goes on with the roll of this turn as far as it can without a decision (roll.cpp).
void continueRoll(Course&);
/// The ship has reached the island: BARB-2 to BARB-22 (barbarians.cpp).
void land(Course&);
void attack(Course&);
/// Everybody takes what the dice give: PROD-1 to PROD-12, IMPR-12 (production.cpp).
void produce(Course&);
/// Discards of a 7 (robber.cpp); the robber's move follows when all have discarded.
void askDiscards(Course&);
void askRobber(Course&);
/// Half a hand goes to the bank: at once where there is no choice, else as a decision.
void requireDiscard(Course&, PlayerId, int count);
/// Moves the robber and steals; `rule` chapters: ROBBER-2 to ROBBER-7. `chase`: by a knight (ROBBER-4c).
Verdict moveRobberBy(Course&, PlayerId, const command::RobberMove&, bool chase);
inline constexpr InlineVector<PlayerId, kMaxPlayers> nobody{};
/// Moves the robber, or the pirate, to a hex that is allowed, and steals from one of `victims` (ROBBER-5 to ROBBER-8).
Verdict raid(Course&, PlayerId, const command::RobberMove&, const InlineVector<PlayerId, kMaxPlayers>& victims,
             bool pirate);
/// A progress card from the top of a deck, or the one stated (progress.cpp).
void drawCard(Course&, PlayerId, Track, ProgressCard stated = kNoProgressCard);
void drawFromGate(Course&);
/// PROG-11a: a fifth card is the first business of the player on turn.
void askFifthCard(Course&);
/// A knight that stood at knight.at is taken off and finds a new place (KNIGHT-27, KNIGHT-28).
void retreat(Course&, PlayerId owner, const Knight& knight);
/// The awards are looked at again, the game may be won (longest_road.cpp, development.cpp, turn.cpp).
void updateLongestRoad(Course&);
/// Counts everybody's roads, whatever has happened.
void countLongestRoad(Course&);
void updateLargestArmy(Course&);
/// Two players: tokens for a settlement, a neutral piece owed, and what of it goes without asking.
void settleTokens(Course&, PlayerId, IntersectionId at);
void oweNeutral(Course&, PlayerId, bool settlement);
void settleNeutrals(Course&);
void checkVictory(Course&);
/// After a turn: asks the first of the others who can build or buy something; the next turn begins where nobody can
/// (special_building.cpp).
void beginSpecialBuilding(Course&);
/// The turn of the player after whoever rolled in this one (turn.cpp).
void beginNextTurn(Course&);
/// Has the player on turn enough points to win? Only in a position that was written down or corrected: else the game is
/// over.
bool hasEnoughPoints(const GameState&);
/// Makes the pending decisions that have one outcome, and closes those that nothing is left to answer with
/// (decisions.cpp).
void settleDecisions(Course&);

} // namespace reeve::rules
