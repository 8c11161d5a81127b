// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/invariants.h"

#include "engine/decisions/decisions.h"
#include "engine/modules/fan/invariants.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/position/queries.h"
#include "engine/tables/dice.h"
#include "engine/tables/victory.h"

#include <algorithm>

namespace reeve {
namespace {

using Kind = decltype(Broken::kind);

Invariant atMost(int count, int most, std::string_view key, PlayerId player, std::string part, std::string_view what,
                 Kind kind = {}) {
    if (count <= most) return {};
    return Broken{key, player, std::move(part),
                  std::to_string(count) + " " + std::string(what) + ", but the box holds only " + std::to_string(most),
                  kind};
}

Invariant broken(std::string_view key, std::string part, std::string what) {
    return Broken{key, kNobody, std::move(part), std::move(what), {}};
}

bool isPlayer(const GameState& s, PlayerId player) { return index(player) < s.playerCount; }

/// COMP-2, COMP-10, COMP-17, COMP-18, SIX-1, SIX-2, SIX-4, SHAPE-8. Indices beyond the hexes of the island have no
/// number, robber or merchant.
Invariant board(const GameState& s) {
    const auto& hexes = s.island().hexes;
    const auto numbered = HexSet::where([&](std::size_t hex) { return s.board.number[hex] != 0; });
    if (!(numbered - hexes).empty()) return broken("board", "hexes", "a number beside the island");
    if (!hexes.contains(s.board.robber)) return broken("board", "robber", "the robber beside the island");
    if (const auto hex = s.board.merchant; hex != kNoHex) {
        if (!s.rules.knights()) return broken("board", "merchant", "the base game has no merchant");
        if (!hexes.contains(hex) || !isPlayer(s, s.board.merchantOwner))
            return broken("board", "merchant", "the merchant needs a hex and a player");
    } else if (s.board.merchantOwner != kNobody) {
        return broken("board", "merchant", "the merchant needs a hex and a player");
    }
    if (s.rules.seafarers() || index(s.board.islandId) > index(IslandId::Extended)) {
        const int most = s.board.islandId == IslandId::Standard ? countOf(boxes::kBase.harbors) : kMostHarbors;
        return atMost(static_cast<int>(s.board.harbors.size()), most, "board", kNobody, "harbors", "harbours");
    }
    std::array<int, kTerrains> terrain{};
    std::array<int, 13> tokens{};
    std::array<int, 6> harbors{};
    for (const auto hex : hexes) {
        ++terrain[index(s.board.terrain[index(hex)])];
        ++tokens[s.board.number[index(hex)]];
    }
    for (const auto& harbor : s.board.harbors) ++harbors[index(harbor.gives)];
    const auto& box = s.box();
    for (std::size_t t = 0; t < terrain.size(); ++t)
        if (auto wrong =
                atMost(terrain[t], box.terrain[t], "board", kNobody, "hexes", "hexes of %", static_cast<Terrain>(t)))
            return wrong;
    for (std::size_t n = 2; n < tokens.size(); ++n)
        if (auto wrong = atMost(tokens[n], box.tokens[n], "board", kNobody, "hexes",
                                "tokens with the number " + std::to_string(n)))
            return wrong;
    for (std::size_t k = 0; k < harbors.size(); ++k)
        if (auto wrong = atMost(harbors[k], box.harbors[k], "board", kNobody, "harbors", "harbours of %",
                                static_cast<HarborKind>(k)))
            return wrong;
    return {};
}

/// SHIP-1, SHIP-2, SHIP-4 to SHIP-6, PIRATE-1, PIRATE-2, GOLDHEX-5.
Invariant waters(const GameState& s) {
    const auto& waters = s.board.waters;
    if (!s.rules.seafarers())
        return waters == seafarers::Waters{} ? Invariant{} : broken("board", "pirate", "waters without Seafarers");
    if (waters.pirate != kNoHex && !waters.sea.contains(waters.pirate))
        return broken("board", "pirate", "the pirate can only be on a sea hex (PIRATE-1)");
    if (waters.sea.contains(s.board.robber)) return broken("board", "robber", "the robber stands on land (PIRATE-2)");
    if (s.board.merchant != kNoHex) {
        const auto terrain = s.board.terrain[index(s.board.merchant)];
        if (terrain == Terrain::Gold || terrain == Terrain::Sea)
            return broken("board", "merchant", "the merchant stands neither on gold nor at sea (GOLDHEX-5)");
    }
    for (std::size_t i = 0; i < s.seatCount; ++i) {
        const auto& own = s.players[i];
        const auto player = static_cast<PlayerId>(i);
        if (auto wrong = atMost(own.ships.size(), seafarers::kShips, "pieces", player, "ships", "ships")) return wrong;
        const auto misplaced = [&](const auto& places, const char* part, const char* why) -> Invariant {
            if (places.empty()) return {};
            return Broken{"pieces", player, part, s.island().name(places.first()) + why, {}};
        };
        if (auto wrong = misplaced(own.ships - waters.seaPaths, "ships", " has no sea beside it (SHIP-2)"))
            return wrong;
        if (auto wrong = misplaced(own.roads - waters.landPaths, "roads", " has no land beside it (SHIP-4)"))
            return wrong;
        if (auto wrong = misplaced(own.buildings() - waters.land, "", " is the open sea (SHIP-6)")) return wrong;
    }
    return {};
}

/// COMP-9, COMP-23, COMP-25.
Invariant pieces(const GameState& s) {
    for (std::size_t i = 0; i < s.seatCount; ++i) {
        const auto& p = s.players[i];
        const auto player = static_cast<PlayerId>(i);
        const auto fail = [&](const char* part, std::string what) -> Invariant {
            return Broken{"pieces", player, part, std::move(what), {}};
        };
        const auto supply = [&](int count, int most, const char* part, const std::string& what) {
            return atMost(count, most, "pieces", player, part, what);
        };
        if (auto wrong = supply(p.roads.size(), supply::kRoads, "roads", "roads")) return wrong;
        if (auto wrong = supply(p.settlements.size(), supply::kSettlements, "settlements", "settlements")) return wrong;
        if (auto wrong = supply(p.cities.size() + p.reduced.size(), supply::kCities, "cities", "cities")) return wrong;
        if (auto wrong = supply(p.walls.size(), supply::kWalls, "walls", "walls")) return wrong;
        for (int level = 1; level <= 3; ++level)
            if (auto wrong = supply(knightsOfLevel(p, level) + heldKnights(s, player, level), supply::kKnightsPerLevel,
                                    "knights", "knights of level " + std::to_string(level)))
                return wrong;
        if (const auto bare = p.walls - p.cities; !bare.empty())
            return fail("walls", "a wall without its city at " + s.island().name(bare.first()));
        IntersectionSet places;
        for (const auto& knight : p.knights) {
            if (knight.level < 1 || knight.level > 3) return fail("knights", "a knight of no level");
            places.insert(knight.at);
        }
        if (!(places == p.knightPlaces) || places.size() != static_cast<int>(p.knights.size()))
            return fail("knights", "two knights on one place");
        if (!(s.committed[i] - places).empty() || (!s.committed[i].empty() && s.turn.resolving != Resolving::Landing))
            return broken("this_turn", "committed", "knights are declared that are there, before an attack");
        if (!isPlayer(s, player) && (!p.cities.empty() || !p.reduced.empty() || !p.knights.empty() || !p.hand.empty()))
            return Broken{"pieces", player, "", "a neutral colour has roads and settlements only", {}};
        if (s.rules.knights()) continue;
        if (!p.knights.empty()) return fail("knights", "the base game has no knights on the board");
        if (!p.walls.empty()) return fail("walls", "the base game has no walls");
        for (const int level : p.improvements)
            if (level != 0) return Broken{"improvements", player, "", "the base game has no improvements", {}};
    }
    return {};
}

/// No two pieces on one place, of one colour or of two, and none beside the island.
Invariant places(const GameState& s) {
    const auto& island = s.island();
    IntersectionSet taken;
    PathSet paths;
    for (std::size_t i = 0; i < s.seatCount; ++i) {
        const auto& p = s.players[i];
        const auto put = [&](auto& all, const auto& more, const auto& whole, const char* part) -> Invariant {
            const auto twice = all & more;
            all |= more;
            if (twice.empty() && (more - whole).empty()) return {};
            return Broken{"pieces",
                          static_cast<PlayerId>(i),
                          part,
                          twice.empty() ? "a piece beside the island" : "two pieces on " + island.name(twice.first()),
                          {}};
        };
        if (auto wrong = put(taken, p.settlements, island.intersections, "settlements")) return wrong;
        if (auto wrong = put(taken, p.cities, island.intersections, "cities")) return wrong;
        if (auto wrong = put(taken, p.reduced, island.intersections, "reduced")) return wrong;
        if (auto wrong = put(taken, p.knightPlaces, island.intersections, "knights")) return wrong;
        if (auto wrong = put(paths, p.roads, island.paths, "roads")) return wrong;
        if (auto wrong = put(paths, p.ships, island.paths, "ships")) return wrong;
    }
    return {};
}

/// COMP-4, COMP-5, COMP-20, COMP-21, SIX-7, SIX-8: cards are in a deck, in a hand, open, or removed from the game.
Invariant cards(const GameState& s) {
    for (const Card card : kAllCards) {
        int held = 0;
        for (std::size_t p = 0; p < s.seatCount; ++p) held += s.players[p].hand[card];
        const bool inBox = isResource(card) || s.rules.knights();
        if (auto wrong = atMost(held, inBox ? s.box().cards[card] : 0, "hands", kNobody, "", "cards of %", card))
            return wrong;
    }
    constexpr std::string_view what = "cards of % in the deck and in the hands";
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        const auto card = static_cast<ProgressCard>(c);
        auto count = static_cast<int>(std::ranges::count(s.decks[index(supply::deckOf(card))], card));
        for (std::size_t p = 0; p < s.seatCount; ++p) {
            count += s.players[p].progress[c] + (s.players[p].shown[c] ? 1 : 0);
            if (s.players[p].shown[c] && !supply::isVictoryPoint(card))
                return Broken{"progress", static_cast<PlayerId>(p), "", "only victory point cards lie open", card};
        }
        if (auto wrong =
                atMost(count, s.rules.knights() ? supply::kProgressCopies[c] : 0, "decks", kNobody, "", what, card))
            return wrong;
    }
    for (std::size_t c = 0; c < kDevelopmentCards; ++c) {
        const auto card = static_cast<DevelopmentCard>(c);
        auto count = static_cast<int>(std::ranges::count(s.developmentDeck, card));
        for (std::size_t p = 0; p < s.seatCount; ++p) {
            count += s.players[p].development[c] + s.players[p].newDevelopment[c];
            if (card == DevelopmentCard::Knight) count += s.players[p].playedKnights;
        }
        if (auto wrong = atMost(count, s.rules.developmentCards() ? s.box().development[c] : 0, "decks", kNobody,
                                "development", what, card))
            return wrong;
    }
    for (std::size_t p = 0; p < s.seatCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (auto wrong = atMost(s.players[p].defender, kMostDefenders, "defender", player, "", "cards")) return wrong;
        if (auto wrong = atMost(s.players[p].tradeTokens, s.rules.has(Option::TwoPlayer) ? supply::kTradeTokensMax : 0,
                                "trade_tokens", player, "", "tokens"))
            return wrong;
        for (const int level : s.players[p].improvements)
            if (auto wrong = atMost(level, kHighestLevel, "improvements", player, "", "levels")) return wrong;
    }
    return {};
}

bool isPending(const GameState& s, DecisionKind kind, Track track) {
    return std::ranges::any_of(s.pending, [&](const Decision& d) { return d.kind == kind && d.track == track; });
}

/// METRO-1 to METRO-10.
Invariant metropolises(const GameState& s) {
    IntersectionSet stand;
    for (const auto track : kAllTracks) {
        const auto& m = s.metropolises[index(track)];
        if (m.player == kNobody) continue;
        const auto fail = [&](const char* part, std::string what) -> Invariant {
            return Broken{"metropolises", kNobody, part, std::move(what), track};
        };
        if (!isPlayer(s, m.player)) return fail("player", "no player of this game");
        const auto& owner = s.player(m.player);
        if (!owner.cities.contains(m.at)) return fail("at", "no city of its player at " + s.island().name(m.at));
        if (stand.contains(m.at)) return fail("at", "two pieces on " + s.island().name(m.at));
        stand.insert(m.at);
        const int level = owner.improvements[index(track)];
        if (level < kMetropolisLevel) return fail("player", "its player has not reached level 4");
        if (isPending(s, DecisionKind::PlaceMetropolis, track)) continue; // it moves
        for (std::size_t p = 0; p < s.playerCount; ++p)
            if (s.players[p].improvements[index(track)] > level)
                return fail("player", "another player has reached a higher level");
    }
    return {};
}

Invariant awards(const GameState& s) {
    if (s.longestRoad.player != kNobody &&
        (index(s.longestRoad.player) >= s.seatCount || s.longestRoad.count < kLeastLongestRoad))
        return broken("longest_road", "player", "Longest Road needs five roads (LROAD-1)");
    if (s.largestArmy.player != kNobody && (!isPlayer(s, s.largestArmy.player) || s.largestArmy.count < kLeastArmy))
        return broken("largest_army", "player", "Largest Army needs three knights (ARMY-1)");
    if (s.largestArmy.player != kNobody && s.rules.knights())
        return broken("largest_army", "player", "Cities & Knights has no Largest Army (ARMY-3)");
    return {};
}

/// Whether a decision names what its kind needs.
struct Whole {
    const GameState& s;
    const Decision& d;
    bool holds = true;

