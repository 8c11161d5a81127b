// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces and the robber on the rendered photograph of the project, and on photographs of places that were not trained
// on.
#include "engine/board/standard_island.h"
#include "tests/vision/board_label.h"
#include "vision/locate/plane.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <set>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr std::array<const char*, 6> kHarborWords{"brick", "lumber", "wool", "grain", "ore", "any"};
constexpr std::array<const char*, kColors> kColorWords{"red", "blue", "white", "orange", "green", "brown"};

/// "red c5" for a building, "red c5-c6" for a road: only place and colour are compared.
using Things = std::set<std::string>;

struct Labelled {
    BoardLabel board;
    bool hasPieces = false;
    Things pieces;
    std::string robber;
};

Labelled labelled(const std::filesystem::path& file) {
    Labelled result{boardLabel(file), false, {}, {}};
    std::ifstream stream{file};
    const auto json = nlohmann::json::parse(stream);
    if (json.contains("pieces")) {
        result.hasPieces = true;
        for (const auto& piece : json["pieces"])
            result.pieces.insert(piece["color"].get<std::string>() + " " + piece["at"].get<std::string>());
    }
    if (json.contains("robber") && json["robber"].is_string()) result.robber = json["robber"].get<std::string>();
    return result;
}

struct Score {
    int wanted = 0;
    int seen = 0;
    int found = 0;
    int silent = 0; ///< wrong without a doubt
    int asked = 0;
    int robbers = 0;
    int robbersRight = 0;
};

/// The rotation (times 60°) from the places of the reading to those of the label; -1: the reading is of another
/// position.
int turnBetween(const BoardReading& reading, const BoardLabel& label) {
    for (int k = 0; k < 6; ++k) {
        double most = 0;
        for (int i = 0; i < standard::kHexes; ++i) {
            const auto hex = static_cast<HexId>(i);
            const cv::Point2d want = project(label.boardToImage, toPoint(position(*rotated(hex, k))));
            most = std::max(most, cv::norm(reading.hexes[index(hex)].centerPx - want));
        }
        if (most < 0.7 * sidePixels(label.boardToImage)) return k;
    }
    return -1;
}

void add(Score& score, const BoardReading& reading, const Labelled& label) {
    const int k = reading.found() ? turnBetween(reading, label.board) : -1;
    if (label.hasPieces) score.wanted += static_cast<int>(label.pieces.size());
    if (!label.robber.empty()) ++score.robbers;
    if (k < 0) return;
    if (!label.robber.empty() && reading.robber)
        score.robbersRight += name(*rotated(reading.robber->at, k)) == label.robber;
    if (!label.hasPieces) return;
    for (std::size_t i = 0; i < reading.pieces.size(); ++i) {
        const PieceReading& piece = reading.pieces[i];
        if (piece.piece > PieceKind::City) continue;
        const bool asked = reading.isUncertain(PieceDoubt{i, PieceField::Whole}) ||
                           reading.isUncertain(PieceDoubt{i, PieceField::Kind});
        const std::string at = std::visit([k](auto place) { return name(*rotated(place, k)); }, piece.at);
        ++score.seen;
        score.asked += asked;
        if (label.pieces.contains(std::string{kColorWords[index(piece.color)]} + " " + at))
            ++score.found;
        else
            score.silent += !asked;
    }
}

BoardReading readFile(const std::filesystem::path& file) {
    const LoadedImage image = loadImage(file);
    BoardReading reading = readBoard(image.bgr);
    scalePixels(reading, image.scale);
    return reading;
}

} // namespace

class PiecesTest : public QObject {
    Q_OBJECT

private slots:
    void thePiecesOfTheRenderedBoardAreRead() {
        const Labelled label = labelled(REEVE_SOURCE_DIR "/resources/demo/board-pieces.json");
        const BoardReading reading = readFile(label.board.image);
        QVERIFY(reading.found());
        Score score;
        add(score, reading, label);
        QCOMPARE(score.wanted, 16);
        QVERIFY2(score.found >= 15, qPrintable(QString{"%1 of 16 found"}.arg(score.found)));
        QVERIFY2(score.seen <= score.found + 2, qPrintable(QString{"%1 seen"}.arg(score.seen)));
        QCOMPARE(score.silent, 0);
        QCOMPARE(score.robbersRight, 1);
    }

