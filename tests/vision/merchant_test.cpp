// SPDX-License-Identifier: GPL-3.0-or-later
// The merchant, drawn as a cone on the rendered photograph of the project, and the robber on it.
#include "engine/board/standard_island.h"
#include "tests/vision/board_label.h"
#include "vision/locate/plane.h"
#include "vision/look/look_at_figures.h"
#include "vision/look/place_views.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr const char* kRobber = "D3"; // its hex on the rendered photograph

struct Cone {
    const char* hex;
    cv::Point2d aside; ///< from the hex's centre, hex sides
    double foot;       ///< radius, hex sides
    double height;     ///< hex sides
    cv::Scalar color;  ///< BGR
};

const std::vector<Cone> kCones{
    {"A2", {0.05, 0.35}, 0.18, 0.45, {90, 150, 190}}, // wood
    {"B1", {-0.3, -0.2}, 0.16, 0.50, {45, 45, 45}},   // black
    {"C3", {0.35, 0.1}, 0.20, 0.42, {150, 60, 140}},  // purple
    {"C1", {0.1, -0.3}, 0.15, 0.55, {225, 225, 225}}, // white
    {"E2", {-0.25, 0.2}, 0.18, 0.48, {60, 180, 230}}, // yellow
    {"B4", {0.3, -0.2}, 0.17, 0.40, {70, 110, 60}},   // green
    {"D2", {-0.05, -0.4}, 0.20, 0.50, {70, 90, 130}}, // dark wood
    {"E3", {-0.3, 0.05}, 0.16, 0.45, {160, 90, 40}},  // blue
};

class Painted {
public:
    explicit Painted(const BoardLabel& label)
        : picture(loadImage(label.image).bgr), boardToImage(label.boardToImage),
          camera(cameraPosition(boardToImage, picture.size())) {}

    /// Draws a cone lit from the west, and its shadow.
    void paint(const Cone& cone) {
        const cv::Point2d at = toPoint(position(*hexNamed(cone.hex))) + cone.aside;
        const cv::Vec3d lamp = cv::normalize(cv::Vec3d{-0.5, 0.3, 0.8});
        const cv::Point2d cast{-lamp[0] / lamp[2] * cone.height, -lamp[1] / lamp[2] * cone.height};
        std::vector<cv::Point> shadow{seen(at + cast, 0)};
        // distance from the camera and angle of each side, the farthest first
        std::vector<std::pair<double, double>> sides;
        for (int k = 0; k < kSides; ++k) {
            const double angle = 2 * std::numbers::pi * k / kSides;
            shadow.push_back(seen(at + rim(cone, angle), 0));
            sides.emplace_back(-cv::norm(at + rim(cone, angle) - cv::Point2d{camera.x, camera.y}), angle);
        }
        std::vector<cv::Point> hull;
        cv::convexHull(shadow, hull);
        cv::Mat shaded = picture.clone();
        cv::fillConvexPoly(shaded, hull, {20, 25, 30}, cv::LINE_AA);
        cv::addWeighted(picture, 0.65, shaded, 0.35, 0, picture);
        std::sort(sides.begin(), sides.end());
        for (const auto& [far, angle] : sides) {
            const double half = std::numbers::pi / kSides;
            const cv::Vec3d out = cv::normalize(cv::Vec3d{std::cos(angle), std::sin(angle), cone.foot / cone.height});
            const double light = 0.55 + 0.6 * std::max(0.0, out.dot(lamp));
            const std::vector<cv::Point> face{seen(at + rim(cone, angle - half), 0),
                                              seen(at + rim(cone, angle + half), 0), seen(at, cone.height)};
            cv::fillConvexPoly(picture, face, cone.color * light, cv::LINE_AA);
        }
    }

    PieceLooks looks() const {
        const NormalView view = normalView(picture, boardToImage);
        PieceLooks all{lookAtPaths(view, camera), lookAtIntersections(view, camera), lookAtHexes(view, camera)};
        lookAtFigures(all.hexes, view, camera);
        return all;
    }

