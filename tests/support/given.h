// SPDX-License-Identifier: GPL-3.0-or-later
// A position in a few lines, and a table on which commands are tried:
//     Given game(3);
//     game.city(Red, "c4").knight(Red, "b5", 2).hand(Red, {{Card::Grain, 1}});
//     ACCEPTED(game, command::Activate{at("b5")});
//     REFUSED(game, "knight-already-active", command::Activate{at("b5")});
// After every accepted command the invariants are checked.
#pragma once

#include "engine/board/standard_island.h"
#include "engine/game.h"
#include "engine/invariants.h"
#include "engine/position/queries.h"
#include "engine/tables/victory.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace reeve::testing {

inline constexpr PlayerId Red{0}, Blue{1}, White{2}, Orange{3};

inline HexId hex(std::string_view name) { return hexNamed(name).value(); }
inline IntersectionId at(std::string_view name) { return intersectionNamed(name).value(); }
inline PathId path(std::string_view name) { return pathNamed(name).value(); }

/// The island of the tests; no red numbers side by side. From north to south:
///            A1 fields 5    A2 forest 10   A3 hills 8
///        B1 mountains 9  B2 pasture 4  B3 fields 11  B4 forest 3
///    C1 forest 6   C2 hills 12   C3 desert   C4 mountains 9   C5 pasture 5
///        D1 pasture 3  D2 fields 8  D3 forest 4  D4 hills 10
///            E1 fields 11   E2 mountains 2  E3 pasture 6
/// Harbours: a1-a2 any, a4-a5 wool, b8-b9 any, c11-d11 brick, e8-e9 any, f5-f6 grain, f2-f3 ore, d2-e1 any, b1-c2
/// lumber.
inline Board testBoard() {
    struct Land {
        Terrain terrain;
        int number;
    };
    using enum Terrain;
    constexpr std::array<Land, standard::kHexes> land{{{Fields, 5},
                                                       {Forest, 10},
                                                       {Hills, 8},
                                                       {Mountains, 9},
                                                       {Pasture, 4},
                                                       {Fields, 11},
                                                       {Forest, 3},
                                                       {Forest, 6},
                                                       {Hills, 12},
                                                       {Desert, 0},
                                                       {Mountains, 9},
                                                       {Pasture, 5},
                                                       {Pasture, 3},
                                                       {Fields, 8},
                                                       {Forest, 4},
                                                       {Hills, 10},
                                                       {Fields, 11},
                                                       {Mountains, 2},
                                                       {Pasture, 6}}};
    Board board;
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        board.terrain[h] = land[h].terrain;
        board.number[h] = static_cast<std::uint8_t>(land[h].number);
    }
    using enum HarborKind;
    const std::initializer_list<std::pair<const char*, HarborKind>> harbors{
        {"a1-a2", Any},   {"a4-a5", Wool},  {"b8-b9", Any}, {"c11-d11", HarborKind::Brick},
        {"e8-e9", Any},   {"f5-f6", Grain}, {"f2-f3", Ore}, {"d2-e1", Any},
        {"b1-c2", Lumber}};
    for (const auto& [where, gives] : harbors) board.harbors.push_back({path(where), gives});
    board.robber = hex("C3");
    return board;
}

/// A game in progress: Red is on turn and has rolled 6 + 6, the barbarians have attacked once, no player has pieces or
/// cards. Every method but play() adds to the position.
class Given {
public:
    explicit Given(int players = 3, Rules rules = {}) {
        NewGame game;
        game.rules = rules;
        game.board = testBoard();
        for (int p = 0; p < players; ++p) game.players.push_back(static_cast<Color>(p));
        state = newGame(game);
        state.turn.number = 9;
        state.turn.phase = Phase::Main;
        state.turn.red = state.turn.yellow = 6;
        state.attacks = 1;
    }
    /// The base game to 10 points; `options` as in the record.
    static Given base(int players = 3, std::initializer_list<Option> options = {}, Edition edition = Edition::Compact) {
        Rules rules{.game = GameKind::Base, .edition = edition, .target = 10};
        for (const auto option : options) rules.set(option);
        Given game(players, rules);
        game.state.attacks = 0;
        return game;
    }
    static Given edition(Edition edition, int players = 3) { return Given(players, Rules{.edition = edition}); }
    static Given option(Option option, int players = 3) {
        Rules rules;
        rules.set(option);
        return Given(players, rules);
    }

