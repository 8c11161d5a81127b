// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/drawn_board.h"

#include "engine/board/standard_island.h"
#include "engine/tables/box.h"
#include "engine/tables/supply.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace reeve::vision {
namespace {

constexpr int kPlaneScale = 100; // pixels of the drawing per hex side

const std::array<cv::Scalar, 7> kArt{cv::Scalar{45, 85, 165}, {35, 85, 40},    {50, 190, 130}, {40, 175, 225},
                                     {135, 120, 120},         {130, 190, 215}, {50, 215, 250}};
const cv::Scalar kSand{160, 215, 235};

cv::Matx33d around(int axis, double degrees) {
    const double c = std::cos(degrees * CV_PI / 180);
    const double s = std::sin(degrees * CV_PI / 180);
    return axis == 0 ? cv::Matx33d{1, 0, 0, 0, c, -s, 0, s, c} : cv::Matx33d{c, -s, 0, s, c, 0, 0, 0, 1};
}

/// The drawing of an island from above: `size` x `size` pixels, which contain its frame.
struct Sheet {
    int size;
    explicit Sheet(IslandId island) : size(islandOf(island).hexCount <= 30 ? 1600 : 2400) {}

    std::vector<cv::Point> hexagon(cv::Point2d center, double radius, double firstDegrees) const;
    cv::Point onPlane(BoardPoint p) const {
        return {cvRound(size / 2.0 + kPlaneScale * p.x), cvRound(size / 2.0 + kPlaneScale * p.y)};
    }
};

std::vector<cv::Point> Sheet::hexagon(cv::Point2d center, double radius, double firstDegrees) const {
    std::vector<cv::Point> points;
    for (int i = 0; i < 6; ++i) {
        const double angle = (firstDegrees + 60 * i) * CV_PI / 180;
        points.emplace_back(cvRound(size / 2.0 + kPlaneScale * (center.x + radius * std::cos(angle))),
                            cvRound(size / 2.0 + kPlaneScale * (center.y + radius * std::sin(angle))));
    }
    return points;
}

void drawNumber(cv::Mat& plane, cv::Point center, int number) {
    if (number == 0) return;
    const std::string text = std::to_string(number);
    int base = 0;
    const cv::Size size = cv::getTextSize(text, cv::FONT_HERSHEY_TRIPLEX, 0.95, 2, &base);
    const cv::Scalar ink = number == 6 || number == 8 ? cv::Scalar(30, 30, 190) : cv::Scalar(30, 30, 35);
    cv::putText(plane, text, center + cv::Point(-size.width / 2, size.height / 2 - 4), cv::FONT_HERSHEY_TRIPLEX, 0.95,
                ink, 2, cv::LINE_AA);
    const int pips = 6 - std::abs(number - 7);
    for (int i = 0; i < pips; ++i)
        cv::circle(plane, center + cv::Point(cvRound((i - (pips - 1) / 2.0) * 6), 18), 2, ink, cv::FILLED, cv::LINE_AA);
}

/// A roof of two halves, one lit and one in shadow.
void drawHouse(cv::Mat& plane, cv::Point at, const cv::Scalar& color) {
    const cv::Rect house(at.x - 15, at.y - 18, 30, 36);
    cv::rectangle(plane, {house.x + 5, house.y + 6, house.width, house.height}, {40, 60, 75}, cv::FILLED);
    cv::rectangle(plane, house, color * 0.72, cv::FILLED);
    cv::rectangle(plane, {house.x, house.y, house.width, house.height / 2}, color * 1.1, cv::FILLED);
}

cv::Mat3b drawPlane(const DrawnView& view, const Sheet& sheet) {
    cv::Mat3b plane(sheet.size, sheet.size,
                    cv::Vec3b(cv::saturate_cast<uchar>(view.table[0]), cv::saturate_cast<uchar>(view.table[1]),
                              cv::saturate_cast<uchar>(view.table[2])));
    std::mt19937 random(view.seed);
    const Island& island = islandOf(view.island);
    const Ground ground = view.board ? groundOf(*view.board) : Ground(view.island);
    std::vector<cv::Point> frame;
    for (const cv::Point2d& corner : latticeOf(view.island).frame) frame.push_back(sheet.onPlane({corner.x, corner.y}));
    cv::fillConvexPoly(plane, frame, view.sea, cv::LINE_AA);
    // The beach: a rim of irregular width around the coast.
    for (const HexId hex : ground.land())
        cv::fillConvexPoly(plane,
                           sheet.hexagon({island.position(hex).x, island.position(hex).y},
                                         1.08 + 0.01 * static_cast<double>(random() % 8), 30),
                           kSand, cv::LINE_AA);
    std::vector<int> art(static_cast<std::size_t>(island.hexCount));
    const auto deserts = static_cast<std::size_t>(boxOf(view.island, kMaxPlayers).terrain[index(Terrain::Desert)]);
    for (std::size_t i = 0; i < art.size(); ++i) art[i] = static_cast<int>(i + deserts < art.size() ? i % 5 : 5);
    std::shuffle(art.begin(), art.end(), random);
    if (view.board) // kArt is indexed by Terrain
        std::transform(view.board->terrain.begin(), view.board->terrain.begin() + island.hexCount, art.begin(),
                       [](Terrain t) { return static_cast<int>(t); });
    for (int i = 0; i < island.hexCount; ++i) {
        if (ground.isSea(static_cast<HexId>(i))) continue;
        const BoardPoint center = island.position(static_cast<HexId>(i));
        const cv::Scalar color = kArt[static_cast<std::size_t>(art[static_cast<std::size_t>(i)])];
        const auto picture = sheet.hexagon({center.x, center.y}, 0.84, 30);
        cv::Mat1b shape(plane.size(), 0);
        cv::fillConvexPoly(shape, picture, 255, cv::LINE_AA);
        cv::Mat3b texture(plane.size());
        cv::RNG noise(view.seed * 100 + static_cast<unsigned>(i));
        const cv::Rect box = cv::boundingRect(picture);
        cv::Mat patch = texture(box);
        noise.fill(patch, cv::RNG::NORMAL, color, cv::Scalar::all(18));
        cv::GaussianBlur(patch, patch, {5, 5}, 0, 0, cv::BORDER_DEFAULT | cv::BORDER_ISOLATED);
        patch.copyTo(plane(box), shape(box));
        if (art[static_cast<std::size_t>(i)] != 5)
            cv::circle(plane, sheet.onPlane(center), 27, {190, 225, 240}, cv::FILLED, cv::LINE_AA);
        if (view.board) drawNumber(plane, sheet.onPlane(center), view.board->number[static_cast<std::size_t>(i)]);
    }
    for (const PathId path : island.paths) {
        if ((island.pathHexes[index(path)] - ground.sea).empty()) continue;
        const auto& ends = island.pathEnds[index(path)];
        cv::line(plane, sheet.onPlane(island.position(ends[0])), sheet.onPlane(island.position(ends[1])),
                 {70, 105, 125}, 2, cv::LINE_AA);
    }
    for (const auto& [path, color] : view.roads) {
        const auto& ends = island.pathEnds[index(path)];
        const cv::Point a = sheet.onPlane(island.position(ends[0]));
        const cv::Point b = sheet.onPlane(island.position(ends[1]));
        cv::line(plane, a + (b - a) * 0.22, a + (b - a) * 0.78, color, 11, cv::LINE_AA);
    }
    for (const auto& [at, color] : view.houses) drawHouse(plane, sheet.onPlane(island.position(at)), color);
    return plane;
}

} // namespace

