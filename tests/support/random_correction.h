// SPDX-License-Identifier: GPL-3.0-or-later
// Random corrections.
#pragma once

#include "engine/basics/chance.h"
#include "engine/record/position.h"

#include <nlohmann/json.hpp>

#include <string>

namespace reeve::testing {

/// Draws parts of positions for corrections.
class RandomCorrection {
public:
    using Json = record::Json;

    RandomCorrection(const GameState& state, const Json& other, Chance& chance)
        : m_island(state.island()), m_now(record::toJson(state)), m_other(other), m_chance(chance) {}

    /// One to three changes of a position, most of them such as a person makes who sees another thing on the table.
    Json set() {
        Json set = Json::object();
        for (int n = 1 + below(3); n > 0; --n) change(set);
        return set;
    }

private:
    int below(int bound) { return m_chance.draw(bound); }
    std::string color() { return one(m_now["players"]).get<std::string>(); }
    Json one(const Json& list) { return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))]; }
    std::string intersection() { return m_island.name(m_island.intersections.nth(below(m_island.intersectionCount))); }
    std::string path() { return m_island.name(m_island.paths.nth(below(m_island.pathCount))); }
    std::string hex() { return m_island.name(m_island.hexes.nth(below(m_island.hexCount))); }

    void change(Json& set) {
        const std::string who = color();
        switch (below(16)) {
        case 0: set["hands"][who] = cards(); break;
        case 1: set["hands"][who] = m_other["hands"].value(who, Json::object()); break;
        case 2:
        case 3: knights(set, who); break;
        case 4: places(set, who); break;
        case 5:
            set["improvements"][who][one(Json{"trade", "politics", "science"}).get<std::string>()] = below(6);
            break;
        case 6: hidden(set, who); break;
        case 7: set["defender"][who] = below(4); break;
        case 8: board(set); break;
        case 9: turn(set); break;
        case 10: set["winner"] = below(2) == 0 ? Json() : Json(who); break;
        case 11: set["rules"]["target"] = 2 + below(14); break;
        case 12: set["pending"] = below(3) == 0 ? Json::array() : m_other["pending"]; break;
        case 13: set["barbarians"]["attacks"] = below(2); break;
        case 14: metropolis(set, who); break;
        default: copy(set); break;
        }
    }
    /// Any key as in another position of this kind of game.
    void copy(Json& set) {
        std::vector<std::string> keys;
        for (const auto& [key, value] : m_now.items())
            if (key != "format" && key != "rules" && key != "players" && key != "neutral" && m_other.contains(key))
                keys.push_back(key);
        const auto& key = keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))];
        if (!m_other[key].is_object() || m_other[key].empty()) {
            set[key] = m_other[key];
            return;
        }
        auto part = m_other[key].begin();
        std::advance(part, below(static_cast<int>(m_other[key].size())));
        set[key][part.key()] = part.value();
    }
    Json cards() {
        Json heap = Json::object();
        for (const auto* kind : {"brick", "lumber", "wool", "grain", "ore", "cloth", "coin", "paper"})
            if (below(3) == 0 &&
                (m_now["rules"]["game"] != "base" || std::string_view(kind).size() != 5 || kind[0] == 'b'))
                heap[kind] = below(4) == 0 ? below(12) : below(4);
        return heap;
    }
    void knights(Json& set, const std::string& who) {
        Json list = m_now["pieces"][who]["knights"];
        if (below(4) == 0) list = Json::array();
        for (int n = below(3); n > 0; --n)
            list.push_back({{"at", intersection()}, {"level", 1 + below(3)}, {"active", below(2) == 0}});
        if (!list.empty() && below(2) == 0) list.erase(static_cast<std::size_t>(below(static_cast<int>(list.size()))));
        set["pieces"][who]["knights"] = list;
    }
    void places(Json& set, const std::string& who) {
        const auto kind = one(Json{"settlements", "cities", "reduced", "walls", "roads"}).get<std::string>();
        Json list = m_now["pieces"][who][kind];
        if (!list.empty() && below(3) > 0) list.erase(static_cast<std::size_t>(below(static_cast<int>(list.size()))));
        if (below(2) == 0) list.push_back(kind == "roads" ? path() : intersection());
        if (below(6) == 0) list = Json::array();
        set["pieces"][who][kind] = list;
    }
    void hidden(Json& set, const std::string& who) {
        for (const auto* key : {"progress", "development"})
            if (m_now.contains(key)) {
                Json own = m_now[key][who];
                if (below(2) == 0)
                    own["hand"] = Json::array();
                else if (!m_now["decks"][key[0] == 'd' ? "development" : "trade"].empty())
                    own["hand"].push_back(m_now["decks"][key[0] == 'd' ? "development" : "trade"][0]);
                if (below(2) == 0) // the card came from the deck
                    for (auto& [name, deck] : m_now["decks"].items())
                        if (!deck.empty() && !own["hand"].empty() && deck[0] == own["hand"].back()) {
                            Json rest = deck;
                            rest.erase(0);
                            set["decks"][name] = below(8) == 0 ? Json::array() : rest;
                        }
                set[key][who] = own;
            }
    }
    void board(Json& set) {
        switch (below(5)) {
        case 0: set["board"]["robber"] = hex(); break;
        case 1: set["board"]["merchant"] = below(2) == 0 ? Json() : Json{{"at", hex()}, {"player", color()}}; break;
        case 2: set["board"]["hexes"][hex()]["number"] = 2 + below(11); break;
        case 3: set["board"]["hexes"][hex()]["barbarians"] = below(4); break;
        default: set["board"]["hexes"][hex()]["terrain"] = one(Json{"hills", "forest", "desert", "sea", "gold"}); break;
        }
    }
    void turn(Json& set) {
        switch (below(4)) {
        case 0: set["turn"]["player"] = color(); break;
        case 1:
            set["turn"]["phase"] =
                one(Json{"roll", "main", "main", "over", "setup", "special", "paired", "movement", "conflict"});
            break;
        case 2: set["turn"]["resolving"] = one(Json{"nothing", "landing", "event", "discards", "last"}); break;
        default: set["turn"]["dice"] = m_other["turn"]["dice"]; break;
        }
    }
    void metropolis(Json& set, const std::string& who) {
        const auto track = one(Json{"trade", "politics", "science"}).get<std::string>();
        const Json& cities = m_now["pieces"][who]["cities"];
        set["metropolises"][track] =
            cities.empty() || below(3) == 0 ? Json() : Json{{"player", who}, {"at", one(cities)}};
    }

    const Island& m_island;
    Json m_now;
    const Json& m_other;
    Chance& m_chance;
};

} // namespace reeve::testing
