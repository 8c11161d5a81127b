// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/seats.h"

#include "engine/record/fan.h"
#include "engine/record/seafarers.h"

#include "engine/setup/shuffle.h"
#include "engine/tables/usual_options.h"
#include "engine/tables/victory.h"

#include <algorithm>

namespace reeve::record {
namespace {

constexpr std::array<Color, 4> kUsualColors{Color::Red, Color::Blue, Color::White, Color::Orange};

void addColor(GameState& state, Color color, const Node& node) {
    const auto end = state.colors.begin() + state.seatCount;
    if (std::find(state.colors.begin(), end, color) != end)
        node.fail("the colour " + std::string(wordOf(color)) + " stands twice");
    if (state.seatCount >= kMaxPlayers) node.fail("there are more colours than seats");
    state.colors[state.seatCount++] = color;
}

bool seated(const GameState& state, Color color) {
    const auto end = state.colors.begin() + state.seatCount;
    return std::find(state.colors.begin(), end, color) != end;
}

PlayerId seatAmong(const GameState& state, int seats, const std::string& word, const Node& node) {
    const auto color = named<Color>(word);
    if (!color) node.fail("\"" + shown(word) + "\" is not a colour");
    for (int p = 0; p < seats; ++p)
        if (state.colors[static_cast<std::size_t>(p)] == *color) return static_cast<PlayerId>(p);
    node.fail(word + " is not in this game");
}

Rules rulesFrom(const Node& node) {
    Rules rules;
    Object object(node);
    if (const auto game = object.find("game")) rules.game = game->word<GameKind>();
    if (const auto edition = object.find("edition")) rules.edition = edition->word<Edition>();
    rules.target = static_cast<std::uint8_t>(rules.knights() ? kKnightsTarget : kBaseTarget);
    if (const auto options = object.find("options"))
        for (const auto& item : options->list()) {
            if (fan::readModule(item, rules)) continue;
            const auto option = item.word<Option>();
            const bool baseOnly = option == Option::TwoPlayer || option == Option::CombinedPhase;
            const bool knightsOnly = option == Option::Nasty || option == Option::KnightErrant;
            if (baseOnly && rules.knights()) item.fail("the option \"" + item.text() + "\" belongs to the base game");
            if (knightsOnly && !rules.knights())
                item.fail("the option \"" + item.text() + "\" belongs to Cities & Knights");
            const bool shares = option == Option::SpecialBuild || option == Option::PairedPlayers;
            if (shares && (rules.has(Option::SpecialBuild) || rules.has(Option::PairedPlayers)))
                item.fail("a game has special building or paired players, not both (SIX-20, SIX-30)");
            rules.set(option);
        }
    else
        rules.options = usualOptions(rules.edition);
    seafarers::readRules(object, rules);
    fan::readRules(object, node, rules);
    if (const auto target = object.find("target")) rules.target = static_cast<std::uint8_t>(target->number(1, 100));
    if (rules.knights() && rules.edition == Edition::Compact)
        node.fail("the edition \"compact\" has no Cities & Knights");
    object.finish();
    return rules;
}

} // namespace

Rules readRules(Object& game) {
    static const Json usual = Json::object();
    const auto rules = game.find("rules");
    return rulesFrom(rules ? *rules : Node(usual, "rules"));
}

void readSeats(GameState& state, Object& object) {
    const bool two = state.rules.has(Option::TwoPlayer);
    state.playerCount = state.seatCount = 0;
    if (const auto players = object.find("players")) {
        for (const auto& item : players->list()) addColor(state, item.word<Color>(), item);
        if (two && state.seatCount != 2) players->fail("the two-player game has two players");
        if (state.seatCount < 2) players->fail("a game needs at least two players");
    } else {
        for (const auto color : kUsualColors)
            if (!two || state.seatCount < 2) state.colors[state.seatCount++] = color;
    }
    state.playerCount = state.seatCount;
    if ((state.rules.has(Option::SpecialBuild) || state.rules.has(Option::PairedPlayers)) &&
        islandFor(state.playerCount) == IslandId::Standard)
        throw Fault{"rules.options",
                    "special building and paired players are for five and six players (SIX-20, SIX-30)"};
    const auto neutral = object.find("neutral");
    if (neutral) {
        if (!two) neutral->fail("neutral colours belong to the two-player game");
        for (const auto& item : neutral->list()) addColor(state, item.word<Color>(), item);
        if (state.seatCount != 4) neutral->fail("the two-player game has two neutral colours");
    } else if (two) {
        for (const auto color : kUsualColors)
            if (state.seatCount < 4 && !seated(state, color)) state.colors[state.seatCount++] = color;
    }
}

PlayerId realSeat(const GameState& state, const std::string& color, const Node& node) {
    return seatAmong(state, state.playerCount, color, node);
}

PlayerId anySeat(const GameState& state, const std::string& color, const Node& node) {
    return seatAmong(state, state.seatCount, color, node);
}

Knight knightFrom(const Island& island, const Node& node, bool placed) {
    Object object(node);
    Knight knight;
    if (placed)
        knight.at = object.need("at").intersection(island);
    else if (const auto at = object.find("at"))
        knight.at = at->intersection(island);
    if (const auto level = object.find("level")) knight.level = static_cast<std::uint8_t>(level->number(1, 3));
    if (const auto active = object.find("active")) knight.active = active->boolean();
    if (const auto told = object.find("activated_this_turn")) knight.activatedThisTurn = told->boolean();
    if (const auto told = object.find("promoted_this_turn")) knight.promotedThisTurn = told->boolean();
    object.finish();
    return knight;
}

void fillDeck(GameState& state, Track track) {
    auto& deck = state.decks[index(track)];
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        if (supply::deckOf(static_cast<ProgressCard>(c)) != track) continue;
        int left = supply::kProgressCopies[c];
        for (const auto& player : state.players) left -= player.progress[c] + (player.shown[c] ? 1 : 0);
        for (int i = 0; i < left; ++i) deck.push_back(static_cast<ProgressCard>(c));
    }
    shuffle(deck, state.chance);
}

void fillDevelopmentDeck(GameState& state) {
    for (std::size_t c = 0; c < kDevelopmentCards; ++c) {
        int left = state.box().development[c];
        for (const auto& player : state.players) {
            left -= player.development[c] + player.newDevelopment[c];
            if (c == index(DevelopmentCard::Knight)) left -= player.playedKnights;
        }
        for (int i = 0; i < left; ++i) state.developmentDeck.push_back(static_cast<DevelopmentCard>(c));
    }
    shuffle(state.developmentDeck, state.chance);
}

} // namespace reeve::record
