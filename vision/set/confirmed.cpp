// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/confirmed.h"

#include "engine/tables/box.h"
#include "engine/tables/supply.h"

#include <map>

namespace reeve::vision {
namespace {

constexpr int kHouseBoard = 3; // hexes of one terrain that a board may have in excess of the box

constexpr std::array<const char*, kTerrains> kTerrainWords{"hills",  "forest",    "pasture",
                                                           "fields", "mountains", "desert"};
constexpr std::array<const char*, kColors> kColorWords{"red", "blue", "white", "orange", "green", "brown"};
constexpr std::array<const char*, 6> kPieceWords{"road", "settlement", "city", "knight", "wall", "metropolis"};
constexpr std::array<const char*, 6> kPieceNames{"roads", "settlements", "cities", "knights", "walls", "metropolises"};
constexpr std::array<int, 6> kSupply{supply::kRoads,   supply::kSettlements, supply::kCities,
                                     supply::kKnights, supply::kWalls,       kTracks};

bool upon(PieceKind piece) { return piece == PieceKind::Wall || piece == PieceKind::Metropolis; }

std::string called(const Island& island, const ConfirmedPiece& piece) {
    return std::string("the ") + kColorWords[index(piece.color)] + " " +
           kPieceWords[static_cast<std::size_t>(piece.piece)] + " on " +
           std::visit([&](auto place) { return island.name(place); }, piece.at);
}

std::optional<std::string> oddTerrains(const Confirmed& confirmed) {
    const Island& island = islandOf(confirmed.island);
    const auto& box = boxOf(confirmed.island, kMaxPlayers).terrain;
    std::array<int, kTerrains> counts{};
    for (std::size_t i = 0; i < confirmed.terrain.size(); ++i) {
        const auto& terrain = confirmed.terrain[i];
        if (!terrain) continue;
        if (index(*terrain) >= kTerrains)
            return island.name(static_cast<HexId>(i)) + " has a terrain that this island has not";
        ++counts[index(*terrain)];
        if (*terrain == Terrain::Desert && confirmed.number[i] != 0)
            return island.name(static_cast<HexId>(i)) + " is a desert with a number";
    }
    for (std::size_t t = 0; t < counts.size(); ++t)
        if (counts[t] > box[t] + kHouseBoard)
            return "there are " + std::to_string(counts[t]) + " hexes of " + kTerrainWords[t] + ", and the box has " +
                   std::to_string(box[t]);
    return std::nullopt;
}

std::optional<std::string> oddPlaces(const Island& island, const std::vector<ConfirmedPiece>& pieces) {
    std::map<PiecePlace, const ConfirmedPiece*> standing;
    std::set<std::pair<PiecePlace, PieceKind>> uponPlaces;
    for (const ConfirmedPiece& piece : pieces) {
        if ((piece.piece == PieceKind::Road) != std::holds_alternative<PathId>(piece.at))
            return called(island, piece) + " is on the wrong kind of place";
        if (upon(piece.piece)) {
            if (!uponPlaces.emplace(piece.at, piece.piece).second) return called(island, piece) + " is there twice";
            continue;
        }
        const auto [there, fresh] = standing.emplace(piece.at, &piece);
        if (!fresh) return called(island, *there->second) + " and " + called(island, piece) + " are on one place";
    }
    for (const ConfirmedPiece& piece : pieces) {
        if (!upon(piece.piece)) continue;
        const auto city = standing.find(piece.at);
        if (city == standing.end() || city->second->piece != PieceKind::City || city->second->color != piece.color)
            return called(island, piece) + " has no city of its colour";
    }
    return std::nullopt;
}

std::optional<std::string> oddCounts(const Island& island, const std::vector<ConfirmedPiece>& pieces) {
    std::array<std::array<int, kPieceNames.size()>, kColors> counts{};
    std::array<std::array<int, 3>, kColors> levels{};
    int metropolises = 0;
    for (const ConfirmedPiece& piece : pieces) {
        if (piece.kindKnown) ++counts[index(piece.color)][static_cast<std::size_t>(piece.piece)];
        metropolises += piece.piece == PieceKind::Metropolis;
        if (piece.piece != PieceKind::Knight || !piece.level) continue;
        if (*piece.level < 1 || *piece.level > 3) return called(island, piece) + " has no level from 1 to 3";
        ++levels[index(piece.color)][static_cast<std::size_t>(*piece.level - 1)];
    }
    const auto many = [](int count, const std::string& what, int most) {
        return "there are " + std::to_string(count) + " " + what + ", and the box has " + std::to_string(most);
    };
    for (std::size_t color = 0; color < kColors; ++color) {
        for (std::size_t kind = 0; kind < kPieceNames.size(); ++kind)
            if (counts[color][kind] > kSupply[kind])
                return many(counts[color][kind], std::string(kColorWords[color]) + " " + kPieceNames[kind],
                            kSupply[kind]);
        for (std::size_t level = 0; level < 3; ++level)
            if (levels[color][level] > supply::kKnightsPerLevel)
                return many(levels[color][level],
                            std::string(kColorWords[color]) + " knights of level " + std::to_string(level + 1),
                            supply::kKnightsPerLevel);
    }
    if (metropolises > kTracks) return many(metropolises, "metropolises", kTracks);
    return std::nullopt;
}

std::optional<std::string> oddHarbors(const Island& island, const std::vector<ConfirmedHarbor>& harbors) {
    std::set<PathId> places;
    for (const ConfirmedHarbor& harbor : harbors) {
        if (!island.coast.contains(harbor.at))
            return "there is a harbor on " + island.name(harbor.at) + ", which is not at the coast";
        if (!places.insert(harbor.at).second) return "there are two harbors on " + island.name(harbor.at);
    }
    return std::nullopt;
}

} // namespace

bool mayLackKind(PieceKind piece) { return piece == PieceKind::Settlement || piece == PieceKind::City; }

std::optional<std::string> contradiction(const Confirmed& confirmed) {
    if (auto odd = oddTerrains(confirmed)) return odd;
    if (auto odd = oddHarbors(islandOf(confirmed.island), confirmed.harbors)) return odd;
    if (!confirmed.pieces) return std::nullopt;
    if (auto odd = oddPlaces(islandOf(confirmed.island), *confirmed.pieces)) return odd;
    return oddCounts(islandOf(confirmed.island), *confirmed.pieces);
}

Confirmed confirmedFrom(const BoardReading& reading) {
    Confirmed out;
    out.island = reading.island;
    out.boardToImage = reading.boardToImage;
    for (std::size_t i = 0; i < reading.hexes.size(); ++i) {
        if (reading.isUncertain(HexDoubt{static_cast<HexId>(i), HexField::Terrain})) continue;
        out.terrain[i] = reading.hexes[i].terrain;
        if (!reading.isUncertain(HexDoubt{static_cast<HexId>(i), HexField::Number}))
            out.number[i] = reading.hexes[i].number;
    }
    out.pieces.emplace();
    for (std::size_t i = 0; i < reading.pieces.size(); ++i) {
        const PieceReading& piece = reading.pieces[i];
        const bool kindKnown = !reading.isUncertain(PieceDoubt{i, PieceField::Kind});
        if (reading.isUncertain(PieceDoubt{i, PieceField::Whole}) || !(kindKnown || mayLackKind(piece.piece))) {
            out.unknown.insert(piece.at);
            continue;
        }
        ConfirmedPiece& known =
            out.pieces->emplace_back(ConfirmedPiece{piece.piece, piece.color, piece.at, {}, {}, kindKnown});
        if (piece.piece != PieceKind::Knight) continue;
        if (!reading.isUncertain(PieceDoubt{i, PieceField::Level})) known.level = piece.level;
        if (!reading.isUncertain(PieceDoubt{i, PieceField::Active})) known.active = piece.active;
    }
    for (std::size_t i = 0; i < reading.harbors.size(); ++i) {
        const HarborReading& harbor = reading.harbors[i];
        if (reading.isUncertain(HarborDoubt{i, HarborField::Whole}) ||
            reading.isUncertain(HarborDoubt{i, HarborField::Gives}))
            out.unknownHarbors.insert(harbor.at);
        else
            out.harbors.push_back({harbor.at, harbor.gives});
    }
    if (!reading.isUncertain(FigureDoubt::Robber))
        out.robber = reading.robber ? std::optional(reading.robber->at) : std::nullopt;
    if (!reading.isUncertain(FigureDoubt::Merchant))
        out.merchant = reading.merchant ? std::optional(reading.merchant->at) : std::nullopt;
    return out;
}

} // namespace reeve::vision
