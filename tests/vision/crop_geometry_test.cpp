// SPDX-License-Identifier: GPL-3.0-or-later
// The crops that the networks get are equal to those of the training: vision/training/check_geometry.py compares the
// training with the same file.
#include "vision/locate/plane.h"
#include "vision/look/normal_view.h"
#include "vision/look/place_views.h"
#include "vision/look/read_harbors.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>
#include <fstream>
#include <string>
#include <vector>

using namespace reeve;
using namespace reeve::vision;
using nlohmann::json;

namespace {

constexpr double kWithin = 2; // tolerance in levels of 255

/// Blue encodes the column and green the row.
cv::Mat picture(int width, int height) {
    cv::Mat out(height, width, CV_8UC3);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            out.at<cv::Vec3b>(y, x) = {static_cast<uchar>(x * 255 / width), static_cast<uchar>(y * 255 / height), 128};
    return out;
}

/// Blue and green of the mean and of three corner pixels.
std::vector<double> seen(const cv::Mat& square) {
    const cv::Scalar mean = cv::mean(square);
    std::vector<double> out{mean[0], mean[1]};
    const int last = square.cols - 1;
    for (const cv::Point at : {cv::Point{0, 0}, cv::Point{last, 0}, cv::Point{0, last}})
        for (int channel = 0; channel < 2; ++channel) out.push_back(square.at<cv::Vec3b>(at)[channel]);
    return out;
}

class CropGeometryTest : public QObject {
    Q_OBJECT

    std::vector<json> m_cases;

    struct Case {
        cv::Mat bgr;
        cv::Matx33d boardToImage;
        NormalView view;
        cv::Point3d camera;
    };

    static Case caseOf(const json& one) {
        cv::Matx33d h;
        for (int i = 0; i < 9; ++i) h.val[i] = one["board_to_image"][static_cast<std::size_t>(i)].get<double>();
        const cv::Mat bgr = picture(one["size"][0].get<int>(), one["size"][1].get<int>());
        return {bgr, h, normalView(bgr, h), cameraPosition(h, bgr.size())};
    }

    static void compare(const std::string& what, const json& want, const std::vector<double>& got,
                        double within = kWithin) {
        QCOMPARE(want.size(), got.size());
        for (std::size_t i = 0; i < got.size(); ++i)
            QVERIFY2(std::abs(want[i].get<double>() - got[i]) <= within,
                     qPrintable(QString("%1, number %2: %3, trained with %4")
                                    .arg(what.c_str())
                                    .arg(i)
                                    .arg(got[i])
                                    .arg(want[i].get<double>())));
    }

    template <typename Cut>
    static void compareAll(const json& squares, const char* kind, Cut cut) {
        QVERIFY(!squares[kind].empty());
        for (const auto& [place, want] : squares[kind].items()) {
            compare(std::string(kind) + ' ' + place, want, seen(cut(place)));
            if (QTest::currentTestFailed()) return;
        }
    }

private slots:
    void initTestCase() {
        std::ifstream file(qgetenv("REEVE_CROP_GEOMETRY").toStdString());
        QVERIFY(file.good());
        m_cases = json::parse(file).get<std::vector<json>>();
        QCOMPARE(m_cases.size(), std::size_t{2});
    }

    void theCameraStandsWhereTheTrainingHasIt() {
        for (const json& one : m_cases) {
            const Case made = caseOf(one);
            compare("camera", one["camera"], {made.camera.x, made.camera.y, made.camera.z}, 0.01);
        }
    }

    void hexesAreCutAndColouredAsInTheTraining() {
        for (const json& one : m_cases) {
            const Case made = caseOf(one);
            std::vector<cv::Mat> hexes = cutTerrain(made.view.working);
            compareAll(one["squares"], "tile",
                       [&](const std::string& hex) { return hexes[static_cast<std::size_t>(std::stoi(hex))]; });
            compare("with the gain", one["gained"], seen(made.view.hexes[9]));
        }
    }

    void placesOfPiecesAreCutAsInTheTraining() {
        const Island& island = standardIsland();
        for (const json& one : m_cases) {
            const Case made = caseOf(one);
            const auto paths = cutPaths(made.view, made.camera);
            const auto intersections = cutIntersections(made.view, made.camera);
            const auto hexes = cutHexes(made.view, made.camera);
            const auto figures = cutFigures(made.view, made.camera);
            const json& squares = one["squares"];
            const auto path = [&](const std::string& name) { return *island.pathNamed(name); };
            const auto intersection = [&](const std::string& name) { return *island.intersectionNamed(name); };
            const auto hex = [](const std::string& number) { return static_cast<std::size_t>(std::stoi(number)); };
            compareAll(squares, "path", [&](const std::string& at) { return paths[index(path(at))]; });
            compareAll(squares, "spot", [&](const std::string& at) { return intersections[index(intersection(at))]; });
            compareAll(squares, "hex", [&](const std::string& at) { return hexes[hex(at)]; });
            compareAll(squares, "figure", [&](const std::string& at) { return figures[hex(at)]; });
            compareAll(squares, "near path", [&](const std::string& at) {
                return cutNear(made.view.working, island, path(at), made.camera);
            });
            compareAll(squares, "near spot", [&](const std::string& at) {
                return cutClose(made.view.working, island, intersection(at), made.camera);
            });
        }
    }

    void harboursAreCutAsInTheTraining() {
        const Island& island = standardIsland();
        for (const json& one : m_cases) {
            const Case made = caseOf(one);
            compareAll(one["squares"], "harbor", [&](const std::string& at) {
                return cutSquare(made.view.working, viewFromSea(island, *island.pathNamed(at)), kHarborHalf,
                                 kHarborPixels, 2);
            });
        }
    }
};

} // namespace

QTEST_APPLESS_MAIN(CropGeometryTest)
#include "crop_geometry_test.moc"
