// SPDX-License-Identifier: GPL-3.0-or-later
// A prompt as a value: what a player is asked, by which rule, and the commands that answer it. Independent of the
// window; the phones show the same prompts.
#pragma once

#include "app/words/fan_wording.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <vector>

namespace reeve::app {

enum class PromptKind : std::uint8_t {
    // The decisions of the engine, in the order of DecisionKind.
    Discard,
    MoveRobber,
    Take,
    LoseCity,
    DrawProgress,
    DiscardProgress,
    CommitKnights,
    RelocateKnight,
    RemoveKnight,
    PlaceKnight,
    Give,
    TakeProgress,
    TakeCards,
    PlaceMetropolis,
    BuildNeutral,
    SpecialBuild,
    TakeGold,
    RollPrisoners,
    RollLosses,
    // The set-up.
    PlaceNeutral,
    PlaceSettlement,
    PlaceCity,
    // The turn.
    Roll,
    EndTurn,
    // What the turn offers besides.
    BuildRoad,
    BuildSettlement,
    BuildCity,
    BuildWall,
    RecruitKnight,
    Activate,
    Promote,
    MoveKnight,
    ChaseRobber,
    Improve,
    PlayProgress,
    PlayDevelopment,
    BuyDevelopment,
    BankTrade,
    HarborTrade,
    ForcedTrade,
    RobberToDesert,
    DiscardKnight,
    BuildShip,
    MoveShip,
    ChasePirate,
    MovePirate, ///< alternative to moving the robber, while MoveRobber is owed (PIRATE-2)
    Fan         ///< the first of those of the fan modules: fanKind() in kinds.h
};

/// Hidden cards that the choices of a prompt reveal. They are shown under a cover, or on the player's own phone.
enum class Secret : std::uint8_t { None, Hand, Progress };

struct Prompt {
    PromptKind kind{};
    PlayerId seat = kNobody;
    bool owed = false; ///< the game waits for it; false: the turn offers it
    Manner manner = Manner::Led;
    Secret secret = Secret::None;
    QString text;                 ///< what is due: "Ben discards 4 of 9 cards"; of an offer its name
    QString name;                 ///< name: "Forced trade"; may be empty if owed
    QString detail;               ///< effect of an offer, one sentence; may be empty
    QString done;                 ///< label for carrying it out when everything is chosen
    QString pass;                 ///< label for declining; empty: no button declines it
    QString button;               ///< label of the table's main button while owed
    QString hint;                 ///< second line of that button
    QString icon;                 ///< of an offer of a fan module: in the window; may be empty
    QString glyph;                ///< and on a phone
    QString page;                 ///< page of a phone that has the offer of a fan module
    QString rule;                 ///< rule that requires or allows it: "SEVEN-2"
    int count = 0;                ///< number of cards to choose
    bool several = false;         ///< any number of places may be chosen, including none
    PlayerId other = kNobody;     ///< player whose cards are looked at or who receives cards
    record::Json command;         ///< the command without the chosen parameters
    std::vector<Hole> holes;      ///< in the order of asking; none with Manner::Led: those of the legal commands
    std::vector<Command> answers; ///< exactly the legal commands of this kind, see promptsFor()
};

} // namespace reeve::app
