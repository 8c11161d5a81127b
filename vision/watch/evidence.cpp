// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/evidence.h"

#include "engine/state/queries.h"
#include "vision/locate/plane.h"
#include "vision/watch/footprint.h"
#include "vision/watch/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace reeve::vision {
namespace {

using namespace thresholds::evidence;
using thresholds::view::kPlaneScale;

float at(const cv::Mat1f& map, cv::Point2f p) {
    const int x = cvRound(p.x);
    const int y = cvRound(p.y);
    return x >= 0 && y >= 0 && x < map.cols && y < map.rows ? map(y, x) : 0;
}

double meanAt(const cv::Mat1f& map, const std::vector<cv::Point2f>& points, cv::Point2f shift) {
    double sum = 0;
    for (const cv::Point2f& p : points) sum += static_cast<double>(at(map, p + shift));
    return points.empty() ? 0 : sum / static_cast<double>(points.size());
}

bool hasOwnColor(const Standing& standing) {
    return standing.piece != PieceKind::Wall && standing.piece != PieceKind::Metropolis;
}

Sort sortOf(const Change& change) {
    if (std::holds_alternative<HexId>(change.at))
        return isFigure(change.after) ? Sort::Figure : isFigure(change.before) ? Sort::FigureGone : Sort::Other;
    const auto* before = std::get_if<Standing>(&change.before);
    const auto* after = std::get_if<Standing>(&change.after);
    if (std::holds_alternative<PathId>(change.at)) return after ? Sort::Road : Sort::RoadGone;
    if (!std::holds_alternative<IntersectionId>(change.at)) return Sort::Other;
    const Standing& either = after ? *after : *before;
    if (!hasOwnColor(either)) return Sort::Upon;
    if (!after) return Sort::PieceGone;
    if (before) return after->piece == PieceKind::Knight ? Sort::State : Sort::Rebuilt;
    return after->piece == PieceKind::Knight ? Sort::Knight : Sort::Building;
}

double quantile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

/// Probability of a thing on its place by the looks, whatever its colour if it is a piece.
double chanceOf(const Looks& looks, const Place& place, const Thing& thing, const Thing& other) {
    const auto* standing = std::get_if<Standing>(&thing);
    if (const auto* path = std::get_if<PathId>(&place)) {
        const float none = looks.pieces.paths[index(*path)].road[0];
        return static_cast<double>(standing ? 1 - none : none);
    }
    if (const auto* spot = std::get_if<IntersectionId>(&place)) {
        const IntersectionLook& look = looks.pieces.intersections[index(*spot)];
        const auto* rest = std::get_if<Standing>(&other);
        const Standing* named = standing ? standing : rest;
        if (!named) return 0.5;
        if (named->piece == PieceKind::Wall) return static_cast<double>(standing ? look.wall : 1 - look.wall);
        if (named->piece == PieceKind::Metropolis)
            return static_cast<double>(standing ? look.metropolis : 1 - look.metropolis);
        if (!standing) return static_cast<double>(look.kind[0]);
        const Occupant kind = standing->piece == PieceKind::Settlement ? Occupant::Settlement
                              : standing->piece == PieceKind::City     ? Occupant::City
                                                                       : Occupant::Knight;
        const float there = look.kind[static_cast<std::size_t>(kind)];
        if (kind != Occupant::Knight) return static_cast<double>(there);
        // Levels and states are told by looks only roughly: half of them is taken as unknown.
        const float level = 0.5F * look.level[static_cast<std::size_t>(standing->level - 1)] + 0.5F / 3;
        const float active = 0.5F * (standing->active ? look.active : 1 - look.active) + 0.25F;
        return static_cast<double>(there * level * active);
    }
    if (const auto* hex = std::get_if<HexId>(&place)) {
        const HexLook& look = looks.pieces.hexes[index(*hex)];
        const Thing& figure = isFigure(thing) ? thing : other;
        const float there = std::holds_alternative<RobberOn>(figure)     ? look.robber
                            : std::holds_alternative<MerchantOn>(figure) ? look.merchant
                            : std::holds_alternative<PirateOn>(figure)   ? look.pirate
                                                                         : 0.5F;
        if (const auto* token = std::get_if<Token>(&thing)) {
            const auto* number = std::find(kTokenNumbers.begin(), kTokenNumbers.end(), token->number);
            return static_cast<double>(
                looks.terrain[index(*hex)]
                    .numberProbabilities[static_cast<std::size_t>(number - kTokenNumbers.begin())]);
        }
        return static_cast<double>(isFigure(thing) ? there : 1 - there);
    }
    if (const auto* ship = std::get_if<Ship>(&thing))
        return static_cast<double>(looks.ship.space[1 + static_cast<std::size_t>(ship->spaces)]);
    return 0.5;
}

/// Colour as the logarithms of blue and red over green, and of the brightness.
cv::Vec3f tintOf(const cv::Vec3b& bgr) {
    const auto log = [](float v) { return std::log(v + 10); };
    const float green = log(bgr[1]);
    return {log(bgr[0]) - green, log(bgr[2]) - green, (log(bgr[0]) + green + log(bgr[2])) / 3};
}

cv::Vec3f middleOf(std::vector<cv::Vec3f> tints) {
    cv::Vec3f out;
    for (int c = 0; c < 3; ++c) {
        const auto middle = tints.begin() + static_cast<std::ptrdiff_t>(tints.size() / 2);
        std::nth_element(tints.begin(), middle, tints.end(),
                         [c](const cv::Vec3f& a, const cv::Vec3f& b) { return a[c] < b[c]; });
        out[c] = (*middle)[c];
    }
    return out;
}

std::vector<cv::Vec3f> tintsAt(const cv::Mat3b& plane, const std::vector<cv::Point2f>& points) {
    std::vector<cv::Vec3f> tints;
    for (const cv::Point2f& p : points) {
        const cv::Point at(cvRound(p.x), cvRound(p.y));
        if (cv::Rect({}, plane.size()).contains(at)) tints.push_back(tintOf(plane(at)));
    }
    return tints;
}

} // namespace

