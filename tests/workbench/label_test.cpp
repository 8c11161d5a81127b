// SPDX-License-Identifier: GPL-3.0-or-later
// Reading, writing and counting labels.
#include "app/tools/workbench/confusion.h"
#include "app/tools/workbench/label.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace reeve;
using namespace reeve::workbench;
using vision::PieceKind;

namespace {

constexpr const char* kLabel = R"({"image":"den-01.jpg","board_to_image":[100,0,500,0,100,400,0,0,1],
 "hexes":{"A1":{"terrain":"hills","number":6},"C3":{"terrain":"desert"}},"tokens":true,"robber":"C3","merchant":"A1","barbarians":{"spaces":4},"harbors":[{"at":"a1-a2","gives":"any"},{"at":"a4-a5","gives":"grain"}],
 "pieces":[{"piece":"road","color":"red","at":"a1-a2"},{"piece":"city","color":"blue","at":"c5"},{"piece":"wall","color":"blue","at":"c5"},
           {"piece":"knight","color":"white","at":"d3","level":2,"active":true}],
 "tilt":11.5,"source":"a friend","unsure":["hexes.A2"]})";

Label labelOf(const std::string& text) {
    auto label = readLabel(text);
    if (const auto* fault = std::get_if<std::string>(&label)) throw std::runtime_error(*fault);
    return std::get<Label>(label);
}

QString faultOf(const std::string& text) {
    const auto label = readLabel(text);
    const auto* fault = std::get_if<std::string>(&label);
    return fault ? QString::fromStdString(*fault) : QString();
}

} // namespace

class LabelTest : public QObject {
    Q_OBJECT

private slots:
    void aLabelIsReadWhole() {
        const Label label = labelOf(kLabel);
        QCOMPARE(label.image, std::string("den-01.jpg"));
        QCOMPARE((*label.boardToImage)(0, 2), 500.0);
        QVERIFY((label.hexes[0] == LabelledHex{Terrain::Hills, 6}));
        QVERIFY(!label.hexes[1].terrain);
        QCOMPARE(*label.robber, *hexNamed("C3"));
        QCOMPARE(*label.merchant, *hexNamed("A1"));
        QVERIFY(label.ship && *label.ship == 4);
        QCOMPARE(label.harborAt(*pathNamed("a4-a5")), std::optional(HarborKind::Grain));
        QVERIFY(!label.harborAt(*pathNamed("b8-b9")));
        QVERIFY(label.has(*intersectionNamed("c5"), PieceKind::Wall) &&
                !label.has(*intersectionNamed("c5"), PieceKind::Metropolis));
        QCOMPARE(label.pieces->size(), std::size_t{4});
        QVERIFY(label.at(*intersectionNamed("c5"))->piece == PieceKind::City);
        QCOMPARE(label.at(*intersectionNamed("d3"))->level, 2);
        QCOMPARE(label.rest["source"].get<std::string>(), std::string("a friend"));
    }

    void whatIsWrittenIsReadAgainTheSame() {
        const Label label = labelOf(kLabel);
        const Label again = labelOf(labelText(label));
        QVERIFY(again.hexes == label.hexes && again.pieces == label.pieces && again.robber == label.robber &&
                again.tokens == label.tokens);
        QVERIFY(again.merchant == label.merchant && again.ship == label.ship && again.harbors == label.harbors);
        QVERIFY(again.rest == label.rest);
        QCOMPARE(labelText(again), labelText(label));
    }

    void aPictureWithoutTheShipIsNotOneWhoseShipWasNotLabelled() {
        QVERIFY(!labelOf("{}").ship);
        const Label without = labelOf(R"({"barbarians":null})");
        QVERIFY(without.ship && !*without.ship);
        QVERIFY(labelOf(labelText(without)).ship == without.ship);
        QVERIFY(faultOf(R"({"barbarians":{"spaces":7}})").contains("barbarians"));
        QVERIFY(faultOf(R"({"barbarians":3})").contains("barbarians"));
    }

