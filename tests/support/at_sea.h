// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Seafarers on the board of New Shores for three, in a few lines: as given.h, with the places of that board.
//     AtSea game;
//     game.ships(Red, {"c2-c3"}).hand(Red, kShipPrice);
//     ACCEPTED(game, game.ship("c1-c2"));
// Red has a settlement on c3 and a city on e6, Blue on c7 and e9, White on g5 and f3, each with a road where it says
// so. Sea: A3 A4 B1 B2 B3 C1 C4 C6 D1 D5 D7 E5 E6 F4 G3. Gold: B4 (9), C5 (4). The pirate lies on D7.
#pragma once

#include "engine/modules/seafarers/layouts.h"
#include "engine/modules/seafarers/sites.h"
#include "tests/support/given.h"

namespace reeve::testing {

inline const Hand kShipPrice{{Card::Lumber, 1}, {Card::Wool, 1}};

struct AtSea : Given {
    explicit AtSea(GameKind kind = GameKind::CitiesAndKnights, std::initializer_list<Option> options = {})
        : Given(3, rulesOfTheGame(kind, options)) {
        state.board = board();
        if (kind == GameKind::Base) state.attacks = 0;
        home(Red, "c3", "e6", "e6-e7");
        home(Blue, "c7", "e9", "e8-e9");
        home(White, "g5", "f3", "f3-f4");
    }

    [[nodiscard]] IntersectionId at(std::string_view name) const {
        return state.island().intersectionNamed(name).value();
    }
    [[nodiscard]] PathId path(std::string_view name) const { return state.island().pathNamed(name).value(); }
    [[nodiscard]] HexId hex(std::string_view name) const { return state.island().hexNamed(name).value(); }

    AtSea& ships(PlayerId p, std::initializer_list<std::string_view> names) {
        for (const auto name : names) state.player(p).ships.insert(path(name));
        return *this;
    }
    AtSea& roads(PlayerId p, std::initializer_list<std::string_view> names) {
        for (const auto name : names) state.player(p).roads.insert(path(name));
        return *this;
    }
    AtSea& settlement(PlayerId p, std::string_view where) {
        state.player(p).settlements.insert(at(where));
        return *this;
    }
    AtSea& knight(PlayerId p, std::string_view where, int level = 1, bool active = true) {
        auto& player = state.player(p);
        std::size_t place = 0;
        while (place < player.knights.size() && player.knights[place].at < at(where)) ++place;
        player.knights.insert(place,
                              Knight{.at = at(where), .level = static_cast<std::uint8_t>(level), .active = active});
        player.knightPlaces.insert(at(where));
        return *this;
    }
    AtSea& pirate(std::string_view where) {
        state.board.waters.pirate = where.empty() ? kNoHex : hex(where);
        return *this;
    }
    AtSea& hand(PlayerId p, const Hand& cards) {
        state.player(p).hand = cards;
        return *this;
    }

    [[nodiscard]] Action ship(std::string_view where) const {
        return command::Build{.piece = Piece::Ship, .path = path(where)};
    }
    [[nodiscard]] Action road(std::string_view where) const {
        return command::Build{.piece = Piece::Road, .path = path(where)};
    }
    [[nodiscard]] Action build(Piece piece, std::string_view where) const {
        return command::Build{.piece = piece, .at = at(where)};
    }
    [[nodiscard]] Action moveShip(std::string_view from, std::string_view to) const {
        return seafarers::MoveShip{path(from), path(to)};
    }
    [[nodiscard]] Action moveKnight(std::string_view from, std::string_view to) const {
        return command::MoveKnight{at(from), at(to)};
    }
    [[nodiscard]] Action movePirate(std::string_view to, PlayerId victim = kNobody) const {
        return seafarers::MovePirate{{.to = hex(to), .victim = victim}};
    }
    [[nodiscard]] Action moveRobber(std::string_view to, PlayerId victim = kNobody) const {
        return command::MoveRobber{{.to = hex(to), .victim = victim}};
    }
    [[nodiscard]] bool hasShip(PlayerId p, std::string_view where) const {
        return state.player(p).ships.contains(path(where));
    }
    /// A 7 was rolled, no discards, the robber or the pirate must move.
    AtSea& sevenRolled() {
        state.turn.red = 3;
        state.turn.yellow = 4;
        state.turn.resolving = Resolving::Last;
        state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = state.turn.player});
        return *this;
    }

    static Board board() {
        Board board;
        board.islandId = IslandId::Sea37;
        const Island& island = board.island();
        for (const auto hex : island.hexes) board.terrain[index(hex)] = Terrain::Sea;
        struct Land {
            const char* at;
            Terrain terrain;
            std::uint8_t number;
        };
        using enum Terrain;
        constexpr std::array<Land, 22> land{
            {{"C2", Forest, 5},  {"C3", Fields, 9},    {"D2", Hills, 6},   {"D3", Pasture, 10}, {"D4", Mountains, 8},
             {"E1", Fields, 11}, {"E2", Pasture, 4},   {"E3", Forest, 11}, {"E4", Pasture, 5},  {"F1", Mountains, 8},
             {"F2", Fields, 10}, {"F3", Hills, 3},     {"G1", Pasture, 2}, {"G2", Forest, 6},   {"A1", Mountains, 12},
             {"A2", Hills, 4},   {"B4", Gold, 9},      {"B5", Pasture, 3}, {"C5", Gold, 4},     {"D6", Hills, 8},
             {"F5", Fields, 5},  {"G4", Mountains, 10}}};
        for (const auto& [at, terrain, number] : land) {
            board.terrain[index(*island.hexNamed(at))] = terrain;
            board.number[index(*island.hexNamed(at))] = number;
        }
        const auto area = [&](std::string_view name, std::initializer_list<const char*> hexes) {
            seafarers::Area all;
            all.rename(name);
            for (const auto* hex : hexes) all.hexes.insert(*island.hexNamed(hex));
            board.waters.areas.push_back(all);
        };
        area("home", {"C2", "C3", "D2", "D3", "D4", "E1", "E2", "E3", "E4", "F1", "F2", "F3", "G1", "G2"});
        area("isle-1", {"A1", "A2"});
        area("isle-2", {"B4", "B5", "C5", "D6"});
        area("isle-3", {"F5", "G4"});
        board.waters.pirate = *island.hexNamed("D7");
        board.robber = *island.hexNamed("A1");
        seafarers::chart(board);
        return board;
    }

private:
    static Rules rulesOfTheGame(GameKind kind, std::initializer_list<Option> options) {
        Rules rules;
        rules.game = kind;
        if (kind == GameKind::Base) rules.edition = Edition::Compact;
        rules.target = kind == GameKind::Base ? 14 : 16;
        rules.scenario = Scenario::NewShores;
        rules.set(Option::Seafarers);
        for (const auto option : options) rules.set(option);
        return rules;
    }
    void home(PlayerId p, std::string_view first, std::string_view second, std::string_view road) {
        state.player(p).settlements.insert(at(first));
        if (state.rules.knights())
            state.player(p).cities.insert(at(second));
        else
            state.player(p).settlements.insert(at(second));
        state.player(p).roads.insert(path(road));
    }
};

} // namespace reeve::testing
