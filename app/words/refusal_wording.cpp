// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/refusal_wording.h"

#include "app/words/expected_wording.h"
#include "app/words/fan_wording.h"
#include "app/words/names.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/price.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct RefusalWording {
    Q_DECLARE_TR_FUNCTIONS(RefusalWording)
};

/// "A city costs 3 ore and 2 grain."
QString priceSentence(const Action& action, const Hand& price, PlayerId actor, const GameState& state) {
    const QString cards = names::cards(price);
    if (const auto* build = std::get_if<command::Build>(&action)) {
        switch (build->piece) {
        case Piece::Road: return RefusalWording::tr("A road costs %1.").arg(cards);
        case Piece::Settlement: return RefusalWording::tr("A settlement costs %1.").arg(cards);
        case Piece::City: return RefusalWording::tr("A city costs %1.").arg(cards);
        case Piece::Wall: return RefusalWording::tr("A city wall costs %1.").arg(cards);
        case Piece::Knight: return RefusalWording::tr("A knight costs %1.").arg(cards);
        case Piece::Ship: return RefusalWording::tr("A ship costs %1.").arg(cards);
        }
    }
    if (std::holds_alternative<command::Activate>(action))
        return RefusalWording::tr("Activating a knight costs %1.").arg(cards);
    if (std::holds_alternative<command::Promote>(action))
        return RefusalWording::tr("Promoting a knight costs %1.").arg(cards);
    if (const auto* improve = std::get_if<command::Improve>(&action)) {
        const int level = state.player(actor).improvements[index(improve->track)] + 1;
        return RefusalWording::tr("%1 costs %2.")
            .arg(names::capitalized(names::levelAsSubject(improve->track, level, state.rules.edition)), cards);
    }
    return RefusalWording::tr("This costs %1.").arg(cards);
}

