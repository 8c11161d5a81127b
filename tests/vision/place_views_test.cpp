// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "vision/locate/plane.h"
#include "vision/look/place_views.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <cmath>
#include <numbers>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// A view of the standard island in a picture, without terrain crops.
NormalView viewOf(const WorkingPicture& working) { return {{}, working, {}, {}, {}}; }

/// Board plane to pixels of a pinhole camera at `eye` (hex sides; x east, y south, z up) that looks at the middle of
/// the island.
cv::Matx33d seenFrom(cv::Vec3d eye, cv::Size picture) {
    const double focal = 0.75 * std::max(picture.width, picture.height);
    const cv::Vec3d forward = -eye / cv::norm(eye);
    // In these axes x is east, y south and z down, into the table; the heights of `eye` point up.
    const cv::Vec3d ahead{forward[0], forward[1], -forward[2]};
    const cv::Vec3d right = cv::normalize(cv::Vec3d{-ahead[1], ahead[0], 0}) * 1.0;
    const cv::Vec3d down = ahead.cross(right);
    const cv::Vec3d at{eye[0], eye[1], -eye[2]};
    const cv::Matx33d pose{right[0],      right[1], -right.dot(at), down[0],       down[1],
                           -down.dot(at), ahead[0], ahead[1],       -ahead.dot(at)};
    const cv::Matx33d inner{focal, 0, picture.width / 2.0, 0, focal, picture.height / 2.0, 0, 0, 1};
    return inner * pose;
}

} // namespace

class PlaceViewsTest : public QObject {
    Q_OBJECT

private slots:
    void theCameraIsFoundWhereItStood() {
        const cv::Size picture{1600, 1200};
        for (const cv::Vec3d& eye : {cv::Vec3d{3, 6, 9}, cv::Vec3d{-4, 2, 12}, cv::Vec3d{0.5, -8, 8}}) {
            const cv::Point3d camera = cameraPosition(seenFrom(eye, picture), picture);
            QVERIFY2(cv::norm(cv::Vec3d{camera.x, camera.y, camera.z} - eye) < 1e-6,
                     qPrintable(QString{"%1 %2 %3"}.arg(camera.x).arg(camera.y).arg(camera.z)));
        }
    }

    void thingsLeanToTheUpperRightOfEverySquare() {
        const cv::Point3d camera{4, -5, 7};
        const auto check = [&](const cv::Matx33d& view, BoardPoint place) {
            const cv::Point2d lean = leanAt(camera, toPoint(place));
            const cv::Point2d local{view(0, 0) * lean.x + view(1, 0) * lean.y,
                                    view(0, 1) * lean.x + view(1, 1) * lean.y};
            return local.x >= -1e-9 && local.y <= 1e-9;
        };
        for (int i = 0; i < standard::kPaths; ++i)
            QVERIFY(check(viewOf(standardIsland(), PathId(i), camera), position(PathId(i))));
        for (int i = 0; i < standard::kIntersections; ++i)
            QVERIFY(check(viewOf(standardIsland(), IntersectionId(i), camera), position(IntersectionId(i))));
        for (int i = 0; i < standard::kHexes; ++i)
            QVERIFY(check(viewOf(standardIsland(), HexId(i), camera), position(HexId(i))));
    }

    void pathsRunAcrossTheirSquaresAndFromIntersectionsOneGoesUp() {
        const cv::Point3d camera{-2, 3, 9};
        for (int i = 0; i < standard::kPaths; ++i) {
            const cv::Matx33d back = viewOf(standardIsland(), PathId(i), camera).inv();
            const auto& ends = standardIsland().pathEnds[static_cast<std::size_t>(i)];
            const cv::Point2d along =
                project(back, toPoint(position(ends[0]))) - project(back, toPoint(position(ends[1])));
            QVERIFY(std::abs(along.y) < 1e-9 && std::abs(std::abs(along.x) - 1) < 1e-9);
        }
        for (int i = 0; i < standard::kIntersections; ++i) {
            const auto intersection = static_cast<IntersectionId>(i);
            const cv::Matx33d back = viewOf(standardIsland(), intersection, camera).inv();
            const cv::Point2d here = project(back, toPoint(position(intersection)));
            for (const IntersectionId next : standardIsland().intersectionNeighbors[index(intersection)]) {
                const cv::Point2d way = project(back, toPoint(position(next))) - here;
                const double degrees = std::atan2(way.y, way.x) * 180 / std::numbers::pi;
                const double off = std::fmod(degrees + 90 + 360 + 60, 120) - 60; // deviation from straight up
                QVERIFY2(std::abs(off) < 1e-6, qPrintable(QString::number(degrees)));
            }
        }
    }

