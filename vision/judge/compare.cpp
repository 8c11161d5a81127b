// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/compare.h"

#include "vision/least_chance.h"

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr int kSixths = 6;
constexpr double kLeastChance = least_chance::kAgainstTheRecord;

std::size_t tokenIndex(int number) {
    const auto* at = std::find(kTokenNumbers.begin(), kTokenNumbers.end(), number);
    return static_cast<std::size_t>(at - kTokenNumbers.begin());
}

double chance(float look) { return std::max(static_cast<double>(look), kLeastChance); }

/// What stands on each intersection and path of a position.
class Tracked {
public:
    explicit Tracked(const GameState& state)
        : state_(state), paths_(static_cast<std::size_t>(state.island().pathCount)),
          intersections_(static_cast<std::size_t>(state.island().intersectionCount)) {
        for (std::size_t seat = 0; seat < state.seatCount; ++seat) {
            const PlayerState& player = state.players[seat];
            const Color color = state.colors[seat];
            for (const PathId path : player.roads) paths_[index(path)] = Standing{PieceKind::Road, color};
            for (const PathId path : player.ships) paths_[index(path)] = Standing{PieceKind::Ship, color};
            for (const IntersectionId at : player.settlements)
                intersections_[index(at)] = Standing{PieceKind::Settlement, color};
            for (const IntersectionId at : player.cities | player.reduced)
                intersections_[index(at)] = Standing{PieceKind::City, color};
            for (const Knight& knight : player.knights)
                intersections_[index(knight.at)] = Standing{PieceKind::Knight, color, knight.level, knight.active};
            walls_ |= player.walls;
            lying_ |= player.reduced;
        }
        for (const Metropolis& metropolis : state.metropolises)
            if (metropolis.player != kNobody) metropolises_.insert(metropolis.at);
    }

    const std::optional<Standing>& at(PathId path) const { return paths_[index(path)]; }
    const std::optional<Standing>& at(IntersectionId intersection) const { return intersections_[index(intersection)]; }
    bool hasWall(IntersectionId intersection) const { return walls_.contains(intersection); }
    bool hasMetropolis(IntersectionId intersection) const { return metropolises_.contains(intersection); }
    bool liesOnItsSide(IntersectionId intersection) const { return lying_.contains(intersection); }
    const GameState& state() const { return state_; }
    const Island& island() const { return state_.island(); }

private:
    const GameState& state_;
    std::vector<std::optional<Standing>> paths_;
    std::vector<std::optional<Standing>> intersections_;
    IntersectionSet walls_, metropolises_, lying_;
};

/// Probability of what may stand on a place by its look, at least kLeastChance.
double chanceOf(const PathLook& look, const std::optional<Standing>& standing) {
    return chance(look.road[standing ? 1 + index(standing->color) : 0]);
}

double chanceOf(const IntersectionLook& look, const std::optional<Standing>& standing) {
    if (!standing) return chance(look.kind[static_cast<std::size_t>(Occupant::None)]);
    const Occupant kind = standing->piece == PieceKind::Settlement ? Occupant::Settlement
                          : standing->piece == PieceKind::City     ? Occupant::City
                                                                   : Occupant::Knight;
    const float there = look.kind[static_cast<std::size_t>(kind)] * look.color[index(standing->color)];
    if (kind != Occupant::Knight) return chance(there);
    return chance(there * look.level[static_cast<std::size_t>(standing->level - 1)] *
                  (standing->active ? look.active : 1 - look.active));
}

/// Log-likelihood of a position under a rotation; pieces count half.
double explained(const Looks& looks, const Tracked& tracked, int rotation) {
    constexpr double kPieceWeight = 0.5; // pieces move and are misread more often than hexes
    const Island& island = tracked.island();
    double sum = 0;
    for (const HexId hex : island.hexes) {
        const TerrainLook& look = looks.terrain[index(*island.rotated(hex, rotation))];
        sum += std::log(chance(terrainChance(look, tracked.state().board.terrain[index(hex)])));
        sum += std::log(chance(look.numberProbabilities[tokenIndex(tracked.state().board.number[index(hex)])]));
    }
    const auto explain = [&](const auto& look, auto place) {
        sum += kPieceWeight * std::log(chanceOf(look[index(*island.rotated(place, rotation))], tracked.at(place)));
    };
    for (const PathId path : island.paths) explain(looks.pieces.paths, path);
    for (const IntersectionId intersection : island.intersections) explain(looks.pieces.intersections, intersection);
    return sum;
}

