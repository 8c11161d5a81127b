// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/battles/battles.h"

#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/travel/travel.h"
#include "engine/rules/chapters.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <utility>

namespace reeve::fan {
namespace {

using rules::accepted;
using rules::refuse;

constexpr int kFaces = 6;

bool isIn(std::uint8_t set, PlayerId player) { return ((set >> index(player)) & 1U) != 0; }
std::uint8_t with(std::uint8_t set, PlayerId player) { return static_cast<std::uint8_t>(set | (1U << index(player))); }

/// Number of the player's pieces on the six paths of a hex.
int piecesAt(const GameState& state, PlayerId player, HexId hex) {
    const auto& paths = state.island().hexPathSet[index(hex)];
    int pieces = 0;
    const auto& seat = state.fan.seat(player);
    for (const auto* walkers : {&seat.mounted, &seat.crews})
        for (const auto& walker : *walkers) pieces += paths.contains(walker.at.path) ? 1 : 0;
    return pieces;
}

/// The player on turn if in the set or if the set is empty, else the next one clockwise.
PlayerId firstOf(const GameState& state, std::uint8_t set) {
    for (const auto player : clockwiseFrom(state, state.turn.player))
        if (isIn(set, player)) return player;
    return state.turn.player; // a correction has removed the pieces of all
}

/// Hexes with barbarians in the order of the battles (FAN-BAT-2). All are coastal, that is, one ring, so that the
/// bearing alone gives the order.
InlineVector<HexId, kMaxHexes> fightingOrder(const GameState& state, HexId first) {
    const auto& island = state.island();
    InlineVector<HexId, kMaxHexes> hexes;
    for (const auto hex : island.hexes)
        if (state.fan.barbarians[index(hex)] > 0) hexes.push_back(hex);
    if (hexes.empty()) return hexes;
    constexpr double kRounding = 1e-9;
    const auto begin = first == kNoHex ? hexes.front() : first;
    const auto bearing = [&](HexId hex) { // clockwise from north
        const auto at = island.position(hex);
        return std::atan2(at.x, -at.y);
    };
    const double start = bearing(begin);
    const auto turned = [&](HexId hex) {
        const auto at = island.position(hex);
        if (hex == begin || std::hypot(at.x, at.y) < kRounding) return 0.0; // the centre has the bearing of `first`
        double angle = bearing(hex) - start;
        if (angle < -kRounding) angle += 2 * std::numbers::pi;
        return std::max(angle, 0.0);
    };
    // Equal bearings: the chosen hex first, then by name.
    std::ranges::stable_sort(hexes, {}, [&](HexId hex) { return std::pair{turned(hex), hex != begin}; });
    return hexes;
}

void compensate(EventWriter& writer, PlayerId player) {
    if (const int gold = writer.state().rules.fan.numbers.compensation; gold != 0)
        writer.emit(GoldChanged{player, static_cast<std::int16_t>(gold)});
}

void takePrisoners(EventWriter& writer, PlayerId player, HexId hex, int count) {
    if (count == 0) return;
    const int before = writer.state().fan.barbarians[index(hex)];
    writer.emit(PrisonersTaken{player, hex, static_cast<std::uint8_t>(count)});
    tellConquest(writer, hex, before);
}

/// Nothing is asked after the deciding point (FAN-BAT-8).
void ask(EventWriter& writer, const Decision& decision) {
    if (!rules::hasEnoughPoints(writer.state())) writer.open(decision);
}

void askPrisoners(EventWriter& writer, HexId hex, int count, std::uint8_t rollers) {
    ask(writer, {.kind = DecisionKind::RollPrisoners,
                 .player = firstOf(writer.state(), rollers),
                 .count = static_cast<std::uint8_t>(count),
                 .hex = hex,
                 .rollers = rollers});
}

void askLosses(EventWriter& writer, HexId hex) {
    ask(writer, {.kind = DecisionKind::RollLosses,
                 .player = firstOf(writer.state(), involvedIn(writer.state(), hex)),
                 .hex = hex});
}

/// FAN-PRIS-2 to FAN-PRIS-6; opens a decision for what chance decides.
void sharePrisoners(EventWriter& writer, HexId hex) {
    const auto& state = writer.state();
    const auto involved = involvedIn(state, hex);
    const int players = std::popcount(involved);
    const int prisoners = state.fan.barbarians[index(hex)];
    const auto order = clockwiseFrom(state, state.turn.player);
    const int each = prisoners / players;
    for (const auto player : order)
        if (isIn(involved, player)) takePrisoners(writer, player, hex, each);
    const int left = prisoners % players;
    if (left == 0) return;
    if (each == 0) return askPrisoners(writer, hex, left, involved); // FAN-PRIS-4
    int most = 0;
    for (const auto player : order) most = std::max(most, piecesAt(state, player, hex));
    std::uint8_t leaders = 0;
    for (const auto player : order)
        if (piecesAt(state, player, hex) == most) leaders = with(leaders, player);
    if (std::popcount(leaders) == 1) return takePrisoners(writer, firstOf(state, leaders), hex, left); // FAN-PRIS-5
    askPrisoners(writer, hex, left, leaders);
}

/// Fights for the next hex that can be won; false if there is none.
bool fightNext(EventWriter& writer) {
    const auto& state = writer.state();
    const auto winnable = winnableHexes(state);
    for (const auto hex : fightingOrder(state, state.fan.battleFirst)) {
        if (!winnable.contains(hex)) continue;
        writer.emit(BattleWon{hex, static_cast<std::uint8_t>(battleStrength(state, hex))});
        sharePrisoners(writer, hex);
        if (state.pending.empty()) askLosses(writer, hex);
        return true;
    }
    return false;
}

/// FAN-LOSS-2.
void losePieces(EventWriter& writer, HexId hex, int die) {
    const auto& state = writer.state();
    const auto paths = lossPaths(state.island(), hex, die);
    for (const auto player : clockwiseFrom(state, state.turn.player))
        for (const bool crew : {false, true}) {
            const auto walkers = state.fan.seat(player).walkers(crew);
            for (const auto& walker : walkers) {
                if (!paths.contains(walker.at.path)) continue;
                writer.emit(WalkerLost{player, crew, walker.at});
                compensate(writer, player);
            }
        }
}

} // namespace

int battleStrength(const GameState& state, HexId hex) {
    const auto& numbers = state.rules.fan.numbers;
    const auto& paths = state.island().hexPathSet[index(hex)];
    int strength = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto& seat = state.fan.seats[p];
        for (const auto& walker : seat.mounted)
            strength += paths.contains(walker.at.path) ? numbers.mountedStrength : 0;
        for (const auto& walker : seat.crews) strength += paths.contains(walker.at.path) ? numbers.crewStrength : 0;
    }
    return strength;
}

