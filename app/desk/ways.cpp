// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/ways.h"

#include "app/prompts/kind_of.h"
#include "app/prompts/offers.h"
#include "app/prompts/open_question.h"
#include "app/prompts/prompts.h"
#include "app/values/game_values.h"
#include "app/wording/refusal_wording.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/record/values.h"
#include "engine/record/words.h"
#include "engine/rules/price.h"
#include "engine/rules/yield.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <map>

namespace reeve::app {
namespace {

using record::Json;

/// The page that offers a kind that is not of the fan modules; nullptr: not offered on a page.
const char* pageOf(PromptKind kind) {
    switch (kind) {
    case PromptKind::MoveShip: return "build";
    case PromptKind::MoveKnight:
    case PromptKind::ChaseRobber:
    case PromptKind::ChasePirate: return "knights";
    case PromptKind::ForcedTrade:
    case PromptKind::RobberToDesert:
    case PromptKind::DiscardKnight: return "trade";
    default: return nullptr;
    }
}

bool hasPage(PromptKind kind) { return kind >= PromptKind::Fan || pageOf(kind) != nullptr; }

/// A choice for a key of the command.
struct Choice {
    std::string key;
    const char* of;
    QString text;
    bool alone = false; ///< the only name that fits need not be chosen
    int count = 0;      ///< cards to choose
};

const char* wordOf(HoleKind kind) {
    switch (kind) {
    case HoleKind::Player: return "player";
    case HoleKind::Choice: return "choice";
    default: return "place";
    }
}

std::vector<Choice> choicesOf(const Prompt& prompt) {
    // The window asks this question by question; the page shows two choices.
    if (prompt.kind == fanKind<fan::Banish>()) return {{"hex", "place", {}, true}, {"knights", "places", {}}};
    std::vector<Choice> choices;
    for (const Hole& hole : prompt.holes) choices.push_back({hole.key, wordOf(hole.kind), hole.ask, hole.optional});
    return choices;
}

/// The value of a key in a command, as a name in the tree at this level.
std::string nameIn(const Json& command, const std::string& key, std::size_t level) {
    if (key == "hexes") return command[key][level].get<std::string>(); // two hexes that are swapped, one per level
    const Json said = saidOf(command, key.c_str());
    if (said.is_string()) return said.get<std::string>();
    if (said.is_array()) {
        std::string joined;
        for (const Json& one : said) (joined += joined.empty() ? "" : " ") += one.get<std::string>();
        return joined;
    }
    return command.contains(key) ? "-" : ""; // null: no player
}

/// Additional cost of a command; 0: none.
Json extraOf(const Json& command) {
    for (const char* extra : {"grain", "fish"})
        if (command.contains(extra)) return extra;
    return 0;
}

/// Turns a level without additional costs into a list of its names.
void shorten(Json& level) {
    if (!level.is_object()) return;
    bool plain = true;
    for (auto& [name, next] : level.items()) {
        shorten(next);
        plain = plain && next == Json(0);
    }
    if (!plain) return;
    Json names = Json::array();
    for (const auto& [name, next] : level.items()) names.push_back(name);
    level = names;
}

Json treeOf(const std::vector<Json>& commands, const std::vector<Choice>& choices) {
    Json tree = Json::object();
    for (const Json& command : commands) {
        Json* level = &tree;
        for (std::size_t i = 0; i + 1 < choices.size(); ++i) level = &(*level)[nameIn(command, choices[i].key, i)];
        if (choices.empty()) continue;
        // The first one is the cheapest.
        if (const std::string last = nameIn(command, choices.back().key, choices.size() - 1); !level->contains(last))
            (*level)[last] = extraOf(command);
    }
    shorten(tree);
    return tree;
}

Json asked(const std::vector<Choice>& choices) {
    Json ask = Json::array();
    for (const Choice& choice : choices) {
        Json one{{"key", choice.key}, {"of", choice.of}};
        if (choice.alone) one["auto"] = true;
        if (choice.count > 0) one["count"] = choice.count;
        if (!choice.text.isEmpty()) one["text"] = choice.text.toStdString();
        ask.push_back(one);
    }
    return ask;
}

std::vector<Choice> choicesOf(ProgressCard card) {
    switch (card) {
    case ProgressCard::Engineer:
    case ProgressCard::Medicine: return {{"at", "place", {}}};
    case ProgressCard::Intrigue: return {{"knight", "place", {}}};
    case ProgressCard::Inventor: return {{"hexes", "place", {}}, {"hexes", "place", {}}};
    case ProgressCard::Smith: return {{"at", "places", {}}};
    case ProgressCard::Bishop:
    case ProgressCard::Merchant: return {{"to", "place", {}}};
    case ProgressCard::Diplomat: return {{"road", "place", {}}, {"to", "place", {}}};
    case ProgressCard::Deserter:
    case ProgressCard::Spy:
    case ProgressCard::MasterMerchant: return {{"victim", "player", {}}};
    case ProgressCard::MerchantFleet: return {{"kind", "kind", {}}};
    case ProgressCard::ResourceMonopoly: return {{"resource", "kind", {}}};
    case ProgressCard::TradeMonopoly: return {{"commodity", "kind", {}}};
    default: return {};
    }
}

/// `played`: one of the legal commands that play the card.
std::vector<Choice> choicesOf(const command::PlayDevelopment& played) {
    switch (played.card) {
    case DevelopmentCard::Knight: return {{"to", "place", {}}, {"victim", "player", {}, true}};
    case DevelopmentCard::YearOfPlenty: return {{"cards", "cards", {}, false, played.cards.total()}};
    case DevelopmentCard::Monopoly: return {{"resource", "kind", {}}};
    case DevelopmentCard::RoadBuilding:
    case DevelopmentCard::VictoryPoint: return {};
    }
    return {};
}

/// The kinds of cards to choose from. Not what the bank has: nobody is told that.
Json resourceNames() {
    Json names = Json::array();
    for (const Card card : kAllCards)
        if (isResource(card)) names.push_back(record::wordOf(card));
    return names;
}

/// Yields of the hexes of a tree, see cardWays().
Json yieldsOf(const Json& tree, const GameState& state) {
    Json yields = Json::object();
    for (const auto& [name, others] : tree.items()) {
        const HexId hex = *state.island().hexNamed(name);
        Json& yield = yields[name];
        yield["throws"] = dice::waysToRoll(state.board.number[index(hex)]);
        if (state.board.terrain[index(hex)] == Terrain::Desert) continue;
        for (std::size_t p = 0; p < state.playerCount; ++p)
            if (const int cards = cardsOfHex(state, static_cast<PlayerId>(p), hex); cards > 0)
                yield[std::string(record::wordOf(state.colors[p]))] = cards;
    }
    return yields;
}

/// Name of a free road ("a1-a2") or ship ("ship a1-a2").
std::string pieceName(const Json& piece) {
    return piece.is_string() ? piece.get<std::string>() : "ship " + piece["ship"].get<std::string>();
}

/// Places of two free pieces, see cardWays().
Json freePieces(const std::vector<Json>& commands) {
    std::vector<std::string> base;
    std::map<std::string, std::vector<std::string>> seconds;
    for (const Json& command : commands) {
        const Json& at = command["at"];
        if (at.size() == 1)
            base.push_back(pieceName(at[0]));
        else
            seconds[pieceName(at[0])].push_back(pieceName(at[1]));
    }
    Json pieces{{"base", base}, {"adds", Json::object()}, {"cuts", Json::object()}};
    for (const std::string& first : base) {
        for (const std::string& second : seconds[first])
            if (std::ranges::find(base, second) == base.end()) pieces["adds"][first].push_back(second);
        for (const std::string& other : base)
            if (other != first && std::ranges::find(seconds[first], other) == seconds[first].end())
                pieces["cuts"][first].push_back(other);
    }
    return pieces;
}

Json wayOf(const Prompt& prompt, const GameState& state) {
    Json command = prompt.command;
    command.erase("player");
    Json way{{"do", command}, {"name", prompt.name.toStdString()}};
    if (!prompt.detail.isEmpty()) way["hint"] = prompt.detail.toStdString();
    if (const char* page = pageOf(prompt.kind)) way["page"] = page;
    if (!prompt.page.isEmpty()) way["page"] = prompt.page.toStdString();
    if (!prompt.glyph.isEmpty()) way["glyph"] = prompt.glyph.toStdString();
    const std::vector<Choice> choices = choicesOf(prompt);
    way["ask"] = asked(choices);
    std::vector<Json> commands;
    for (const Command& answer : prompt.answers) commands.push_back(record::commandJson(answer, state));
    way["tree"] = treeOf(commands, choices);
    return way;
}

/// Prompts with the legal commands of the kinds that `wanted` accepts, in the order of PromptKind.
template <typename Wanted>
std::vector<Prompt> listed(const GameState& state, PlayerId seat, const SeatNames& names, const Wanted& wanted) {
    std::vector<Prompt> prompts;
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
        if (!wanted(kind)) return;
        auto known = std::ranges::find(prompts, kind, &Prompt::kind);
        if (known == prompts.end()) known = prompts.insert(known, described(kind, {}, state, seat, names));
        known->answers.push_back(command);
    };
    listLegalCommands(state, seat, CommandSink(take));
    std::ranges::stable_sort(prompts, {}, &Prompt::kind);
    return prompts;
}

/// Adds the price of a fan piece.
void addPrice(Json& way, const Prompt& prompt, const GameState& state, PlayerId seat) {
    const auto price = rules::priceOf(prompt.answers.front().action, seat, state);
    if (price && !price->empty()) way["price"] = record::cardsJson(*price);
}

/// The way to end the turn if several battles follow and the first can be chosen; otherwise null.
Json endWay(const GameState& state, PlayerId seat) {
    const Json command{{"do", "end-turn"}};
    Json asked = command;
    asked["player"] = record::wordOf(state.colors[index(seat)]);
    const auto question = openQuestion(asked, state, state, false);
    if (!question) return {};
    Json names = Json::array({""}); // may be left open
    for (const std::string& hex : question->hexes) names.push_back(hex);
    const Json ask{{"key", question->key}, {"of", "place"}, {"text", question->ask.toStdString()}};
    return {{"do", command},
            {"name", question->title.toStdString()},
            {"page", "end"},
            {"ask", Json::array({ask})},
            {"tree", names}};
}

} // namespace