cv::Matx33d homographyOf(const DrawnView& view) {
    const double focal = 0.9 * std::max(view.size.width, view.size.height);
    const double distance = focal / view.side;
    const cv::Matx33d turn = around(2, view.tiltTo) * around(0, view.tilt) * around(2, view.rotation - view.tiltTo);
    // Columns: the axes of the board plane, and its origin relative to the camera.
    const cv::Matx33d pose{turn(0, 0), turn(0, 1), 0, turn(1, 0), turn(1, 1), 0, turn(2, 0), turn(2, 1), distance};
    const cv::Matx33d camera{
        focal, 0, view.size.width / 2.0 + view.offset.x, 0, focal, view.size.height / 2.0 + view.offset.y, 0, 0, 1};
    return camera * pose;
}

cv::Mat drawBoard(const DrawnView& view) {
    const Sheet sheet(view.island);
    const cv::Mat3b plane = drawPlane(view, sheet);
    const double shift = sheet.size / 2.0;
    const cv::Matx33d toPlane{
        1.0 / kPlaneScale, 0, -shift / kPlaneScale, 0, 1.0 / kPlaneScale, -shift / kPlaneScale, 0, 0, 1};
    cv::Mat photo;
    cv::warpPerspective(plane, photo, homographyOf(view) * toPlane, view.size, cv::INTER_AREA, cv::BORDER_CONSTANT,
                        view.table);
    cv::Mat noise(photo.size(), CV_16SC3);
    cv::RNG random(view.seed);
    random.fill(noise, cv::RNG::NORMAL, 0, 4);
    cv::Mat bright;
    photo.convertTo(bright, CV_16SC3, view.light);
    bright += noise;
    bright.convertTo(photo, CV_8UC3);
    return photo;
}

