// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/explain.h"

#include "app/play/correction_set.h"
#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/position/queries.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"

#include <algorithm>
#include <optional>

namespace reeve::app {
namespace {

using namespace vision;

constexpr std::size_t kMostSteps = 3; ///< a knight that was recruited, promoted and activated

std::optional<PlayerId> seatOf(const GameState& state, Color color) {
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        if (state.colors[seat] == color) return static_cast<PlayerId>(seat);
    return std::nullopt;
}

bool hasMetropolis(const GameState& state, IntersectionId at) {
    return std::any_of(state.metropolises.begin(), state.metropolises.end(),
                       [&](const Metropolis& m) { return m.player != kNobody && m.at == at; });
}

bool stands(const GameState& state, const Place& at, const Standing& standing) {
    const auto seat = seatOf(state, standing.color);
    if (!seat) return false;
    const PlayerState& player = state.player(*seat);
    if (const auto* path = std::get_if<PathId>(&at))
        return (standing.piece == PieceKind::Ship ? player.ships : player.roads).contains(*path);
    const IntersectionId intersection = std::get<IntersectionId>(at);
    switch (standing.piece) {
    case PieceKind::Settlement: return player.settlements.contains(intersection);
    case PieceKind::City: return player.cities.contains(intersection) || player.reduced.contains(intersection);
    case PieceKind::Wall: return player.walls.contains(intersection);
    case PieceKind::Metropolis: return hasMetropolis(state, intersection);
    case PieceKind::Knight: {
        const Knight* knight = player.knightAt(intersection);
        return knight && knight->level == standing.level && knight->active == standing.active;
    }
    case PieceKind::Road:
    case PieceKind::Ship: break;
    }
    return false;
}

/// Whether `tracked` is not at its recorded place in this position.
bool gone(const GameState& state, const Place& at, const Thing& tracked) {
    if (std::holds_alternative<MerchantOn>(tracked)) return Place(state.board.merchant) != at;
    if (std::holds_alternative<PirateOn>(tracked)) return Place(state.board.waters.pirate) != at;
    const auto* standing = std::get_if<Standing>(&tracked);
    if (!standing) return true;
    if (const auto* path = std::get_if<PathId>(&at)) return !allRoads(state).contains(*path);
    const IntersectionId intersection = std::get<IntersectionId>(at);
    if (standing->piece == PieceKind::Wall || standing->piece == PieceKind::Metropolis)
        return !stands(state, at, *standing);
    return !allBuildings(state).contains(intersection) && !allKnights(state).contains(intersection);
}

/// Rank of a Seafarers command as an explanation, the likelier the higher; 0: it changes nothing on the board.
int likelihood(const seafarers::Action& action) {
    if (std::holds_alternative<seafarers::MovePirate>(action)) return 3;
    return std::holds_alternative<seafarers::TakeGold>(action) ? 0 : 2;
}

/// Rank of a command as an explanation, the likelier the higher; 0: it changes nothing on the board.
int likelihood(const Action& action) {
    return std::visit(
        [](const auto& a) {
            using A = std::decay_t<decltype(a)>;
            if constexpr (std::is_same_v<A, command::Build> || std::is_same_v<A, command::Place> ||
                          std::is_same_v<A, command::Activate> || std::is_same_v<A, command::Promote>)
                return 4;
            else if constexpr (std::is_same_v<A, command::MoveRobber> || std::is_same_v<A, command::LoseCity> ||
                               std::is_same_v<A, command::RelocateKnight> || std::is_same_v<A, command::RemoveKnight> ||
                               std::is_same_v<A, command::PlaceKnight> || std::is_same_v<A, command::PlaceMetropolis> ||
                               std::is_same_v<A, command::BuildNeutral> || std::is_same_v<A, command::PlaceNeutral>)
                return 3;
            else if constexpr (std::is_same_v<A, command::MoveKnight> || std::is_same_v<A, command::ChaseRobber> ||
                               std::is_same_v<A, command::Improve> || std::is_same_v<A, command::RobberToDesert>)
                return 2;
            else if constexpr (std::is_same_v<A, seafarers::Action>)
                return likelihood(a);
            else if constexpr (std::is_same_v<A, command::Play> || std::is_same_v<A, command::PlayDevelopment>)
                return 1;
            else
                return 0;
        },
        action);
}

/// Whether a command changes only this place, so that several can follow each other there.
bool isStepAt(const Action& action, const Place& at) {
    if (const auto* build = std::get_if<command::Build>(&action))
        return at == (build->path != kNoPath ? Place(build->path) : Place(build->at));
    if (const auto* activate = std::get_if<command::Activate>(&action)) return at == Place(activate->at);
    if (const auto* promote = std::get_if<command::Promote>(&action)) return at == Place(promote->at);
    return false;
}

/// The shortest sequence of at most kMostSteps building and knight commands at the place that leads to what was seen;
/// empty: none.
std::vector<Command> stepsAt(const GameState& state, const Difference& difference) {
    struct Way {
        GameState state;
        std::vector<Command> commands;
    };
    std::vector<Way> ways{{state, {}}};
    for (std::size_t length = 0; length < kMostSteps; ++length) {
        std::vector<Way> longer;
        for (const Way& way : ways)
            forEachLegalCommand(way.state, [&](const Command& command) {
                if (!isStepAt(command.action, difference.at)) return;
                if (const auto next = after(way.state, command)) {
                    longer.push_back({*next, way.commands});
                    longer.back().commands.push_back(command);
                }
            });
        for (const Way& way : longer)
            if (agrees(way.state, difference)) return way.commands;
        ways = std::move(longer);
    }
    return {};
}

bool movesShip(const Action& action) {
    const auto* sea = std::get_if<seafarers::Action>(&action);
    return sea && std::holds_alternative<seafarers::MoveShip>(*sea);
}

/// Whether commands of this kind may differ only in the player to steal from.
bool robs(const Action& action) {
    if (const auto* sea = std::get_if<seafarers::Action>(&action))
        return std::holds_alternative<seafarers::MovePirate>(*sea) ||
               std::holds_alternative<seafarers::ChasePirate>(*sea);
    return std::holds_alternative<command::MoveRobber>(action) || std::holds_alternative<command::ChaseRobber>(action);
}

struct Singles {
    std::vector<Command> commands;
    long solved = 0; ///< number of differences that each command explains
};

/// The single commands that explain the difference best; several only if they differ in the player to steal from.
Singles singleCommands(const GameState& state, const Difference& difference, const std::vector<Difference>& all) {
    std::vector<Command> best;
    long most = 0;
    forEachLegalCommand(state, [&](const Command& command) {
        const int likely = likelihood(command.action);
        if (likely == 0) return;
        const auto next = after(state, command);
        if (!next || !agrees(*next, difference)) return;
        // Commands that explain more differences are preferred.
        const auto solved =
            std::count_if(all.begin(), all.end(), [&](const Difference& other) { return agrees(*next, other); });
        // A ship that was moved also leaves a difference at its old place. Without one, a ship was built here.
        if (movesShip(command.action) && solved < 2) return;
        const long value = 10 * solved + likely;
        if (value > most) best.clear();
        most = std::max(most, value);
        if (value == most) best.push_back(command);
    });
    if (!(!best.empty() && robs(best.front().action)) && best.size() > 1) best.resize(1);
    return {std::move(best), most / 10};
}

/// Whether the difference concerns a terrain, a number or a harbour, which do not change during a game.
bool ofBoard(const Difference& difference) {
    return std::holds_alternative<Terrain>(difference.seen) || std::holds_alternative<Token>(difference.seen) ||
           std::holds_alternative<Pier>(difference.seen);
}

/// Why a correction is refused, in English; empty: it is possible.
std::string faultOf(const GameState& state, const record::Json& set) {
    const auto result = record::corrected(state, set);
    const auto* fault = std::get_if<record::Fault>(&result);
    return fault ? record::sentence(*fault) : std::string();
}

} // namespace

std::optional<GameState> after(const GameState& state, const Command& command) {
    const auto events = decide(state, command);
    if (!events.ok()) return std::nullopt;
    return applied(state, events.value());
}

bool agrees(const GameState& state, const Difference& difference) {
    const auto hex = [&] { return index(std::get<HexId>(difference.at)); };
    struct {
        const GameState& state;
        const Difference& difference;
        std::size_t hex;
        bool operator()(const Nothing&) const { return gone(state, difference.at, difference.tracked); }
        bool operator()(Terrain terrain) const { return state.board.terrain[hex] == terrain; }
        bool operator()(const Token& token) const { return state.board.number[hex] == token.number; }
        bool operator()(const Standing& standing) const { return stands(state, difference.at, standing); }
        bool operator()(const RobberOn& robber) const { return state.board.robber == robber.at; }
        bool operator()(const PirateOn& pirate) const { return state.board.waters.pirate == pirate.at; }
        bool operator()(const MerchantOn& merchant) const { return state.board.merchant == merchant.at; }
        bool operator()(const Pier& pier) const {
            const PathId path = std::get<PathId>(difference.at);
            const auto* harbor = std::find_if(state.board.harbors.begin(), state.board.harbors.end(),
                                              [&](const Harbor& h) { return h.at == path; });
            return pier.gives ? harbor != state.board.harbors.end() && harbor->gives == pier.gives
                              : harbor == state.board.harbors.end();
        }
        bool operator()(const Ship& ship) const { return state.shipSpaces == ship.spaces; }
    } seen{state, difference, std::holds_alternative<HexId>(difference.at) ? hex() : 0};
    return std::visit(seen, difference.seen);
}

std::vector<Explanation> explain(const GameState& state, const Difference& difference,
                                 const std::vector<Difference>& all) {
    const Singles singles = singleCommands(state, difference, all);
    // A single command that explains two differences is preferred to a sequence: if a knight is missing elsewhere, it
    // has moved here and was not recruited.
    if (singles.solved < 2)
        if (auto steps = stepsAt(state, difference); !steps.empty()) return {{std::move(steps), nullptr, {}}};
    std::vector<Explanation> ways;
    for (const Command& command : singles.commands) ways.push_back({{command}, nullptr, {}});
    if (!ways.empty()) return ways;

    Explanation way;
    way.correction = correctionSet(state, {difference});
    way.fault = faultOf(state, way.correction);
    // Swapped hexes or harbours can only be corrected together.
    if (!way.possible() && ofBoard(difference)) {
        std::vector<Difference> board;
        std::copy_if(all.begin(), all.end(), std::back_inserter(board), ofBoard);
        const record::Json together = correctionSet(state, board);
        if (board.size() > 1 && faultOf(state, together).empty()) way = {{}, together, {}};
    }
    return {way};
}

} // namespace reeve::app