    Whole& also(bool condition) {
        holds = holds && condition;
        return *this;
    }
    Whole& count() { return also(d.count > 0); }
    Whole& other(const char*) { return also(isPlayer(s, d.other) && d.other != d.player); }
    Whole& commodity() { return *this; }
    Whole& track() { return *this; }
    Whole& piece() { return *this; }
    Whole& knight(bool placed) { return also(!placed || s.island().intersections.contains(d.knight.at)); }
    Whole& hex() { return also(s.island().hexes.contains(d.hex)); }
    Whole& rollers() { return also((d.rollers >> s.playerCount) == 0); }
};

/// What a decision names, as far as its kind needs it.
Invariant decision(const GameState& s, const Decision& d) {
    if (!isPlayer(s, d.player)) return broken("pending", "", "a decision of nobody");
    Whole whole{s, d};
    const bool played = decision::with(d.kind, [&]<typename Kind>(Kind) {
        Kind::fields(whole);
        return Kind::isPlayed(s);
    });
    if (!played) return broken("pending", "", "a decision of another game");
    if (s.turn.phase == Phase::Setup && d.kind != DecisionKind::TakeGold)
        return broken("pending", "", "in the set-up nothing is pending but gold (GOLDHEX-6)");
    if (!whole.holds || d.knight.level < 1 || d.knight.level > 3)
        return broken("pending", "", "a decision that names too little");
    return {};
}

/// The decisions of a phase: SIX-20 to SIX-26, FAN-BAT-1.
Invariant pending(const GameState& s) {
    if (s.turn.phase == Phase::Over && !s.pending.empty())
        return broken("pending", "", "the game is over: nothing is owed any more");
    bool battle = false;
    for (std::size_t i = 0; i < s.pending.size(); ++i) {
        const auto& d = s.pending[i];
        if (auto wrong = decision(s, d)) return wrong;
        battle = battle || d.kind == DecisionKind::RollPrisoners || d.kind == DecisionKind::RollLosses;
        if (d.kind == DecisionKind::SpecialBuild && (s.turn.phase != Phase::Special || i + 1 != s.pending.size()))
            return broken("pending", "", "a part of the special building phase is owed in that phase only, and last");
    }
    if (s.turn.phase == Phase::Special && (s.pending.empty() || s.pending.back().kind != DecisionKind::SpecialBuild ||
                                           s.pending.back().player == s.turn.player))
        return broken("pending", "", "in the special building phase one of the other players is asked");
    if (battle != (s.turn.phase == Phase::Conflict))
        return broken("pending", "", "the dice of a battle are owed in the phase \"conflict\", and only there");
    return {};
}

bool isPlayedWith(const GameState& s, Phase phase) {
    switch (phase) {
    case Phase::Paired: return s.rules.has(Option::PairedPlayers);
    case Phase::Special: return s.rules.has(Option::SpecialBuild);
    case Phase::Movement: return s.rules.fan.any() && fan::hasMovement(s);
    case Phase::Conflict: return s.rules.fan.any() && fan::hasBattles(s);
    default: return true;
    }
}

Invariant turn(const GameState& s) {
    const auto& t = s.turn;
    const bool knights = s.rules.knights();
    if (!isPlayer(s, t.player)) return broken("turn", "player", "the turn of nobody");
    if (!isPlayedWith(s, t.phase)) return broken("turn", "phase", "this game has no such phase");
    const bool moves = t.phase == Phase::Movement || t.phase == Phase::Conflict;
    if (t.partner && (!moves || !s.rules.has(Option::PairedPlayers)))
        return broken("this_turn", "partner", "a partner moves and fights in a game with paired players");
    const auto isDie = [](int n) { return n >= 1 && n <= dice::kFaces; };
    const bool none = t.red == 0 && t.yellow == 0;
    const bool total = !knights && t.yellow == 0 && t.red >= dice::kLowest && t.red <= dice::kHighest;
    if (!none && !total && !(isDie(t.red) && isDie(t.yellow))) return broken("turn", "dice", "no such dice");
    if (t.event != EventFace::None && !knights) return broken("turn", "dice", "the base game has no event die");
    if ((t.resolving == Resolving::Landing && !knights) ||
        (none && t.resolving != Resolving::Nothing && t.resolving != Resolving::Last))
        return broken("turn", "resolving", "nothing is left of this roll");
    if (t.rolls.full() && t.phase == Phase::Roll && t.resolving == Resolving::Nothing)
        return broken("this_turn", "rolls", "after two rolls the phase is no longer \"roll\"");
    if (!t.rolls.empty() && !s.rules.has(Option::TwoPlayer))
        return broken("this_turn", "rolls", "two rolls count in the two-player game only");
    const bool set = isDie(t.alchemistRed) && isDie(t.alchemistYellow);
    if (!(t.alchemistRed == 0 && t.alchemistYellow == 0) && !(set && knights))
        return broken("this_turn", "alchemist", "no such dice");
    if ((t.commercialHarbor >> s.playerCount) != 0 || ((t.commercialHarbor >> index(t.player)) & 1U) != 0)
        return broken("this_turn", "commercial_harbor", "only opponents can be asked");
    if (s.shipSpaces >= supply::kShipSpaces) return broken("barbarians", "spaces", "the ship is past the island");
    return {};
}

/// WIN-1 to WIN-4.
Invariant winner(const GameState& s) {
    if ((s.turn.phase == Phase::Over) != (s.winner != kNobody))
        return broken("winner", "", "a game with a winner is over, and only such a game");
    if (s.winner == kNobody) return {};
    if (!isPlayer(s, s.winner)) return broken("winner", "", "no player of this game");
    const int reached = points(s, s.winner);
    if (reached < s.rules.target)
        return broken("winner", "",
                      "it takes " + std::to_string(s.rules.target) + " points to win, not " + std::to_string(reached));
    return {};
}

} // namespace

Invariant brokenInvariant(const GameState& state) {
    for (const auto check :
         {board, waters, fan::brokenInvariant, pieces, places, cards, metropolises, awards, turn, pending, winner})
        if (auto wrong = check(state)) return wrong;
    return {};
}

} // namespace reeve
