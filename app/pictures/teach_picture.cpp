// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/teach_picture.h"

#include "engine/board/standard_island.h"
#include "vision/learn/learn.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"
#include "vision/set/set_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace reeve::app {
namespace {

using namespace vision;

constexpr double kLeastChance = 0.02; // floor, so that no single place can exclude an arrangement
constexpr double kClearBare = 0.9;    // probability from which a place is considered bare
constexpr double kLeastLead = 3;      // minimum lead of the best rotation over the second, in log-probability
constexpr double kLeastTaken = 0.5;   // minimum share of the roads and buildings recognized as pieces
constexpr int kMostMissing = 2;       // number of pieces that the general reader may overlook

bool stands(const ConfirmedPiece& piece) {
    return piece.piece != PieceKind::Wall && piece.piece != PieceKind::Metropolis;
}

PiecePlace turnedPlace(const PiecePlace& place, int sixths) {
    return std::visit([sixths](auto at) -> PiecePlace { return *rotated(at, sixths); }, place);
}

/// Probability that a place is bare.
double bareChance(const Looks& looks, const PiecePlace& place) {
    if (const auto* path = std::get_if<PathId>(&place))
        return static_cast<double>(looks.pieces.paths[index(*path)].road[0]);
    return static_cast<double>(looks.pieces.intersections[index(std::get<IntersectionId>(place))].kind[0]);
}

double colorChance(const Looks& looks, const ConfirmedPiece& piece, const PiecePlace& place) {
    if (const auto* path = std::get_if<PathId>(&place))
        return static_cast<double>(looks.pieces.paths[index(*path)].road[1 + index(piece.color)]);
    const IntersectionLook& look = looks.pieces.intersections[index(std::get<IntersectionId>(place))];
    return static_cast<double>((1 - look.kind[0]) * look.color[index(piece.color)]);
}

/// Log-likelihood of an arrangement rotated by `sixths` times 60°.
double agreement(const Looks& looks, const Arrangement& arrangement, int sixths) {
    const auto log = [](double chance) { return std::log(std::max(chance, kLeastChance)); };
    std::set<PiecePlace> taken;
    double sum = 0;
    for (const ConfirmedPiece& piece : arrangement.pieces) {
        if (!stands(piece)) continue;
        const PiecePlace place = turnedPlace(piece.at, sixths);
        taken.insert(place);
        sum += log(1 - bareChance(looks, place)) + 0.5 * log(colorChance(looks, piece, place));
    }
    const auto bare = [&](const PiecePlace& place) {
        if (!taken.contains(place)) sum += log(bareChance(looks, place));
    };
    for (int i = 0; i < standard::kPaths; ++i) bare(static_cast<PathId>(i));
    for (int i = 0; i < standard::kIntersections; ++i) bare(static_cast<IntersectionId>(i));
    return sum;
}

/// The rotation of the arrangement on the picture; nullopt: none is clearly best.
std::optional<int> turnOf(const Looks& looks, const Arrangement& arrangement) {
    std::array<std::pair<double, int>, 6> turns;
    for (int k = 0; k < 6; ++k) turns[static_cast<std::size_t>(k)] = {agreement(looks, arrangement, k), k};
    std::ranges::sort(turns, std::greater());
    if (turns[0].first < turns[1].first + kLeastLead) return std::nullopt;
    int all = 0;
    int seen = 0;
    for (const ConfirmedPiece& piece : arrangement.pieces) {
        if (!stands(piece) || piece.piece == PieceKind::Knight) continue; // knights are unknown before this training
        ++all;
        seen += bareChance(looks, turnedPlace(piece.at, turns[0].second)) < 0.5;
    }
    if (seen < kLeastTaken * all) return std::nullopt;
    return turns[0].second;
}

std::vector<ConfirmedPiece> missingOf(const Looks& looks, const Arrangement& arrangement, int sixths) {
    std::vector<ConfirmedPiece> missing;
    for (const ConfirmedPiece& piece : arrangement.pieces)
        if (stands(piece) && piece.piece != PieceKind::Knight &&
            bareChance(looks, turnedPlace(piece.at, sixths)) > kClearBare)
            missing.push_back(piece);
    return missing;
}

/// The arrangement with the names of places in a reading.
Confirmed confirmedOf(const Arrangement& arrangement, int sixths, const cv::Matx33d& boardToImage) {
    Confirmed out;
    out.boardToImage = boardToImage;
    out.pieces = arrangement.pieces;
    for (ConfirmedPiece& piece : *out.pieces) piece.at = turnedPlace(piece.at, sixths);
    out.robber.emplace(rotated(arrangement.robber, sixths));
    if (arrangement.merchant != kNoHex) out.merchant.emplace(rotated(arrangement.merchant, sixths));
    return out;
}

bool readsRight(const BoardReading& reading, const ConfirmedPiece& piece, const PiecePlace& place) {
    return std::ranges::any_of(reading.pieces, [&](const PieceReading& read) {
        return read.piece == piece.piece && read.color == piece.color && read.at == place &&
               (!piece.level || read.level == *piece.level) && (!piece.active || read.active == *piece.active);
    });
}

} // namespace

TaughtPicture teachPicture(LearnedSet set, const ScanSource& source, const Arrangement& arrangement) {
    TaughtPicture taught;
    prepareToRead();
    const LoadedImage image = loadSource(source);
    if (image.error) {
        taught.fault = TaughtPicture::Fault::NoPicture;
        taught.error = image.error;
        return taught;
    }
    Params anywhere;
    anywhere.locate.islands = {IslandId::Standard}; // the island of the arrangements
    const BoardReading general = readBoard(image.bgr, anywhere);
    if (!general.found()) {
        taught.fault = TaughtPicture::Fault::NoBoard;
        taught.failure = general.failure;
        return taught;
    }
    const auto sixths = turnOf(general.looks, arrangement);
    if (!sixths) {
        taught.fault = TaughtPicture::Fault::OtherBoard;
        return taught;
    }
    taught.missing = missingOf(general.looks, arrangement, *sixths);
    if (static_cast<int>(taught.missing.size()) > kMostMissing) {
        taught.fault = TaughtPicture::Fault::Missing;
        return taught;
    }
    if (!set.empty()) {
        Params params;
        params.set = std::make_shared<const SetModel>(set);
        const BoardReading before = readBoardAt(image.bgr, general.boardToImage, params);
        for (const ConfirmedPiece& piece : arrangement.pieces)
            if (!readsRight(before, piece, turnedPlace(piece.at, *sixths))) taught.wrong.push_back(piece);
        taught.right = static_cast<int>(arrangement.pieces.size() - taught.wrong.size());
    }
    auto learned = learn(std::move(set), image.bgr, confirmedOf(arrangement, *sixths, general.boardToImage));
    if (auto* done = std::get_if<LearnedSet>(&learned))
        taught.set = std::move(*done);
    else
        taught.fault = TaughtPicture::Fault::OtherBoard;
    return taught;
}

} // namespace reeve::app