/// Collects what differs under one rotation.
class Differences {
public:
    Differences(const BoardReading& reading, const Tracked& tracked, const CompareParams& params, int rotation)
        : reading_(reading), tracked_(tracked), island_(tracked.island()), params_(params), rotation_(rotation),
          roads_(static_cast<std::size_t>(island_.pathCount)),
          intersections_(static_cast<std::size_t>(island_.intersectionCount)), walls_(intersections_),
          metropolises_(intersections_) {
        for (const PieceReading& piece : reading.pieces) {
            if (const auto* path = std::get_if<PathId>(&piece.at))
                roads_[index(*path)] = &piece;
            else if (piece.piece == PieceKind::Wall)
                walls_[index(std::get<IntersectionId>(piece.at))] = &piece;
            else if (piece.piece == PieceKind::Metropolis)
                metropolises_[index(std::get<IntersectionId>(piece.at))] = &piece;
            else
                intersections_[index(std::get<IntersectionId>(piece.at))] = &piece;
        }
    }

    void compareAll(Comparison& result) {
        for (const HexId hex : island_.hexes) compareHex(hex);
        compareHarbors();
        for (const PathId path : island_.paths) comparePath(path);
        for (const IntersectionId intersection : island_.intersections) compareIntersection(intersection);
        compareFigures();
        comparePirate();
        compareShip();
        findUnclear();
        std::stable_sort(found_.begin(), found_.end(),
                         [](const auto& a, const auto& b) { return a.sureness > b.sureness; });
        std::stable_sort(unclear_.begin(), unclear_.end(),
                         [](const auto& a, const auto& b) { return a.chance < b.chance; });
        result.differences = std::move(found_);
        result.unclear = std::move(unclear_);
    }

private:
    template <typename Id>
    Id inReading(Id id) const {
        return *island_.rotated(id, rotation_);
    }
    template <typename Id>
    Id inRecord(Id id) const {
        return *island_.rotated(id, kSixths - rotation_);
    }

    /// Adds a difference if it is sure enough. `trackedChance`: probability of `tracked` by the look; `wrong`: prior
    /// probability that the record is wrong here.
    void add(Place at, const Thing& seen, const Thing& tracked, double confidence, double trackedChance, double wrong) {
        const double differs = wrong * confidence;
        const double same = (1 - wrong) * std::max(trackedChance, kLeastChance);
        const double sureness = differs / (differs + same);
        if (sureness >= params_.leastSureness) found_.push_back({at, seen, tracked, confidence, sureness});
    }

    void compareHex(HexId hex) {
        const Board& board = tracked_.state().board;
        const std::size_t at = index(inReading(hex));
        const HexReading& seen = reading_.hexes[at];
        const TerrainLook& look = reading_.looks.terrain[at];
        const Terrain terrain = board.terrain[index(hex)];
        if (seen.terrain != terrain)
            add(hex, seen.terrain, terrain, seen.terrainConfidence, chance(terrainChance(look, terrain)),
                params_.wrongTerrain);
        const int number = board.number[index(hex)];
        // A missing token is no evidence: the robber or glare may hide it.
        if (seen.number != number && seen.number != 0)
            add(hex, Token{seen.number}, Token{number}, seen.numberConfidence,
                chance(look.numberProbabilities[tokenIndex(number)]), params_.wrongNumber);
    }

    void compareHarbors() {
        for (const HarborReading& seen : reading_.harbors) {
            const PathId at = inRecord(seen.at);
            Pier tracked;
            for (const Harbor& harbor : tracked_.state().board.harbors)
                if (harbor.at == at) tracked.gives = harbor.gives;
            if (tracked.gives != seen.gives)
                add(at, Pier{seen.gives}, tracked, seen.confidence, 1 - seen.confidence, params_.wrongHarbor);
        }
        // Tracked harbours that were not seen are reported only if as many harbours were read as are tracked.
        if (reading_.harbors.size() != tracked_.state().board.harbors.size()) return;
        double least = 1;
        for (const HarborReading& seen : reading_.harbors) least = std::min(least, seen.confidence);
        for (const Harbor& harbor : tracked_.state().board.harbors) {
            const PathId at = inReading(harbor.at);
            const bool seen = std::any_of(reading_.harbors.begin(), reading_.harbors.end(),
                                          [&](const auto& read) { return read.at == at; });
            if (!seen) add(harbor.at, Pier{}, Pier{harbor.gives}, least, 1 - least, params_.wrongHarbor);
        }
    }

