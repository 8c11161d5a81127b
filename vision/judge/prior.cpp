// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/prior.h"

#include "vision/least_chance.h"

#include <algorithm>
#include <utility>

namespace reeve::vision {
namespace {

/// Multiplies one of several probabilities by `odds` and normalizes their sum to 1.
template <std::size_t N>
void favour(std::array<float, N>& chances, std::size_t kind, double odds) {
    chances[kind] *= static_cast<float>(odds);
    float sum = 0;
    for (const float chance : chances) sum += chance;
    for (float& chance : chances) chance /= std::max(sum, 1e-9F);
}

/// The same for the probability `there` and its complement.
void favour(float& there, bool tracked, double odds) {
    std::array<float, 2> chances{1 - there, there};
    favour(chances, tracked ? 1 : 0, odds);
    there = chances[1];
}

/// Sets one of several probabilities to 0 and normalizes the others to a sum of 1.
template <std::size_t N>
void withhold(std::array<float, N>& chances, std::size_t kind) {
    // Lower bound of the others: a look with a high probability of an excluded class is unreliable.
    constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += chances[i] = i == kind ? 0 : std::max(chances[i], kLeast);
    for (float& chance : chances) chance /= sum;
}

/// Sets the colours that do not play to 0 and scales the others to the same sum. `chances`: kColors values.
void leaveColors(float* chances, const std::array<bool, kColors>& plays) {
    constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);
    float all = 0;
    float left = 0;
    for (std::size_t color = 0; color < kColors; ++color) {
        all += chances[color];
        left += chances[color] = plays[color] ? std::max(chances[color], kLeast) : 0;
    }
    for (std::size_t color = 0; color < kColors; ++color) chances[color] *= all / left;
}

void favourTerrain(TerrainLook& look, Terrain terrain, int number, double odds) {
    if (terrain == Terrain::Gold || look.gold > 0) favour(look.gold, terrain == Terrain::Gold, odds);
    if (terrain == Terrain::Sea || look.sea > 0) favour(look.sea, terrain == Terrain::Sea, odds);
    if (index(terrain) < kTerrains) favour(look.terrainProbabilities, index(terrain), odds);
    const auto* token = std::find(kTokenNumbers.begin(), kTokenNumbers.end(), number);
    if (token != kTokenNumbers.end())
        favour(look.numberProbabilities, static_cast<std::size_t>(token - kTokenNumbers.begin()), odds);
}

void favourIntersection(IntersectionLook& look, Occupant kind, Color color, double odds) {
    favour(look.kind, static_cast<std::size_t>(kind), odds);
    favour(look.color, index(color), odds);
}

void favourHarbors(HarborLooks& looks, const Ground& ground, const Board& board, int rotation, double odds) {
    const std::vector<PathId> places = harborPlaces(ground);
    for (std::size_t place = 0; place < looks.size(); ++place) {
        std::size_t kind = 0; // none
        for (const Harbor& harbor : board.harbors)
            if (*board.island().rotated(harbor.at, rotation) == places[place]) kind = harborLook(harbor.gives);
        favour(looks[place].kind, kind, odds);
    }
}

/// Whether two pieces are equal, apart from their confidences.
bool same(const PieceReading& a, const PieceReading& b) {
    return a.piece == b.piece && a.color == b.color && a.at == b.at && a.level == b.level && a.active == b.active;
}

bool upon(PieceKind piece) { return piece == PieceKind::Wall || piece == PieceKind::Metropolis; }

/// Whether two pieces exclude each other. A city, its wall and its metropolis do not.
bool contend(const PieceReading& a, const PieceReading& b) {
    return a.at == b.at && (upon(a.piece) || upon(b.piece) ? a.piece == b.piece : true);
}

/// Restores the mark of the plain fit if it is certain and differs. Returns whether it did.
bool keepClear(std::optional<HexMark>& merged, const std::optional<HexMark>& plain, double least) {
    if (!plain || plain->confidence < least || (merged && merged->at == plain->at)) return false;
    merged = plain;
    return true;
}

double chanceOfNothing(const Looks& looks, const PieceReading& piece) {
    if (const auto* path = std::get_if<PathId>(&piece.at))
        return static_cast<double>(looks.pieces.paths[index(*path)].road[0]);
    return static_cast<double>(looks.pieces.intersections[index(std::get<IntersectionId>(piece.at))].kind[0]);
}

class Merge {
public:
    Merge(const BoardReading& plain, const BoardReading& weighed, const DoubtParams& doubt)
        : plain_(plain), weighed_(weighed), merged_(weighed), doubt_(doubt) {
        merged_.uncertain.clear();
        merged_.pieces.clear();
    }

    BoardReading done() {
        for (const HexId at : plain_.places().hexes) hex(at);
        figure(merged_.robber, plain_.robber, FigureDoubt::Robber);
        figure(merged_.merchant, plain_.merchant, FigureDoubt::Merchant);
        figure(merged_.pirate, plain_.pirate, FigureDoubt::Pirate);
        ship();
        harbors();
        pieces();
        return std::move(merged_);
    }

private:
    void ask(const Doubt& doubt) { merged_.uncertain.push_back(doubt); }