    Given& roads(PlayerId p, std::initializer_list<std::string_view> names) {
        for (const auto name : names) state.player(p).roads.insert(path(name));
        return *this;
    }
    Given& settlement(PlayerId p, std::string_view where) { return insert(state.player(p).settlements, where); }
    Given& city(PlayerId p, std::string_view where) { return insert(state.player(p).cities, where); }
    Given& cityOnItsSide(PlayerId p, std::string_view where) { return insert(state.player(p).reduced, where); }
    Given& wall(PlayerId p, std::string_view where) { return insert(state.player(p).walls, where); }
    Given& metropolis(PlayerId p, Track track, std::string_view where) {
        state.metropolises[index(track)] = {p, at(where)};
        auto& level = state.player(p).improvements[index(track)];
        level = std::max<std::uint8_t>(level, kMetropolisLevel);
        return city(p, where);
    }
    Given& knight(PlayerId p, std::string_view where, int level = 1, bool active = true) {
        auto& player = state.player(p);
        std::size_t place = 0;
        while (place < player.knights.size() && player.knights[place].at < at(where)) ++place;
        player.knights.insert(place,
                              Knight{.at = at(where), .level = static_cast<std::uint8_t>(level), .active = active});
        player.knightPlaces.insert(at(where));
        return *this;
    }
    Given& idleKnight(PlayerId p, std::string_view where, int level = 1) { return knight(p, where, level, false); }
    Given& hand(PlayerId p, const Hand& cards) {
        state.player(p).hand = cards;
        return *this;
    }
    Given& level(PlayerId p, Track track, int level) {
        state.player(p).improvements[index(track)] = static_cast<std::uint8_t>(level);
        return *this;
    }
    /// Moves cards from the decks into a hand.
    Given& progress(PlayerId p, std::initializer_list<ProgressCard> cards) {
        for (const auto card : cards) {
            takeFromDeck(card);
            if (supply::isVictoryPoint(card))
                state.player(p).shown[index(card)] = true;
            else
                ++state.player(p).progress[index(card)];
        }
        return *this;
    }
    /// Makes a card the next one of its deck.
    Given& onTop(ProgressCard card) {
        takeFromDeck(card);
        state.decks[index(supply::deckOf(card))].insert(0, card);
        return *this;
    }
    Given& development(PlayerId p, DevelopmentCard card, int count = 1) {
        auto& deck = state.developmentDeck;
        for (int i = 0; i < count; ++i)
            for (std::size_t k = 0; k < deck.size(); ++k)
                if (deck[k] == card) {
                    deck.erase(k);
                    ++state.player(p).development[index(card)];
                    break;
                }
        return *this;
    }
    Given& robber(std::string_view where) {
        state.board.robber = hex(where);
        return *this;
    }
    Given& turnOf(PlayerId p) {
        state.turn.player = p;
        return *this;
    }
    Given& beforeTheRoll() {
        state.turn.phase = Phase::Roll;
        state.turn.red = state.turn.yellow = 0;
        return *this;
    }
    /// The ship has one space left.
    Given& shipAtTheGates() {
        state.shipSpaces = supply::kShipSpaces - 1;
        return *this;
    }
    Given& noAttackYet() {
        state.attacks = 0;
        return *this;
    }
    Given& defender(PlayerId p, int cards) {
        state.player(p).defender = static_cast<std::uint8_t>(cards);
        return *this;
    }
    Given& longestRoad(PlayerId p, int length) {
        state.longestRoad = {p, static_cast<std::uint8_t>(length)};
        return *this;
    }

    /// Tries a command of the acting player. Empty: accepted and carried out; else the reason why not.
    std::string play(const Action& action) { return play(kNobody, action); }
    std::string play(PlayerId player, const Action& action) {
        const auto result = decide(state, Command{player, action});
        if (!result.ok()) return std::string(word(result.refusal().code));
        events = result.value();
        for (const auto& event : events) apply(state, event);
        const auto broken = brokenInvariant(state);
        // Tests lay other numbers than the box has, and count knight cards that are still in the deck.
        const bool wrong = broken && broken->key != "board" && broken->part != "development";
        return wrong ? "a broken invariant: " + std::string(broken->key) + ": " + broken->what : std::string();
    }
    /// The engine's answer without carrying out the command; "ok" for a legal one.
    [[nodiscard]] QByteArray answer(PlayerId player, const Action& action) const {
        const auto result = decide(state, Command{player, action});
        return result.ok() ? QByteArray("ok")
                           : QByteArray(word(result.refusal().code).data(),
                                        static_cast<qsizetype>(word(result.refusal().code).size()));
    }
    [[nodiscard]] QByteArray answer(const Action& action) const { return answer(kNobody, action); }

