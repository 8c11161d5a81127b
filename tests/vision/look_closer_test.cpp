// SPDX-License-Identifier: GPL-3.0-or-later
// Combining the three looks at an intersection.
#include "engine/board/standard_island.h"
#include "vision/locate/plane.h"
#include "vision/look/look_closer.h"
#include "vision/look/place_views.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

using namespace reeve;
using namespace reeve::vision;

namespace {

using Kinds = std::array<float, kOccupants>; // probabilities of none, settlement, city, knight

constexpr Kinds kNothing{0.94F, 0.02F, 0.02F, 0.02F};
constexpr Kinds kSettlement{0.02F, 0.94F, 0.02F, 0.02F};
constexpr Kinds kCity{0.02F, 0.02F, 0.94F, 0.02F};
constexpr Kinds kKnight{0.02F, 0.02F, 0.02F, 0.94F};

std::array<float, kColors> mostly(Color color) {
    std::array<float, kColors> chances{};
    chances.fill(0.04F);
    chances[index(color)] = 0.8F;
    return chances;
}

/// Three looks with these probabilities, all mostly red.
ThreeLooks seen(const Kinds& first, const Kinds& second, const Kinds& building) {
    ThreeLooks looks;
    looks.first.kind = first;
    looks.second.kind = second;
    looks.building.kind = building;
    looks.first.color = looks.second.color = looks.building.color = mostly(Color::Red);
    return looks;
}

Occupant likeliest(const IntersectionLook& look) {
    return static_cast<Occupant>(std::max_element(look.kind.begin(), look.kind.end()) - look.kind.begin());
}

Color colorOf(const IntersectionLook& look) {
    return static_cast<Color>(std::max_element(look.color.begin(), look.color.end()) - look.color.begin());
}

} // namespace

class LookCloserTest : public QObject {
    Q_OBJECT

private slots:
    void theMirroredLookSaysWhichBuildingItIs() {
        BuildingLook doubtful{{0.1F, 0.45F, 0.4F, 0.05F}, mostly(Color::Blue)};
        const BuildingLook both = weighMirrored(doubtful, {kCity, mostly(Color::Red)});
        QVERIFY(both.kind[2] > both.kind[1]);
        QCOMPARE(colorOf({.kind = both.kind, .color = both.color}), Color::Blue);
        const BuildingLook settled = weighMirrored(doubtful, {kSettlement, mostly(Color::Red)});
        QVERIFY(settled.kind[1] > 0.8F * (settled.kind[1] + settled.kind[2]));
    }

    void theMirroredLookSaysNothingOfWhetherABuildingIsThere() {
        for (const Kinds& straight : {kNothing, kSettlement, kCity, kKnight})
            for (const Kinds& mirrored : {kNothing, kSettlement, kCity, kKnight}) {
                const BuildingLook both = weighMirrored({straight, mostly(Color::Red)}, {mirrored, mostly(Color::Red)});
                QCOMPARE(both.kind[0], straight[0]);
                QCOMPARE(both.kind[3], straight[3]);
                QVERIFY(std::abs(both.kind[1] + both.kind[2] - straight[1] - straight[2]) < 1e-6F);
            }
    }

    void whatAllThreeSeeIsSeen() {
        const std::array<Kinds, 4> kinds{kNothing, kSettlement, kCity, kKnight};
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QCOMPARE(likeliest(weighLooks(seen(kinds[i], kinds[i], kinds[i]))), static_cast<Occupant>(i));
    }

    void whichOfTwoBuildingsItIsTellsTheLookThatLearnedBuildingsRatherThanTheSecond() {
        QCOMPARE(likeliest(weighLooks(seen(kCity, kSettlement, kCity))), Occupant::City);
        QCOMPARE(likeliest(weighLooks(seen(kSettlement, kCity, kSettlement))), Occupant::Settlement);
    }

    void knightsAreToldByTheLookThatLearnedKnights() {
        QCOMPARE(likeliest(weighLooks(seen(kSettlement, kKnight, kSettlement))), Occupant::Knight);
        QCOMPARE(likeliest(weighLooks(seen(kKnight, kSettlement, kSettlement))), Occupant::Settlement);
    }

    void oneLookAloneMakesNoBuilding() {
        QCOMPARE(likeliest(weighLooks(seen(kCity, kNothing, kNothing))), Occupant::None);
        QCOMPARE(likeliest(weighLooks(seen(kNothing, kCity, kNothing))), Occupant::None);
        QCOMPARE(likeliest(weighLooks(seen(kNothing, kNothing, kCity))), Occupant::None);
    }

    void looksThatDisagreeAreLessSureThanLooksThatAgree() {
        const auto sure = [](const IntersectionLook& look) {
            return *std::max_element(look.kind.begin(), look.kind.end());
        };
        QVERIFY(sure(weighLooks(seen(kSettlement, kSettlement, kCity))) < sure(weighLooks(seen(kCity, kCity, kCity))));
    }

