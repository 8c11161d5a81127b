// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/refusal_text.h"

#include "engine/modules/seafarers/costs.h"
#include "engine/record/values.h"
#include "engine/state/queries.h"
#include "engine/tables/costs.h"

#include <array>
#include <vector>

namespace reeve::record {
namespace {

constexpr std::array<std::string_view, index(RefusalCode::AlreadyMoved) + 1> kSentences{
    "The game is over; only undo, redo and correct are possible.",
    "This does not belong to this game.",
    "It is another player's turn.",
    "A decision must be made first.",
    "No such decision is owed by this player.",
    "This is not possible in this phase of the game.",
    "The dice must be rolled first.",
    "The dice have been rolled already.",
    "The cards do not suffice.",
    "The bank does not have these cards.",
    "No such piece is left in the supply.",
    "The place is taken.",
    "A building may not stand next to another building.",
    "The place is not connected to the player's own pieces.",
    "The player has no such piece here.",
    "The player has no suitable city here.",
    "This city already has a wall.",
    "The city on its side must be restored first.",
    "A city must be standing on the board.",
    "No city is free to carry a metropolis.",
    "The highest level has been reached.",
    "This level does not bring the metropolis.",
    "Choose an upright city without a metropolis.",
    "The knight is not active.",
    "The knight was activated this turn and may not act yet.",
    "The knight is active already.",
    "The knight was promoted this turn already.",
    "A mighty knight cannot be promoted.",
    "Only the owner of the fortress (politics, level 3) may have mighty knights.",
    "A knight displaces only a weaker one.",
    "The robber does not move before the barbarians have attacked once.",
    "The robber must move to another hex.",
    "The robber does not stand on a hex beside this knight.",
    "The robber may not be put on the desert here.",
    "The robber cannot stand there.",
    "Say which player to steal from.",
    "This player cannot be chosen.",
    "This is not the number of cards that the rule asks for.",
    "These cards are not held.",
    "The rule asks for a resource.",
    "Cards cannot be traded for the same kind.",
    "The bank gives one card for each trade.",
    "Cards are traded, not given away.",
    "These cards do not match the player's trade rates.",
    "There is no trading after building or buying this turn.",
    "Not possible: no such card or face is left.",
    "These dice must be rolled again.",
    "There is nothing to choose.",
    "This card is not held.",
    "This card cannot be played now.",
    "Such a card was played this turn already.",
    "A card may not be played on the turn on which it was bought.",
    "This is not a choice that the rule allows.",
    "The deck is empty.",
    "There is nothing to undo.",
    "There is nothing to redo.",
    "The corrected position contradicts itself.",
    "More would follow than Reeve can hold; nothing was done.",
    "A ship needs a path with sea on at least one side.",
    "A road needs a path with land on at least one side.",
    "Nothing is built or recruited on an intersection of the open sea.",
    "This ship does not stand at the open end of a line.",
    "Without this ship a knight would be cut off, or a foreign knight stands in its line.",
    "This ship was built this turn.",
    "A ship was moved this turn already.",
    "The pirate lies beside this path.",
    "The pirate must move to another hex.",
    "The pirate can only be on a sea hex of the board.",
    "The pirate is not on a hex beside this knight.",
    "The first buildings stand on the main island.",
    "The merchant does not stand on gold or at sea.",
    "This needs a module that the game is played without.",
    "This is too far away.",
    "No barbarian can come to this hex.",
    "No barbarian stands on this hex.",
    "These knights are too weak.",
    "There is not enough gold.",
    "The building is conquered.",
    "Another player's knights control this hex.",
    "The pirate does not lie beside this knight.",
    "Only a mighty knight can do this.",
    "A piece may not stay on a path of the castle hex.",
    "Another piece stands on this path.",
    "There is no room for the piece here.",
    "The player has no baggage train here.",
    "This piece has moved or acted this turn already."};
static_assert(!kSentences.back().empty(), "every code has its sentence");

struct Price {
    std::string_view what; ///< begins a sentence; empty: the command has no price
    Hand cards;
};

struct PriceOf {
    const GameState& state;
    PlayerId player;

    Price operator()(const command::Build& c) const {
        switch (c.piece) {
        case Piece::Road: return {"A road", costs::kRoad};
        case Piece::Settlement: return {"A settlement", costs::kSettlement};
        case Piece::City: return {"A city", costs::kCity};
        case Piece::Wall: return {"A wall", costs::kWall};
        case Piece::Knight: return {"A knight", costs::kRecruit};
        case Piece::Ship: return {"A ship", reeve::seafarers::costs::kShip};
        }
        return {};
    }
    Price operator()(const command::Activate&) const { return {"Activating a knight", costs::kActivate}; }
    Price operator()(const command::Promote&) const { return {"Promoting a knight", costs::kPromote}; }
    Price operator()(const command::BuyDevelopment&) const { return {"A development card", costs::kDevelopment}; }
    Price operator()(const command::Improve& c) const {
        const int level = state.player(player).improvements[index(c.track)] + 1;
        return {"The next improvement", costs::improvement(c.track, level, state.turn.crane)};
    }
    Price operator()(const command::Play& c) const {
        if (c.card == ProgressCard::Medicine) return {"A city by Medicine", costs::kMedicineCity};
        return {};
    }
    template <typename Other>
    Price operator()(const Other&) const {
        return {};
    }
};

std::string join(const std::vector<std::string>& parts, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == parts.size() ? last : ", ") + parts[i];
    return text;
}

std::string cardsText(const Hand& cards) {
    std::vector<std::string> parts;
    for (const auto card : kAllCards)
        if (cards[card] > 0) parts.push_back(std::to_string(cards[card]) + " " + std::string(wordOf(card)));
    return join(parts, " and ");
}

/// "no lumber", "only 1 ore": the cards held of the missing kinds.
std::string heldText(const Hand& hand, const Hand& missing) {
    std::vector<std::string> none;
    std::vector<std::string> few;
    for (const auto card : kAllCards) {
        if (missing[card] == 0) continue;
        if (hand[card] == 0)
            none.push_back("no " + std::string(wordOf(card)));
        else
            few.push_back("only " + std::to_string(hand[card]) + " " + std::string(wordOf(card)));
    }
    none.insert(none.end(), few.begin(), few.end());
    return join(none, " and ");
}

std::string capitalized(std::string_view word) {
    std::string text(word);
    if (!text.empty()) text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace

std::string_view generalSentence(RefusalCode code) { return kSentences[index(code)]; }

std::string refusalText(const Refusal& refusal, const GameState& state, const Command* command) {
    const std::string general(generalSentence(refusal.code));
    if (refusal.code != RefusalCode::CannotAfford || command == nullptr || refusal.needs.empty()) return general;
    PlayerId player = refusal.player != kNobody ? refusal.player : command->player;
    if (player == kNobody) player = actingPlayer(state);
    if (index(player) >= state.playerCount) return general;
    const auto price = std::visit(PriceOf{state, player}, command->action);
    if (price.what.empty()) return general;
    return std::string(price.what) + " costs " + cardsText(price.cards) + "; " + capitalized(colorOf(state, player)) +
           " has " + heldText(state.player(player).hand, refusal.needs) + ".";
}

Json refusalJson(const Refusal& refusal, const GameState& state, const Command* command) {
    Json json{{"code", word(refusal.code)}};
    if (!refusal.rule.empty()) json["rule"] = refusal.rule;
    json["message"] = refusalText(refusal, state, command);
    if (!refusal.needs.empty()) json["needs"] = cardsJson(refusal.needs);
    return json;
}

} // namespace reeve::record