/// Sentences that depend on the code only. %1, if present, is the player's name.
const char* plainSentence(RefusalCode code) {
    switch (code) {
    case RefusalCode::GameOver:
        return QT_TRANSLATE_NOOP("RefusalWording", "The game is over. Undo the last step to play on.");
    case RefusalCode::NotInThisGame:
        return QT_TRANSLATE_NOOP("RefusalWording", "This is not part of the game you are playing.");
    case RefusalCode::NotYourTurn: return QT_TRANSLATE_NOOP("RefusalWording", "It is not %1's turn.");
    case RefusalCode::DecisionPending: return QT_TRANSLATE_NOOP("RefusalWording", "First a decision must be made.");
    case RefusalCode::NoSuchDecision:
        return QT_TRANSLATE_NOOP("RefusalWording", "%1 has no such decision to make now.");
    case RefusalCode::WrongPhase:
        return QT_TRANSLATE_NOOP("RefusalWording", "This is not possible in this part of the turn.");
    case RefusalCode::RollFirst: return QT_TRANSLATE_NOOP("RefusalWording", "Roll the dice first.");
    case RefusalCode::AlreadyRolled:
        return QT_TRANSLATE_NOOP("RefusalWording", "The dice of this turn are already entered. Undo to change them.");
    case RefusalCode::CannotAfford: return QT_TRANSLATE_NOOP("RefusalWording", "%1 has too few cards for this.");
    case RefusalCode::BankEmpty: return QT_TRANSLATE_NOOP("RefusalWording", "The bank does not have these cards.");
    case RefusalCode::NoPieceLeft: return QT_TRANSLATE_NOOP("RefusalWording", "%1 has no such piece left.");
    case RefusalCode::PlaceTaken: return QT_TRANSLATE_NOOP("RefusalWording", "This place is taken.");
    case RefusalCode::TooClose:
        return QT_TRANSLATE_NOOP("RefusalWording", "Too close to another settlement or city (distance rule).");
    case RefusalCode::NotConnected: return QT_TRANSLATE_NOOP("RefusalWording", "No road of %1 leads there.");
    case RefusalCode::NotYourPiece: return QT_TRANSLATE_NOOP("RefusalWording", "%1 has no such piece here.");
    case RefusalCode::NotACity: return QT_TRANSLATE_NOOP("RefusalWording", "%1 has no city here.");
    case RefusalCode::WallAlready: return QT_TRANSLATE_NOOP("RefusalWording", "This city already has a wall.");
    case RefusalCode::RestoreCityFirst:
        return QT_TRANSLATE_NOOP("RefusalWording", "First restore the city that is on its side.");
    case RefusalCode::NoCity:
        return QT_TRANSLATE_NOOP("RefusalWording", "City improvements need a city, and %1 has none.");
    case RefusalCode::NoCityForMetropolis:
        return QT_TRANSLATE_NOOP("RefusalWording", "Levels 4 and 5 need a city without a metropolis.");
    case RefusalCode::HighestLevel: return QT_TRANSLATE_NOOP("RefusalWording", "Level 5 is the highest.");
    case RefusalCode::MetropolisNotWon:
        return QT_TRANSLATE_NOOP("RefusalWording", "This level does not bring the metropolis.");
    case RefusalCode::MetropolisCityMissing:
        return QT_TRANSLATE_NOOP("RefusalWording", "Choose an upright city without a metropolis.");
    case RefusalCode::KnightInactive: return QT_TRANSLATE_NOOP("RefusalWording", "This knight is not active.");
    case RefusalCode::KnightJustActivated:
        return QT_TRANSLATE_NOOP("RefusalWording",
                                 "This knight was activated this turn and can act from the next turn on.");
    case RefusalCode::KnightAlreadyActive: return QT_TRANSLATE_NOOP("RefusalWording", "This knight is already active.");
    case RefusalCode::KnightAlreadyPromoted:
        return QT_TRANSLATE_NOOP("RefusalWording", "A knight can be promoted only once per turn.");
    case RefusalCode::KnightMighty:
        return QT_TRANSLATE_NOOP("RefusalWording", "A mighty knight cannot be promoted further.");
    case RefusalCode::NeedsFortress:
        return QT_TRANSLATE_NOOP("RefusalWording", "Promoting to a mighty knight needs the Fortress.");
    case RefusalCode::KnightNotWeaker:
        return QT_TRANSLATE_NOOP("RefusalWording", "Only a weaker knight can be displaced.");
    case RefusalCode::RobberLocked:
        return QT_TRANSLATE_NOOP("RefusalWording", "The robber stays until the first attack.");
    case RefusalCode::RobberMustMove: return QT_TRANSLATE_NOOP("RefusalWording", "The robber must go to another hex.");
    case RefusalCode::RobberNotHere:
        return QT_TRANSLATE_NOOP("RefusalWording", "The robber is not next to this knight.");
    case RefusalCode::RobberNotToDesert:
        return QT_TRANSLATE_NOOP("RefusalWording", "In this edition the robber does not go to the desert.");
    case RefusalCode::NotARobberHex: return QT_TRANSLATE_NOOP("RefusalWording", "The robber cannot go there.");
    case RefusalCode::VictimNeeded: return QT_TRANSLATE_NOOP("RefusalWording", "Choose which player to steal from.");
    case RefusalCode::NotAVictim:
        return QT_TRANSLATE_NOOP("RefusalWording", "No card can be stolen from this player there.");
    case RefusalCode::WrongNumberOfCards:
        return QT_TRANSLATE_NOOP("RefusalWording", "This is not the right number of cards.");
    case RefusalCode::CardsNotHeld: return QT_TRANSLATE_NOOP("RefusalWording", "These cards are not in the hand.");
    case RefusalCode::NotAResource: return QT_TRANSLATE_NOOP("RefusalWording", "Choose a resource, not a commodity.");
    case RefusalCode::SameKindBothSides:
        return QT_TRANSLATE_NOOP("RefusalWording", "You cannot trade cards for the same kind.");
    case RefusalCode::UnevenTrade:
        return QT_TRANSLATE_NOOP("RefusalWording", "Each trade with the bank gives one card.");
    case RefusalCode::NoGifts:
        return QT_TRANSLATE_NOOP("RefusalWording", "Both players must give something: gifts are not allowed.");
    case RefusalCode::NotAWholeExchange:
        return QT_TRANSLATE_NOOP("RefusalWording", "These cards do not match your trade rate.");
    case RefusalCode::TradeAfterBuilding:
        return QT_TRANSLATE_NOOP("RefusalWording", "You cannot trade after building this turn.");
    case RefusalCode::ImpossibleChance:
        return QT_TRANSLATE_NOOP("RefusalWording", "Not possible: no such card is left.");
    case RefusalCode::RollAgain:
        return QT_TRANSLATE_NOOP("RefusalWording",
                                 "In the first two rounds a 7 is rolled again and the event die is not used.");
    case RefusalCode::NothingToChoose: return QT_TRANSLATE_NOOP("RefusalWording", "There is nothing to choose here.");
    case RefusalCode::CardNotHeld: return QT_TRANSLATE_NOOP("RefusalWording", "%1 does not hold this card.");
    case RefusalCode::CardNotPlayable: return QT_TRANSLATE_NOOP("RefusalWording", "This card cannot be played now.");
    case RefusalCode::CardAlreadyPlayed:
        return QT_TRANSLATE_NOOP("RefusalWording", "Only one such card may be played per turn.");
    case RefusalCode::BoughtThisTurn:
        return QT_TRANSLATE_NOOP("RefusalWording", "A card bought this turn can be played from your next turn on.");
    case RefusalCode::WrongTarget: return QT_TRANSLATE_NOOP("RefusalWording", "This is not possible there.");
    case RefusalCode::EmptyDeck: return QT_TRANSLATE_NOOP("RefusalWording", "This deck is empty.");
    case RefusalCode::NothingToUndo: return QT_TRANSLATE_NOOP("RefusalWording", "There is nothing to undo.");
    case RefusalCode::NothingToRedo: return QT_TRANSLATE_NOOP("RefusalWording", "There is nothing to redo.");
    case RefusalCode::InvalidCorrection: return QT_TRANSLATE_NOOP("RefusalWording", "This position is not possible.");
    case RefusalCode::InternalLimit:
        return QT_TRANSLATE_NOOP("RefusalWording",
                                 "This step has more consequences than Reeve can handle. Nothing was done.");
    case RefusalCode::NotASeaPath: return QT_TRANSLATE_NOOP("RefusalWording", "A ship needs sea beside its path.");
    case RefusalCode::NotALandPath: return QT_TRANSLATE_NOOP("RefusalWording", "A road needs land beside its path.");
    case RefusalCode::NeedsLand: return QT_TRANSLATE_NOOP("RefusalWording", "Nothing is built on the open sea.");
    case RefusalCode::ShipClosed:
        return QT_TRANSLATE_NOOP("RefusalWording", "Only a ship at the open end of a shipping line can be moved.");
    case RefusalCode::ShipHoldsKnight:
        return QT_TRANSLATE_NOOP("RefusalWording", "This ship stays: a knight depends on it or stands in its line.");
    case RefusalCode::ShipJustBuilt:
        return QT_TRANSLATE_NOOP("RefusalWording", "A ship built this turn can be moved from your next turn on.");
    case RefusalCode::ShipAlreadyMoved:
        return QT_TRANSLATE_NOOP("RefusalWording", "Only one ship can be moved per turn.");
    case RefusalCode::PirateNear: return QT_TRANSLATE_NOOP("RefusalWording", "The pirate lies next to this path.");
    case RefusalCode::PirateMustMove: return QT_TRANSLATE_NOOP("RefusalWording", "The pirate must go to another hex.");
    case RefusalCode::NotAPirateHex: return QT_TRANSLATE_NOOP("RefusalWording", "The pirate stays at sea.");
    case RefusalCode::PirateNotHere:
        return QT_TRANSLATE_NOOP("RefusalWording", "The pirate is not next to this knight.");
    case RefusalCode::WrongArea:
        return QT_TRANSLATE_NOOP("RefusalWording", "The first buildings stand on the main island.");
    case RefusalCode::MerchantNotHere:
        return QT_TRANSLATE_NOOP("RefusalWording", "The merchant cannot stand on a gold hex or at sea.");
    case RefusalCode::ModuleMissing:
        return QT_TRANSLATE_NOOP("RefusalWording", "This game is played without that module.");
    case RefusalCode::TooFar: return QT_TRANSLATE_NOOP("RefusalWording", "That is too far away.");
    case RefusalCode::NoGold: return QT_TRANSLATE_NOOP("RefusalWording", "%1 does not have enough gold.");
    case RefusalCode::NotMighty: return QT_TRANSLATE_NOOP("RefusalWording", "Only a mighty knight can do that.");
    case RefusalCode::AlreadyMoved:
        return QT_TRANSLATE_NOOP("RefusalWording", "This piece has moved this turn already.");
    default: return fanRefusalSentence(code);
    }
}