    void aKnightsColorIsTheSecondLooksAndABuildingsTheFirsts() {
        ThreeLooks knight = seen(kKnight, kKnight, kNothing);
        knight.first.color = mostly(Color::Blue);
        QCOMPARE(colorOf(weighLooks(knight)), Color::Red);
        ThreeLooks city = seen(kCity, kCity, kCity);
        city.first.color = mostly(Color::Blue);
        QCOMPARE(colorOf(weighLooks(city)), Color::Blue);
    }

    void chancesAddUpToOne() {
        Kinds certain{0, 0, 1, 0}; // even a look with probability 1 does not exclude the others
        for (const Kinds& first : {kNothing, kKnight, certain})
            for (const Kinds& second : {kSettlement, certain}) {
                const IntersectionLook look = weighLooks(seen(first, second, kSettlement));
                QVERIFY(std::abs(std::accumulate(look.kind.begin(), look.kind.end(), 0.0F) - 1) < 1e-4F);
                QVERIFY(std::abs(std::accumulate(look.color.begin(), look.color.end(), 0.0F) - 1) < 1e-4F);
                QVERIFY(look.kind[index(Occupant::None)] > 0);
            }
    }

    void aRoadIsWhatBothLooksAtAPathSeeTogether() {
        const auto road = [](Color color, float chance) {
            PathLook look;
            look.road.fill((1 - chance) / kColors);
            look.road[1 + index(color)] = chance;
            return look;
        };
        const auto likeliestOf = [](const PathLook& look) {
            return std::max_element(look.road.begin(), look.road.end()) - look.road.begin();
        };
        const PathLook both = weighLooks(road(Color::Red, 0.9F), road(Color::Red, 0.6F));
        QCOMPARE(likeliestOf(both), 1 + static_cast<int>(Color::Red));
        QVERIFY(std::abs(std::accumulate(both.road.begin(), both.road.end(), 0.0F) - 1) < 1e-4F);
        // The look with the higher confidence decides, and the result is less certain than that look alone.
        const PathLook split = weighLooks(road(Color::Red, 0.95F), road(Color::Orange, 0.6F));
        QCOMPARE(likeliestOf(split), 1 + static_cast<int>(Color::Red));
        QVERIFY(split.road[1 + index(Color::Red)] < 0.95F);
    }

    void levelsWallsAndMetropolisesAreTheSecondLooks() {
        ThreeLooks looks = seen(kCity, kCity, kCity);
        looks.first.wall = 0.1F;
        looks.second.wall = 0.9F;
        looks.second.level = {0.1F, 0.2F, 0.7F};
        const IntersectionLook all = weighLooks(looks);
        QCOMPARE(all.wall, 0.9F);
        QCOMPARE(all.level, looks.second.level);
    }

    void theCropsThatAreKeptAreNotMirrored() {
        const cv::Matx33d plane{80, 0, 500, 0, 80, 400, 0, 0, 1};
        const cv::Point3d camera{3, 4, 8};
        cv::Mat drawn(cv::Size{1000, 800}, CV_8UC3, cv::Scalar::all(40));
        int mirrored = 0;
        // at each intersection a green dot, a blue one to its right and a red one below it
        for (int i = 0; i < standard::kIntersections; ++i) {
            const cv::Point2d at = toPoint(standardIsland().position(IntersectionId(i)));
            for (const auto& [off, color] : {std::pair{cv::Point2d{0, 0}, cv::Scalar{0, 250, 0}},
                                             {{0.15, 0}, {250, 0, 0}},
                                             {{0, 0.15}, {0, 0, 250}}})
                cv::circle(drawn, project(plane, at + off), 4, color, cv::FILLED);
            mirrored += cv::determinant(viewOf(standardIsland(), IntersectionId(i), camera)) < 0;
        }
        QVERIFY(mirrored > 0 && mirrored < standard::kIntersections);
        IntersectionLooks looks(standard::kIntersections);
        BoardFeatures features;
        Attention attention;
        attention.features = &features;
        lookCloser(looks, standardIsland(), {drawn, plane}, cv::Scalar::all(1), camera, attention);
        for (const cv::Mat& crop : features.closeCrops) {
            const auto dot = [&](int channel) {
                cv::Mat1b bright;
                cv::extractChannel(crop, bright, channel);
                const cv::Moments m = cv::moments(bright > 150, true);
                return cv::Point2d{m.m10 / m.m00, m.m01 / m.m00};
            };
            QVERIFY((dot(0) - dot(1)).cross(dot(2) - dot(1)) > 0);
        }
    }
};

QTEST_APPLESS_MAIN(LookCloserTest)
#include "look_closer_test.moc"
