// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/ways.h"

#include "app/play/kinds.h"
#include "app/play/next_choice.h"
#include "app/play/prompts.h"
#include "app/play/stated.h"
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

/// A choice that the page shows: a level of the tree.
struct Level {
    Hole hole;
    const char* of;
    std::size_t nth = 0;   ///< of several values of the key, one a level
    bool alone = false;    ///< the only name that fits need not be chosen
    std::size_t count = 0; ///< cards to choose
};

/// The choices of a prompt whose commands choose `commands`. Dice are no choice of the page.
std::vector<Level> levelsOf(const Prompt& prompt, const std::vector<Choices>& commands) {
    std::vector<Level> levels;
    for (const Hole& hole : holesOf(prompt, commands)) {
        std::size_t most = 0;
        bool several = false;
        for (const Choices& command : commands) {
            most = std::max(most, wordsOf(command, hole.key).size());
            for (const Choice& choice : command) several = several || (choice.key == hole.key && choice.several);
        }
        const bool led = prompt.manner == Manner::Led;
        switch (hole.kind) {
        case HoleKind::Number: break;
        case HoleKind::Cards: levels.push_back({.hole = hole, .of = "cards", .count = most}); break;
        case HoleKind::Resource: levels.push_back({.hole = hole, .of = "kind"}); break;
        case HoleKind::Choice: levels.push_back({.hole = hole, .of = "choice", .alone = hole.optional}); break;
        case HoleKind::Player:
            levels.push_back({.hole = hole, .of = "player", .alone = led ? !levels.empty() : hole.optional});
            break;
        default:
            if (several && hole.kind == HoleKind::Hex) // they are swapped
                for (std::size_t nth = 0; nth < most; ++nth)
                    levels.push_back({.hole = hole, .of = "place", .nth = nth});
            else if (several)
                levels.push_back({.hole = hole, .of = "places"});
            else
                levels.push_back(
                    {.hole = hole, .of = "place", .alone = led ? prompt.kind >= PromptKind::Fan : hole.optional});
        }
    }
    return levels;
}

/// The name of a command at a level.
std::string nameAt(const Choices& command, const Level& level) {
    const auto words = wordsOf(command, level.hole.key);
    if (words.empty()) return "";
    if (std::string_view(level.of) != "places") return words[level.nth];
    std::string joined;
    for (const std::string& word : words) (joined += joined.empty() ? "" : " ") += word;
    return joined;
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

Json treeOf(const std::vector<Choices>& commands, const std::vector<Level>& levels) {
    Json tree = Json::object();
    for (const Choices& command : commands) {
        Json* level = &tree;
        for (std::size_t i = 0; i + 1 < levels.size(); ++i) level = &(*level)[nameAt(command, levels[i])];
        if (levels.empty()) continue;
        // The first one is the cheapest.
        const std::string_view extra = extraOf(command);
        if (const std::string last = nameAt(command, levels.back()); !level->contains(last))
            (*level)[last] = extra.empty() ? Json(0) : Json(extra);
    }
    shorten(tree);
    return tree;
}

Json asked(const std::vector<Level>& levels) {
    Json ask = Json::array();
    for (const Level& level : levels) {
        Json one{{"key", level.hole.key}, {"of", level.of}};
        if (level.alone) one["auto"] = true;
        if (level.count > 0) one["count"] = level.count;
        if (!level.hole.ask.isEmpty()) one["text"] = level.hole.ask.toStdString();
        ask.push_back(one);
    }
    return ask;
}

std::vector<Choices> choicesOf(const Prompt& prompt, const GameState& state) {
    std::vector<Choices> all;
    for (const Command& answer : prompt.answers) all.push_back(app::choicesOf(answer, state));
    return all;
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

/// Places of two free pieces, see cardWays().
Json freePieces(const std::vector<Choices>& commands) {
    std::vector<std::string> base;
    std::map<std::string, std::vector<std::string>> seconds;
    for (const Choices& command : commands) {
        const auto at = wordsOf(command, "at");
        if (at.size() == 1)
            base.push_back(at[0]);
        else
            seconds[at[0]].push_back(at[1]);
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
    const auto commands = choicesOf(prompt, state);
    const auto levels = levelsOf(prompt, commands);
    way["ask"] = asked(levels);
    way["tree"] = treeOf(commands, levels);
    return way;
}

/// Adds the price of a fan piece.
void addPrice(Json& way, const Prompt& prompt, const GameState& state, PlayerId seat) {
    const auto price = rules::priceOf(prompt.answers.front().action, seat, state);
    if (price && !price->empty()) way["price"] = record::cardsJson(*price);
}

/// The way to end the turn if several battles follow and the first can be chosen; otherwise null.
Json endWay(const GameState& state, PlayerId seat) {
    const Json command{{"do", command::EndTurn::kVerb}};
    const auto question = openQuestion({seat, command::EndTurn{}}, state, state, false);
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
    for (const Prompt& prompt : promptsFor(state, seat, names, hasPage)) {
        Json way = wayOf(prompt, state);
        addPrice(way, prompt, state, seat);
        ways.push_back(way);
    }
    if (const Json way = endWay(state, seat); !way.is_null()) ways.push_back(way);
    return ways;
}

CardWays cardWays(const GameState& state, PlayerId seat) {
    CardWays ways{.progress = Json::object(), .development = Json::object()};
    const auto plays = [](PromptKind kind) {
        return kind == PromptKind::PlayProgress || kind == PromptKind::PlayDevelopment;
    };
    for (const Prompt& prompt : promptsFor(state, seat, {}, plays)) {
        const auto commands = choicesOf(prompt, state);
        const auto levels = levelsOf(prompt, commands);
        const std::string& card = prompt.command["card"].get_ref<const std::string&>();
        Json& way = prompt.kind == PromptKind::PlayProgress ? ways.progress : ways.development;
        if (card == record::wordOf(ProgressCard::RoadBuilding))
            way[card] = {{"pieces", freePieces(commands)}};
        else if (!levels.empty())
            way[card] = {{"ask", asked(levels)},
                         {"tree", levels.front().count > 0 ? resourceNames() : treeOf(commands, levels)}};
    }
    if (const auto inventor = ways.progress.find(std::string(record::wordOf(ProgressCard::Inventor)));
        inventor != ways.progress.end())
        (*inventor)["yields"] = yieldsOf((*inventor)["tree"], state);
    return ways;
}

Json robberWays(const GameState& state, PlayerId seat, const SeatNames& names) {
    Json ways = Json::array();
    const auto moves = [](PromptKind kind) { return kind == PromptKind::MoveRobber || kind == PromptKind::MovePirate; };
    for (const Prompt& prompt : promptsFor(state, seat, names, moves)) ways.push_back(wayOf(prompt, state));
    return ways;
}

} // namespace reeve::app
