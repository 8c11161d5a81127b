// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "vision/judge/fit_harbors.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace reeve;
using namespace reeve::vision;

namespace {

PathId harborPlaceOf(std::size_t side, std::size_t place) {
    return harborPlaces(standardIsland())[frameIndex(side, place)];
}

struct Lying {
    const char* at;
    HarborKind gives;
};

/// The printed frame pieces in one possible order.
const std::vector<Lying> kPrinted{
    {"b1-c2", HarborKind::Ore},    {"a1-a2", HarborKind::Any},   {"a4-a5", HarborKind::Brick},
    {"b8-b9", HarborKind::Lumber}, {"c11-d11", HarborKind::Any}, {"e8-e9", HarborKind::Grain},
    {"f4-f5", HarborKind::Any},    {"f1-f2", HarborKind::Any},   {"d2-e1", HarborKind::Wool}};

HarborLook& lookAt(HarborLooks& looks, const char* at) {
    for (std::size_t place = 0; place < looks.size(); ++place)
        if (name(harborPlaces(standardIsland())[place]) == at) return looks[place];
    qFatal("no place for a harbour: %s", at);
}

void see(HarborLook& look, std::size_t kind, float chance) {
    look.kind.fill((1 - chance) / (kHarborLooks - 1));
    look.kind[kind] = chance;
}

HarborLooks seen(const std::vector<Lying>& harbors, float chance = 0.98F) {
    HarborLooks looks(harborPlaces(standardIsland()).size());
    for (HarborLook& look : looks) {
        look.inPicture = true;
        see(look, 0, chance);
    }
    for (const Lying& harbor : harbors) see(lookAt(looks, harbor.at), harborLook(harbor.gives), chance);
    return looks;
}

const FittedHarbor* at(const std::vector<FittedHarbor>& harbors, const char* place) {
    const auto found = std::find_if(harbors.begin(), harbors.end(),
                                    [&](const FittedHarbor& one) { return name(one.harbor.at) == place; });
    return found == harbors.end() ? nullptr : &*found;
}

bool agree(const std::vector<FittedHarbor>& harbors, const std::vector<Lying>& lying) {
    return harbors.size() == lying.size() && std::all_of(lying.begin(), lying.end(), [&](const Lying& one) {
               const FittedHarbor* found = at(harbors, one.at);
               return found && found->harbor.gives == one.gives;
           });
}

} // namespace

class FitHarborsTest : public QObject {
    Q_OBJECT

private slots:
    void eachSideOfTheFrameHasThreePlacesClockwise() {
        const char* names[6][3] = {{"c1-d1", "b1-c2", "b1-b2"},  {"a1-a2", "a3-a4", "a4-a5"},
                                   {"a6-a7", "b8-b9", "b9-c10"}, {"c11-d11", "d10-e9", "e8-e9"},
                                   {"f6-f7", "f4-f5", "f3-f4"},  {"f1-f2", "e1-e2", "d2-e1"}};
        for (std::size_t side = 0; side < kFrameSides; ++side)
            for (std::size_t place = 0; place < kFramePlaces; ++place) {
                QCOMPARE(name(harborPlaceOf(side, place)), std::string(names[side][place]));
                QCOMPARE(harborPlaceOf((side + 1) % kFrameSides, place), *rotated(harborPlaceOf(side, place), 1));
            }
    }

    void theSquareLooksFromTheSeaTowardsTheLand() {
        const cv::Matx33d north =
            viewFromSea(standardIsland(), *pathNamed("a3-a4")); // the sea is north-west of this path
        const BoardPoint path = position(*pathNamed("a3-a4"));
        QVERIFY(std::hypot(north(0, 2), north(1, 2)) > std::hypot(path.x, path.y) + 0.3);
        const cv::Vec3d land = north * cv::Vec3d{0, 0.45, 1}; // straight towards the land: the middle of the path
        QVERIFY(std::abs(land[0] - path.x) < 1e-9 && std::abs(land[1] - path.y) < 1e-9);
        QVERIFY(north(0, 0) * north(1, 1) - north(0, 1) * north(1, 0) > 0.999); // rotated, not mirrored
    }

    void aFrameThatIsSeenClearlyIsSure() {
        const auto harbors = fitHarbors(seen(kPrinted), standardIsland(), {});
        QVERIFY(agree(harbors, kPrinted));
        for (const FittedHarbor& harbor : harbors) QVERIFY(harbor.harbor.confidence > 0.99 && harbor.seen);
        QVERIFY(std::is_sorted(harbors.begin(), harbors.end(),
                               [](const auto& a, const auto& b) { return a.harbor.at < b.harbor.at; }));
    }

    void whatGlareHidesFollowsFromTheOtherPieces() {
        HarborLooks looks = seen(kPrinted);
        see(lookAt(looks, "e8-e9"), 0, 1.0F / 7);
        QVERIFY(agree(fitHarbors(looks, standardIsland(), {}), kPrinted));
        QVERIFY(at(fitHarbors(looks, standardIsland(), {}), "e8-e9")->harbor.confidence > 0.9);
    }

