// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "vision/look/red_or_orange.h"

#include <QTest>

#include <cmath>
#include <initializer_list>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// Looks at a board with a road on each of the first paths. `roads`: log-odds of orange against red.
PieceLooks table(std::initializer_list<float> roads) {
    PieceLooks looks;
    for (PathLook& look : looks.paths) look.road[0] = 1;
    for (IntersectionLook& look : looks.intersections) look.kind[0] = 1;
    std::size_t at = 0;
    for (const float odds : roads) {
        auto& road = looks.paths[at++].road;
        const float orange = 0.9F / (1 + std::exp(-odds));
        road = {0.1F, 0.9F - orange, 0, 0, orange, 0, 0};
    }
    return looks;
}

bool isOrange(const PieceLooks& looks, std::size_t path) {
    return looks.paths[path].road[1 + index(Color::Orange)] > looks.paths[path].road[1 + index(Color::Red)];
}

bool alike(const PieceLooks& a, const PieceLooks& b) {
    for (std::size_t i = 0; i < a.paths.size(); ++i)
        for (std::size_t k = 0; k < a.paths[i].road.size(); ++k)
            if (std::abs(a.paths[i].road[k] - b.paths[i].road[k]) > 1e-6F) return false;
    return true;
}

} // namespace

class RedOrOrangeTest : public QObject {
    Q_OBJECT

private slots:
    void orangePiecesThatPassForRedAreToldByTheRedOnesBesideThem() {
        const PieceLooks before = table({-7, -6, -5, -4.5F, -1.5F, -0.8F, 0.5F, 2});
        QVERIFY(!isOrange(before, 4));
        const PieceLooks after = tellRedFromOrange(before);
        for (std::size_t i = 0; i < 8; ++i) QCOMPARE(isOrange(after, i), i >= 4);
    }

    void redPiecesThatPassForOrangeAreToldByTheOrangeOnesBesideThem() {
        const PieceLooks after = tellRedFromOrange(table({-2, -1, 0.3F, 0.4F, 5, 6, 6.5F, 7}));
        for (std::size_t i = 0; i < 8; ++i) QCOMPARE(isOrange(after, i), i >= 4);
    }

    void buildingsAreToldTogetherWithRoads() {
        PieceLooks looks = table({-7, -6, -5, -1.5F, -0.8F, 1});
        IntersectionLook& building = looks.intersections[7];
        building.kind = {0.02F, 0.9F, 0.06F, 0.02F};
        building.color = {0.7F, 0, 0, 0.3F, 0, 0};
        const PieceLooks after = tellRedFromOrange(looks);
        const IntersectionLook& told = after.intersections[7];
        QVERIFY(told.color[index(Color::Orange)] > 0.7F);
        QVERIFY(std::abs(told.color[index(Color::Orange)] + told.color[index(Color::Red)] - 1) < 1e-5F);
        QCOMPARE(told.kind, building.kind);
    }

    void aPieceIsAsLikelyThereAsItWas() {
        const PieceLooks before = table({-7, -6, -5, -1.5F, -0.8F, 1});
        const PieceLooks after = tellRedFromOrange(before);
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(after.paths[i].road[0], before.paths[i].road[0]);
            const auto& road = after.paths[i].road;
            QVERIFY(std::abs(road[1 + index(Color::Red)] + road[1 + index(Color::Orange)] - 0.9F) < 1e-5F);
        }
    }

    void wherePiecesOfOneColourLieAloneNothingIsMoved() {
        for (const PieceLooks& looks :
             {table({}), table({-7, -6, -5, -5, -4.5F, -4}), table({-1, -0.5F, 0, 0.4F, 1, 1.5F})})
            QVERIFY(alike(tellRedFromOrange(looks), looks));
    }

    void aFewStrangePiecesMoveNothing() {
        const PieceLooks looks = table({-7, -6.5F, -6, -5.5F, -1, 0.5F});
        QVERIFY(alike(tellRedFromOrange(looks), looks));
    }
};

QTEST_APPLESS_MAIN(RedOrOrangeTest)
#include "red_or_orange_test.moc"
