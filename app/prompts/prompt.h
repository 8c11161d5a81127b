// SPDX-License-Identifier: GPL-3.0-or-later
// What a person is asked, as a value: words, rule, and the commands that answer it. It knows no window: the table and
// the players' phones show the same prompts.
#pragma once

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
    MovePirate, ///< instead of the robber, while MoveRobber is owed (PIRATE-2)
    StartMovement,
    Plunder,
    ChaseBarbarian,
    Arrest,
    Banish,
    Deconstruct,
    RecruitMounted,
    RecruitCrew,
    RecruitTrain,
    MoveMounted,
    MoveCrew,
    ExchangePrisoners,
    PromoteTrain,
    MoveTrain,
    DriveOff
};
inline constexpr std::size_t kPromptKinds = 61;

/// How a prompt is answered.
enum class Manner : std::uint8_t {
    Led,      ///< question by question (app/guide): the fallback, right for every kind
    Placing,  ///< a building of the set-up, then its road
    Board,    ///< by tapping places; of several players who could be robbed one is chosen
    Cards,    ///< a heap of `count` cards
    Resource, ///< one kind of card
    Deck,     ///< one of the three decks of progress cards
    Progress, ///< one of the own progress cards
    Dice,     ///< what the dice show
    AtOnce    ///< there is nothing to choose
};

/// What a named hole of a command takes.
/// `Place`: a place of any kind; `Choice`: one of a few words, told by app/prompts/kinds (choiceWords()).
enum class HoleKind : std::uint8_t { Hex, Intersection, Path, Player, Cards, Resource, Track, Progress, Place, Choice };

/// A part of a command that is still open.
struct Hole {
    const char* key; ///< of the record: "at", "to", "cards"
    HoleKind kind;
    QString ask;           ///< what is to be done for it: "Tap a hex for the robber."
    bool optional = false; ///< need not be filled where there is one possibility or none
};

/// Hidden cards that the choices of a prompt show: they are told under a cover, or on one player's own phone.
enum class Secret : std::uint8_t { None, Hand, Progress };

struct Prompt {
    PromptKind kind{};
    PlayerId seat = kNobody;
    bool owed = false; ///< the game waits for it; else the turn offers it
    Manner manner = Manner::Led;
    Secret secret = Secret::None;
    QString text;             ///< who does what: "Ben discards 4 of 9 cards"; of an offer its name
    QString name;             ///< what it is called: "Forced trade"; may be empty where it is owed
    QString detail;           ///< what an offer does, in a sentence; may be empty
    QString done;             ///< what carrying it out is called, once all is chosen
    QString pass;             ///< what declining is called, where a button offers it
    QString button;           ///< what the table's big button says while it is owed
    QString hint;             ///< the smaller line on it
    QString rule;             ///< the rule that says what is due: "SEVEN-2"
    int count = 0;            ///< cards of a heap
    bool whole = false;       ///< of Manner::Board: what no hole asks for (a price) comes from the first answer that
                              ///< fits, and a hole with one possibility is filled without a tap
    bool several = false;     ///< any number of places may be chosen, also none
    PlayerId other = kNobody; ///< whose cards are looked at, or who receives some
    record::Json command;     ///< the command without what is chosen; the holes say what is added
    std::vector<Hole> holes;  ///< in the order of asking; of Manner::Led app/guide asks for the others
    std::vector<Command> answers; ///< exactly the legal commands of this kind, see promptsFor()
};

} // namespace reeve::app