    void comparePath(PathId path) {
        const std::optional<Standing>& tracked = tracked_.at(path);
        const std::size_t at = index(inReading(path));
        const PathLook& look = reading_.looks.pieces.paths[at];
        const PieceReading* seen = roads_[at];
        if (!seen) {
            if (tracked)
                add(path, Nothing{}, *tracked, static_cast<double>(look.road[0]), chanceOf(look, tracked),
                    params_.wrongPiece);
            return;
        }
        const Standing standing{seen->piece, seen->color};
        if (tracked && *tracked == standing) return;
        if (tracked && tracked->color == seen->color) {
            // A road and a ship of one colour look alike: if the kind is uncertain, the tracked one is accepted.
            if (!kindDoubted(*seen))
                add(path, standing, *tracked, seen->confidence, 1 - seen->confidence, params_.wrongKind);
            return;
        }
        add(path, standing, tracked ? Thing(*tracked) : Thing(Nothing{}), seen->confidence, chanceOf(look, tracked),
            joined(path, seen->color) ? params_.wrongPiece : params_.wrongPiece * params_.againstRules);
    }

    void compareIntersection(IntersectionId intersection) {
        const std::optional<Standing>& tracked = tracked_.at(intersection);
        const std::size_t at = index(inReading(intersection));
        const IntersectionLook& look = reading_.looks.pieces.intersections[at];
        const PieceReading* seen = intersections_[at];
        if (!seen) {
            if (tracked)
                add(intersection, Nothing{}, *tracked, static_cast<double>(look.kind[0]), chanceOf(look, tracked),
                    params_.wrongPiece);
            return;
        }
        const Standing standing{seen->piece, seen->color, seen->level, seen->active};
        const bool lying =
            tracked_.liesOnItsSide(intersection) && standing.color == tracked->color && isBuilding(standing.piece);
        const bool grown =
            tracked && tracked->color == standing.color && isBuilding(tracked->piece) == isBuilding(standing.piece);
        if (!lying && !(tracked && *tracked == standing))
            add(intersection, standing, tracked ? Thing(*tracked) : Thing(Nothing{}), seen->confidence,
                chanceOf(look, tracked),
                grown                                        ? params_.wrongKind
                : tracked || allowed(intersection, standing) ? params_.wrongPiece
                                                             : params_.wrongPiece * params_.againstRules);
        else if (standing.piece == PieceKind::City)
            compareUpon(intersection, standing.color, look);
    }

    /// Compares wall and metropolis of a city that is both seen and tracked.
    void compareUpon(IntersectionId intersection, Color color, const IntersectionLook& look) {
        const auto one = [&](PieceKind piece, bool tracked, const PieceReading* seen, float there) {
            const Standing upon{piece, color};
            if (seen && !tracked)
                add(intersection, upon, Nothing{}, seen->confidence, chance(1 - there), params_.wrongPiece);
            if (!seen && tracked)
                add(intersection, Nothing{}, upon, static_cast<double>(1 - there), chance(there), params_.wrongPiece);
        };
        const std::size_t at = index(inReading(intersection));
        one(PieceKind::Wall, tracked_.hasWall(intersection), walls_[at], look.wall);
        one(PieceKind::Metropolis, tracked_.hasMetropolis(intersection), metropolises_[at], look.metropolis);
    }

    bool kindDoubted(const PieceReading& piece) const {
        return reading_.isUncertain(
            PieceDoubt{static_cast<std::size_t>(&piece - reading_.pieces.data()), PieceField::Kind});
    }

    /// A pirate that is not seen is no evidence: off the board it may stand anywhere on the table.
    void comparePirate() {
        const Board& board = tracked_.state().board;
        if (!reading_.pirate || inRecord(reading_.pirate->at) == board.waters.pirate) return;
        const HexId at = inRecord(reading_.pirate->at);
        const bool tracked = board.waters.pirate != kNoHex;
        const float look = tracked ? reading_.looks.pieces.hexes[index(inReading(board.waters.pirate))].pirate : 1.0F;
        add(at, PirateOn{at}, tracked ? Thing(PirateOn{board.waters.pirate}) : Thing(Nothing{}),
            reading_.pirate->confidence, chance(look) * (1 - reading_.pirate->confidence), params_.wrongFigure);
    }

