// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/evidence.h"

#include "engine/state/queries.h"
#include "vision/locate/plane.h"
#include "vision/watch/footprint.h"
#include "vision/watch/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>

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

bool isState(const Change& change) {
    const auto* a = std::get_if<Standing>(&change.before);
    const auto* b = std::get_if<Standing>(&change.after);
    const auto upon = [](const Standing* s) {
        return s && (s->piece == PieceKind::Wall || s->piece == PieceKind::Metropolis);
    };
    return upon(a) || upon(b) ||
           (a && b && a->color == b->color && a->piece == PieceKind::Knight && b->piece == PieceKind::Knight);
}

/// Whether a piece on an intersection becomes another one of its player, or gets or loses something.
bool turnsInto(const Change& change) {
    const auto* before = std::get_if<Standing>(&change.before);
    const auto* after = std::get_if<Standing>(&change.after);
    return std::holds_alternative<IntersectionId>(change.at) &&
           (isState(change) || (before && after && before->color == after->color));
}

/// Share of changed pixels (0 to 1) at which a change is as likely as none.
double middleOf(const Change& change) {
    if (turnsInto(change)) return kState;
    return std::holds_alternative<HexId>(change.at) ? kFigure : kPiece;
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

bool hasOwnColor(const Standing& standing) {
    return standing.piece != PieceKind::Wall && standing.piece != PieceKind::Metropolis;
}

} // namespace

Evidence::Evidence(const View& before, const View& after, const GameState& tracked)
    : before_(before), after_(after), map_(before, after) {
    for (std::size_t seat = 0; seat < tracked.seatCount; ++seat) colors_.push_back(tracked.colors[seat]);
    std::array<std::vector<double>, 2> shares;
    std::vector<double> blobs;
    for (const Change& piece : piecesOf(tracked)) {
        const auto& standing = std::get<Standing>(piece.after);
        if (!hasOwnColor(standing)) continue;
        if (const auto* at = std::get_if<IntersectionId>(&piece.at)) blobs.push_back(blob(*at));
        const double changed = share(piece.after, piece.at, before_);
        shares[std::holds_alternative<PathId>(piece.at) ? 0 : 1].push_back(changed);
        if (changed > kSampled) continue;
        const auto tints = tintsAt(after_.plane, footprint(piece.after, piece.at, after_));
        if (!tints.empty()) samples_[index(standing.color)].push_back(middleOf(tints));
    }
    for (std::size_t kind = 0; kind < 2; ++kind) usual_[kind] = quantile(shares[kind], kUsualPart);
    usualBlob_ = quantile(blobs, kUsualPart);
    const Island& island = tracked.island();
    std::vector<double> bare;
    for (const IntersectionId at : island.intersections)
        if (!allBuildings(tracked).contains(at) && !allKnights(tracked).contains(at))
            bare.push_back(share(Standing{PieceKind::Settlement, Color::Red}, at, after_));
    usualBare_ = quantile(bare, kUsualPart);
    std::vector<double> figures;
    for (const HexId at : island.hexes) figures.push_back(share(RobberOn{at}, at, after_));
    usualOnHex_ = quantile(figures, kUsualPart);
}

double Evidence::byPixels(const Change& change, double share) const {
    const bool was = !std::holds_alternative<Nothing>(change.before);
    const double usual = std::holds_alternative<HexId>(change.at) ? usualOnHex_
                         : turnsInto(change)                      ? usualBlob_
                         : was ? usual_[std::holds_alternative<PathId>(change.at) ? 0 : 1]
                               : usualBare_;
    const double middle = middleOf(change);
    return std::clamp(kSteep * (share - std::max(middle, usual + kAboveUsual * middle)), -kMostAgainst, kMostFor);
}

double Evidence::share(const Thing& thing, const Place& place, const View& view) const {
    double best = 0;
    if (isFigure(thing)) {
        constexpr int kSteps = 5;
        const auto points = footprint(thing, place, view);
        for (int i = -kSteps; i <= kSteps; ++i)
            for (int j = -kSteps; j <= kSteps; ++j)
                if (i * i + j * j <= kSteps * kSteps) {
                    const double step = kOnHex / kSteps * kPlaneScale;
                    best = std::max(best, meanAt(map_.changed, points,
                                                 {static_cast<float>(i * step), static_cast<float>(j * step)}));
                }
        return best;
    }
    const auto points = footprint(thing, place, view);
    for (int i = -1; i <= 1; ++i)
        for (int j = -1; j <= 1; ++j) {
            const float step = static_cast<float>(kShift * kPlaneScale);
            best = std::max(best,
                            meanAt(map_.changed, points, {step * static_cast<float>(i), step * static_cast<float>(j)}));
        }
    return best;
}

