// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "tests/vision/board_label.h"
#include "vision/look/read_terrain.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QTest>

#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <string>
#include <utility>

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
    void the_hexes_of_a_place_are_read_data();
    void the_hexes_of_a_place_are_read();
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

// What is read at each place without the counts of the box. A change of it that is meant changes its row.
void TerrainTest::the_hexes_of_a_place_are_read_data() {
    QTest::addColumn<Place>("place");
    QTest::addColumn<int>("terrains");
    QTest::addColumn<int>("numbers");
    const std::map<std::string, std::pair<int, int>> golden = {
        {"bare", {19, 0}},  {"game", {19, 15}},    {"glass", {35, 34}},    {"put", {110, 102}},  {"site", {18, 17}},
        {"white", {18, 0}}, {"club", {37, 36}},    {"den", {361, 270}},    {"desk", {304, 285}}, {"eye", {265, 17}},
        {"lamp", {57, 54}}, {"north", {342, 306}}, {"webcam", {303, 268}},
    };
    for (const Place& place : photographedPlaces())
        QTest::newRow(place.name) << place << golden.at(place.name).first << golden.at(place.name).second;
}

void TerrainTest::the_hexes_of_a_place_are_read() {
    if (photographedPlaces().empty()) QSKIP("no photographs: REEVE_SHARED does not name a folder with photos/");
    QFETCH(const Place, place);
    QFETCH(const int, terrains);
    QFETCH(const int, numbers);
    Score score;
    for (const auto& file : place.labels()) {
        const BoardLabel label = boardLabel(file);
        add(score, label, readTerrain(cv::imread(label.image.string(), cv::IMREAD_COLOR), label.boardToImage));
    }
    qInfo("{%d, %d} of %d, %d", score.terrain, score.number, score.hexes, score.tokens);
    QVERIFY2(score.terrain >= terrains, qPrintable(QString{"%1 terrains"}.arg(score.terrain)));
    QVERIFY2(score.number >= numbers, qPrintable(QString{"%1 numbers"}.arg(score.number)));
}

QTEST_APPLESS_MAIN(TerrainTest)
#include "terrain_test.moc"
