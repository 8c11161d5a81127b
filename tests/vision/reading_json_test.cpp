// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/json/reading_json.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::vision;
using nlohmann::ordered_json;

class ReadingJsonTest : public QObject {
    Q_OBJECT

private slots:
    void everyDoubtIsWrittenAsItsPathInTheRecord() {
        const Island& island = standardIsland();
        const std::vector<std::pair<Doubt, std::string>> doubts{
            {HexDoubt{*hexNamed("B2"), HexField::Terrain}, "hexes.B2.terrain"},
            {HexDoubt{*hexNamed("E3"), HexField::Number}, "hexes.E3.number"},
            {HarborDoubt{2, HarborField::Whole}, "harbors[2]"},
            {HarborDoubt{8, HarborField::Gives}, "harbors[8].gives"},
            {PieceDoubt{0, PieceField::Whole}, "pieces[0]"},
            {PieceDoubt{11, PieceField::Kind}, "pieces[11].piece"},
            {PieceDoubt{4, PieceField::Level}, "pieces[4].level"},
            {PieceDoubt{4, PieceField::Active}, "pieces[4].active"},
            {FigureDoubt::Robber, "robber"},
            {FigureDoubt::Merchant, "merchant"},
            {FigureDoubt::Barbarians, "barbarians"},
            {FigureDoubt::Pirate, "pirate"},
            {BoardDoubt::Layout, "rows"}};
        for (const auto& [doubt, path] : doubts) QCOMPARE(recordPath(doubt, island), path);
    }

    void whatAPersonHasConfirmedIsNotAskedAboutAnyMore() {
        BoardReading reading;
        const Doubt terrain = HexDoubt{*hexNamed("B2"), HexField::Terrain};
        const Doubt number = HexDoubt{*hexNamed("B2"), HexField::Number};
        reading.uncertain = {terrain, number};
        reading.confirm(terrain);
        QVERIFY(!reading.isUncertain(terrain));
        QVERIFY(reading.isUncertain(number));
    }

    void aFoundBoardIsWrittenInTheWordsOfTheRecord() {
        BoardReading reading;
        reading.failure.reset();
        reading.boardToImage = {100, 0, 640, 0, 100, 480, 0, 0, 1};
        reading.hexes[0] = {Terrain::Hills, 0.98765, 6, 0.97, {812.04, 640.5}};
        reading.harbors.push_back({*pathNamed("a1-a2"), HarborKind::Any, 0.8});
        reading.pieces.push_back({PieceKind::Road, Color::Red, *pathNamed("c5-c6"), 0, false, 0.91});
        reading.pieces.push_back({PieceKind::Knight, Color::Blue, *intersectionNamed("d3"), 2, true, 0.74});
        reading.robber = HexMark{*hexNamed("B3"), 0.9};
        reading.uncertain = {HexDoubt{*hexNamed("B2"), HexField::Number}};
        const ordered_json json = readingToJson(reading, "table.jpg", {4032, 3024}, 38);

        QCOMPARE(json["format"].get<std::string>(), std::string("reeve-reading/1"));
        QVERIFY(json["image"] == ordered_json::parse(R"({"file":"table.jpg","width":4032,"height":3024})"));
        QCOMPARE(json["found"].get<bool>(), true);
        QCOMPARE(json["board_to_image"].size(), std::size_t{9});
        QCOMPARE(json["board_to_image"][2].get<double>(), 640.0);
        QCOMPARE(json["hexes"].size(), std::size_t{19});
        QVERIFY(json["hexes"]["A1"] ==
                ordered_json::parse(R"({"terrain":"hills","terrain_confidence":0.988,"number":6,)"
                                    R"("number_confidence":0.97,"center_px":[812.0,640.5]})"));
        QVERIFY(!json["hexes"]["A2"].contains("number")); // no token, no number
        QVERIFY(json["harbors"][0] == ordered_json::parse(R"({"at":"a1-a2","gives":"any","confidence":0.8})"));
        QVERIFY(json["pieces"][0] ==
                ordered_json::parse(R"({"piece":"road","color":"red","at":"c5-c6","confidence":0.91})"));
        QVERIFY(json["pieces"][1] == ordered_json::parse(R"({"piece":"knight","color":"blue","at":"d3","level":2,)"
                                                         R"("active":true,"confidence":0.74})"));
        QVERIFY(json["robber"] == ordered_json::parse(R"({"at":"B3","confidence":0.9})"));
        QVERIFY(json["merchant"].is_null());
        QVERIFY(json["barbarians"].is_null());
        QVERIFY(json["uncertain"] == ordered_json::parse(R"(["hexes.B2.number"])"));
        QCOMPARE(json["milliseconds"]["load"].get<double>(), 38.0);
    }

    void aReadingOfALargerIslandNamesItsRows() { // SIX-1
        BoardReading reading;
        reading.failure.reset();
        QVERIFY(!readingToJson(reading, "table.jpg", {4032, 3024}, 38).contains("rows"));
        reading.island = IslandId::Extended;
        reading.hexes.resize(30);
        reading.robber = HexMark{*reading.places().hexNamed("G3"), 0.9};
        reading.pieces.push_back(
            {PieceKind::Settlement, Color::Green, *reading.places().intersectionNamed("h7"), 0, false, 0.9});
        const ordered_json json = readingToJson(reading, "table.jpg", {4032, 3024}, 38);
        QVERIFY(json["rows"] == ordered_json::parse("[3,4,5,6,5,4,3]"));
        QCOMPARE(json["hexes"].size(), std::size_t{30});
        QCOMPARE(json["robber"]["at"].get<std::string>(), std::string("G3"));
        QCOMPARE(json["pieces"][0]["at"].get<std::string>(), std::string("h7"));
    }

    void aMissingBoardSaysWhyAndWhatToDo() {
        BoardReading reading;
        reading.failure = Failure::CutOff;
        const ordered_json json = readingToJson(reading, "half.jpg", {800, 600}, 5);
        QCOMPARE(json["found"].get<bool>(), false);
        QCOMPARE(json["reason"].get<std::string>(), std::string("cut-off"));
        QVERIFY(json["message"].get<std::string>().find("Step back") != std::string::npos);
        QVERIFY(!json.contains("hexes"));
    }
};

QTEST_APPLESS_MAIN(ReadingJsonTest)
#include "reading_json_test.moc"