    void hex(HexId hex) {
        const HexReading& plain = plain_.hexes[index(hex)];
        HexReading& merged = merged_.hexes[index(hex)];
        if (plain.terrain != merged.terrain && !plain_.isUncertain(HexDoubt{hex, HexField::Terrain})) {
            merged.terrain = plain.terrain;
            merged.terrainConfidence = plain.terrainConfidence;
            ask(HexDoubt{hex, HexField::Terrain});
        } else if (weighed_.isUncertain(HexDoubt{hex, HexField::Terrain})) {
            ask(HexDoubt{hex, HexField::Terrain});
        }
        if (plain.number != merged.number && !plain_.isUncertain(HexDoubt{hex, HexField::Number})) {
            merged.number = plain.number;
            merged.numberConfidence = plain.numberConfidence;
            ask(HexDoubt{hex, HexField::Number});
        } else if (weighed_.isUncertain(HexDoubt{hex, HexField::Number})) {
            ask(HexDoubt{hex, HexField::Number});
        }
    }

    void figure(std::optional<HexMark>& merged, const std::optional<HexMark>& plain, FigureDoubt doubt) {
        const bool kept = keepClear(merged, plain, doubt_.leastFigureConfidence);
        if (kept || (merged && merged->confidence < doubt_.leastFigureConfidence)) ask(doubt);
    }

    void ship() {
        const auto& plain = plain_.barbarians;
        auto& merged = merged_.barbarians;
        const bool clear = plain && plain->confidence >= doubt_.leastFigureConfidence;
        const bool overruled = clear && !(merged && merged->spaces == plain->spaces);
        if (overruled) merged = plain;
        if (overruled || (merged && merged->confidence < doubt_.leastFigureConfidence)) ask(FigureDoubt::Barbarians);
    }

    /// Harbours are taken from the plain fit as a whole if it has one that is certain and contradicts the weighed fit:
    /// the harbours of a frame depend on each other.
    void harbors() {
        std::vector<std::size_t> clear;
        for (std::size_t i = 0; i < plain_.harbors.size(); ++i)
            if (!plain_.isUncertain(HarborDoubt{i, HarborField::Whole}) &&
                !plain_.isUncertain(HarborDoubt{i, HarborField::Gives}) && overruled(plain_.harbors[i]))
                clear.push_back(i);
        const BoardReading& chosen = clear.empty() ? weighed_ : plain_;
        merged_.harbors = chosen.harbors;
        for (const Doubt& doubt : chosen.uncertain)
            if (std::holds_alternative<HarborDoubt>(doubt)) ask(doubt);
        for (const std::size_t i : clear) ask(HarborDoubt{i, HarborField::Whole});
    }

    bool overruled(const HarborReading& harbor) const {
        return std::none_of(weighed_.harbors.begin(), weighed_.harbors.end(), [&](const HarborReading& other) {
            return other.at == harbor.at && other.gives == harbor.gives;
        });
    }

    /// Adds a piece, uncertain as a whole or with the doubts of `from` about its piece number `there`.
    void add(const PieceReading& piece, bool whole, const BoardReading& from, std::size_t there) {
        const std::size_t number = merged_.pieces.size();
        merged_.pieces.push_back(piece);
        if (whole || from.isUncertain(PieceDoubt{there, PieceField::Whole})) {
            ask(PieceDoubt{number, PieceField::Whole});
            return;
        }
        for (const PieceField field : {PieceField::Kind, PieceField::Level, PieceField::Active})
            if (from.isUncertain(PieceDoubt{there, field})) ask(PieceDoubt{number, field});
    }

    /// Whether a certain piece of the plain fit is missing from the weighed fit.
    bool overruled(std::size_t number) const {
        for (const PieceField field : {PieceField::Whole, PieceField::Kind, PieceField::Level, PieceField::Active})
            if (plain_.isUncertain(PieceDoubt{number, field})) return false;
        return std::none_of(weighed_.pieces.begin(), weighed_.pieces.end(),
                            [&](const PieceReading& piece) { return same(piece, plain_.pieces[number]); });
    }

    void pieces() {
        std::vector<PieceReading> clear;
        for (std::size_t i = 0; i < plain_.pieces.size(); ++i)
            if (overruled(i)) clear.push_back(plain_.pieces[i]);
        for (std::size_t i = 0; i < weighed_.pieces.size(); ++i) {
            const PieceReading& piece = weighed_.pieces[i];
            if (std::any_of(clear.begin(), clear.end(), [&](const PieceReading& seen) { return contend(seen, piece); }))
                continue;
            const bool unseen = !upon(piece.piece) && chanceOfNothing(plain_.looks, piece) > 0.5;
            add(piece, unseen, weighed_, i);
        }
        for (const PieceReading& piece : clear) add(piece, true, plain_, 0);
    }

    const BoardReading& plain_;
    const BoardReading& weighed_;
    BoardReading merged_;
    DoubtParams doubt_;
};

} // namespace