    void aPieceTakesThePlaceOfWhatStoodThereWithItsWall() {
        Label label = labelOf(kLabel);
        label.put(*intersectionNamed("c5"),
                  LabelledPiece{.piece = PieceKind::Settlement, .color = Color::Red, .at = {}});
        QVERIFY(label.at(*intersectionNamed("c5"))->color == Color::Red);
        QCOMPARE(label.pieces->size(), std::size_t{3});
        label.put(*pathNamed("a1-a2"), std::nullopt);
        QVERIFY(!label.at(*pathNamed("a1-a2")));
    }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("no JSON") << std::string("hello") << "not JSON";
        QTest::newRow("a list") << std::string("[]") << "object";
        QTest::newRow("a hex") << std::string(R"({"hexes":{"Z9":{}}})") << "Z9";
        QTest::newRow("a terrain") << std::string(R"({"hexes":{"A1":{"terrain":"swamp"}}})") << "hexes.A1.terrain";
        QTest::newRow("a number") << std::string(R"({"hexes":{"A1":{"number":7}}})") << "hexes.A1.number";
        QTest::newRow("a path") << std::string(R"({"pieces":[{"piece":"road","color":"red","at":"a2-a1"}]})")
                                << "pieces[0].at";
        QTest::newRow("a harbour inland")
            << std::string(R"({"harbors":[{"at":"c5-c6","gives":"any"}]})") << "harbors[0].at";
        QTest::newRow("a harbour for stone")
            << std::string(R"({"harbors":[{"at":"a1-a2","gives":"stone"}]})") << "harbors[0].gives";
        QTest::newRow("a merchant") << std::string(R"({"merchant":"Z1"})") << "Z1";
        QTest::newRow("a colour") << std::string(R"({"pieces":[{"piece":"road","color":"pink","at":"a1-a2"}]})")
                                  << "pieces[0].color";
        QTest::newRow("a level") << std::string(R"({"pieces":[{"piece":"knight","color":"red","at":"a1","level":4}]})")
                                 << "level";
        QTest::newRow("a level that is a word")
            << std::string(R"({"pieces":[{"piece":"knight","color":"red","at":"a1","level":"high"}]})") << "level";
        QTest::newRow("a level beyond all bounds")
            << std::string(R"({"pieces":[{"piece":"knight","color":"red","at":"a1","level":1e30}]})") << "level";
        QTest::newRow("a number that is a 6 only in its last 32 bits")
            << std::string(R"({"hexes":{"A1":{"number":4294967302}}})") << "hexes.A1.number";
        QTest::newRow("eight numbers") << std::string(R"({"board_to_image":[1,2,3,4,5,6,7,8]})") << "board_to_image";
        QTest::newRow("a robber") << std::string(R"({"robber":5})") << "robber";
    }
    void whatIsWrongIsNamed() {
        QFETCH(std::string, text);
        QFETCH(QString, named);
        QVERIFY2(faultOf(text).contains(named), qPrintable(faultOf(text)));
    }

    void aReadingIsCountedUnderTheLabelsNames() {
        Label label = labelOf(kLabel);
        for (LabelledHex& hex : label.hexes) hex = {Terrain::Forest, 4};
        label.hexes[0] = {Terrain::Hills, 6};
        // The same board with another direction as north, two sixths of a turn away.
        vision::BoardReading reading;
        reading.failure.reset();
        const double c = 0.5, s = std::sqrt(0.75);
        reading.boardToImage =
            *label.boardToImage * cv::Matx33d{-c, s, 0, -s, -c, 0, 0, 0, 1}; // turned back by 120 degrees
        QCOMPARE(sixthsFrom(label, reading), std::optional(2));
        for (vision::HexReading& hex : reading.hexes) hex.terrain = Terrain::Forest, hex.number = 4;
        reading.hexes[index(*rotated(HexId{0}, 2))].terrain = Terrain::Desert;
        reading.hexes[index(*rotated(HexId{0}, 2))].number = 8;
        reading.pieces.push_back({PieceKind::Road, Color::Red, *rotated(*pathNamed("a1-a2"), 2), 0, false, 1});
        reading.pieces.push_back(
            {PieceKind::Settlement, Color::Blue, *rotated(*intersectionNamed("c5"), 2), 0, false, 1});
        reading.robber = {*rotated(*hexNamed("C3"), 2), 1};
        reading.barbarians = vision::BarbarianReading{3, 1, {}};
        reading.harbors = {{*rotated(*pathNamed("a1-a2"), 2), HarborKind::Any, 1},
                           {*rotated(*pathNamed("b8-b9"), 2), HarborKind::Ore, 1}};
        label.put(*intersectionNamed("a1"), LabelledPiece{.piece = PieceKind::City, .color = Color::Red, .at = {}});
        label.turn(*intersectionNamed("a1"), PieceKind::Wall);
        reading.pieces.push_back({PieceKind::City, Color::Red, *rotated(*intersectionNamed("a1"), 2), 0, false, 1});
        reading.pieces.push_back(
            {PieceKind::Metropolis, Color::Red, *rotated(*intersectionNamed("a1"), 2), 0, false, 1});
        Confusions all;
        all.add(label, reading);
        QCOMPARE(all.found, 1);
        QCOMPARE(all.marks.at(1, 1), 1); // the robber
        QCOMPARE(all.marks.at(2, 0), 1); // a merchant that was not found
        QCOMPARE(all.ship.at(5, 4), 1);  // the ship four spaces on was read as three
        QCOMPARE(all.harbors.at(1, 1), 1);
        QCOMPARE(all.harbors.at(5, 0), 1); // the grain harbour at a4-a5 was not found
        QCOMPARE(all.harbors.at(0, 6), 1); // an ore harbour was read where there is none
        QCOMPARE(all.knights.at(4, 0), 1); // level 2 and active
        QCOMPARE(all.cities.at(1, 2), 1);  // a city with a wall was read as one with a metropolis
        QCOMPARE(all.terrain.right(), 18);
        QCOMPARE(all.terrain.at(index(Terrain::Hills), index(Terrain::Desert)), 1);
        QCOMPARE(all.numbers.right(), 18);
        QCOMPARE(all.roads.at(1, 1), 1);
        QCOMPARE(all.buildings.at(2, 1), 1); // a settlement was read as a city
        QCOMPARE(all.buildings.at(3, 0), 1); // a knight was not found
        QVERIFY(all.text().contains(QLatin1String("Terrain: 18 of 19 right (94.7 %)")));
    }

    void aBoardFoundElsewhereIsNotCountedAsRead() {
        const Label label = labelOf(kLabel);
        vision::BoardReading reading;
        Confusions all;
        all.add(label, reading);
        reading.failure.reset();
        reading.boardToImage = {50, 0, 100, 0, 50, 100, 0, 0, 1};
        all.add(label, reading);
        QCOMPARE(all.photographs, 2);
        QCOMPARE(all.found, 0);
        QCOMPARE(all.terrain.total(), 0);
    }

    void theLabelsOfRealPhotographsAreReadAndKept() {
        const QDir folder(qEnvironmentVariable("REEVE_SHARED", QStringLiteral(REEVE_SOURCE_DIR "/../shared")) +
                          QLatin1String("/photos"));
        const QStringList names = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
        if (names.isEmpty()) QSKIP("no photographs here");
        for (const QString& name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string text = file.readAll().toStdString();
            const auto label = readLabel(text);
            QVERIFY2(std::holds_alternative<Label>(label), qPrintable(name + QLatin1String(": ") + faultOf(text)));
            const auto before = nlohmann::json::parse(text);
            const auto after = nlohmann::json::parse(labelText(std::get<Label>(label)));
            for (const auto& [key, value] : before.items())
                if (key != "hexes" && key != "robber")
                    QVERIFY2(after.contains(key) && after[key] == value,
                             qPrintable(name + QLatin1String(" loses ") + QString::fromStdString(key)));
        }
    }
};

QTEST_APPLESS_MAIN(LabelTest)
#include "label_test.moc"
