// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_board.h"

#include "engine/tables/box.h"
#include "vision/choose_layout.h"
#include "vision/judge/against_rules.h"
#include "vision/judge/compare.h"
#include "vision/judge/fit_harbors.h"
#include "vision/judge/fit_layout.h"
#include "vision/judge/fit_pieces.h"
#include "vision/judge/prior.h"
#include "vision/judge/tell_ships.h"
#include "vision/locate/cut_island.h"
#include "vision/locate/find_island.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/locate/quality.h"
#include "vision/look/features.h"
#include "vision/look/look_at_board.h"
#include "vision/look/place_views.h"
#include "vision/networks/networks.h"
#include "vision/set/choose_set.h"
#include "vision/set/set_model.h"

#include <algorithm>
#include <chrono>

namespace reeve::vision {
namespace {

double millisecondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Why no island was found.
Failure whyNot(const cv::Mat& bgr, const Params& params) {
    if (isTooDark(bgr, params.quality)) return Failure::TooDark;
    if (isBlurred(bgr, params.quality)) return Failure::Blurred;
    return showsPartOfIsland(bgr, params.locate) ? Failure::CutOff : Failure::NoIsland;
}

void collectDoubts(BoardReading& reading, const DoubtParams& params) {
    const auto tokens = std::count_if(reading.hexes.begin(), reading.hexes.end(),
                                      [](const HexReading& hex) { return hex.number != 0; });
    const double leastNumber = reading.smeared ? params.leastSmearedNumberConfidence : params.leastNumberConfidence;
    const Island& island = reading.places();
    for (const HexId hex : island.hexes) {
        const HexReading& seen = reading.hexes[index(hex)];
        // Land without a token among land with tokens: something hides it.
        const bool hidden = tokens >= params.manyTokens && seen.number == 0 && seen.terrain != Terrain::Desert &&
                            seen.terrain != Terrain::Sea;
        // Gold was trained on drawings only. It is always asked about, and so is other land that may be gold
        // unless it is certain.
        const bool perhapsGold =
            reading.ground().gold.contains(hex) &&
            (seen.terrain == Terrain::Gold || seen.terrainConfidence < params.leastOtherThanGoldConfidence);
        const double leastTerrain =
            reading.ground().atSea() ? params.leastTerrainConfidenceAtSea : params.leastTerrainConfidence;
        if (perhapsGold || seen.terrainConfidence < leastTerrain)
            reading.uncertain.emplace_back(HexDoubt{hex, HexField::Terrain});
        if (hidden || seen.numberConfidence < leastNumber)
            reading.uncertain.emplace_back(HexDoubt{hex, HexField::Number});
    }
    if (reading.robber && reading.robber->confidence < params.leastFigureConfidence)
        reading.uncertain.emplace_back(FigureDoubt::Robber);
    if (reading.merchant && reading.merchant->confidence < params.leastFigureConfidence)
        reading.uncertain.emplace_back(FigureDoubt::Merchant);
    if (reading.pirate && reading.pirate->confidence < params.leastFigureConfidence)
        reading.uncertain.emplace_back(FigureDoubt::Pirate);
    if (reading.barbarians && reading.barbarians->confidence < params.leastFigureConfidence)
        reading.uncertain.emplace_back(FigureDoubt::Barbarians);
}

/// Adds the doubts about level and state of the knight that was appended last to the pieces.
void askAboutKnight(BoardReading& reading, const FittedPiece& fitted, const DoubtParams& params) {
    const std::size_t number = reading.pieces.size() - 1;
    if (params.askKnightLevels || fitted.levelConfidence < params.leastLevelConfidence)
        reading.uncertain.emplace_back(PieceDoubt{number, PieceField::Level});
    if (params.askKnightsActive || fitted.activeConfidence < params.leastActiveConfidence)
        reading.uncertain.emplace_back(PieceDoubt{number, PieceField::Active});
}

void takePieces(BoardReading& reading, const std::vector<FittedPiece>& pieces, const DoubtParams& params,
                const SetModel* set) {
    for (const FittedPiece& fitted : pieces) {
        const std::size_t number = reading.pieces.size();
        reading.pieces.push_back(fitted.piece);
        const bool known = set && !reading.smeared && set->knows(fitted.piece.piece, fitted.piece.color) &&
                           fitted.piece.confidence >= params.leastKnownPieceConfidence;
        if (!known && fitted.thereConfidence < params.leastPieceConfidence)
            reading.uncertain.emplace_back(PieceDoubt{number, PieceField::Whole});
        else if (fitted.piece.piece == PieceKind::Knight)
            askAboutKnight(reading, fitted, params);
        else if (fitted.piece.confidence < params.leastKindConfidence)
            reading.uncertain.emplace_back(PieceDoubt{number, PieceField::Kind});
    }
}

void takeHarbors(BoardReading& reading, const std::vector<FittedHarbor>& harbors, const DoubtParams& params,
                 const SetModel* set) {
    for (const FittedHarbor& fitted : harbors) {
        const std::size_t number = reading.harbors.size();
        reading.harbors.push_back(fitted.harbor);
        const bool known = set && set->knows(fitted.harbor.gives);
        if (fitted.seen ? fitted.thereConfidence < params.leastHarborConfidence
                        : fitted.harbor.confidence < params.leastUnseenConfidence)
            reading.uncertain.emplace_back(HarborDoubt{number, HarborField::Whole});
        else if (fitted.harbor.confidence < (known ? params.leastKnownGivesConfidence : params.leastGivesConfidence))
            reading.uncertain.emplace_back(HarborDoubt{number, HarborField::Gives});
    }
}

/// Returns nullopt without a track, and for a ship on the last space, where it stays only during the attack (BARB-2,
/// BARB-23), so that no record has it there.
std::optional<BarbarianReading> shipOnItsWay(const ShipLook& look) {
    const auto likeliest = std::max_element(look.space.begin() + 1, look.space.end());
    const auto space = static_cast<int>(likeliest - look.space.begin()) - 1;
    if (look.there() < 0.5F || space == kTrackSpaces - 1) return std::nullopt;
    return BarbarianReading{space, static_cast<double>(*likeliest), look.at};
}

/// Removes the costs of knights, walls and the merchant for a game that is known to have them.
void expectKnights(PieceParams& params) {
    params.anyKnight = params.anyUnknownKnight = 0;
    params.leastUponAlone = 0;
    params.noMerchantAlone = params.noMerchant;
}

/// Fits the looks to the counts and rules and fills the reading; leaves reading.looks unchanged.
void interpret(BoardReading& reading, const Looks& looks, const Params& general) {
    Params params = general;
    if (params.set && params.set->knowsKnights()) {
        expectKnights(params.pieces);
        params.doubt.askKnightLevels = !params.set->knowsLevels();
        params.doubt.askKnightsActive = !params.set->knowsActive();
    } else if (params.set && params.set->knowsPieces()) {
        params.pieces.anyKnight = params.pieces.anyUnknownKnight;
    }
    if (params.set && params.set->seen(Subject::Figure, kMerchantTrait, 1) > 0)
        params.pieces.noMerchant = params.pieces.noMerchantAlone = params.pieces.noKnownMerchant;
    // Another limit for walls and metropolises if the set has examples of them, also without a knight on the board.
    if (params.set && params.set->knowsUpon()) {
        params.pieces.leastWall = params.pieces.leastMetropolis = params.pieces.leastKnownUpon;
        params.pieces.leastUponAlone = 0;
    }
    const Ground& ground = looks.ground;
    const Island& island = ground.places();
    reading.robber = fitRobber(looks.pieces, bareChances(looks.terrain), params.pieces);
    reading.hexes = ground.atSea()
                        ? fitLayout(looks.terrain, ground, params.layout, reading.robber)
                        : fitLayout(looks.terrain, boxOf(ground.island, kMaxPlayers), params.layout, reading.robber);
    for (const HexId hex : island.hexes)
        reading.hexes[index(hex)].centerPx = project(reading.boardToImage, toPoint(island.position(hex)));
    std::vector<FittedPiece> pieces = fitPieces(looks.pieces, ground, params.pieces);
    if (ground.atSea()) tellShips(pieces, ground);
    reading.pirate = fitPirate(looks.pieces, ground, params.pieces);
    reading.merchant = fitMerchant(looks.pieces, pieces, island, reading.robber, params.pieces);
    reading.barbarians = shipOnItsWay(looks.ship);
    collectDoubts(reading, params.doubt);
    takePieces(reading, pieces, params.doubt, params.set.get());
    takeHarbors(reading, fitHarbors(looks.harbors, ground, params.harbors), params.doubt, params.set.get());
}

/// Returns all looks at the board with the set applied. If only candidates are given, stores the chosen set in
/// `params.set`.
Looks lookWithSet(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground, Params& params) {
    const auto sets = params.set ? std::vector{params.set} : params.sets;
    if (sets.empty()) return lookAtBoard(bgr, boardToImage, ground, params.quality, {});
    BoardFeatures features;
    const auto too = [&](Subject first, const cv::Mat& rows) {
        return [&sets, &rows, first](std::size_t, const float* row, float bare) {
            return std::any_of(sets.begin(), sets.end(),
                               [&](const auto& set) { return set->mayBeTaken(first, row, rows.cols, bare); });
        };
    };
    const Looks looks = lookAtBoard(bgr, boardToImage, ground, params.quality,
                                    {.features = &features,
                                     .marks = std::ranges::any_of(sets, &SetModel::comparesMarks),
                                     .pathToo = too(Subject::FirstPath, features.paths),
                                     .intersectionToo = too(Subject::FirstIntersection, features.intersections)});
    if (!params.set) params.set = fittingSet(sets, features);
    return params.set ? params.set->weighed(looks, features) : looks;
}

/// Reads the board at reading.boardToImage; sets `failure` if it cannot be read.
void readIsland(BoardReading& reading, const cv::Mat& bgr, const Ground& ground, const Params& params) {
    reading.island = ground.island;
    reading.looks = Looks(ground);
    if (isCutOff(bgr.size(), reading.boardToImage, reading.places(), params.locate)) {
        reading.failure = Failure::CutOff;
        return;
    }
    const cv::Mat1b board = grayBoard(bgr, reading.boardToImage);
    if (isBoardTooDark(board, params.quality)) {
        reading.failure = Failure::TooDark;
        return;
    }
    if (boardSharpness(board) < params.quality.leastBoardSharpness) {
        reading.failure = Failure::Blurred;
        return;
    }
    reading.failure.reset();

    const auto looking = std::chrono::steady_clock::now();
    reading.smeared = boardEvenDetail(board) < params.quality.smearedBelow;
    Params known = params;
    reading.looks = lookWithSet(bgr, reading.boardToImage, ground, known);
    reading.set = known.set;
    if (ground.atSea() && shareAstray(ground, reading.looks.terrain) > params.locate.mostAstray) {
        reading.failure = Failure::NoIsland;
        return;
    }
    interpret(reading, reading.looks, known);
    askAgainstRules(reading, known.pieces, cameraPosition(reading.boardToImage, bgr.size()));
    reading.readMilliseconds = millisecondsSince(looking);
}

/// The share of the hexes (0 to 1) whose terrain is asked about.
double shareDoubted(const BoardReading& reading) {
    int doubted = 0;
    for (const HexId hex : reading.places().hexes)
        doubted += reading.isUncertain(HexDoubt{hex, HexField::Terrain}) ? 1 : 0;
    return static_cast<double>(doubted) / reading.places().hexCount;
}

} // namespace

void prepareToRead() { prepareNetworks(); }

BoardReading readBoard(const cv::Mat& bgr, const Params& params, Trace* trace) {
    BoardReading reading;
    if (bgr.empty() || bgr.type() != CV_8UC3) return reading;

    const auto start = std::chrono::steady_clock::now();
    const WhatLies found = whatLies(bgr, params, Search::Thorough, trace);
    reading.locateMilliseconds = millisecondsSince(start);
    if (!found.located) {
        reading.failure = whyNot(bgr, params);
        return reading;
    }
    reading.boardToImage = found.located->boardToImage;
    readIsland(reading, bgr, found.located->ground, params);
    askWhichBoard(reading, found.plain, found.others, params);
    return reading;
}

void askWhichBoard(BoardReading& reading, bool plain, const std::vector<Ground>& others, const Params& params) {
    const bool doubted = params.locate.scenarios && !reading.ground().atSea() &&
                         shareDoubted(reading) > params.doubt.mostDoubtedTerrains;
    if (!reading.found() || (plain && !doubted)) return;
    reading.others = others;
    reading.uncertain.emplace_back(BoardDoubt::Layout);
}

BoardReading readBoardAt(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground,
                         const Params& params) {
    BoardReading reading;
    if (bgr.empty() || bgr.type() != CV_8UC3 ||
        !isBelievable(boardToImage, latticeOf(ground), params.locate.mostAreaRatio))
        return reading;
    reading.boardToImage = northUp(boardToImage, latticeOf(ground));
    readIsland(reading, bgr, ground, params);
    return reading;
}

BoardReading readLooks(const Looks& looks, const cv::Matx33d& boardToImage, const Params& params) {
    BoardReading reading;
    reading.failure.reset();
    reading.island = looks.ground.island;
    reading.boardToImage = boardToImage;
    reading.looks = looks;
    reading.set = params.set;
    interpret(reading, looks, params);
    askAgainstRules(reading, params.pieces, {});
    return reading;
}

BoardReading withRecord(const BoardReading& reading, const GameState& tracked, const Params& general) {
    if (!reading.found()) return reading;
    Params params = general;
    if (!params.set) params.set = reading.set;
    if (tracked.rules.knights()) expectKnights(params.pieces);
    const Comparison comparison = compare(reading, tracked);
    if (comparison.agreement < params.prior.leastAgreement) return reading;
    BoardReading plain = reading;
    plain.uncertain.clear();
    plain.pieces.clear();
    plain.harbors.clear();
    plain.looks = onlyPossible(reading.looks, tracked);
    BoardReading weighed = plain;
    interpret(plain, plain.looks, params);
    interpret(weighed, withPrior(plain.looks, tracked, comparison.rotation, params.prior), params);
    settleShips(weighed, tracked, comparison.rotation);
    BoardReading merged = keepClearLooks(plain, weighed, params.doubt);
    merged.trackedRotation = comparison.rotation;
    return merged;
}

void scalePixels(BoardReading& reading, double factor) {
    // The first pixel of the smaller picture covers the first `factor` pixels of the larger one.
    const double shift = 0.5 * (factor - 1);
    reading.boardToImage = cv::Matx33d{factor, 0, shift, 0, factor, shift, 0, 0, 1} * reading.boardToImage;
    for (HexReading& hex : reading.hexes) hex.centerPx = hex.centerPx * factor + cv::Point2d{shift, shift};
}

} // namespace reeve::vision
