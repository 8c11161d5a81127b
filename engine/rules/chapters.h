// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of the rule book: one function for each command, each in the file of its chapter. All are
// called with the command's gate already passed: the game is on, it is this player's turn or decision.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve::rules {

Verdict place(EventWriter&, PlayerId, const command::Place&); // setup.cpp
/// The player has placed, and has the cards for it: the next one follows (SETUP-34, SETUP-35).
void passSetup(EventWriter&, PlayerId);
Verdict roll(EventWriter&, PlayerId, const command::Roll&);   // roll.cpp
Verdict endTurn(EventWriter&, PlayerId, const fan::EndTurn&); // turn.cpp
/// Hands the turn on, after whatever comes before its end (turn.cpp).
void finishTurn(EventWriter&, PlayerId);
Verdict build(EventWriter&, PlayerId, const command::Build&); // build.cpp
/// Why barbarians cannot land as a command states when a city is built, or one on its side restored (FAN-BARB-3).
Verdict checkLandingOfCity(const GameState&, bool restored, const fan::Landing&);
/// Why a road may not be built on a path, whoever pays it; nothing where it may (ROAD-1 to ROAD-4, SHIP-4).
Verdict checkRoadSite(const GameState&, PlayerId, PathId);
/// Why a knight may not be placed on an intersection, whoever pays it; nothing where it may (KNIGHT-3, SHIP-6).
Verdict checkKnightSite(const GameState&, PlayerId, IntersectionId);
Verdict activate(EventWriter&, PlayerId, const command::Activate&); // knights.cpp
Verdict promote(EventWriter&, PlayerId, const command::Promote&);
Verdict moveKnight(EventWriter&, PlayerId, const command::MoveKnight&);
Verdict chaseRobber(EventWriter&, PlayerId, const command::ChaseRobber&);
/// Why a knight may not chase a figure now, wherever it stands (KNIGHT-7 to KNIGHT-9, VAR-ERRANT-1).
Verdict checkChaser(const GameState&, PlayerId, IntersectionId knight);
Verdict relocateKnight(EventWriter&, PlayerId, const Decision&, const command::RelocateKnight&);
Verdict improve(EventWriter&, PlayerId, const command::Improve&); // improvements.cpp
Verdict placeMetropolis(EventWriter&, PlayerId, const Decision&, const command::PlaceMetropolis&);
Verdict passSpecialBuilding(EventWriter&, PlayerId);                            // special_building.cpp
Verdict buyDevelopment(EventWriter&, PlayerId, const command::BuyDevelopment&); // development.cpp
Verdict playDevelopment(EventWriter&, PlayerId, const command::PlayDevelopment&);
Verdict placeNeutral(EventWriter&, PlayerId, const command::PlaceNeutral&); // two_players.cpp
Verdict buildNeutral(EventWriter&, PlayerId, const Decision&, const command::BuildNeutral&);
Verdict forcedTrade(EventWriter&, PlayerId, const command::ForcedTrade&);
Verdict robberToDesert(EventWriter&, PlayerId, const command::RobberToDesert&);
Verdict discardKnight(EventWriter&, PlayerId, const command::DiscardKnight&);
Verdict tradeBank(EventWriter&, PlayerId, const command::TradeBank&); // trade.cpp
Verdict trade(EventWriter&, PlayerId, const command::Trade&);
Verdict discard(EventWriter&, PlayerId, const Decision&, const command::Discard&); // robber.cpp
Verdict moveRobber(EventWriter&, PlayerId, const command::MoveRobber&);
Verdict take(EventWriter&, PlayerId, const command::Take&);         // production.cpp
Verdict loseCity(EventWriter&, PlayerId, const command::LoseCity&); // barbarians.cpp
Verdict commitKnights(EventWriter&, PlayerId, const command::CommitKnights&);
Verdict drawProgress(EventWriter&, PlayerId, const command::DrawProgress&); // progress.cpp
Verdict discardProgress(EventWriter&, PlayerId, const command::DiscardProgress&);

// What the chapters need of each other.

/// The ship has reached the island: BARB-2 to BARB-22 (barbarians.cpp).
void land(EventWriter&);
void attack(EventWriter&);
/// Everybody takes what the dice give: PROD-1 to PROD-12, IMPR-12 (production.cpp).
void produce(EventWriter&);
/// Discards of a 7 (robber.cpp); the robber's move follows when all have discarded.
void askDiscards(EventWriter&);
void askRobber(EventWriter&);
/// Half a hand goes to the bank: at once where there is no choice, else as a decision.
void requireDiscard(EventWriter&, PlayerId, int count);
/// Moves the robber and steals; `rule` chapters: ROBBER-2 to ROBBER-7. `chase`: by a knight (ROBBER-4c).
Verdict moveRobberBy(EventWriter&, PlayerId, const command::RobberMove&, bool chase);
inline constexpr InlineVector<PlayerId, kMaxPlayers> nobody{};
/// Moves the robber, or the pirate, to a hex that is allowed, and steals from one of `victims` (ROBBER-5 to ROBBER-8).
Verdict raid(EventWriter&, PlayerId, const command::RobberMove&, const InlineVector<PlayerId, kMaxPlayers>& victims,
             bool pirate);
/// A progress card from the top of a deck, or the one stated (progress.cpp).
void drawCard(EventWriter&, PlayerId, Track, ProgressCard stated = kNoProgressCard);
void drawFromGate(EventWriter&);
/// PROG-11a: a fifth card is the first business of the player on turn.
void askFifthCard(EventWriter&);
/// A knight that stood at knight.at is taken off and finds a new place (KNIGHT-27, KNIGHT-28).
void retreat(EventWriter&, PlayerId owner, const Knight& knight);
/// Takes up to `most` cards of a kind from every opponent, clockwise (development.cpp).
void collect(EventWriter&, PlayerId, Card kind, int most, Cause cause);
/// Builds roads and ships without payment, one after the other, each by the normal rules (PROG-ROAD, DEV-6): build.cpp.
Verdict freeRoads(EventWriter&, PlayerId, const PathList& paths, std::uint8_t ships, std::string_view rule);
/// The awards are looked at again, the game may be won (longest_road.cpp, development.cpp, turn.cpp).
void updateLongestRoad(EventWriter&);
/// Counts everybody's roads, whatever has happened.
void countLongestRoad(EventWriter&);
void updateLargestArmy(EventWriter&);
/// Two players: tokens for a settlement, a neutral piece owed, and what of it goes without asking.
void settleTokens(EventWriter&, PlayerId, IntersectionId at);
void oweNeutral(EventWriter&, PlayerId, bool settlement);
void settleNeutrals(EventWriter&);
void checkVictory(EventWriter&);
/// After a turn: asks the first of the others who can build or buy something; the next turn begins where nobody can
/// (special_building.cpp).
void beginSpecialBuilding(EventWriter&);
/// The turn of the player after whoever rolled in this one (turn.cpp).
void beginNextTurn(EventWriter&);
/// Has the player on turn enough points to win? Only in a position that was written down or corrected: else the game is
/// over.
bool hasEnoughPoints(const GameState&);
} // namespace reeve::rules