    /// The first event of a kind of the last accepted command; nullptr if there is none.
    template <typename Kind>
    [[nodiscard]] const Kind* event() const {
        for (const auto& e : events)
            if (const auto* found = std::get_if<Kind>(&e)) return found;
        return nullptr;
    }
    /// Index of the first event of a kind in the last events; -1 if there is none.
    template <typename Kind>
    [[nodiscard]] int orderOf() const {
        for (std::size_t i = 0; i < events.size(); ++i)
            if (std::holds_alternative<Kind>(events[i])) return static_cast<int>(i);
        return -1;
    }

    [[nodiscard]] const Hand& handOf(PlayerId p) const { return state.player(p).hand; }
    [[nodiscard]] int cardsOf(PlayerId p) const { return state.player(p).hand.total(); }
    [[nodiscard]] int pointsOf(PlayerId p) const { return points(state, p); }
    [[nodiscard]] bool holds(PlayerId p, ProgressCard card) const { return state.player(p).progress[index(card)] > 0; }
    [[nodiscard]] const Knight* knightOf(PlayerId p, std::string_view where) const {
        return state.player(p).knightAt(at(where));
    }
    /// True if this decision of the player is pending.
    [[nodiscard]] bool owes(PlayerId p, DecisionKind kind) const {
        for (const auto& d : state.pending)
            if (d.player == p && d.kind == kind) return true;
        return false;
    }
    [[nodiscard]] int owedCards(PlayerId p) const {
        for (const auto& d : state.pending)
            if (d.player == p) return d.count;
        return 0;
    }

    GameState state;
    Events events;

private:
    Given& insert(IntersectionSet& set, std::string_view where) {
        set.insert(at(where));
        return *this;
    }
    void takeFromDeck(ProgressCard card) {
        auto& deck = state.decks[index(supply::deckOf(card))];
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (deck[i] == card) return deck.erase(i);
        qFatal("that card is not in its deck");
    }
};

// Commands by the names of places.

inline Action roll(int red, int yellow, EventFace event = EventFace::None) {
    return command::Roll{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(yellow), event};
}
inline Action road(std::string_view where) { return command::Build{.piece = Piece::Road, .path = path(where)}; }
inline Action build(Piece piece, std::string_view where) { return command::Build{.piece = piece, .at = at(where)}; }
inline Action moveKnight(std::string_view from, std::string_view to) { return command::MoveKnight{at(from), at(to)}; }
inline Action moveRobber(std::string_view to, PlayerId victim = kNobody, Card card = kNoCard) {
    return command::MoveRobber{{.to = hex(to), .victim = victim, .card = card}};
}
inline Action chase(std::string_view knight, std::string_view to, PlayerId victim = kNobody) {
    return command::ChaseRobber{at(knight), {.to = hex(to), .victim = victim}};
}
inline Action play(ProgressCard card) { return command::Play{.card = card}; }
inline PathList paths(std::initializer_list<std::string_view> names) {
    PathList list;
    for (const auto name : names) list.push_back(path(name));
    return list;
}
inline KnightList knights(std::initializer_list<std::string_view> names) {
    KnightList list;
    for (const auto name : names) list.push_back(at(name));
    return list;
}

} // namespace reeve::testing

/// The command is legal and is carried out.
#define ACCEPTED(game, ...)                                                                                            \
    do {                                                                                                               \
        const std::string refusal_ = (game).play(__VA_ARGS__);                                                         \
        QVERIFY2(refusal_.empty(), refusal_.c_str());                                                                  \
    } while (false)
/// The command is refused with this code of the record, and the state is unchanged.
#define REFUSED(game, why, ...) QCOMPARE((game).answer(__VA_ARGS__), QByteArray(why))