HexSet winnableHexes(const GameState& state) {
    if (!state.rules.fan.has(Module::Battles)) return {};
    return HexSet::where([&](std::size_t hex) {
        const int figures = state.fan.barbarians[hex];
        return figures > 0 && battleStrength(state, static_cast<HexId>(hex)) > figures;
    });
}

std::uint8_t involvedIn(const GameState& state, HexId hex) {
    std::uint8_t involved = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p)
        if (piecesAt(state, static_cast<PlayerId>(p), hex) > 0) involved = with(involved, static_cast<PlayerId>(p));
    return involved;
}

PathSet lossPaths(const Island& island, HexId hex, int die) {
    // Sides clockwise from the north-east one; corners clockwise from the north-west one.
    const auto side = [&](int number) {
        const auto& corners = island.hexCorners[index(hex)];
        return island.pathBetween(corners[static_cast<std::size_t>(number % kFaces)],
                                  corners[static_cast<std::size_t>((number + 1) % kFaces)]);
    };
    const int first = (die - 1) % 3 + 1; // 1 north-east, 2 east, 3 south-east
    return {side(first), side(first + 3)};
}

namespace {

bool beginConflict(EventWriter& writer, PlayerId player, const EndTurn& c) {
    const auto& state = writer.state();
    if (winnableHexes(state).empty()) return false;
    const auto first = c.first == kNoHex ? fightingOrder(state, c.first).front() : c.first;
    writer.emit(ConflictBegan{player, first, c.outward});
    return fightNext(writer);
}

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId player, const EndTurn& c) {
    if (!writer.state().rules.fan.has(Module::Battles)) return refuse(RefusalCode::ModuleMissing, "FAN-BAT-2");
    return rules::endTurn(writer, player, c);
}