Json turnWays(const GameState& state, PlayerId seat, const SeatNames& names) {
    Json ways = Json::array();
    for (const Prompt& prompt : listed(state, seat, names, hasPage)) {
        Json way = wayOf(prompt, state);
        addPrice(way, prompt, state, seat);
        ways.push_back(way);
    }
    if (const Json way = endWay(state, seat); !way.is_null()) ways.push_back(way);
    return ways;
}

CardWays cardWays(const GameState& state, PlayerId seat) {
    struct Card {
        std::vector<Json> commands;
        std::vector<Choice> choices;
    };
    std::map<std::string, Card> progressCards, developmentCards;
    auto take = [&](const Command& command) {
        const auto* progress = std::get_if<command::Play>(&command.action);
        const auto* development = std::get_if<command::PlayDevelopment>(&command.action);
        const bool roads = (progress && progress->card == ProgressCard::RoadBuilding) ||
                           (development && development->card == DevelopmentCard::RoadBuilding);
        std::vector<Choice> asks;
        if (progress) asks = choicesOf(progress->card);
        if (development) asks = choicesOf(*development);
        if (asks.empty() && !roads) return;
        const Json json = record::commandJson(command, state);
        Card& card = (progress ? progressCards : developmentCards)[json["card"].get<std::string>()];
        card.commands.push_back(json);
        card.choices = asks;
    };
    listLegalCommands(state, seat, CommandSink(take));
    const auto waysOf = [](const std::map<std::string, Card>& cards) {
        Json ways = Json::object();
        for (const auto& [word, card] : cards)
            if (card.choices.empty())
                ways[word] = {{"pieces", freePieces(card.commands)}};
            else
                ways[word] = {
                    {"ask", asked(card.choices)},
                    {"tree", card.choices.front().count > 0 ? resourceNames() : treeOf(card.commands, card.choices)}};
        return ways;
    };
    CardWays ways{.progress = waysOf(progressCards), .development = waysOf(developmentCards)};
    if (const auto inventor = ways.progress.find(std::string(record::wordOf(ProgressCard::Inventor)));
        inventor != ways.progress.end())
        (*inventor)["yields"] = yieldsOf((*inventor)["tree"], state);
    return ways;
}

Json robberWays(const GameState& state, PlayerId seat, const SeatNames& names) {
    Json ways = Json::array();
    for (const Prompt& prompt : listed(state, seat, names, [](PromptKind kind) {
             return kind == PromptKind::MoveRobber || kind == PromptKind::MovePirate;
         }))
        ways.push_back(wayOf(prompt, state));
    return ways;
}

} // namespace reeve::app
