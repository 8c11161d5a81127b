// SPDX-License-Identifier: GPL-3.0-or-later
// One function per kind of prompt, in the files of kinds/. A kind without a function is answered question by question
// (app/guide).
#pragma once

#include "app/prompts/prompt.h"
#include "app/table/seat_names.h"
#include "engine/state/game_state.h"

namespace reeve::app::prompts {

/// The situation in which a prompt is described.
struct Asking {
    const GameState& state;
    const SeatNames& names;
    PlayerId seat;
    const Decision* decision; ///< the owed decision; nullptr: set-up or turn
    QString card;             ///< the card to play, a word of the record

    [[nodiscard]] QString who() const { return names.of(seat); }
};

/// Fills in what is specific to a kind: manner, rule, holes and secrecy, for an offer also its name.
using Describe = void (*)(Prompt&, const Asking&);

void discard(Prompt& prompt, const Asking& asking);
void moveRobber(Prompt& prompt, const Asking& asking);
void take(Prompt& prompt, const Asking& asking);
void loseCity(Prompt& prompt, const Asking& asking);
void drawProgress(Prompt& prompt, const Asking& asking);
void discardProgress(Prompt& prompt, const Asking& asking);
void commitKnights(Prompt& prompt, const Asking& asking);
void relocateKnight(Prompt& prompt, const Asking& asking);
void removeKnight(Prompt& prompt, const Asking& asking);
void placeKnight(Prompt& prompt, const Asking& asking);
void give(Prompt& prompt, const Asking& asking);
void takeProgress(Prompt& prompt, const Asking& asking);
void takeCards(Prompt& prompt, const Asking& asking);
void placeMetropolis(Prompt& prompt, const Asking& asking);
void buildNeutral(Prompt& prompt, const Asking& asking);

void placeNeutral(Prompt& prompt, const Asking& asking);
void specialBuild(Prompt& prompt, const Asking& asking);
void placeSettlement(Prompt& prompt, const Asking& asking);
void placeCity(Prompt& prompt, const Asking& asking);
/// Changes a prompt of the set-up: a ship takes the place of the road (SHIP-12).
void placeShip(Prompt& prompt);
void roll(Prompt& prompt, const Asking& asking);
void endTurn(Prompt& prompt, const Asking& asking);

void takeGold(Prompt& prompt, const Asking& asking);
void buildShip(Prompt& prompt, const Asking& asking);
void moveShip(Prompt& prompt, const Asking& asking);
void chasePirate(Prompt& prompt, const Asking& asking);
void movePirate(Prompt& prompt, const Asking& asking);

void buildRoad(Prompt& prompt, const Asking& asking);
void buildSettlement(Prompt& prompt, const Asking& asking);
void buildCity(Prompt& prompt, const Asking& asking);
void buildWall(Prompt& prompt, const Asking& asking);
void recruitKnight(Prompt& prompt, const Asking& asking);
void activate(Prompt& prompt, const Asking& asking);
void promote(Prompt& prompt, const Asking& asking);
void moveKnight(Prompt& prompt, const Asking& asking);
void chaseRobber(Prompt& prompt, const Asking& asking);
void improve(Prompt& prompt, const Asking& asking);
void playProgress(Prompt& prompt, const Asking& asking);
void playDevelopment(Prompt& prompt, const Asking& asking);
void buyDevelopment(Prompt& prompt, const Asking& asking);
void bankTrade(Prompt& prompt, const Asking& asking);
void harborTrade(Prompt& prompt, const Asking& asking);
void forcedTrade(Prompt& prompt, const Asking& asking);
void robberToDesert(Prompt& prompt, const Asking& asking);
void discardKnight(Prompt& prompt, const Asking& asking);

void rollPrisoners(Prompt& prompt, const Asking& asking);
void rollLosses(Prompt& prompt, const Asking& asking);
/// The kinds of the fan modules: the offer of their words.
void describeFan(Prompt& prompt);

/// Movement points that the chosen fan piece has left, for display beside it. Empty for other prompts, and if no piece
/// is chosen.
QString pointsLeft(const Prompt& prompt, const GameState& state, const std::string& chosen);

/// The hole for the player to steal from, used if there are several.
Hole victimHole();

} // namespace reeve::app::prompts
