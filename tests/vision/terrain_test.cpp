// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "tests/vision/board_label.h"
#include "vision/look/read_terrain.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QTest>

#include <chrono>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

using namespace reeve;
using namespace reeve::vision;

namespace {

const BoardLabel& ownBoard() {
    static const BoardLabel label = boardLabel(REEVE_SOURCE_DIR "/resources/demo/board.json");
    return label;
}

cv::Mat ownPicture() { return cv::imread(ownBoard().image.string(), cv::IMREAD_COLOR); }

struct Score {
    int hexes = 0;
    int terrain = 0;
    int tokens = 0;
    int number = 0;
    int sureAndWrong = 0; ///< wrong with a confidence of at least 0.8
};

void add(Score& score, const BoardLabel& label, const TerrainLooks& read) {
    for (std::size_t i = 0; i < standard::kHexes; ++i) {
        const bool terrain = read[i].terrain == label.terrain[i];
        const bool number = read[i].number == label.number[i];
        ++score.hexes;
        score.terrain += terrain;
        if (label.number[i] != 0) {
            ++score.tokens;
            score.number += number;
        }
        score.sureAndWrong += !terrain && read[i].terrainConfidence >= 0.8;
        score.sureAndWrong += !number && read[i].numberConfidence >= 0.8;
    }
}

cv::Matx33d turned(double angle) {
    return {std::cos(angle), -std::sin(angle), 0, std::sin(angle), std::cos(angle), 0, 0, 0, 1};
}

} // namespace

class TerrainTest : public QObject {
    Q_OBJECT

private slots:
    void a_rendered_board_of_our_own_is_read();
    void probabilities_sum_to_one_and_the_best_is_the_guess();
    void the_reading_turns_with_the_board();
    void a_white_picture_is_not_read_with_confidence();
    void a_board_partly_outside_of_the_picture_is_answered();
    void photographs_of_places_never_trained_on_are_read();
    void nineteen_hexes_are_read_quickly_on_one_core();
};

void TerrainTest::a_rendered_board_of_our_own_is_read() {
    const cv::Mat picture = ownPicture();
    QVERIFY(!picture.empty());
    Score score;
    add(score, ownBoard(), readTerrain(picture, ownBoard().boardToImage));
    QVERIFY2(score.terrain >= 17, qPrintable(QString{"terrains right: %1 of 19"}.arg(score.terrain)));
    QVERIFY2(score.number >= score.tokens - 2,
             qPrintable(QString{"numbers right: %1 of %2"}.arg(score.number).arg(score.tokens)));
}

void TerrainTest::probabilities_sum_to_one_and_the_best_is_the_guess() {
    for (const TerrainLook& look : readTerrain(ownPicture(), ownBoard().boardToImage)) {
        const auto& terrain = look.terrainProbabilities;
        const auto& number = look.numberProbabilities;
        QVERIFY(std::abs(std::accumulate(terrain.begin(), terrain.end(), 0.0F) - 1.0F) < 1e-4F);
        QVERIFY(std::abs(std::accumulate(number.begin(), number.end(), 0.0F) - 1.0F) < 1e-4F);
        QCOMPARE(look.terrainConfidence, static_cast<double>(terrain[index(look.terrain)]));
        const auto said = static_cast<std::size_t>(std::max_element(number.begin(), number.end()) - number.begin());
        QCOMPARE(look.number, kTokenNumbers[said]);
        QCOMPARE(look.numberConfidence, static_cast<double>(number[said]));
    }
}

void TerrainTest::the_reading_turns_with_the_board() {
    const cv::Mat picture = ownPicture();
    const auto straight = readTerrain(picture, ownBoard().boardToImage);
    const auto other = readTerrain(picture, ownBoard().boardToImage * turned(2 * std::numbers::pi / 6));
    int same = 0;
    for (int i = 0; i < standard::kHexes; ++i) {
        const auto hex = static_cast<HexId>(i);
        const TerrainLook& a = other[index(hex)];
        const TerrainLook& b = straight[index(*rotated(hex, 1))];
        same += a.terrain == b.terrain && a.number == b.number;
    }
    QVERIFY2(same >= 17, qPrintable(QString{"%1 of 19 hexes read alike"}.arg(same)));
}

void TerrainTest::a_white_picture_is_not_read_with_confidence() {
    const cv::Mat white{600, 800, CV_8UC3, cv::Scalar{255, 255, 255}};
    for (const TerrainLook& look : readTerrain(white, {60, 0, 400, 0, 60, 300, 0, 0, 1})) QCOMPARE(look.number, 0);
}

void TerrainTest::a_board_partly_outside_of_the_picture_is_answered() {
    const cv::Mat picture = ownPicture();
    const cv::Mat half = picture.colRange(0, picture.cols / 2);
    const auto whole = readTerrain(picture, ownBoard().boardToImage);
    const auto cut = readTerrain(half, ownBoard().boardToImage);
    for (const TerrainLook& look : cut) QVERIFY(look.terrainConfidence > 0 && look.terrainConfidence <= 1);
    // The westernmost hex is in both pictures.
    QCOMPARE(cut[7].number, whole[7].number);
    const cv::Mat one{1, 1, CV_8UC3, cv::Scalar{9, 9, 9}};
    for (const TerrainLook& look : readTerrain(one, ownBoard().boardToImage)) QCOMPARE(look.number, 0);
}

void TerrainTest::photographs_of_places_never_trained_on_are_read() {
    const std::vector<Place> photographed = photographedPlaces();
    if (photographed.empty()) QSKIP("no photographs: REEVE_SHARED does not name a folder with photos/");
    std::vector<BoardLabel> labels;
    for (const Place& place : photographed)
        if (place.folder == std::string("photos"))
            for (const auto& file : place.labels()) labels.push_back(boardLabel(file));
    std::map<std::string, Score> places;
    Score unseen;
    for (const BoardLabel& label : labels) {
        const auto read = readTerrain(cv::imread(label.image.string(), cv::IMREAD_COLOR), label.boardToImage);
        add(places[label.place + (label.trainedOn ? " (trained on)" : "")], label, read);
        if (!label.trainedOn) add(unseen, label, read);
    }
    for (const auto& [place, s] : places)
        qInfo("%-20s terrain %4d of %4d, number %4d of %4d, sure and wrong %d", place.c_str(), s.terrain, s.hexes,
              s.number, s.tokens, s.sureAndWrong);
    QVERIFY2(unseen.terrain >= 0.99 * unseen.hexes,
             qPrintable(QString{"%1 of %2"}.arg(unseen.terrain).arg(unseen.hexes)));
    QVERIFY2(unseen.number >= 0.975 * unseen.tokens,
             qPrintable(QString{"%1 of %2"}.arg(unseen.number).arg(unseen.tokens)));
}

void TerrainTest::nineteen_hexes_are_read_quickly_on_one_core() {
    const cv::Mat picture = ownPicture();
    const int threads = cv::getNumThreads();
    cv::setNumThreads(1);
    readTerrain(picture, ownBoard().boardToImage); // loads the networks
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        const auto start = std::chrono::steady_clock::now();
        readTerrain(picture, ownBoard().boardToImage);
        best =
            std::min(best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    cv::setNumThreads(threads);
    qInfo("19 hexes on one core: %.0f ms", best);
    QVERIFY2(best < 400, "several times as long as measured on a slow machine");
}

QTEST_APPLESS_MAIN(TerrainTest)
#include "terrain_test.moc"
