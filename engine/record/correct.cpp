// SPDX-License-Identifier: GPL-3.0-or-later
// Merges a partial position that is right at the table into the recorded one.
#include "engine/game.h"
#include "engine/position/queries.h"
#include "engine/record/fan.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/seafarers.h"
#include "engine/record/seats.h"
#include "engine/record/upgrade.h"
#include "engine/settling.h"

#include <algorithm>
#include <set>
#include <string>

namespace reeve::record {
namespace {

/// True for objects that are merged member by member; any other object (card counts, the dice) is one value.
bool isLaidOver(const std::string& path, const Json& below, const Json& above) {
    static const std::set<std::string> ofParts{"hands", "this_turn"};
    if (!below.is_object() || !above.is_object()) return false;
    const auto dot = path.rfind('.');
    const auto parent = dot == std::string::npos ? std::string() : path.substr(0, dot);
    return !ofParts.contains(parent) && path != "turn.dice" && path != "board.merchant";
}

void lay(const std::string& path, Json& below, const Json& above) {
    for (const auto& [key, value] : above.items()) {
        const auto at = path.empty() ? key : path + "." + key;
        if (path == "board.areas" && value.is_null())
            below.erase(key); // a removed area
        else if (below.contains(key) && isLaidOver(at, below[key], value))
            lay(at, below[key], value);
        else
            below[key] = value;
    }
    // A hex that becomes desert or sea loses its token.
    if (path.starts_with("board.hexes.") && above.contains("terrain") &&
        (above["terrain"] == "desert" || above["terrain"] == "sea") && !above.contains("number"))
        below.erase("number");
}

/// Removes the special points of removed areas (AREA-3).
void dropLostAreas(Json& position) {
    if (!position.contains("settled") || !position["board"].is_object() || !position["board"].contains("areas")) return;
    const Json& areas = position["board"]["areas"];
    for (auto& list : position["settled"]) {
        if (!list.is_array()) continue;
        Json kept = Json::array();
        for (const auto& name : list)
            if (!name.is_string() || areas.contains(name.get<std::string>())) kept.push_back(name);
        list = kept;
    }
}

/// Gives the special points of a new area to the players with a building in it, as in a position without the key
/// (record README, "Seafarers").
void settleNewAreas(GameState& corrected, const GameState& before) {
    const auto& areas = corrected.board.waters.areas;
    GameState built = corrected;
    seafarers::settleWhereBuilt(built);
    for (std::size_t a = 0; a < areas.size(); ++a) {
        const auto same = [&](const auto& area) { return area.name() == areas[a].name(); };
        if (std::any_of(before.board.waters.areas.begin(), before.board.waters.areas.end(), same)) continue;
        for (std::size_t p = 0; p < corrected.playerCount; ++p)
            corrected.players[p].settledAreas = static_cast<std::uint8_t>(corrected.players[p].settledAreas |
                                                                          (built.players[p].settledAreas & (1U << a)));
    }
}

bool names(const Json& set, const char* key, const char* inner) {
    return set.contains(key) && (!set[key].is_object() || set[key].contains(inner));
}

/// The later of two stages of a roll, so that nothing is dealt twice. `Nothing` is final.
Resolving later(Resolving known, Resolving told) {
    if (known == Resolving::Nothing || told == Resolving::Nothing) return known;
    return std::max(known, told);
}

/// Derives the progress of the roll after a correction that does not contain it.
void followRoll(GameState& corrected, const GameState& before) {
    auto& stage = corrected.turn.resolving;
    stage = later(stage, guessedStage(corrected));
    // The 7 is resolved if no decision is pending and the robber was moved.
    if (stage == Resolving::Discards && corrected.pending.empty() && corrected.board.robber != before.board.robber)
        stage = Resolving::Last;
}

/// Adjusts the remaining decisions to the corrected cards and walls.
void recountDecisions(GameState& corrected, const GameState& before) {
    auto& pending = corrected.pending;
    for (std::size_t i = 0; i < pending.size();) {
        auto& decision = pending[i];
        const auto& own = corrected.player(decision.player);
        const auto& was = before.player(decision.player);
        const int held = own.hand.total();
        bool owed = true;
        if (decision.kind == DecisionKind::Discard &&
            (held != was.hand.total() || own.walls.size() != was.walls.size())) {
            const bool seven =
                corrected.turn.resolving == Resolving::Discards; // else that of the Saboteur, without a limit
            decision.count = static_cast<std::uint8_t>(held / 2);
            owed = decision.count > 0 && (!seven || held > handLimit(corrected, decision.player));
        }
        if (decision.kind == DecisionKind::DiscardProgress && own.progressCards() != was.progressCards())
            owed = own.progressCards() > supply::kProgressHand;
        if (owed)
            ++i;
        else
            pending.erase(i);
    }
}

/// The winner follows the points, unless the correction names one (WIN-4): a game that was over continues where it was
/// won if its winner has too few, or if the correction says where the turn is. Enough points then win again.
void followWinner(GameState& corrected, const GameState& before, const Json& set) {
    auto& turn = corrected.turn;
    const bool named = set.contains("winner");
    if (before.turn.phase != Phase::Over || (named && !set["winner"].is_null())) return;
    const bool stays = turn.phase == Phase::Over && turn.player == before.turn.player && !named;
    if (stays && before.winner != kNobody && points(corrected, before.winner) >= corrected.rules.target) return;
    corrected.winner = kNobody;
    if (turn.phase != Phase::Over || names(set, "turn", "phase")) return;
    const bool rollsTwice = corrected.rules.has(Option::TwoPlayer) && !turn.rolls.full();
    const bool rolled = turn.red != 0 || turn.resolving != Resolving::Nothing;
    turn.phase = rolled && !rollsTwice ? Phase::Main : Phase::Roll;
}

} // namespace

std::variant<Correction, Fault> correction(const GameState& state, const Json& set, bool saved) {
    if (!set.is_object()) return Fault{"", "\"set\" must be a part of a position"};
    Json position = toJson(state);
    const Json player = position["turn"]["player"];
    lay("", position, set);
    // Recompute computed values that the correction does not contain.
    if (set.contains("points"))
        position["points"] = set["points"];
    else
        position.erase("points");
    fan::dropComputed(position, set);
    const bool settledNamed = set.contains("settled");
    if (!settledNamed) dropLostAreas(position);
    if (set.contains("seed") && !set.contains("draws")) position.erase("draws");
    const bool stageNamed = names(set, "turn", "resolving");
    const bool phaseNamed = names(set, "turn", "phase");
    // A game that is over continues where it was won, also in the middle of a roll.
    Json* turn = position["turn"].is_object() ? &position["turn"] : nullptr; // else a fault of the set
    const bool reopens =
        state.turn.phase == Phase::Over && turn != nullptr && (*turn)["phase"] == "main" && (*turn)["player"] == player;
    const bool otherRoll = names(set, "turn", "dice") || (!reopens && (phaseNamed || names(set, "turn", "player")));
    if (otherRoll && !stageNamed && turn != nullptr) turn->erase("resolving");
    const bool sameRoll = !otherRoll && !stageNamed;
    for (const auto* award : {"longest_road", "largest_army"}) {
        const auto* count = std::string_view(award) == "longest_road" ? "length" : "knights";
        if (!set.contains(award))
            position.erase(award);
        else if (!names(set, award, count) && position[award].is_object())
            position[award].erase(count);
    }
    if (saved) position = upgraded(std::move(position));
    try {
        const bool pendingNamed = set.contains("pending");
        GameState corrected = readCorrected(position, pendingNamed);
        if (corrected.board.islandId != state.board.islandId) return Fault{"board.rows", "a game stays on its island"};
        if (corrected.rules.seafarers() && !settledNamed) settleNewAreas(corrected, state);
        // A holder keeps the award in a tie, as after any other change.
        const bool sameSeats = corrected.colors == state.colors && corrected.seatCount == state.seatCount;
        if (sameSeats && !set.contains("longest_road")) corrected.longestRoad = state.longestRoad;
        if (sameSeats && !set.contains("largest_army")) corrected.largestArmy = state.largestArmy;
        const Award road = corrected.longestRoad;
        const Award army = corrected.largestArmy;
        recomputeAwards(corrected);
        if (set.contains("longest_road")) corrected.longestRoad = road;
        if (set.contains("largest_army")) corrected.largestArmy = army;

        if (pendingNamed && sameRoll) followRoll(corrected, state);
        if (!pendingNamed && sameSeats) recountDecisions(corrected, state);
        followWinner(corrected, state, set);
        if (corrected.turn.phase == Phase::Over && !pendingNamed) corrected.pending.clear();
        if (corrected.turn.resolving != Resolving::Landing) corrected.committed = {}; // no attack follows
        auto& asked = corrected.turn.commercialHarbor;                                // only opponents
        asked = static_cast<std::uint8_t>(asked & ~(1U << index(corrected.turn.player)));
        if (auto fault = checkPosition(corrected)) return *fault;
        const auto followed = consequences(corrected);
        corrected = applied(corrected, followed);
        if (auto fault = checkPosition(corrected)) return *fault;
        if (isStuck(corrected) && !isStuck(state))
            return Fault{"turn.phase", "nobody could do anything in this position"};
        return Correction{corrected, followed};
    } catch (const Fault& fault) {
        return fault;
    } catch (const CapacityExceeded&) {
        return Fault{"pending", "more follows from this than a game can hold"};
    }
}

std::variant<GameState, Fault> corrected(const GameState& state, const Json& set, bool saved) {
    auto result = correction(state, set, saved);
    if (const auto* fault = std::get_if<Fault>(&result)) return *fault;
    return std::get<Correction>(result).state;
}

} // namespace reeve::record