double Evidence::blob(IntersectionId place) const {
    constexpr int kSteps = 5;
    const cv::Matx33d map = after_.toPlane();
    const cv::Point2d eye{after_.camera.x, after_.camera.y};
    const cv::Point2d foot = toPoint(after_.ground.places().position(place));
    double best = 0;
    for (const double high : {0.03, 0.15, 0.3}) {
        const cv::Point2d top = eye + (foot - eye) * (after_.camera.z / std::max(after_.camera.z - high, 0.1));
        const cv::Point2f middle = project(map, top);
        std::vector<cv::Point2f> disc{middle};
        for (int k = 0; k < 8; ++k)
            disc.push_back(middle + cv::Point2f(static_cast<float>(kBlob * kPlaneScale * std::cos(k * CV_PI / 4)),
                                                static_cast<float>(kBlob * kPlaneScale * std::sin(k * CV_PI / 4))));
        for (int i = -kSteps; i <= kSteps; ++i)
            for (int j = -kSteps; j <= kSteps; ++j)
                if (i * i + j * j <= kSteps * kSteps) {
                    const float step = static_cast<float>(kAround / kSteps * kPlaneScale);
                    best = std::max(
                        best, meanAt(map_.changed, disc, {step * static_cast<float>(i), step * static_cast<float>(j)}));
                }
    }
    return best;
}

double Evidence::shareOf(const Change& change) const {
    if (turnsInto(change)) return blob(std::get<IntersectionId>(change.at));
    const bool was = !std::holds_alternative<Nothing>(change.before);
    const bool is = !std::holds_alternative<Nothing>(change.after);
    if (is) return share(change.after, change.at, after_);
    return was ? share(change.before, change.at, before_) : 0;
}

Evidence::Signs Evidence::signs(const Change& change) const {
    const auto odds = [&](const Looks& looks) {
        return std::log(std::max(chanceOf(looks, change.at, change.after, change.before), kLeastLook) /
                        std::max(chanceOf(looks, change.at, change.before, change.after), kLeastLook));
    };
    return {shareOf(change), odds(after_.looks), odds(before_.looks), color(change)};
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
        if (at(map_.changed, p) > 0.5F) points.push_back(p);
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

double Evidence::of(const Change& change) const {
    const Signs seen = signs(change);
    const bool gone = std::holds_alternative<Nothing>(change.after);
    const double look = (gone ? kGoneNow : kNow) * seen.now + kSince * (seen.now - seen.before);
    if (std::holds_alternative<std::monostate>(change.at)) return 2 * look;
    return byPixels(change, seen.share) + look + seen.color;
}

void Evidence::explain(const Change& change) {
    const auto clear = [&](const Thing& thing, const View& view) {
        cv::Point2d aside;
        if (isFigure(thing)) {
            double best = -1;
            constexpr int kSteps = 5;
            const auto points = footprint(thing, change.at, view);
            for (int i = -kSteps; i <= kSteps; ++i)
                for (int j = -kSteps; j <= kSteps; ++j) {
                    const cv::Point2d by{kOnHex / kSteps * i, kOnHex / kSteps * j};
                    if (const double here = meanAt(map_.changed, points, cv::Point2f(by * kPlaneScale)); here > best) {
                        best = here;
                        aside = by;
                    }
                }
        }
        for (const cv::Point2f& p : footprint(thing, change.at, view, aside))
            cv::circle(map_.changed, p, cvRound(kReach * kPlaneScale), 0.0, cv::FILLED);
    };
    clear(change.before, before_);
    clear(change.after, after_);
}

std::vector<Unexplained> Evidence::left() const {
    const Island& island = after_.ground.places();
    std::vector<Unexplained> all;
    const auto add = [&](Place place, const Thing& probe) {
        const double odds = byPixels({place, Nothing{}, probe}, share(probe, place, after_)) - kUnexplained;
        const double chance = 1 / (1 + std::exp(-odds));
        if (chance > kLeastUnexplained) all.push_back({place, chance});
    };
    for (const PathId place : island.paths) add(place, Standing{PieceKind::Road, Color::Red});
    for (const IntersectionId place : island.intersections) add(place, Standing{PieceKind::Settlement, Color::Red});
    for (const HexId place : island.hexes) add(place, RobberOn{place});
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