    void compareFigures() {
        const Board& board = tracked_.state().board;
        // Below one half it is only the likeliest hex of a robber that is not seen.
        if (reading_.robber && reading_.robber->confidence > 0.5 && inRecord(reading_.robber->at) != board.robber) {
            const float look = reading_.looks.pieces.hexes[index(inReading(board.robber))].robber;
            add(inRecord(reading_.robber->at), RobberOn{inRecord(reading_.robber->at)}, RobberOn{board.robber},
                reading_.robber->confidence, chance(look) * (1 - reading_.robber->confidence), params_.wrongFigure);
        }
        const bool tracked = board.merchant != kNoHex;
        const MerchantOn owned{board.merchant, tracked
                                                   ? std::optional(tracked_.state().colors[index(board.merchantOwner)])
                                                   : std::nullopt};
        if (reading_.merchant && inRecord(reading_.merchant->at) != board.merchant) {
            const HexId at = inRecord(reading_.merchant->at);
            add(at, MerchantOn{at, std::nullopt}, tracked ? Thing(owned) : Thing(Nothing{}),
                reading_.merchant->confidence, 1 - reading_.merchant->confidence, params_.wrongFigure);
        } else if (!reading_.merchant && tracked) {
            const float look = reading_.looks.pieces.hexes[index(inReading(board.merchant))].merchant;
            add(board.merchant, Nothing{}, owned, static_cast<double>(1 - look), chance(look), params_.wrongFigure);
        }
    }

    void compareShip() {
        if (!reading_.barbarians || reading_.barbarians->spaces == tracked_.state().shipSpaces) return;
        // The probability that there is no track (look[0]) does not count against the record.
        const auto& look = reading_.looks.ship.space;
        const float same = look[0] + look[1 + static_cast<std::size_t>(tracked_.state().shipSpaces)];
        add(std::monostate{}, Ship{reading_.barbarians->spaces}, Ship{tracked_.state().shipSpaces},
            reading_.barbarians->confidence, chance(same), params_.wrongShip);
    }

    /// Whether a tracked or seen piece of this colour touches the path.
    bool joined(PathId path, Color color) const {
        const auto own = [&](PathId other) {
            const PieceReading* seen = roads_[index(inReading(other))];
            const auto& tracked = tracked_.at(other);
            return (seen && seen->color == color) || (tracked && tracked->color == color);
        };
        const auto stands = [&](IntersectionId intersection) {
            const PieceReading* seen = intersections_[index(inReading(intersection))];
            const auto& tracked = tracked_.at(intersection);
            return (seen && seen->color == color) || (tracked && tracked->color == color);
        };
        const auto& ends = island_.pathEnds[index(path)];
        return std::any_of(ends.begin(), ends.end(), [&](IntersectionId end) {
            if (stands(end)) return true;
            for (const PathId other : island_.intersectionPaths[index(end)])
                if (other != path && own(other)) return true;
            return false;
        });
    }

    /// Whether the distance rule allows the piece there (SETT-2); it does not apply to knights (KNIGHT-4).
    bool allowed(IntersectionId intersection, const Standing& standing) const {
        if (!isBuilding(standing.piece)) return true;
        for (const IntersectionId near : island_.intersectionNeighbors[index(intersection)])
            if (const auto& tracked = tracked_.at(near); tracked && isBuilding(tracked->piece)) return false;
        return true;
    }

    bool told(const Place& at) const {
        return std::any_of(found_.begin(), found_.end(),
                           [&](const Difference& difference) { return difference.at == at; });
    }

    void doubt(Place at, const Thing& tracked, double chance) {
        if (chance < params_.leastClear && !told(at)) unclear_.push_back({at, tracked, chance});
    }

