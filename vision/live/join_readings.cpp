// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/live/join_readings.h"

#include "vision/judge/turn_reading.h"
#include "vision/least_chance.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reeve::vision {
namespace {

constexpr int kSixths = 6;
constexpr auto kLeast = static_cast<float>(least_chance::kOfAFrame);

/// Rotation (0 to 5, clockwise by 60 degrees each) from the names of places under `a` to those under `b`.
int sixthsBetween(const Ground& ground, const cv::Matx33d& a, const cv::Matx33d& b) {
    int best = 0;
    double least = 1e18;
    for (int k = 0; k < kSixths; ++k) {
        if (!ground.liesOnItself(k)) continue;
        double distance = 0;
        for (const cv::Point2d p : {cv::Point2d{0, -4}, {4, 0}})
            distance += cv::norm(project(a, p) - project(b, project(turn(k * std::numbers::pi / 3), p)));
        if (distance < least) {
            least = distance;
            best = k;
        }
    }
    return best;
}

/// Applies `step(sum, part)` to every probability of two looks.
template <typename A, typename B, typename Step>
void forEach(A& a, B& b, const Step& step) {
    const auto list = [&](auto& x, auto& y) {
        for (std::size_t i = 0; i < x.size(); ++i) step(x[i], y[i]);
    };
    for (std::size_t h = 0; h < a.terrain.size(); ++h) {
        list(a.terrain[h].terrainProbabilities, b.terrain[h].terrainProbabilities);
        step(a.terrain[h].sea, b.terrain[h].sea);
        step(a.terrain[h].gold, b.terrain[h].gold);
        list(a.terrain[h].numberProbabilities, b.terrain[h].numberProbabilities);
        step(a.pieces.hexes[h].none, b.pieces.hexes[h].none);
        step(a.pieces.hexes[h].robber, b.pieces.hexes[h].robber);
        step(a.pieces.hexes[h].merchant, b.pieces.hexes[h].merchant);
        step(a.pieces.hexes[h].pirate, b.pieces.hexes[h].pirate);
    }
    for (std::size_t p = 0; p < a.pieces.paths.size(); ++p) list(a.pieces.paths[p].road, b.pieces.paths[p].road);
    for (std::size_t s = 0; s < a.pieces.intersections.size(); ++s) {
        auto& x = a.pieces.intersections[s];
        auto& y = b.pieces.intersections[s];
        list(x.kind, y.kind);
        list(x.color, y.color);
        list(x.level, y.level);
        step(x.active, y.active);
        step(x.wall, y.wall);
        step(x.metropolis, y.metropolis);
    }
    for (std::size_t place = 0; place < a.harbors.size(); ++place) list(a.harbors[place].kind, b.harbors[place].kind);
    list(a.ship.space, b.ship.space);
}

template <typename List>
void normalize(List& list) {
    float sum = 0;
    for (const float p : list) sum += p;
    for (float& p : list) p /= std::max(sum, 1e-9F);
}

/// Geometric means of the probabilities over the frames. Lists are normalized to a sum of 1; single probabilities are
/// not. `shape`: looks whose other members are copied.
Looks mean(const Looks& sum, const Looks& shape, int frames) {
    Looks looks = shape;
    forEach(looks, sum, [&](float& out, const float& logs) { out = std::exp(logs / static_cast<float>(frames)); });
    for (TerrainLook& look : looks.terrain) {
        normalize(look.terrainProbabilities);
        normalize(look.numberProbabilities);
        const auto terrain = std::max_element(look.terrainProbabilities.begin(), look.terrainProbabilities.end());
        const auto number = std::max_element(look.numberProbabilities.begin(), look.numberProbabilities.end());
        look.terrain = static_cast<Terrain>(terrain - look.terrainProbabilities.begin());
        look.terrainConfidence = static_cast<double>(*terrain);
        look.number = kTokenNumbers[static_cast<std::size_t>(number - look.numberProbabilities.begin())];
        look.numberConfidence = static_cast<double>(*number);
    }
    for (PathLook& look : looks.pieces.paths) normalize(look.road);
    for (IntersectionLook& look : looks.pieces.intersections) {
        normalize(look.kind);
        normalize(look.color);
        normalize(look.level);
    }
    for (HarborLook& look : looks.harbors) normalize(look.kind);
    normalize(looks.ship.space);
    return looks;
}

bool samePiece(const PieceReading& a, const PieceReading& b) {
    return a.piece == b.piece && a.color == b.color && a.at == b.at && a.level == b.level && a.active == b.active;
}

bool sameHarbor(const HarborReading& a, const HarborReading& b) { return a.at == b.at && a.gives == b.gives; }

/// Whether two readings have the same values; confidences and doubts are not compared.
bool same(const BoardReading& a, const BoardReading& b) {
    if (!(a.ground() == b.ground())) return false;
    for (std::size_t h = 0; h < a.hexes.size(); ++h)
        if (a.hexes[h].terrain != b.hexes[h].terrain || a.hexes[h].number != b.hexes[h].number) return false;
    const auto at = [](const std::optional<HexMark>& mark) { return mark ? mark->at : kNoHex; };
    const auto ship = [](const BoardReading& reading) { return reading.barbarians ? reading.barbarians->spaces : -1; };
    return at(a.robber) == at(b.robber) && at(a.merchant) == at(b.merchant) && at(a.pirate) == at(b.pirate) &&
           ship(a) == ship(b) &&
           std::equal(a.harbors.begin(), a.harbors.end(), b.harbors.begin(), b.harbors.end(), sameHarbor) &&
           std::equal(a.pieces.begin(), a.pieces.end(), b.pieces.begin(), b.pieces.end(), samePiece);
}

} // namespace

Looks turned(const Looks& looks, int sixths) {
    BoardReading reading;
    reading.island = looks.ground.island;
    reading.hexes.resize(looks.terrain.size());
    reading.looks = looks;
    return turned(reading, sixths).looks;
}

JoinedReading::JoinedReading(const Params& params) : params_(params) {}

void JoinedReading::add(const BoardReading& frame, const cv::Matx33d& followed) {
    const Looks looks = turned(frame.looks, sixthsBetween(frame.ground(), frame.boardToImage, followed));
    if (frames_ > 0 && !(looks.ground == sum_.ground)) frames_ = 0; // another board: start again
    if (frames_ == 0) sum_ = Looks(looks.ground);
    if (frames_ == 0) forEach(sum_, looks, [](float& sum, const float&) { sum = 0; });
    forEach(sum_, looks, [](float& sum, const float& part) { sum += std::log(std::max(part, kLeast)); });
    ++frames_;
    if (frame.set) params_.set = frame.set; // its looks already contain this set
    const BoardReading next = readLooks(mean(sum_, looks, frames_), followed, params_);
    unchanged_ = frames_ > 1 && same(next, reading_) ? unchanged_ + 1 : 0;
    reading_ = next;
}

double JoinedReading::progress() const {
    return std::min(1.0, static_cast<double>(unchanged_) / params_.track.steadyFrames);
}

} // namespace reeve::vision