    cv::Mat picture;
    cv::Matx33d boardToImage;
    cv::Point3d camera;

private:
    static constexpr int kSides = 36;

    static cv::Point2d rim(const Cone& cone, double angle) {
        return {cone.foot * std::cos(angle), cone.foot * std::sin(angle)};
    }

    /// The pixel of a point at this height (hex sides) above the board.
    cv::Point seen(cv::Point2d at, double height) const {
        const cv::Point2d below{camera.x, camera.y};
        return project(boardToImage, below + (at - below) * (camera.z / (camera.z - height)));
    }
};

BoardLabel rendered() { return boardLabel(REEVE_SOURCE_DIR "/resources/demo/board-pieces.json"); }

} // namespace

class MerchantTest : public QObject {
    Q_OBJECT

private slots:
    void aConeIsSeenAsTheMerchantWhateverItsColor() {
        const Painted board{rendered()};
        std::size_t right = 0;
        QString missed;
        for (const Cone& cone : kCones) {
            Painted one = board;
            one.picture = board.picture.clone();
            one.paint(cone);
            const float chance = one.looks().hexes[index(*hexNamed(cone.hex))].merchant;
            right += chance > 0.5F;
            missed += QString{" %1 %2"}.arg(cone.hex).arg(static_cast<double>(chance), 0, 'f', 2);
        }
        qInfo("%zu of %zu cones, chances%s", right, kCones.size(), qPrintable(missed));
        QVERIFY2(right + 2 >= kCones.size(), qPrintable(missed));
    }

    void theRobberIsNoMerchantAndNeitherIsABareHex() {
        const PieceLooks looks = Painted{rendered()}.looks();
        for (std::size_t i = 0; i < standard::kHexes; ++i)
            QVERIFY2(looks.hexes[i].merchant < 0.5F, qPrintable(QString{"hex %1"}.arg(i)));
        QVERIFY(looks.hexes[index(*hexNamed(kRobber))].robber > 0.5F);
    }

    void besideTheMerchantTheRobberStaysWhereItIs() {
        Painted board{rendered()};
        board.paint(kCones.front());
        Params params;
        params.pieces.noMerchantAlone = params.pieces.noMerchant; // the picture has no knights
        const BoardReading reading = readBoardAt(board.picture, board.boardToImage, params);
        QVERIFY(reading.found());
        QVERIFY(reading.merchant);
        QVERIFY(reading.robber);
        // The reading may be rotated against the label, so positions in pixels are compared.
        const auto where = [&](HexId hex) { return toPoint(position(hex)); };
        const auto pixel = [&](const char* hex) { return project(board.boardToImage, where(*hexNamed(hex))); };
        const double side = sidePixels(board.boardToImage);
        QVERIFY(cv::norm(reading.hexes[index(reading.merchant->at)].centerPx - pixel(kCones.front().hex)) < 0.3 * side);
        QVERIFY(cv::norm(reading.hexes[index(reading.robber->at)].centerPx - pixel(kRobber)) < 0.3 * side);
    }

    void whatTheSecondLookTakesForTheMerchantIsNotTheRobber() {
        const HexLook first{.none = 0.1F, .robber = 0.9F, .merchant = 0};
        const HexLook merchant = weighFigures(first, {.robber = 0.02F, .merchant = 0.97F});
        QVERIFY(merchant.robber < 0.1F);
        QVERIFY(merchant.merchant > 0.9F);
        const HexLook robber = weighFigures(first, {.robber = 0.95F, .merchant = 0.02F});
        QVERIFY(robber.robber > 0.85F);
        QVERIFY(robber.merchant < 0.1F);
    }

    void theRobberAndTheMerchantMayStandOnOneHex() {
        const HexLook both =
            weighFigures({.none = 0.1F, .robber = 0.9F, .merchant = 0}, {.robber = 0.95F, .merchant = 0.95F});
        QVERIFY(both.robber > 0.8F);
        QVERIFY(both.merchant > 0.8F);
    }
};

QTEST_APPLESS_MAIN(MerchantTest)
#include "merchant_test.moc"