    /// Collects places without a reported difference where the look does not show what is tracked.
    void findUnclear() {
        const PieceLooks& looks = reading_.looks.pieces;
        const auto thing = [](const std::optional<Standing>& tracked) {
            return tracked ? Thing(*tracked) : Thing(Nothing{});
        };
        for (const PathId path : island_.paths)
            doubt(path, thing(tracked_.at(path)), chanceOf(looks.paths[index(inReading(path))], tracked_.at(path)));
        for (const IntersectionId intersection : island_.intersections) {
            const IntersectionLook& look = looks.intersections[index(inReading(intersection))];
            const auto& tracked = tracked_.at(intersection);
            double chance = chanceOf(look, tracked);
            if (tracked_.liesOnItsSide(intersection))
                chance += chanceOf(look, Standing{PieceKind::Settlement, tracked->color});
            doubt(intersection, thing(tracked), chance);
            if (!tracked || tracked->piece != PieceKind::City || told(intersection) || chance < params_.leastClear)
                continue;
            const auto upon = [&](PieceKind piece, bool there, float seen) {
                doubt(intersection, there ? Thing(Standing{piece, tracked->color}) : Thing(Nothing{}),
                      static_cast<double>(there ? seen : 1 - seen));
            };
            upon(PieceKind::Wall, tracked_.hasWall(intersection), look.wall);
            upon(PieceKind::Metropolis, tracked_.hasMetropolis(intersection), look.metropolis);
        }
        const Board& board = tracked_.state().board;
        const auto moved = [&](auto figure) {
            return std::any_of(found_.begin(), found_.end(), [](const Difference& difference) {
                return std::holds_alternative<decltype(figure)>(difference.seen) ||
                       std::holds_alternative<decltype(figure)>(difference.tracked);
            });
        };
        if (board.robber != kNoHex && !moved(RobberOn{}))
            doubt(board.robber, RobberOn{board.robber},
                  static_cast<double>(looks.hexes[index(inReading(board.robber))].robber));
        if (board.waters.pirate != kNoHex && !moved(PirateOn{}))
            doubt(board.waters.pirate, PirateOn{board.waters.pirate},
                  static_cast<double>(looks.hexes[index(inReading(board.waters.pirate))].pirate));
        if (board.merchant != kNoHex && !moved(MerchantOn{}))
            doubt(board.merchant, MerchantOn{board.merchant, tracked_.state().colors[index(board.merchantOwner)]},
                  static_cast<double>(looks.hexes[index(inReading(board.merchant))].merchant));
    }

    static bool isBuilding(PieceKind piece) { return piece == PieceKind::Settlement || piece == PieceKind::City; }

    const BoardReading& reading_;
    const Tracked& tracked_;
    const Island& island_;
    const CompareParams& params_;
    int rotation_;
    std::vector<const PieceReading*> roads_;
    std::vector<const PieceReading*> intersections_, walls_, metropolises_;
    std::vector<Difference> found_;
    std::vector<Unclear> unclear_;
};

int bestRotation(const Looks& looks, const Tracked& tracked) {
    int best = 0;
    double most = explained(looks, tracked, 0);
    for (int rotation = 1; rotation < kSixths; ++rotation) {
        if (!looks.ground.liesOnItself(rotation)) continue;
        const double value = explained(looks, tracked, rotation);
        if (value > most) {
            most = value;
            best = rotation;
        }
    }
    return best;
}

double agreement(const Looks& looks, const Board& board, int rotation) {
    const Island& island = board.island();
    double sum = 0;
    for (const HexId hex : island.hexes) {
        const TerrainLook& look = looks.terrain[index(*island.rotated(hex, rotation))];
        sum += static_cast<double>(terrainChance(look, board.terrain[index(hex)]));
        sum += static_cast<double>(look.numberProbabilities[tokenIndex(board.number[index(hex)])]);
    }
    return sum / (2 * island.hexCount);
}

} // namespace

int bestRotation(const BoardReading& reading, const GameState& tracked) {
    if (!(reading.ground() == groundOf(tracked.board))) return 0;
    return bestRotation(reading.looks, Tracked(tracked));
}

Comparison compare(const BoardReading& reading, const GameState& state, const CompareParams& params) {
    Comparison result;
    if (!(reading.ground() == groundOf(state.board))) return result;
    const Tracked tracked(state);
    result.rotation = bestRotation(reading.looks, tracked);
    result.agreement = agreement(reading.looks, state.board, result.rotation);
    Differences(reading, tracked, params, result.rotation).compareAll(result);
    return result;
}

} // namespace reeve::vision