Looks onlyPossible(const Looks& looks, const GameState& tracked) {
    std::array<bool, kColors> plays{};
    for (std::size_t seat = 0; seat < tracked.seatCount; ++seat) plays[index(tracked.colors[seat])] = true;
    Looks out = looks;
    for (PathLook& look : out.pieces.paths) leaveColors(look.road.data() + 1, plays);
    for (IntersectionLook& look : out.pieces.intersections) leaveColors(look.color.data(), plays);
    if (tracked.rules.knights()) return out;
    out.ship = {};
    for (IntersectionLook& look : out.pieces.intersections) {
        withhold(look.kind, static_cast<std::size_t>(Occupant::Knight));
        look.wall = look.metropolis = 0;
    }
    for (HexLook& look : out.pieces.hexes) {
        std::array<float, 3> kinds{look.none, look.robber, look.merchant};
        withhold(kinds, 2);
        look = {.none = kinds[0], .robber = kinds[1], .merchant = 0, .pirate = look.pirate};
    }
    return out;
}

Looks withPrior(const Looks& looks, const GameState& tracked, int rotation, const PriorParams& params) {
    Looks out = looks;
    const Island& island = tracked.island();
    const auto turned = [&](auto place) { return index(*island.rotated(place, rotation)); };
    for (const HexId hex : island.hexes) {
        favourTerrain(out.terrain[turned(hex)], tracked.board.terrain[index(hex)], tracked.board.number[index(hex)],
                      params.hex);
        HexLook& look = out.pieces.hexes[turned(hex)];
        favour(look.robber, hex == tracked.board.robber, params.figure);
        if (look.pirate > 0) favour(look.pirate, hex == tracked.board.waters.pirate, params.figure);
        favour(look.merchant, hex == tracked.board.merchant, params.figure);
    }

    favour(out.ship.space, 1 + static_cast<std::size_t>(tracked.shipSpaces), params.figure);
    if (!tracked.board.harbors.empty()) favourHarbors(out.harbors, looks.ground, tracked.board, rotation, params.hex);

    PathSet roads;
    IntersectionSet taken;
    for (std::size_t seat = 0; seat < tracked.seatCount; ++seat) {
        const PlayerState& player = tracked.players[seat];
        const Color color = tracked.colors[seat];
        for (const PathId path : player.roads)
            favour(out.pieces.paths[turned(path)].road, 1 + index(color), params.piece);
        for (const PathId path : player.ships)
            favour(out.pieces.paths[turned(path)].road, 1 + index(color), params.piece);
        for (const IntersectionId at : player.settlements)
            favourIntersection(out.pieces.intersections[turned(at)], Occupant::Settlement, color, params.piece);
        for (const IntersectionId at : player.cities | player.reduced) {
            favourIntersection(out.pieces.intersections[turned(at)], Occupant::City, color, params.piece);
            favour(out.pieces.intersections[turned(at)].wall, player.walls.contains(at), params.piece);
        }
        for (const Knight& knight : player.knights) {
            IntersectionLook& look = out.pieces.intersections[turned(knight.at)];
            favourIntersection(look, Occupant::Knight, color, params.piece);
            favour(look.level, static_cast<std::size_t>(knight.level - 1), params.piece);
            favour(look.active, knight.active, params.piece);
        }
        roads |= player.roads | player.ships;
        taken |= player.buildings() | player.knightPlaces;
    }
    for (const PathId path : island.paths)
        if (!roads.contains(path)) favour(out.pieces.paths[turned(path)].road, 0, params.piece);
    for (const IntersectionId at : island.intersections)
        if (!taken.contains(at)) favour(out.pieces.intersections[turned(at)].kind, 0, params.piece);
    for (const Metropolis& metropolis : tracked.metropolises)
        if (metropolis.player != kNobody)
            favour(out.pieces.intersections[turned(metropolis.at)].metropolis, true, params.piece);
    return out;
}

void settleShips(BoardReading& reading, const GameState& tracked, int rotation) {
    for (std::size_t seat = 0; seat < tracked.seatCount; ++seat)
        for (std::size_t i = 0; i < reading.pieces.size(); ++i) {
            PieceReading& piece = reading.pieces[i];
            const auto* path = std::get_if<PathId>(&piece.at);
            const PieceDoubt doubt{i, PieceField::Kind};
            if (!path || piece.color != tracked.colors[seat] || !reading.isUncertain(doubt)) continue;
            const PathId there = *tracked.island().rotated(*path, 6 - rotation);
            const bool ship = tracked.players[seat].ships.contains(there);
            if (!ship && !tracked.players[seat].roads.contains(there)) continue;
            piece.piece = ship ? PieceKind::Ship : PieceKind::Road;
            reading.confirm(doubt);
        }
}

BoardReading keepClearLooks(const BoardReading& plain, const BoardReading& weighed, const DoubtParams& doubt) {
    return Merge(plain, weighed, doubt).done();
}

} // namespace reeve::vision