double worstError(const cv::Matx33d& found, const cv::Matx33d& truth, IslandId island) {
    const Island& places = islandOf(island);
    double best = 1e9;
    for (int k = 0; k < 6; ++k) {
        if (!places.turns[static_cast<std::size_t>(k)]) continue;
        double worst = 0;
        for (const IntersectionId corner : places.intersections) {
            const cv::Point2d p = toPoint(places.position(corner));
            worst = std::max(worst, cv::norm(project(found * turn(k * CV_PI / 3), p) - project(truth, p)));
        }
        best = std::min(best, worst);
    }
    return best / sidePixels(truth);
}

cv::Mat withDice(cv::Mat photo, const DrawnView& view, const std::vector<DrawnDie>& dice) {
    const cv::Matx33d h = homographyOf(view);
    for (const DrawnDie& die : dice) {
        const auto fill = [&](std::vector<cv::Point2d> points, const cv::Scalar& color, cv::Point2d shift = {}) {
            std::vector<cv::Point> pixels;
            for (const cv::Point2d& p : points) {
                const cv::Vec3d at = h * cv::Vec3d(die.at.x + shift.x + 0.17 * p.x, die.at.y + shift.y + 0.17 * p.y, 1);
                pixels.emplace_back(cvRound(16 * at[0] / at[2]), cvRound(16 * at[1] / at[2]));
            }
            cv::fillPoly(photo, std::vector{pixels}, color, cv::LINE_AA, 4);
        };
        const auto round = [](cv::Point2d middle, double radius) {
            std::vector<cv::Point2d> points;
            for (int i = 0; i < 24; ++i)
                points.push_back(middle + radius * cv::Point2d(std::cos(i * CV_PI / 12), std::sin(i * CV_PI / 12)));
            return points;
        };
        const std::vector<cv::Point2d> square{{-0.85, -1}, {0.85, -1}, {1, -0.85}, {1, 0.85},
                                              {0.85, 1},   {-0.85, 1}, {-1, 0.85}, {-1, -0.85}};
        fill(square, die.body * 0.6, {0, 0.07}); // the side that the camera sees
        fill(square, die.body);
        const int n = die.pips;
        if (n % 2 == 1) fill(round({0, 0}, 0.2), die.ink);
        if (n > 1) fill(round({-0.5, -0.5}, 0.2), die.ink), fill(round({0.5, 0.5}, 0.2), die.ink);
        if (n > 3) fill(round({0.5, -0.5}, 0.2), die.ink), fill(round({-0.5, 0.5}, 0.2), die.ink);
        if (n == 6) fill(round({-0.5, 0}, 0.2), die.ink), fill(round({0.5, 0}, 0.2), die.ink);
        if (die.event == EventFace::Ship) {
            fill({{-0.75, 0.2}, {0.75, 0.2}, {0.5, 0.6}, {-0.5, 0.6}}, die.ink);
            fill({{-0.06, -0.75}, {0.06, -0.75}, {0.06, 0.3}, {-0.06, 0.3}}, die.ink);
            fill({{0.1, -0.7}, {0.65, 0.1}, {0.1, 0.1}}, die.ink);
            fill({{-0.1, -0.5}, {-0.55, 0.1}, {-0.1, 0.1}}, die.ink);
        } else if (n == 0) { // a gate between two towers
            fill({{-0.7, -0.6},
                  {-0.3, -0.6},
                  {-0.3, -0.2},
                  {0.3, -0.2},
                  {0.3, -0.6},
                  {0.7, -0.6},
                  {0.7, 0.65},
                  {-0.7, 0.65}},
                 die.ink);
            fill({{-0.2, 0.65}, {-0.2, 0.15}, {0.2, 0.15}, {0.2, 0.65}}, die.body);
        }
    }
    return photo;
}

} // namespace reeve::vision