Evidence::Usual::Usual(std::vector<double> values) {
    middle = quantile(values, 0.5);
    for (double& value : values) value = std::abs(value - middle);
    spread = std::max(1.5 * quantile(std::move(values), 0.5), kLeastSpread);
}

double Evidence::Usual::over(double value) const {
    return std::clamp((value - middle) / spread, -kMostOver, kMostOver);
}

Evidence::Evidence(const View& before, const View& after, const GameState& tracked)
    : before_(before), after_(after), map_(before, after) {
    for (std::size_t seat = 0; seat < tracked.seatCount; ++seat) colors_.push_back(tracked.colors[seat]);
    std::vector<double> barePaths, bareSpots, roads, discs, tones, knightTones, knightPeaks, figures;
    const Island& island = tracked.island();
    const auto buildings = allBuildings(tracked);
    const auto knights = allKnights(tracked);
    const auto allPaths = allRoads(tracked);
    for (const PathId at : island.paths) (allPaths.contains(at) ? roads : barePaths).push_back(roadAt(at));
    for (const IntersectionId at : island.intersections) {
        if (!buildings.contains(at) && !knights.contains(at)) {
            bareSpots.push_back(buildingAt(at));
            continue;
        }
        discs.push_back(discAt(at));
        tones.push_back(tonesAt(at));
        if (knights.contains(at)) knightTones.push_back(tones.back());
        if (knights.contains(at)) knightPeaks.push_back(peakAt(at));
    }
    // Few knights are no sample.
    if (knightPeaks.size() < kLeastKnights) {
        knightTones = tones;
        for (const IntersectionId at : buildings) knightPeaks.push_back(peakAt(at));
    }
    for (const HexId at : island.hexes) figures.push_back(figureAt(at));
    barePath_ = Usual(barePaths);
    bareSpot_ = Usual(bareSpots);
    road_ = Usual(roads);
    disc_ = Usual(discs);
    tones_ = Usual(tones);
    knightTones_ = Usual(knightTones);
    knightPeak_ = Usual(knightPeaks);
    figure_ = Usual(figures);
    double told = 0, levels = 0, actives = 0;
    for (const Change& piece : piecesOf(tracked)) {
        const auto& standing = std::get<Standing>(piece.after);
        if (standing.piece == PieceKind::Knight) {
            const IntersectionLook& look =
                before_.looks.pieces.intersections[index(std::get<IntersectionId>(piece.at))];
            levels += static_cast<double>(look.level[static_cast<std::size_t>(standing.level - 1)]);
            actives += static_cast<double>(standing.active ? look.active : 1 - look.active);
            ++told;
        }
        if (!hasOwnColor(standing)) continue;
        const auto* path = std::get_if<PathId>(&piece.at);
        const double over = path ? road_.over(roadAt(*path)) : disc_.over(discAt(std::get<IntersectionId>(piece.at)));
        if (over > kSampled) continue;
        const auto tints = tintsAt(after_.plane, footprint(piece.after, piece.at, after_));
        if (!tints.empty()) samples_[index(standing.color)].push_back(middleOf(tints));
    }
    levelTrust_ = std::clamp((levels + 0.5) / (told + 1) * 1.5 - 0.5, 0.0, 1.0);
    activeTrust_ = std::clamp((actives + 0.5) / (told + 1) * 2 - 1, 0.0, 1.0);
}

