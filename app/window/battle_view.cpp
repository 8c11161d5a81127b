// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/battle_view.h"

#include "app/values/game_values.h"
#include "app/words/fan_wording.h"
#include "engine/game.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Contribution of one player to a battle, and its result.
struct Side {
    int mounted = 0, crews = 0, prisoners = 0, gold = 0, lost = 0;
};

struct Battle {
    HexId hex = kNoHex;
    int figures = 0, strength = 0, die = 0;
    std::array<Side, kMaxPlayers> sides{};
    QList<PrisonerDiceFacts> rolls;
};

/// Pieces of each player on some paths.
std::array<Side, kMaxPlayers> standingOn(const GameState& state, const PathSet& paths) {
    std::array<Side, kMaxPlayers> sides{};
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const fan::Seat& seat = state.fan.seats[p];
        for (const fan::Walker& walker : seat.mounted) sides[p].mounted += paths.contains(walker.at.path) ? 1 : 0;
        for (const fan::Walker& walker : seat.crews) sides[p].crews += paths.contains(walker.at.path) ? 1 : 0;
    }
    return sides;
}

Battle begun(const GameState& state, const fan::BattleWon& won) {
    Battle battle;
    battle.hex = won.hex;
    battle.figures = state.fan.barbarians[index(won.hex)];
    battle.strength = won.strength;
    battle.sides = standingOn(state, state.island().hexPathSet[index(won.hex)]);
    return battle;
}

PrisonerDiceFacts diceOf(const fan::PrisonersRolled& rolled) {
    PrisonerDiceFacts thrown;
    for (std::size_t p = 0; p < rolled.dice.size(); ++p)
        if (rolled.dice[p] != 0) thrown.dice.append({.player = static_cast<int>(p), .die = rolled.dice[p]});
    return thrown;
}

/// Applies the events of a conflict.
class Follow {
public:
    explicit Follow(const GameState& before) : m_state(before) {}

    void operator()(const Event& event) {
        if (const auto* own = std::get_if<fan::Event>(&event)) note(*own);
        apply(m_state, event);
    }
    [[nodiscard]] const std::vector<Battle>& battles() const { return m_battles; }

private:
    void note(const fan::Event& event) {
        if (const auto* won = std::get_if<fan::BattleWon>(&event)) m_battles.push_back(begun(m_state, *won));
        if (m_battles.empty()) return;
        Battle& battle = m_battles.back();
        if (const auto* e = std::get_if<fan::PrisonersTaken>(&event))
            battle.sides[index(e->player)].prisoners += e->count;
        if (const auto* e = std::get_if<fan::GoldChanged>(&event)) battle.sides[index(e->player)].gold += e->by;
        if (const auto* e = std::get_if<fan::WalkerLost>(&event)) ++battle.sides[index(e->player)].lost;
        if (const auto* e = std::get_if<fan::PrisonersRolled>(&event)) battle.rolls.append(diceOf(*e));
        if (const auto* e = std::get_if<fan::LossesRolled>(&event)) battle.die = e->die;
    }

    GameState m_state;
    std::vector<Battle> m_battles;
};

BattleFacts battleFacts(const Battle& battle, const GameState& state) {
    BattleFacts facts{.title = hexText(state.board, battle.hex),
                      .hex = placeName(state.island(), battle.hex),
                      .fallen = battle.die == 0 ? QString() : lossDirectionText(battle.die),
                      .figures = battle.figures,
                      .strength = battle.strength,
                      .die = battle.die,
                      .rolls = battle.rolls};
    const auto& numbers = state.rules.fan.numbers;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const Side& side = battle.sides[p];
        if (side.mounted + side.crews == 0) continue;
        facts.sides.append({.player = static_cast<int>(p),
                            .mounted = side.mounted,
                            .crews = side.crews,
                            .strength = side.mounted * numbers.mountedStrength + side.crews * numbers.crewStrength,
                            .prisoners = side.prisoners,
                            .gold = side.gold,
                            .lost = side.lost});
    }
    return facts;
}

