// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of prompts, a file for each in kinds/: they say what belongs to a kind alone. A kind without a file is led
// through question by question.
#pragma once

#include "app/prompts/prompt.h"
#include "app/table/seat_names.h"
#include "engine/state/game_state.h"

#include <QCoreApplication>

namespace reeve::app::prompts {

/// The words of the prompts.
struct PromptWords {
    Q_DECLARE_TR_FUNCTIONS(PromptWords)
};

/// Where a prompt is asked.
struct Asking {
    const GameState& state;
    const SeatNames& names;
    PlayerId seat;
    const Decision* decision; ///< that is owed; nullptr for set-up and turn
    QString card;             ///< that is played: a word of the record

    [[nodiscard]] QString who() const { return names.of(seat); }
};

/// Fills in what belongs to a kind: manner, rule, holes, secrecy; of an offer its name.
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
/// Of a placing of the set-up: a ship in the place of the road (SHIP-12).
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
void startMovement(Prompt& prompt, const Asking& asking);
void plunder(Prompt& prompt, const Asking& asking);
void chaseBarbarian(Prompt& prompt, const Asking& asking);
void arrest(Prompt& prompt, const Asking& asking);
void banish(Prompt& prompt, const Asking& asking);
void deconstruct(Prompt& prompt, const Asking& asking);
void recruitMounted(Prompt& prompt, const Asking& asking);
void recruitCrew(Prompt& prompt, const Asking& asking);
void recruitTrain(Prompt& prompt, const Asking& asking);
void moveMounted(Prompt& prompt, const Asking& asking);
void moveCrew(Prompt& prompt, const Asking& asking);
void exchangePrisoners(Prompt& prompt, const Asking& asking);
void promoteTrain(Prompt& prompt, const Asking& asking);
void moveTrain(Prompt& prompt, const Asking& asking);
void driveOff(Prompt& prompt, const Asking& asking);

/// What a piece of the fan modules has left, as a figure to stand beside it: the points of its move, before it is
/// moved. Empty for other prompts, and where no piece is chosen.
QString pointsLeft(const Prompt& prompt, const GameState& state, const std::string& chosen);

/// The hole for a place that is tapped on the board, named `key` in the command.
Hole placeHole(const char* key, HoleKind kind, const QString& ask);
/// The hole for the player who is robbed, where there are several.
Hole victimHole();

} // namespace reeve::app::prompts