double Evidence::deviation(const std::vector<cv::Point2f>& points) const {
    double best = 0;
    for (int i = -1; i <= 1; ++i)
        for (int j = -1; j <= 1; ++j) {
            const float step = static_cast<float>(kShift * kPlaneScale);
            best = std::max(
                best, meanAt(map_.deviation, points, {step * static_cast<float>(i), step * static_cast<float>(j)}));
        }
    return std::log(best + kQuiet);
}

double Evidence::roadAt(PathId at) const {
    return deviation(footprint(Standing{PieceKind::Road, Color::Red}, at, after_));
}

double Evidence::buildingAt(IntersectionId at) const {
    return deviation(footprint(Standing{PieceKind::Settlement, Color::Red}, at, after_));
}

double Evidence::figureAt(HexId hex, cv::Point2d* where) const {
    constexpr int kSteps = 5;
    const auto points = footprint(RobberOn{hex}, hex, after_);
    double best = 0;
    for (int i = -kSteps; i <= kSteps; ++i)
        for (int j = -kSteps; j <= kSteps; ++j) {
            if (i * i + j * j > kSteps * kSteps) continue;
            const cv::Point2d by{kOnHex / kSteps * i, kOnHex / kSteps * j};
            const double here = meanAt(map_.deviation, points, cv::Point2f(by * kPlaneScale));
            if (here <= best) continue;
            best = here;
            if (where) *where = by;
        }
    return std::log(best + kQuiet);
}

namespace {

/// The pixels around a piece on an intersection, at half its height.
std::vector<cv::Point> discOf(IntersectionId place, const View& view, double radius = kDisc) {
    const cv::Point2d foot = toPoint(view.ground.places().position(place));
    const cv::Point2d eye{view.camera.x, view.camera.y};
    const cv::Point2d middle = eye + (foot - eye) * (view.camera.z / std::max(view.camera.z - kDiscHeight, 0.1));
    const cv::Point at = project(view.toPlane(), middle);
    const int r = cvRound(radius * kPlaneScale);
    std::vector<cv::Point> pixels;
    for (int y = -r; y <= r; ++y)
        for (int x = -r; x <= r; ++x)
            if (const cv::Point p = at + cv::Point(x, y);
                x * x + y * y <= r * r && cv::Rect({}, view.plane.size()).contains(p))
                pixels.push_back(p);
    return pixels;
}

} // namespace

double Evidence::discAt(IntersectionId place) const {
    double sum = 0;
    const auto pixels = discOf(place, after_);
    for (const cv::Point& p : pixels) sum += static_cast<double>(map_.deviation(p));
    return std::log(sum / std::max(1.0, static_cast<double>(pixels.size())) + kQuiet);
}

double Evidence::tonesAt(IntersectionId place) const {
    const auto tones = [&](const cv::Mat3f& view, const std::vector<cv::Point>& pixels) {
        std::array<std::vector<float>, 3> out;
        for (const cv::Point& p : pixels) {
            const cv::Vec3f& v = view(p);
            out[0].push_back((v[0] + v[1] + v[2]) / 3);
            out[1].push_back(v[0] - v[1]);
            out[2].push_back(v[2] - v[1]);
        }
        for (auto& one : out) std::sort(one.begin(), one.end());
        return out;
    };
    const auto pixels = discOf(place, after_);
    const auto a = tones(map_.first, pixels);
    const auto b = tones(map_.second, pixels);
    double sum = 0;
    for (std::size_t c = 0; c < 3; ++c)
        for (std::size_t i = 0; i < a[c].size(); ++i) sum += static_cast<double>(std::abs(a[c][i] - b[c][i]));
    return std::log(sum / std::max(1.0, static_cast<double>(pixels.size())) + kQuietTone);
}

