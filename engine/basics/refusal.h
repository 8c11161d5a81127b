// SPDX-License-Identifier: GPL-3.0-or-later
// Why a command is refused: a code, the rule and the missing cards. The texts are made elsewhere (engine/record for the
// text interface, app/wording for the screen).
#pragma once

#include "engine/basics/hand.h"

#include <string_view>

namespace reeve {

enum class RefusalCode : std::uint8_t {
    GameOver,
    NotInThisGame,
    NotYourTurn,
    DecisionPending,
    NoSuchDecision,
    WrongPhase,
    RollFirst,
    AlreadyRolled,
    CannotAfford,
    BankEmpty,
    NoPieceLeft,
    PlaceTaken,
    TooClose,
    NotConnected,
    NotYourPiece,
    NotACity,
    WallAlready,
    RestoreCityFirst,
    NoCity,
    NoCityForMetropolis,
    HighestLevel,
    MetropolisNotWon,
    MetropolisCityMissing,
    KnightInactive,
    KnightJustActivated,
    KnightAlreadyActive,
    KnightAlreadyPromoted,
    KnightMighty,
    NeedsFortress,
    KnightNotWeaker,
    RobberLocked,
    RobberMustMove,
    RobberNotHere,
    RobberNotToDesert,
    NotARobberHex,
    VictimNeeded,
    NotAVictim,
    WrongNumberOfCards,
    CardsNotHeld,
    NotAResource,
    SameKindBothSides,
    UnevenTrade,
    NoGifts,
    NotAWholeExchange,
    TradeAfterBuilding,
    ImpossibleChance,
    RollAgain,
    NothingToChoose,
    CardNotHeld,
    CardNotPlayable,
    CardAlreadyPlayed,
    BoughtThisTurn,
    WrongTarget,
    EmptyDeck,
    NothingToUndo,
    NothingToRedo,
    InvalidCorrection,
    InternalLimit,
    NotASeaPath,
    NotALandPath,
    NeedsLand,
    ShipClosed,
    ShipHoldsKnight,
    ShipJustBuilt,
    ShipAlreadyMoved,
    PirateNear,
    PirateMustMove,
    NotAPirateHex,
    PirateNotHere,
    WrongArea,
    MerchantNotHere,
    ModuleMissing,
    TooFar,
    NotConquerable,
    NoBarbarian,
    TooWeak,
    NoGold,
    Conquered,
    HexControlled,
    NothingToPlunder,
    NotMighty,
    OnCastlePath,
    PathOccupied,
    NoRoom,
    NoTrain,
    AlreadyMoved
};

struct Refusal {
    RefusalCode code{};
    std::string_view rule;     ///< ID in resources/rules, e.g. "BUILD-2"; static storage; empty: refused by the record
    PlayerId player = kNobody; ///< whose command was refused
    Hand needs{};              ///< missing cards, with CannotAfford
};

/// The code's word in the record's error table, e.g. "cannot-afford".
std::string_view word(RefusalCode code);

} // namespace reeve