/// What the current part of the turn is for; empty: nothing more exact is known.
QString wrongPhaseText(const Action& action, Phase phase) {
    const bool trade = std::holds_alternative<command::TradeBank>(action) ||
                       std::holds_alternative<command::Trade>(action) ||
                       std::holds_alternative<command::HarborTrade>(action);
    switch (phase) {
    case Phase::Setup: return RefusalWording::tr("Only after the set-up.");
    case Phase::Special:
        return trade ? RefusalWording::tr("There is no trading in the special building phase.")
                     : RefusalWording::tr("In the special building phase you only build and buy.");
    case Phase::Paired:
        return trade ? RefusalWording::tr("The partner trades with the bank only.")
                     : RefusalWording::tr("The partner does not roll the dice.");
    case Phase::Movement: return RefusalWording::tr("In the movement phase pieces move and knights are activated.");
    default: return {};
    }
}

} // namespace

QString cardReason(const std::optional<Refusal>& refusal, PlayerId player, const GameState& state,
                   const SeatNames& names) {
    if (!refusal) return RefusalWording::tr("There is nothing to play it on now.");
    switch (refusal->code) {
    case RefusalCode::AlreadyRolled: return RefusalWording::tr("Only before the dice are rolled.");
    case RefusalCode::RollFirst: return RefusalWording::tr("Only after the dice are rolled.");
    case RefusalCode::NotYourTurn: return RefusalWording::tr("Only in your own turn.");
    default: return refusalText(*refusal, Action{}, player, state, names);
    }
}