double Evidence::peakAt(IntersectionId place) const {
    const auto pixels = discOf(place, after_, kInner);
    std::vector<cv::Vec3f> changes;
    for (const cv::Point& p : pixels) changes.push_back(map_.second(p) - map_.first(p));
    if (changes.empty()) return 0;
    const cv::Vec3f light = middleOf(changes);
    std::vector<double> deviations;
    for (std::size_t i = 0; i < pixels.size(); ++i)
        deviations.push_back(
            std::min(cv::norm(changes[i] - light) / static_cast<double>(map_.noise(pixels[i])), kMostPeak));
    std::sort(deviations.begin(), deviations.end(), std::greater<>());
    const std::size_t most = std::max<std::size_t>(1, deviations.size() / 10);
    return std::log(std::accumulate(deviations.begin(), deviations.begin() + static_cast<std::ptrdiff_t>(most), 0.0) /
                        static_cast<double>(most) +
                    kQuiet);
}

Evidence::Signs Evidence::signs(const Change& change) const {
    const auto odds = [&](const Looks& looks) {
        return std::log(std::max(chanceOf(looks, change.at, change.after, change.before), kLeastLook) /
                        std::max(chanceOf(looks, change.at, change.before, change.after), kLeastLook));
    };
    const double now = odds(after_.looks);
    const double since = now - odds(before_.looks);
    const Sort sort = sortOf(change);
    const auto spot = [&] { return std::get<IntersectionId>(change.at); };
    switch (sort) {
    case Sort::Road: {
        const double much = roadAt(std::get<PathId>(change.at));
        return {sort, {1, barePath_.over(much), much, now, since, color(change)}};
    }
    case Sort::Building:
    case Sort::Knight: {
        const double much = buildingAt(spot());
        return {sort, {1, bareSpot_.over(much), much, now, since, color(change)}};
    }
    case Sort::RoadGone: {
        const double much = roadAt(std::get<PathId>(change.at));
        return {sort, {1, road_.over(much), much, now, since, 0}};
    }
    case Sort::PieceGone:
    case Sort::Rebuilt:
    case Sort::Upon:
        return {sort, {1, disc_.over(discAt(spot())), tones_.over(tonesAt(spot())), now, since, discAt(spot())}};
    case Sort::State: {
        const auto& was = std::get<Standing>(change.before);
        const auto& is = std::get<Standing>(change.after);
        const auto level = [&](const Looks& looks) {
            const auto& look = looks.pieces.intersections[index(spot())].level;
            return std::log((static_cast<double>(look[static_cast<std::size_t>(is.level - 1)]) + 0.02) /
                            (static_cast<double>(look[static_cast<std::size_t>(was.level - 1)]) + 0.02));
        };
        const auto active = [&](const Looks& looks) {
            const double look = static_cast<double>(looks.pieces.intersections[index(spot())].active);
            const double log = std::log((look + 0.02) / (1 - look + 0.02));
            return is.active == was.active ? 0 : is.active ? log : -log;
        };
        return {sort,
                {1, knightPeak_.over(peakAt(spot())), knightTones_.over(tonesAt(spot())),
                 levelTrust_ * (2 * level(after_.looks) - level(before_.looks)),
                 activeTrust_ * (2 * active(after_.looks) - active(before_.looks)), peakAt(spot())}};
    }
    case Sort::Figure:
    case Sort::FigureGone: {
        const double much = figureAt(std::get<HexId>(change.at));
        return {sort, {1, figure_.over(much), much, now, since, 0}};
    }
    case Sort::Other: return {sort, {0, 0, 0, now, since, 0}};
    }
    return {sort, {}};
}

double Evidence::color(const Change& change) const {
    const auto* standing = std::get_if<Standing>(&change.after);
    if (!standing || !hasOwnColor(*standing)) return 0;
    if (const auto* before = std::get_if<Standing>(&change.before); before && before->color == standing->color)
        return 0;
    // By the looks, the colour among those that play.
    double sum = 0;
    double own = 0;
    for (const Color color : colors_) {
        double there = 0;
        if (const auto* path = std::get_if<PathId>(&change.at))
            there = static_cast<double>(after_.looks.pieces.paths[index(*path)].road[1 + index(color)]);
        else
            there = static_cast<double>(
                after_.looks.pieces.intersections[index(std::get<IntersectionId>(change.at))].color[index(color)]);
        there += kLeastLook;
        sum += there;
        if (color == standing->color) own = there;
    }
    const double seen = std::log(std::max(own / sum, 0.01)) + std::log(static_cast<double>(colors_.size()));
    // By the pieces that lie there.
    std::vector<cv::Point2f> points;
    for (const cv::Point2f& p : footprint(*standing, change.at, after_))
        if (at(map_.deviation, p) > kSeen) points.push_back(p);
    if (points.size() < 6) return 0.6 * seen;
    const auto tints = tintsAt(after_.plane, points);
    if (tints.empty()) return 0.6 * seen;
    const cv::Vec3f tint = middleOf(tints);
    std::map<Color, double> likelihood;
    double all = 0;
    double known = 0;
    for (const Color color : colors_) {
        double best = 1e9;
        for (const cv::Vec3f& sample : samples_[index(color)]) {
            const cv::Vec3f d = tint - sample;
            best = std::min(best, static_cast<double>(d[0] * d[0] + d[1] * d[1]) / (kChroma * kChroma) +
                                      static_cast<double>(d[2] * d[2]) / (kBright * kBright));
        }
        if (samples_[index(color)].empty()) best = 9; // as of a piece three spreads away
        likelihood[color] = std::exp(-0.5 * std::min(best, 40.0)) + 1e-4;
        all += likelihood[color];
        ++known;
    }
    return 0.6 * seen + std::log(std::max(likelihood[standing->color] / all, 0.005)) + std::log(known);
}