/// Directions in which a roll can remove pieces (FAN-LOSS-1).
QList<LossDirectionFacts> directionsOf(const GameState& state, HexId hex) {
    constexpr int kBetween = 60; // degrees
    std::vector<PathSet> known;
    QList<LossDirectionFacts> directions;
    for (int die = 1; die <= dice::kFaces; ++die) {
        const PathSet paths = fan::lossPaths(state.island(), hex, die);
        const auto found = std::ranges::find(known, paths) - known.begin();
        if (found < std::ssize(known)) { // another face with the same direction
            directions[found].faces.append(die);
            continue;
        }
        known.push_back(paths);
        QList<BattleSideFacts> sides;
        const auto standing = standingOn(state, paths);
        for (std::size_t p = 0; p < state.playerCount; ++p)
            if (standing[p].mounted + standing[p].crews > 0)
                sides.append(
                    {.player = static_cast<int>(p), .mounted = standing[p].mounted, .crews = standing[p].crews});
        directions.append({.faces = {die},
                           .text = lossDirectionText(die),
                           .turn = kBetween * static_cast<int>(found),
                           .sides = sides});
    }
    return directions;
}

void addQuestion(BattleFacts& battle, const Decision& decision, const GameState& state) {
    const bool prisoners = decision.kind == DecisionKind::RollPrisoners;
    if (!prisoners && decision.kind != DecisionKind::RollLosses) return;
    for (std::size_t p = 0; prisoners && p < kMaxPlayers; ++p)
        if (((decision.rollers >> p) & 1U) != 0) battle.rollers.append(static_cast<int>(p));
    battle.asks = prisoners ? u"prisoners"_s : u"losses"_s;
    battle.count = decision.count;
    if (!prisoners) battle.directions = directionsOf(state, decision.hex);
}

bool begins(const Event& event) {
    const auto* own = std::get_if<fan::Event>(&event);
    return own != nullptr && std::holds_alternative<fan::ConflictBegan>(*own);
}

bool endsTurn(const Event& event) { return std::holds_alternative<event::TurnEnded>(event); }

} // namespace

std::optional<RecentConflict> recentConflict(const GameSession& session) {
    const GameState& state = session.state();
    if (!fan::hasBattles(state)) return std::nullopt;
    const auto& steps = session.steps();
    auto first = steps.size();
    while (first > 0 && std::ranges::none_of(steps[first - 1].events, begins)) --first;
    if (first == 0) return std::nullopt;
    --first;
    Follow follow(session.before(first));
    bool done = false;
    for (auto step = first; step < steps.size() && !done; ++step)
        for (const Event& event : steps[step].events) {
            follow(event);
            if (endsTurn(event)) done = true;
            if (done) break;
        }
    ConflictFacts facts{.begun = true, .done = done || state.turn.phase != Phase::Conflict};
    for (const Battle& battle : follow.battles()) facts.battles.append(battleFacts(battle, state));
    if (!facts.done && !facts.battles.isEmpty() && !state.pending.empty())
        addQuestion(facts.battles.last(), state.pending.front(), state);
    return RecentConflict{.serial = session.serial(first), .view = facts};
}

LandedFacts landedOnHexes(const GameSession& session) {
    const GameState& state = session.state();
    if (!fan::hasHexBarbarians(state) || session.steps().empty()) return {};
    for (const Event& event : session.steps().back().events) {
        const auto* own = std::get_if<fan::Event>(&event);
        const auto* landed = own == nullptr ? nullptr : std::get_if<fan::BarbariansLandedOnHexes>(own);
        if (landed == nullptr || landed->hexes.empty()) continue;
        return {.hexes = placeList(state.island(), landed->hexes),
                .text = fanEventText(*own, session.seatNames(), state.board)};
    }
    return {};
}

} // namespace reeve::app
