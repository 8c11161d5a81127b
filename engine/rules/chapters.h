// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of the rule book: carryOut() of each command, in the file of its chapter. Callers have checked that
// the game is not over and that the turn or the decision is this player's. A chapter writes its events and returns
// accepted, or returns the refusal.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve::rules {

Verdict carryOut(EventWriter&, PlayerId, const command::Place&); // setup.cpp
/// After `player` has placed and received the cards: passes to the next player (SETUP-34, SETUP-35).
void passSetup(EventWriter&, PlayerId);
Verdict carryOut(EventWriter&, PlayerId, const command::Roll&);    // roll.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::EndTurn&); // turn.cpp
Verdict endTurn(EventWriter&, PlayerId, const fan::EndTurn&);
/// Ends the turn after its movement phase and its battles, if any (turn.cpp).
void finishTurn(EventWriter&, PlayerId);
Verdict carryOut(EventWriter&, PlayerId, const command::Build&); // build.cpp
/// Builds or restores a city, or builds a wall, for `price`; `rule`: of the price.
Verdict buildCity(EventWriter&, PlayerId, IntersectionId at, const fan::Landing&, const Hand& price,
                  std::string_view rule);
Verdict buildWall(EventWriter&, PlayerId, IntersectionId at, const Hand& price);
/// Returns why a road may not be built on a path; accepted if it may. Ignores the price (ROAD-1 to ROAD-4, SHIP-4).
Verdict checkRoadSite(const GameState&, PlayerId, PathId);
/// Returns why a knight may not be placed on an intersection; accepted if it may. Ignores the price (KNIGHT-3, SHIP-6).
Verdict checkKnightSite(const GameState&, PlayerId, IntersectionId);
Verdict carryOut(EventWriter&, PlayerId, const command::Activate&); // knights.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::Promote&);
Verdict carryOut(EventWriter&, PlayerId, const command::MoveKnight&);
Verdict carryOut(EventWriter&, PlayerId, const command::ChaseRobber&);
/// Returns why a knight may not chase the robber or the pirate now, wherever it stands (KNIGHT-7 to KNIGHT-9,
/// VAR-ERRANT-1).
Verdict checkChaser(const GameState&, PlayerId, IntersectionId knight);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::RelocateKnight&);
Verdict carryOut(EventWriter&, PlayerId, const command::Improve&); // improvements.cpp
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::PlaceMetropolis&);
Verdict carryOut(EventWriter&, PlayerId, const command::Pass&);           // special_building.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::BuyDevelopment&); // development.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::PlayDevelopment&);
Verdict carryOut(EventWriter&, PlayerId, const command::PlaceNeutral&); // two_players.cpp
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::BuildNeutral&);
Verdict carryOut(EventWriter&, PlayerId, const command::ForcedTrade&);
Verdict carryOut(EventWriter&, PlayerId, const command::RobberToDesert&);
Verdict carryOut(EventWriter&, PlayerId, const command::DiscardKnight&);
Verdict carryOut(EventWriter&, PlayerId, const command::TradeBank&); // trade.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::Trade&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const command::Discard&); // robber.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::MoveRobber&);
Verdict carryOut(EventWriter&, PlayerId, const command::Take&);     // production.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::LoseCity&); // barbarians.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::CommitKnights&);
Verdict carryOut(EventWriter&, PlayerId, const command::DrawProgress&); // progress.cpp
Verdict carryOut(EventWriter&, PlayerId, const command::DiscardProgress&);

// Functions that chapters call of each other.

/// The ship has reached the island; with the option Nasty, opens the declarations of knights (barbarians.cpp).
void land(EventWriter&);
/// Resolves the attack: BARB-2 to BARB-22 (barbarians.cpp).
void attack(EventWriter&);
/// Distributes the production of the roll: PROD-1 to PROD-12, IMPR-12 (production.cpp).
void produce(EventWriter&);
/// Discards of a 7 (robber.cpp); the robber moves when all players have discarded.
void askDiscards(EventWriter&);
/// Opens the move of the robber for the player on turn; emits RobberLocked if it may not move.
void askRobber(EventWriter&);
/// The player discards `count` cards: at once if there is no choice, else as a decision.
void requireDiscard(EventWriter&, PlayerId, int count);
/// Moves the robber and steals (ROBBER-2 to ROBBER-7). `chase`: by a knight (ROBBER-4c).
Verdict moveRobberBy(EventWriter&, PlayerId, const command::RobberMove&, bool chase);
inline constexpr InlineVector<PlayerId, kMaxPlayers> nobody{};
/// Moves the robber, or the pirate, to a legal hex and steals from one of `victims` (ROBBER-5 to ROBBER-8).
Verdict raid(EventWriter&, PlayerId, const command::RobberMove&, const InlineVector<PlayerId, kMaxPlayers>& victims,
             bool pirate);
/// Draws a progress card: the top of the deck, or `stated` (progress.cpp).
void drawCard(EventWriter&, PlayerId, Track, ProgressCard stated = kNoProgressCard);
/// Each player draws for the rolled gate, clockwise from the player on turn, if the red die permits (IMPR-8).
void drawFromGate(EventWriter&);
/// PROG-11a: the player on turn handles a fifth card first.
void askFifthCard(EventWriter&);
/// Places a knight that was displaced from knight.at: in the supply if no place is free, at once if one is, else by a
/// decision of `owner` (KNIGHT-27, KNIGHT-28).
void retreat(EventWriter&, PlayerId owner, const Knight& knight);
/// Takes up to `most` cards of a kind from each opponent, clockwise (development.cpp).
void collect(EventWriter&, PlayerId, Card kind, int most, Cause cause);
/// Builds roads and ships without payment, one after the other, each by the normal rules (PROG-ROAD, DEV-6): build.cpp.
Verdict freeRoads(EventWriter&, PlayerId, const PathList& paths, std::uint8_t ships, std::string_view rule);
/// Updates the awards and checks for victory (longest_road.cpp, development.cpp, turn.cpp).
void updateLongestRoad(EventWriter&);
/// Recounts the roads of all players, whatever happened.
void countLongestRoad(EventWriter&);
void updateLargestArmy(EventWriter&);
// Two-player game; without effect in other games.
/// Trade tokens for a settlement at `at` (TWO-20).
void settleTokens(EventWriter&, PlayerId, IntersectionId at);
/// Opens the decision to build a neutral settlement, else a neutral road.
void oweNeutral(EventWriter&, PlayerId, bool settlement);
/// Builds the neutral pieces that are due while there is no choice.
void settleNeutrals(EventWriter&);
/// True if the events so far gave the player on turn the points to win (WIN-4), or if nothing happened and the points
/// are there.
bool isWon(const EventWriter&);
void checkVictory(EventWriter&);
/// After a turn: opens the special building phase for the next player who can build or buy; begins the next turn if
/// none can (special_building.cpp).
void beginSpecialBuilding(EventWriter&);
/// Begins the turn of the player after the one who rolled in this turn (turn.cpp).
void beginNextTurn(EventWriter&);
/// True if the player on turn has enough points to win. Only in a written or corrected position: otherwise the game is
/// over.
bool hasEnoughPoints(const GameState&);
} // namespace reeve::rules
