// SPDX-License-Identifier: GPL-3.0-or-later
// Random games of every kind, corrected at random, also in the middle of a decision and after a victory. After each
// accepted correction and command the position is read again as it is, somebody can go on or the game is over, and the
// next command is carried out. REEVE_GAMES: games of each kind; REEVE_SEED: the first seed. See README.md here.
#include "engine/advance.h"
#include "engine/record/position.h"
#include "engine/settling.h"
#include "tests/support/kinds_of_games.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::record;
using namespace reeve::testing;

namespace {

constexpr int kMostCommands = 700;
constexpr int kAfterTheEnd = 8; ///< corrections of a finished game

int wish(const char* name, int otherwise) {
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok && value > 0 ? value : otherwise;
}

/// Draws parts of positions.
class Drawer {
public:
    Drawer(const GameState& state, const Json& other, Chance& chance)
        : m_island(state.island()), m_now(toJson(state)), m_other(other), m_chance(chance) {}

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

/// Why a game cannot stand like this; empty if it can.
std::string wrongWith(const GameState& state) {
    const auto again = readPosition(toJson(state));
    if (const auto* fault = std::get_if<Fault>(&again)) return "is refused when it is read: " + sentence(*fault);
    if (!(std::get<GameState>(again) == state)) return "is another one when it is read";
    if (isStuck(state)) return "nobody can do anything";
    return {};
}

} // namespace

class CorrectionsTest : public QObject {
    Q_OBJECT

private slots:
    void aCorrectedGameGoesOn_data();
    void aCorrectedGameGoesOn();

private:
    struct Counts {
        int games = 0, commands = 0, accepted = 0, refused = 0, inDecisions = 0, afterTheEnd = 0, reopened = 0;
    };
    void play(const KindOfGame& kind, std::uint64_t seed, Counts& counts);
};

void CorrectionsTest::aCorrectedGameGoesOn_data() {
    QTest::addColumn<int>("kind");
    const auto kinds = kindsOfGames();
    for (std::size_t k = 0; k < kinds.size(); ++k) QTest::newRow(kinds[k].name.c_str()) << static_cast<int>(k);
}

void CorrectionsTest::play(const KindOfGame& kind, std::uint64_t seed, Counts& counts) {
    GameState state = kind.start(seed);
    Chance chance(seed * 131);
    state.rules.target = static_cast<std::uint8_t>(state.rules.target - chance.draw(6)); // some end soon
    Json other = toJson(state);
    ++counts.games;
    const auto report = [&](const std::string& what, const GameState& before, const Json& set) {
        return "seed " + std::to_string(seed) + ": the position " + what + "\n" + positionText(before) + "\n" +
               set.dump();
    };
    int ends = 0;
    for (int n = 0; n < kMostCommands; ++n) {
        const bool over = state.turn.phase == Phase::Over;
        if (over && ++ends > kAfterTheEnd) return;
        if (over || chance.draw(state.pending.empty() ? 12 : 2) == 0) {
            const Json set = Drawer(state, other, chance).set();
            const auto corrected = correction(state, set);
            if (std::holds_alternative<Fault>(corrected)) {
                ++counts.refused;
            } else {
                const GameState before = state;
                state = std::get<Correction>(corrected).state;
                ++counts.accepted;
                counts.inDecisions += before.pending.empty() ? 0 : 1;
                counts.afterTheEnd += over ? 1 : 0;
                counts.reopened += over && state.turn.phase != Phase::Over ? 1 : 0;
                if (const auto wrong = wrongWith(state); !wrong.empty()) QFAIL(report(wrong, before, set).c_str());
            }
            if (state.turn.phase == Phase::Over) continue;
        }
        const auto command = drawLegalCommand(state, chance);
        const auto decided = decide(state, *command);
        if (!decided) QFAIL(report("refuses a listed command", state, Json()).c_str());
        GameState advanced = state;
        const bool moved = advance(advanced, *command);
        const GameState before = state;
        state = applied(state, decided.value());
        if (!moved || !(advanced == state)) QFAIL(report("advances to another one", before, Json()).c_str());
        if (const auto fault = checkPosition(state))
            QFAIL(report("breaks: " + sentence(*fault), before, Json()).c_str());
        if (n % 16 == 0 || !state.pending.empty())
            if (const auto wrong = wrongWith(state); !wrong.empty()) QFAIL(report(wrong, before, Json()).c_str());
        if (chance.draw(30) == 0) other = toJson(state);
        ++counts.commands;
    }
}

void CorrectionsTest::aCorrectedGameGoesOn() {
    QFETCH(const int, kind);
    const auto kinds = kindsOfGames();
    const int first = wish("REEVE_SEED", 1), games = wish("REEVE_GAMES", 5);
    Counts counts;
    for (int seed = first; seed < first + games; ++seed) {
        play(kinds[static_cast<std::size_t>(kind)], static_cast<std::uint64_t>(seed), counts);
        if (QTest::currentTestFailed()) return;
    }
    qInfo(
        "%d games, %d commands; corrections: %d accepted (%d in a decision, %d after the end, %d reopened), %d refused",
        counts.games, counts.commands, counts.accepted, counts.inDecisions, counts.afterTheEnd, counts.reopened,
        counts.refused);
    QVERIFY(counts.inDecisions > 0 && counts.refused > 0);
}

QTEST_APPLESS_MAIN(CorrectionsTest)
#include "corrections_test.moc"