    void looseTokensStayWhereTheyLie() {
        std::vector<Lying> tokens = kPrinted;
        std::swap(tokens[0].gives, tokens[1].gives);
        std::swap(tokens[4].gives, tokens[5].gives);
        std::swap(tokens[2].gives, tokens[7].gives);
        const auto harbors = fitHarbors(seen(tokens), standardIsland(), {});
        QVERIFY(agree(harbors, tokens));
        for (const FittedHarbor& harbor : harbors) QVERIFY(harbor.harbor.confidence > 0.8);
    }

    void aHouseFrameWithTwoGrainHarborsStaysToo() {
        std::vector<Lying> house = kPrinted;
        house[2].gives = HarborKind::Grain;
        house[0].gives = HarborKind::Wool;
        house[1].gives = HarborKind::Wool;
        QVERIFY(agree(fitHarbors(seen(house, 0.997F), standardIsland(), {}), house));
    }

    void aFrameWithoutHarborsGivesNone() { QVERIFY(fitHarbors(seen({}), standardIsland(), {}).empty()); }

    void aFrameOutsideOfThePictureGivesNone() {
        HarborLooks looks = seen(kPrinted);
        for (HarborLook& look : looks) look.inPicture = false;
        QVERIFY(fitHarbors(looks, standardIsland(), {}).empty());
    }

    void aSideOutsideOfThePictureIsKnownFromTheOthersButNotSeen() {
        HarborLooks looks = seen(kPrinted);
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            HarborLook& look = looks[frameIndex(3, place)];
            look.inPicture = false;
            see(look, 1, 0.9F); // a look outside the picture, whatever it shows
        }
        const auto harbors = fitHarbors(looks, standardIsland(), {});
        QVERIFY(agree(harbors, kPrinted));
        QVERIFY(!at(harbors, "c11-d11")->seen && !at(harbors, "e8-e9")->seen && at(harbors, "a1-a2")->seen);
    }

    void harborsThatNoFrameHasTogetherAreNotReported() {
        HarborLooks looks = seen({});
        for (std::size_t side = 0; side < kFrameSides; ++side)
            for (const std::size_t place : {0, 1}) see(looks[frameIndex(side, place)], 1, 0.98F);
        QVERIFY(fitHarbors(looks, standardIsland(), {}).empty());
    }

    void oneWrongLookIsSettledByTheFrameButSeveralAreAskedAbout() {
        HarborLooks looks = seen(kPrinted, 0.9F);
        see(lookAt(looks, "b8-b9"), harborLook(HarborKind::Lumber), 0.995F);
        see(lookAt(looks, "b1-c2"), harborLook(HarborKind::Lumber), 0.85F); // the box has only one lumber harbour
        const auto one = fitHarbors(looks, standardIsland(), {});
        QVERIFY(agree(one, kPrinted));
        QVERIFY(at(one, "b1-c2")->harbor.confidence > 0.8);
        see(lookAt(looks, "d2-e1"), harborLook(HarborKind::Ore), 0.9F);
        const auto two = fitHarbors(looks, standardIsland(), {});
        for (const char* place : {"b1-c2", "d2-e1"}) QVERIFY(at(two, place)->harbor.confidence < 0.8);
    }

    void noiseGivesNothing() {
        HarborLooks looks = seen({});
        for (HarborLook& look : looks) see(look, 0, 1.0F / 7);
        QVERIFY(fitHarbors(looks, standardIsland(), {}).empty());
    }

    void theFrameOfThirtyHexesMayLieEitherWayRound() { // SIX-4, SIX-5
        const Island& island = islandOf(IslandId::Extended);
        const std::vector<PathId>& places = harborPlaces(island);
        for (const int sixths : {0, 3}) {
            HarborLooks looks(places.size());
            for (HarborLook& look : looks) {
                look.inPicture = true;
                see(look, 0, 0.9F);
            }
            std::vector<PathId> lying;
            for (const char* at : {"a1-a2", "a4-a5", "b8-b9", "c11-d12", "e12-f11", "g8-g9", "h4-h5", "h1-h2", "f1-f2",
                                   "d1-e1", "c1-c2"}) {
                lying.push_back(*island.rotated(*island.pathNamed(at), sixths));
                const auto place = std::find(places.begin(), places.end(), lying.back());
                QVERIFY(place != places.end());
                HarborLook& look = looks[static_cast<std::size_t>(place - places.begin())];
                // The fourth harbour is in glare.
                see(look, harborLook(HarborKind::Wool), lying.size() == 4 ? 0.2F : 0.9F);
            }
            const auto harbors = fitHarbors(looks, island, {});
            QCOMPARE(harbors.size(), lying.size());
            for (const FittedHarbor& one : harbors) {
                QVERIFY(std::find(lying.begin(), lying.end(), one.harbor.at) != lying.end());
                QVERIFY(one.thereConfidence > 0.9);
            }
        }
    }
};

QTEST_APPLESS_MAIN(FitHarborsTest)
#include "fit_harbors_test.moc"