Verdict endTurn(EventWriter& writer, PlayerId player, const EndTurn& c, bool& handled) {
    const auto& state = writer.state();
    if (auto refusal = checkTurnEnd(state, player)) return refusal;
    if (state.rules.fan.has(Module::Battles)) handled = beginConflict(writer, player, c);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const RollPrisoners& c) {
    const auto& state = writer.state();
    auto dice = c.dice;
    bool stated = false;
    for (const auto die : dice) stated = stated || die != 0;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const bool rolls = isIn(decision.rollers, static_cast<PlayerId>(p));
        if (stated && rolls != (dice[p] != 0)) return refuse(RefusalCode::ImpossibleChance, "FAN-PRIS-4");
        if (!stated && rolls) dice[p] = static_cast<std::uint8_t>(1 + writer.draw(kFaces));
    }
    writer.close(DecisionKind::RollPrisoners, player);
    writer.emit(PrisonersRolled{decision.hex, dice, writer.takeDraws()});
    // The highest rolls get one each; ties at the limit roll again.
    int left = std::min<int>(decision.count, state.fan.barbarians[index(decision.hex)]); // fewer after a correction
    std::uint8_t tied = 0;
    for (int face = kFaces; face >= 1; --face) {
        std::uint8_t group = 0;
        for (const auto p : clockwiseFrom(state, state.turn.player))
            if (dice[index(p)] == face) group = with(group, p);
        const int size = std::popcount(group);
        if (tied == 0 && left > 0 && size > left) {
            tied = group;
            continue;
        }
        const bool takes = tied == 0 && left > 0;
        for (const auto p : clockwiseFrom(state, state.turn.player)) {
            if (!isIn(group, p)) continue;
            if (takes)
                takePrisoners(writer, p, decision.hex, 1);
            else
                compensate(writer, p);
        }
        if (takes) left -= size;
    }
    if (tied != 0)
        askPrisoners(writer, decision.hex, left, tied);
    else
        askLosses(writer, decision.hex);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const RollLosses& c) {
    const auto& state = writer.state();
    const int die = c.die != 0 ? c.die : 1 + writer.draw(kFaces);
    writer.close(DecisionKind::RollLosses, player);
    writer.emit(LossesRolled{player, decision.hex, static_cast<std::uint8_t>(die), writer.takeDraws()});
    losePieces(writer, decision.hex, die);
    if (rules::hasEnoughPoints(state)) return accepted; // the game ends with the victory (FAN-BAT-8)
    if (!fightNext(writer)) rules::finishTurn(writer, state.turn.player);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const ExchangePrisoners&) {
    const auto& fan = writer.state().rules.fan;
    if (!fan.has(Module::Battles) || !fan.numbers.exchange) return refuse(RefusalCode::ModuleMissing, "FAN-PRIS-8");
    if (writer.state().fan.seat(player).prisoners < kExchange) return refuse(RefusalCode::NoPieceLeft, "FAN-PRIS-8");
    writer.emit(PrisonersExchanged{player, kExchange});
    writer.emit(event::DefenderAwarded{player});
    return accepted;
}

} // namespace reeve::fan