double Evidence::of(const std::vector<Change>& changes) const {
    double odds = 0;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (std::find(explained_.begin(), explained_.end(), changes[i].at) != explained_.end()) return kNever;
        const Signs seen = signs(changes[i]);
        // The pixels of a place count once.
        const bool again = i > 0 && changes[i - 1].at == changes[i].at;
        for (std::size_t k = 0; k < kSigns; ++k)
            if (!again || k == 0 || k == 3 || k == 4)
                odds += kWeights[static_cast<std::size_t>(seen.sort)][k] * seen.value[k];
    }
    return odds;
}

void Evidence::explain(const Change& change) {
    const auto clear = [&](const Thing& thing, const View& view) {
        cv::Point2d aside;
        if (isFigure(thing)) figureAt(std::get<HexId>(change.at), &aside);
        for (const cv::Point2f& p : footprint(thing, change.at, view, aside))
            cv::circle(map_.deviation, p, cvRound(kReach * kPlaneScale), 0.0, cv::FILLED);
    };
    // Its shadow: ground that became darker, or lighter where it went, without another colour.
    const auto clearShadow = [&](const Thing& thing, const View& view, float sign) {
        const auto points = footprint(thing, change.at, view);
        if (points.empty() || isFigure(thing)) return;
        const int reach = cvRound(kShadowReach * kPlaneScale);
        const cv::Rect near =
            cv::Rect(cv::Point(points.front()) - cv::Point(reach, reach), cv::Size(2 * reach, 2 * reach)) &
            cv::Rect({}, map_.deviation.size());
        for (int y = near.y; y < near.br().y; ++y)
            for (int x = near.x; x < near.br().x; ++x) {
                const cv::Vec3f d = map_.second(y, x) - map_.first(y, x);
                const float light = sign * (d[0] + d[1] + d[2]) / 3;
                if (light > 0 && std::hypot(d[0] - d[1], d[2] - d[1]) < static_cast<float>(kShadowHue) * light)
                    map_.deviation(y, x) = 0;
            }
    };
    clearShadow(change.before, before_, 1);
    clearShadow(change.after, after_, -1);
    clear(change.before, before_);
    clear(change.after, after_);
    if (!std::holds_alternative<std::monostate>(change.at)) explained_.push_back(change.at);
}

std::vector<Unexplained> Evidence::left() const {
    const Island& island = after_.ground.places();
    std::vector<Unexplained> all;
    const auto add = [&](Place place, const Usual& usual, double much) {
        const double odds = std::min(usual.over(much) - kUnexplained, 6 * (much - kUnexplainedMuch));
        const double chance = 1 / (1 + std::exp(-odds));
        if (chance > kLeastUnexplained) all.push_back({place, chance});
    };
    for (const PathId place : island.paths) add(place, barePath_, roadAt(place));
    for (const IntersectionId place : island.intersections) add(place, bareSpot_, buildingAt(place));
    for (const HexId place : island.hexes) add(place, figure_, figureAt(place));
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.chance > b.chance; });
    const auto where = [&](const Place& place) {
        return std::visit(
            [&](auto at) -> cv::Point2d {
                if constexpr (std::is_same_v<decltype(at), std::monostate>)
                    return {1e9, 1e9};
                else
                    return toPoint(island.position(at));
            },
            place);
    };
    std::vector<Unexplained> kept;
    for (const Unexplained& one : all)
        if (std::none_of(kept.begin(), kept.end(),
                         [&](const Unexplained& other) { return cv::norm(where(one.at) - where(other.at)) < 0.9; }))
            kept.push_back(one);
    return kept;
}

} // namespace reeve::vision