    void anEmptyBoardShowsNoPieces() {
        const BoardReading reading = readFile(REEVE_SOURCE_DIR "/resources/demo/board.jpg");
        QVERIFY(reading.found());
        QVERIFY2(reading.pieces.empty(), qPrintable(QString{"%1 pieces"}.arg(reading.pieces.size())));
        QVERIFY(reading.robber.has_value());
    }

    void theHarborsOfTheRenderedBoardAreRead() {
        for (const char* file : {"board", "board-pieces"}) {
            const std::string path = std::string{REEVE_SOURCE_DIR "/resources/demo/"} + file;
            std::ifstream stream{path + ".json"};
            const auto label = nlohmann::json::parse(stream);
            Things wanted;
            for (const auto& harbor : label["harbors"])
                wanted.insert(harbor["gives"].get<std::string>() + " " + harbor["at"].get<std::string>());
            QCOMPARE(wanted.size(), std::size_t{9});
            const BoardReading reading = readFile(path + ".jpg");
            const int k = turnBetween(reading, boardLabel(path + ".json"));
            QVERIFY(k >= 0);
            Things seen;
            for (const HarborReading& harbor : reading.harbors)
                seen.insert(std::string{kHarborWords[index(harbor.gives)]} + " " + name(*rotated(harbor.at, k)));
            QCOMPARE(seen, wanted);
        }
    }

    void everyDoubtNamesAPieceOfTheReading() {
        Params params;
        params.doubt.leastPieceConfidence = 1.1;
        const LoadedImage image = loadImage(REEVE_SOURCE_DIR "/resources/demo/board-pieces.jpg");
        const BoardReading reading = readBoard(image.bgr, params);
        QVERIFY(!reading.pieces.empty());
        for (std::size_t i = 0; i < reading.pieces.size(); ++i)
            QVERIFY(reading.isUncertain(PieceDoubt{i, PieceField::Whole}));
        QVERIFY(!reading.isUncertain(PieceDoubt{reading.pieces.size(), PieceField::Whole}));
    }

    // What the reader finds at each place. A change of it that is meant changes its row.
    void thePiecesOfAPlaceAreRead_data() {
        const std::map<std::string, Score> golden = {
            // wanted, seen, found, silently wrong, asked, robbers, of them right
            {"game", {41, 44, 41, 0, 9, 1, 1}},      {"put", {45, 39, 39, 0, 13, 6, 6}},
            {"site", {12, 23, 12, 0, 14, 1, 1}},     {"den", {0, 0, 0, 0, 0, 15, 15}},
            {"desk", {108, 108, 108, 0, 0, 15, 15}}, {"eye", {227, 228, 227, 1, 6, 13, 13}},
            {"north", {38, 38, 38, 0, 0, 0, 0}},     {"webcam", {37, 37, 37, 0, 1, 9, 9}},
        };
        QTest::addColumn<Place>("place");
        QTest::addColumn<Score>("golden");
        for (const Place& place : photographedPlaces()) {
            const auto row = golden.find(place.name);
            if (row != golden.end()) QTest::newRow(place.name) << place << row->second;
        }
    }

    void thePiecesOfAPlaceAreRead() {
        if (photographedPlaces().empty()) QSKIP("no photographs: REEVE_SHARED does not name a folder with photos/");
        QFETCH(const Place, place);
        QFETCH(const Score, golden);
        Score s;
        for (const auto& file : place.labels()) {
            const Labelled label = labelled(file);
            if (!label.hasPieces && label.robber.empty()) continue;
            add(s, readFile(label.board.image), label);
        }
        qInfo("{%d, %d, %d, %d, %d, %d, %d}", s.wanted, s.seen, s.found, s.silent, s.asked, s.robbers, s.robbersRight);
        QCOMPARE(s.wanted, golden.wanted);
        QCOMPARE(s.robbers, golden.robbers);
        QVERIFY(s.found >= golden.found);
        QVERIFY(s.seen - s.found <= golden.seen - golden.found);
        QVERIFY(s.silent <= golden.silent);
        QVERIFY(s.asked <= golden.asked);
        QVERIFY(s.robbersRight >= golden.robbersRight);
    }
};

QTEST_APPLESS_MAIN(PiecesTest)
#include "pieces_test.moc"