    void aSquareShowsWhatLiesAtItsPlace() {
        const cv::Size picture{1000, 800};
        const cv::Point3d camera{0, 0, 12};
        const cv::Matx33d plane{80, 0, 500, 0, 80, 400, 0, 0, 1};
        cv::Mat drawn(picture, CV_8UC3, cv::Scalar{40, 40, 40});
        const auto path = *pathNamed("c5-c6");
        const auto& ends = standardIsland().pathEnds[index(path)];
        const cv::Point2d a = project(plane, toPoint(position(ends[0])));
        const cv::Point2d b = project(plane, toPoint(position(ends[1])));
        cv::line(drawn, a, b, {250, 0, 0}, 8);
        const auto crops = cutPaths(viewOf({drawn, plane}), camera);
        QCOMPARE(crops.size(), std::size_t{standard::kPaths});
        const cv::Mat& crop = crops[index(path)];
        QCOMPARE(crop.size(), cv::Size(kPlacePixels, kPlacePixels));
        QVERIFY(crop.at<cv::Vec3b>(kPlacePixels / 2, kPlacePixels / 2)[0] > 200);
        QVERIFY(crop.at<cv::Vec3b>(kPlacePixels / 2, 10)[0] > 200);
        QVERIFY(crop.at<cv::Vec3b>(8, kPlacePixels / 2)[0] < 60);
    }

    void theNearSquareShowsTheSameIntersectionTurnedTheSameWayButLarger() {
        const cv::Matx33d plane{80, 0, 500, 0, 80, 400, 0, 0, 1};
        const cv::Point3d camera{3, 4, 8};
        for (const char* place : {"c5", "d4", "a2"}) {
            const auto intersection = *intersectionNamed(place);
            const BoardPoint at = position(intersection);
            const cv::Point2d dot{at.x + 0.2, at.y - 0.05};
            cv::Mat drawn(cv::Size{1000, 800}, CV_8UC3, cv::Scalar{40, 40, 40});
            cv::circle(drawn, project(plane, dot), 3, {250, 0, 0}, cv::FILLED);
            const auto brightest = [](const cv::Mat& crop) {
                cv::Mat blue;
                cv::extractChannel(crop, blue, 0);
                cv::threshold(blue, blue, 120, 255, cv::THRESH_BINARY);
                const cv::Moments m = cv::moments(blue, true);
                return cv::Point2d{m.m10 / m.m00 + 0.5, m.m01 / m.m00 + 0.5};
            };
            const cv::Mat near = cutClose({drawn, plane}, standardIsland(), intersection, camera);
            QCOMPARE(near.size(), cv::Size(kClosePixels, kClosePixels));
            const cv::Point2d close =
                (brightest(near) - cv::Point2d{kClosePixels / 2.0, kClosePixels / 2.0}) * (1.008 / kClosePixels);
            const cv::Point2d first =
                (brightest(cutIntersections(viewOf({drawn, plane}), camera)[index(intersection)]) -
                 cv::Point2d{20, 20}) *
                (1.5 / 40);
            // The square of the first look has its centre a little lower.
            const cv::Point2d lean = leanAt(camera, toPoint(at)) * 0.03;
            QVERIFY(cv::norm(close - first) < cv::norm(lean) + 0.03);
        }
    }

