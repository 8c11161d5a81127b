// SPDX-License-Identifier: GPL-3.0-or-later
// Why a command is refused: a code, the rule and the missing cards. The texts are made elsewhere (engine/record for the
// text interface, app/words for the screen).
#pragma once

#include "engine/basics/hand.h"

#include <string_view>

namespace reeve {

// Every code with its English sentence. Its word in the record's error table has a hyphen before each capital:
// NotYourTurn is "not-your-turn".
// clang-format off
#define REEVE_REFUSALS(X) \
    X(GameOver, "The game is over; only undo, redo and correct are possible.") \
    X(NotInThisGame, "This does not belong to this game.") \
    X(NotYourTurn, "It is another player's turn.") \
    X(DecisionPending, "A decision must be made first.") \
    X(NoSuchDecision, "No such decision is owed by this player.") \
    X(WrongPhase, "This is not possible in this phase of the game.") \
    X(RollFirst, "The dice must be rolled first.") \
    X(AlreadyRolled, "The dice have been rolled already.") \
    X(CannotAfford, "The cards do not suffice.") \
    X(BankEmpty, "The bank does not have these cards.") \
    X(NoPieceLeft, "No such piece is left in the supply.") \
    X(PlaceTaken, "The place is taken.") \
    X(TooClose, "A building may not stand next to another building.") \
    X(NotConnected, "The place is not connected to the player's own pieces.") \
    X(NotYourPiece, "The player has no such piece here.") \
    X(NotACity, "The player has no suitable city here.") \
    X(WallAlready, "This city already has a wall.") \
    X(RestoreCityFirst, "The city on its side must be restored first.") \
    X(NoCity, "A city must be standing on the board.") \
    X(NoCityForMetropolis, "No city is free to carry a metropolis.") \
    X(HighestLevel, "The highest level has been reached.") \
    X(MetropolisNotWon, "This level does not bring the metropolis.") \
    X(MetropolisCityMissing, "Choose an upright city without a metropolis.") \
    X(KnightInactive, "The knight is not active.") \
    X(KnightJustActivated, "The knight was activated this turn and may not act yet.") \
    X(KnightAlreadyActive, "The knight is active already.") \
    X(KnightAlreadyPromoted, "The knight was promoted this turn already.") \
    X(KnightMighty, "A mighty knight cannot be promoted.") \
    X(NeedsFortress, "Only the owner of the fortress (politics, level 3) may have mighty knights.") \
    X(KnightNotWeaker, "A knight displaces only a weaker one.") \
    X(RobberLocked, "The robber does not move before the barbarians have attacked once.") \
    X(RobberMustMove, "The robber must move to another hex.") \
    X(RobberNotHere, "The robber does not stand on a hex beside this knight.") \
    X(RobberNotToDesert, "The robber may not be put on the desert here.") \
    X(NotARobberHex, "The robber cannot stand there.") \
    X(VictimNeeded, "Say which player to steal from.") \
    X(NotAVictim, "This player cannot be chosen.") \
    X(WrongNumberOfCards, "This is not the number of cards that the rule asks for.") \
    X(CardsNotHeld, "These cards are not held.") \
    X(NotAResource, "The rule asks for a resource.") \
    X(SameKindBothSides, "Cards cannot be traded for the same kind.") \
    X(UnevenTrade, "The bank gives one card for each trade.") \
    X(NoGifts, "Cards are traded, not given away.") \
    X(NotAWholeExchange, "These cards do not match the player's trade rates.") \
    X(TradeAfterBuilding, "There is no trading after building or buying this turn.") \
    X(ImpossibleChance, "Not possible: no such card or face is left.") \
    X(RollAgain, "These dice must be rolled again.") \
    X(NothingToChoose, "There is nothing to choose.") \
    X(CardNotHeld, "This card is not held.") \
    X(CardNotPlayable, "This card cannot be played now.") \
    X(CardAlreadyPlayed, "Such a card was played this turn already.") \
    X(BoughtThisTurn, "A card may not be played on the turn on which it was bought.") \
    X(WrongTarget, "This is not a choice that the rule allows.") \
    X(EmptyDeck, "The deck is empty.") \
    X(NothingToUndo, "There is nothing to undo.") \
    X(NothingToRedo, "There is nothing to redo.") \
    X(InvalidCorrection, "The corrected position contradicts itself.") \
    X(InternalLimit, "More would follow than Reeve can hold; nothing was done.") \
    X(NotASeaPath, "A ship needs a path with sea on at least one side.") \
    X(NotALandPath, "A road needs a path with land on at least one side.") \
    X(NeedsLand, "Nothing is built or recruited on an intersection of the open sea.") \
    X(ShipClosed, "This ship does not stand at the open end of a line.") \
    X(ShipHoldsKnight, "Without this ship a knight would be cut off, or a foreign knight stands in its line.") \
    X(ShipJustBuilt, "This ship was built this turn.") \
    X(ShipAlreadyMoved, "A ship was moved this turn already.") \
    X(PirateNear, "The pirate lies beside this path.") \
    X(PirateMustMove, "The pirate must move to another hex.") \
    X(NotAPirateHex, "The pirate can only be on a sea hex of the board.") \
    X(PirateNotHere, "The pirate is not on a hex beside this knight.") \
    X(WrongArea, "The first buildings stand on the main island.") \
    X(MerchantNotHere, "The merchant does not stand on gold or at sea.") \
    X(ModuleMissing, "This needs a module that the game is played without.") \
    X(TooFar, "This is too far away.") \
    X(NotConquerable, "No barbarian can come to this hex.") \
    X(NoBarbarian, "No barbarian stands on this hex.") \
    X(TooWeak, "These knights are too weak.") \
    X(NoGold, "There is not enough gold.") \
    X(Conquered, "The building is conquered.") \
    X(HexControlled, "Another player's knights control this hex.") \
    X(NothingToPlunder, "The pirate does not lie beside this knight.") \
    X(NotMighty, "Only a mighty knight can do this.") \
    X(OnCastlePath, "A piece may not stay on a path of the castle hex.") \
    X(PathOccupied, "Another piece stands on this path.") \
    X(NoRoom, "There is no room for the piece here.") \
    X(NoTrain, "The player has no baggage train here.") \
    X(AlreadyMoved, "This piece has moved or acted this turn already.") \
    X(RobberIsFriendly, "The buildings there belong to players with fewer than three points.")
// clang-format on

#define REEVE_CODE(code, sentence) code,
enum class RefusalCode : std::uint8_t { REEVE_REFUSALS(REEVE_CODE) };
#undef REEVE_CODE
#define REEVE_ONE(code, sentence) +1
inline constexpr std::size_t kRefusalCodes = 0 REEVE_REFUSALS(REEVE_ONE);
#undef REEVE_ONE

struct Refusal {
    RefusalCode code{};
    std::string_view rule;     ///< ID in resources/rules, e.g. "BUILD-2"; static storage; empty: refused by the record
    PlayerId player = kNobody; ///< whose command was refused
    Hand needs{};              ///< missing cards, with CannotAfford
};

/// The code's word, e.g. "cannot-afford", and its sentence.
std::string_view word(RefusalCode code);
std::string_view sentence(RefusalCode code);

} // namespace reeve