QString refusalText(const Refusal& refusal, const Action& action, PlayerId actor, const GameState& state,
                    const SeatNames& names) {
    const QString who = names.of(actor);
    if (refusal.code == RefusalCode::CannotAfford && !refusal.needs.empty()) {
        // The missing card would reveal the hand; the price does not.
        const QString lacks = RefusalWording::tr("%1 has too few cards for this.").arg(who);
        const auto price = rules::priceOf(action, actor, state);
        if (!price) return lacks;
        return RefusalWording::tr("%1 %2", "two sentences")
            .arg(priceSentence(action, *price, actor, state),
                 RefusalWording::tr("%1 does not hold these %n card(s).", nullptr, price->total()).arg(who));
    }
    // During the first placement there is no road to connect to.
    if (const auto* place = std::get_if<command::Place>(&action);
        place != nullptr && refusal.code == RefusalCode::NotConnected)
        return place->ship ? RefusalWording::tr("The ship begins at the new building.")
                           : RefusalWording::tr("The road begins at the new building.");
    if (refusal.code == RefusalCode::NotConnected && state.rules.seafarers()) {
        if (refusal.rule == "ROAD-2")
            return RefusalWording::tr("A road of %1 begins at a building or a road; a ship is not enough.").arg(who);
        if (refusal.rule.starts_with("SHIP"))
            return RefusalWording::tr("A ship of %1 begins at a building or a ship; a road is not enough.").arg(who);
    }
    if (refusal.code == RefusalCode::NotYourPiece) {
        if (std::holds_alternative<command::Activate>(action) || std::holds_alternative<command::Promote>(action) ||
            std::holds_alternative<command::MoveKnight>(action))
            return RefusalWording::tr("%1 has no knight here.").arg(who);
        const auto* build = std::get_if<command::Build>(&action);
        if (build != nullptr && build->piece == Piece::City)
            return RefusalWording::tr("A city replaces a settlement, and %1 has none here.").arg(who);
    }
    if (refusal.code == RefusalCode::DecisionPending && !state.pending.empty()) {
        const QString due = expectedWords(state, names).text;
        return due.endsWith(QLatin1Char('?')) ? due : RefusalWording::tr("First this: %1.").arg(due);
    }
    if (refusal.code == RefusalCode::WrongPhase)
        if (const QString text = wrongPhaseText(action, state.turn.phase); !text.isEmpty()) return text;
    const QString text = RefusalWording::tr(plainSentence(refusal.code));
    return text.contains(QLatin1String("%1")) ? text.arg(who) : text;
}

} // namespace reeve::app
