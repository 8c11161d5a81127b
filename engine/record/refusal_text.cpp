// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/refusal_text.h"

#include "engine/modules/seafarers/costs.h"
#include "engine/record/values.h"
#include "engine/state/queries.h"
#include "engine/tables/costs.h"

#include <vector>

namespace reeve::record {
namespace {

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

std::string refusalText(const Refusal& refusal, const GameState& state, const Command* command) {
    const std::string general(sentence(refusal.code));
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