    void theMirroredSquareShowsThePathsAsBeforeAndWhatLiesBesideThemInAMirror() {
        const cv::Matx33d plane{80, 0, 500, 0, 80, 400, 0, 0, 1};
        for (const cv::Point3d& camera : {cv::Point3d{3, 4, 200}, {-5, 1, 200}, {0.3, -7, 200}})
            for (const char* place : {"c5", "d4", "c6"}) {
                const auto intersection = *intersectionNamed(place);
                const cv::Point middle = project(plane, toPoint(position(intersection)));
                cv::Mat paths(cv::Size{1000, 800}, CV_8UC3, cv::Scalar{40, 40, 40});
                for (const PathId path : standardIsland().intersectionPaths[index(intersection)]) {
                    const cv::Point2d to = toPoint(position(path)) - toPoint(position(intersection));
                    cv::line(paths, middle, project(plane, toPoint(position(intersection)) + to), {250, 250, 250}, 5);
                }
                cv::Mat beside = paths.clone(); // a dot next to one of the paths
                const cv::Point2d along =
                    toPoint(position(*standardIsland().intersectionPaths[index(intersection)].begin())) -
                    toPoint(position(intersection));
                const cv::Point2d dot =
                    toPoint(position(intersection)) + 0.6 * along + 0.3 * cv::Point2d{-along.y, along.x};
                cv::circle(beside, project(plane, dot), 5, {250, 250, 250}, cv::FILLED);
                const auto far = [](const cv::Mat& a, const cv::Mat& b) {
                    return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * 3);
                };
                const auto straight = [&](const cv::Mat& photo) {
                    cv::Mat crop = cutClose({photo, plane}, standardIsland(), intersection, camera);
                    cv::resize(crop, crop, {kNearPixels, kNearPixels}, 0, 0, cv::INTER_AREA);
                    return crop;
                };
                const cv::Mat mirrored = cutMirrored({beside, plane}, standardIsland(), intersection, camera);
                QCOMPARE(mirrored.size(), cv::Size(kNearPixels, kNearPixels));
                const double lines =
                    far(straight(paths), cutMirrored({paths, plane}, standardIsland(), intersection, camera));
                QVERIFY2(lines < 4, qPrintable(QString::number(lines)));
                QVERIFY(far(straight(beside), mirrored) > 1.5 * far(straight(beside), straight(paths)));
            }
    }

    void inTheMirrorThingsLeanAtMostThirtyDegreesAsideOfTheFirstView() {
        // A dark dot at the foot of a thing and a light one where its top is seen.
        const cv::Matx33d plane{80, 0, 500, 0, 80, 400, 0, 0, 1};
        for (int degrees = 0; degrees < 360; degrees += 7) {
            const double way = degrees * std::numbers::pi / 180;
            const auto intersection = *intersectionNamed("c5");
            const cv::Point2d foot = toPoint(position(intersection));
            const cv::Point3d camera{foot.x - 8 * std::cos(way), foot.y - 8 * std::sin(way), 8};
            cv::Mat drawn(cv::Size{1000, 800}, CV_8UC3, cv::Scalar{100, 100, 100});
            cv::circle(drawn, project(plane, foot), 3, {0, 0, 0}, cv::FILLED);
            cv::circle(drawn, project(plane, foot + 0.35 * leanAt(camera, foot)), 3, {250, 250, 250}, cv::FILLED);
            const cv::Mat seen = cutMirrored({drawn, plane}, standardIsland(), intersection, camera);
            cv::Point dark, light;
            cv::Mat gray;
            cv::extractChannel(seen, gray, 0);
            cv::minMaxLoc(gray, nullptr, nullptr, &dark, &light);
            const double right = std::atan2(light.x - dark.x, dark.y - light.y) * 180 / std::numbers::pi;
            // In the first view things lean between 0 and 60 degrees to the right of straight up.
            QVERIFY2(right > -35 && right < 95, qPrintable(QString::number(degrees) + ": " + QString::number(right)));
        }
    }

    void theNearSquareOfAPathShowsTheSamePlaceInMorePixels() {
        const cv::Matx33d plane{80, 0, 500, 0, 80, 400, 0, 0, 1};
        const cv::Point3d camera{0, 0, 12};
        const auto path = *pathNamed("c5-c6");
        const auto& ends = standardIsland().pathEnds[index(path)];
        const cv::Point2d a = project(plane, toPoint(position(ends[0])));
        const cv::Point2d b = project(plane, toPoint(position(ends[1])));
        cv::Mat drawn(cv::Size{1000, 800}, CV_8UC3, cv::Scalar{40, 40, 40});
        cv::circle(drawn, a + (b - a) * 0.25, 6, {250, 0, 0}, cv::FILLED);
        // Position of the dot in hex sides from the middle of a square that is `sides` hex sides wide.
        const auto dot = [](const cv::Mat& crop, double sides) {
            cv::Mat blue;
            cv::extractChannel(crop, blue, 0);
            const cv::Moments m = cv::moments(blue - 40);
            const double middle = crop.cols / 2.0;
            return cv::Point2d{m.m10 / m.m00 + 0.5 - middle, m.m01 / m.m00 + 0.5 - middle} * (sides / crop.cols);
        };
        const WorkingPicture from{drawn, plane};
        const cv::Mat near = cutNear(from, standardIsland(), path, camera);
        QCOMPARE(near.size(), cv::Size(kNearPixels, kNearPixels));
        const cv::Point2d seen = dot(near, 1.2);
        QVERIFY2(std::abs(std::abs(seen.x) - 0.25) < 0.03, qPrintable(QString::number(seen.x)));
        QVERIFY(cv::norm(seen - dot(cutPaths(viewOf(from), camera)[index(path)], 1.4)) < 0.03);
    }

    void aLargePhotographIsShrunkToTheSurroundingsOfItsIsland() {
        const cv::Matx33d plane{150, 20, 2600, -20, 150, 1400, 1e-6, 2e-5, 1};
        cv::Mat photo(cv::Size{4000, 3000}, CV_8UC3, cv::Scalar{40, 40, 40});
        for (int i = 0; i < standard::kIntersections; ++i)
            cv::circle(photo, project(plane, toPoint(position(IntersectionId(i)))), 8, {250, 250, 250}, cv::FILLED);
        const WorkingPicture working = workingSize(photo, plane);
        QVERIFY(working.picture.cols < 0.5 * 90 / 150 * photo.cols);
        for (int i = 0; i < standard::kIntersections; ++i) {
            const cv::Point at = project(working.boardToImage, toPoint(position(IntersectionId(i))));
            QVERIFY(cv::Rect(cv::Point{}, working.picture.size()).contains(at));
            QVERIFY(working.picture.at<cv::Vec3b>(at)[0] > 200);
        }
    }

    void aBoardThatAlmostReachesTheHorizonKeepsItsWholePicture() {
        const cv::Mat photo(cv::Size{3000, 2400}, CV_8UC3, cv::Scalar{40, 40, 40});
        for (const double nearlyNothing : {1e-5, 1e-7, 1e-8, -1e-8, -0.2}) {
            // The horizon is six hex sides north of the middle of the island, slightly more or less.
            const cv::Matx33d plane{200, 0, 1500, 0, 200, 1400, 0, (1 - nearlyNothing) / 6, 1};
            const WorkingPicture working = workingSize(photo, plane);
            for (int i = 0; i < standard::kIntersections; ++i) {
                const BoardPoint place = position(IntersectionId(i));
                const cv::Point before = project(plane, toPoint(place));
                const cv::Point after = project(working.boardToImage, toPoint(place));
                if (cv::Rect{0, 0, photo.cols, photo.rows}.contains(before))
                    QVERIFY(cv::Rect(cv::Point{-1, -1}, working.picture.size() + cv::Size{2, 2}).contains(after));
            }
        }
    }
};

QTEST_APPLESS_MAIN(PlaceViewsTest)
#include "place_views_test.moc"
