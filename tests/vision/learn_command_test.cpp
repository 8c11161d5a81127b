// SPDX-License-Identifier: GPL-3.0-or-later
// The command learn of reeve-cli, and scan with a learned set: with drawn boards that have roads of an unknown colour,
// and with readings that are refused.
#include "engine/board/standard_island.h"
#include "engine/game.h"
#include "tests/vision/drawn_board.h"
#include "tests/vision/run_cli.h"
#include "vision/locate/plane.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::vision;
using nlohmann::ordered_json;

namespace {

constexpr std::array<const char*, kTerrains> kTerrainWords{"hills",  "forest",    "pasture",
                                                           "fields", "mountains", "desert"};

QString text(const char* word) { return QString::fromUtf8(word); }

DrawnView view(unsigned seed, double rotation) {
    return {
        .size = {1200, 900}, .rotation = rotation, .tilt = 10, .side = 82, .seed = seed, .board = randomBoard(seed)};
}

/// The island of 30 hexes (SIX-1), in a larger picture.
DrawnView largeView(unsigned seed, double rotation) {
    DrawnView large = view(seed, rotation);
    large.island = IslandId::Extended;
    large.size = {1600, 1200};
    large.board = randomBoard(seed, IslandId::Extended);
    return large;
}

ordered_json readingOf(const DrawnView& view) {
    ordered_json json{
        {"format", "reeve-reading/1"}, {"board_to_image", ordered_json::array()}, {"hexes", ordered_json::object()}};
    for (const double value : homographyOf(view).val) json["board_to_image"].push_back(value);
    const Island& island = view.board->island();
    if (island.id != IslandId::Standard) json["rows"] = {3, 4, 5, 6, 5, 4, 3};
    for (const HexId hex : island.hexes)
        json["hexes"][island.name(hex)] = {{"terrain", kTerrainWords[index(view.board->terrain[index(hex)])]}};
    json["pieces"] = ordered_json::array();
    for (const auto& [path, color] : view.roads)
        json["pieces"].push_back({{"piece", "road"}, {"color", "white"}, {"at", island.name(path)}});
    return json;
}

/// A copy of the view with roads of bare wood, which this set uses as white.
DrawnView withRoads(DrawnView view, const std::vector<const char*>& paths) {
    for (const char* path : paths) view.roads.emplace_back(*pathNamed(path), cv::Scalar{95, 145, 185});
    return view;
}

int whiteRoads(const ordered_json& scan) {
    if (!scan.is_object() || !scan["found"].get<bool>()) return -1;
    return static_cast<int>(std::count_if(scan["pieces"].begin(), scan["pieces"].end(), [](const ordered_json& piece) {
        return piece["piece"] == "road" && piece["color"] == "white";
    }));
}

} // namespace

class LearnCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString save(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        return file.fileName();
    }
    QString save(const char* name, const ordered_json& json) const {
        return save(name, QByteArray::fromStdString(json.dump()));
    }
    QByteArray bytes(const QString& name) const {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString draw(const char* name, const DrawnView& view) const {
        cv::imwrite(path(name).toStdString(), drawBoard(view));
        return path(name);
    }

private slots:
    void mostRoadsOfBareWoodAreReadOnceOnePhotographOfThemWasConfirmed() {
        const DrawnView first =
            withRoads(view(3, 0), {"a1-a2", "a3-a4", "b2-b3", "b5-b6", "c4-c5", "d6-d7", "e2-e3", "f3-f4"});
        const QString set = path("home.set");
        const Answer learned =
            run({text("learn"), set, draw("first.png", first), save("first.json", readingOf(first))});
        QVERIFY2(learned.status == 0, learned.complaint.constData());
        QCOMPARE(learned.json()["photographs"].get<int>(), 1);
        QCOMPARE(learned.json()["learned"]["terrain"]["forest"].get<int>(), 4);
        QCOMPARE(learned.json()["learned"]["roads"]["white"].get<int>(), 8);
        QVERIFY(learned.out.contains("not_seen") && learned.out.contains("mighty knight, active"));
        QVERIFY(bytes(set).size() < 1'000'000);
        int plain = 0, with = 0;
        for (unsigned seed = 4; seed < 8; ++seed) {
            const QString picture =
                draw("other.png", withRoads(view(seed, 50), {"b4-b5", "b5-b6", "b6-b7", "d3-d4", "d4-d5", "d5-d6"}));
            plain += whiteRoads(run({text("scan"), picture}).json());
            with += whiteRoads(run({text("scan"), picture, text("--set"), set}).json());
        }
        qInfo("white roads: %d of 24 without the set, %d with it", plain, with);
        QVERIFY(plain < 2);
        QVERIFY(with >= 12);
    }

    void aSetIsTaughtByTheIslandOfThirtyHexesAndReadsIt() { // SIX-1
        const DrawnView first = largeView(3, 0);
        const QString set = path("large.set");
        const Answer learned =
            run({text("learn"), set, draw("large.png", first), save("large.json", readingOf(first))});
        QVERIFY2(learned.status == 0, learned.complaint.constData());
        QCOMPARE(learned.json()["learned"]["terrain"]["forest"].get<int>(), 6);
        const Answer scan = run({text("scan"), draw("large2.png", largeView(4, 50)), text("--set"), set});
        QVERIFY(scan.json()["rows"] == ordered_json::parse("[3,4,5,6,5,4,3]"));
    }

    void theHarborsOfAConfirmedReadingAreLearnedExceptThoseThatItAsksAbout() {
        const QString picture = QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board-pieces.jpg");
        QFile file(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board-pieces.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        ordered_json reading = ordered_json::parse(file.readAll().toStdString());
        QCOMPARE(reading["harbors"].size(), 9U);
        reading["uncertain"] = {"harbors[2].gives"};
        const Answer learned = run({text("learn"), path("harbors.set"), picture, save("harbors.json", reading)});
        QVERIFY2(learned.status == 0, learned.complaint.constData());
        QCOMPARE(learned.json()["learned"]["harbors"].get<int>(), 8);
        const Answer scan = run({text("scan"), picture, text("--set"), path("harbors.set")});
        QCOMPARE(scan.json()["harbors"].size(), 9U);
    }

    // A game may be recorded with other harbours than those of the frame that lies on the table.
    void harborsThatPlainlyLieOtherwiseTeachNothingWhileTheRestDoes() {
        QFile file(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board-pieces.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        ordered_json reading = ordered_json::parse(file.readAll().toStdString());
        for (auto& harbor : reading["harbors"]) harbor["gives"] = harbor["gives"] == "any" ? "ore" : "any";
        const Answer learned =
            run({text("learn"), path("other.set"), QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board-pieces.jpg"),
                 save("other.json", reading)});
        QVERIFY2(learned.status == 0, learned.complaint.constData());
        QCOMPARE(learned.json()["learned"]["harbors"].get<int>(), 0);
        QCOMPARE(learned.json()["learned"]["terrain"]["forest"].get<int>(), 4);
    }

    void aReadingThatTeachesNothingIsNamedAndTheSetStaysAsItWas_data() {
        QTest::addColumn<QByteArray>("reading");
        QTest::addColumn<QByteArray>("says");
        const auto pieces = [](const char* list) {
            ordered_json json = readingOf(view(3, 0));
            json["pieces"] = ordered_json::parse(list);
            return QByteArray::fromStdString(json.dump());
        };
        QTest::newRow("two pieces on one place")
            << pieces(R"([{"piece":"city","color":"red","at":"c5"},{"piece":"knight","color":"blue","at":"c5"}])")
            << QByteArray("one place");
        QTest::newRow("five cities of a colour")
            << pieces(R"([{"piece":"city","color":"red","at":"a1"},{"piece":"city","color":"red","at":"a3"},
                          {"piece":"city","color":"red","at":"a5"},{"piece":"city","color":"red","at":"a7"},
                          {"piece":"city","color":"red","at":"c1"}])")
            << QByteArray("5 red cities");
        QTest::newRow("pieces where bare ground is")
            << pieces(R"([{"piece":"city","color":"red","at":"b4"},{"piece":"city","color":"red","at":"c5"},
                          {"piece":"city","color":"red","at":"d6"}])")
            << QByteArray("bare ground");
        QTest::newRow("another board's") << QByteArray::fromStdString(readingOf(view(8, 0)).dump())
                                         << QByteArray("another board");
        QTest::newRow("a place that does not exist")
            << pieces(R"([{"piece":"city","color":"red","at":"z9"}])") << QByteArray("no place z9");
        QTest::newRow("an island that there is not")
            << QByteArray(R"({"rows":[3,4,5,4,4]})") << QByteArray("no such island");
        QTest::newRow("an island of Seafarers")
            << QByteArray(R"({"rows":[4,5,6,7,6,5,4]})") << QByteArray("19 and of 30 hexes");
        const auto harbors = [](const char* list) {
            ordered_json json = readingOf(view(3, 0));
            json["harbors"] = ordered_json::parse(list);
            return QByteArray::fromStdString(json.dump());
        };
        QTest::newRow("a harbour that gives nothing known")
            << harbors(R"([{"at":"a1-a2","gives":"gold"}])") << QByteArray("harbors[0].gives");
        QTest::newRow("a harbour without a place")
            << harbors(R"([{"gives":"any"}])") << QByteArray("harbors[0] has not at and gives");
        QTest::newRow("a harbour inland")
            << harbors(R"([{"at":"c5-c6","gives":"any"}])") << QByteArray("not at the coast");
        QTest::newRow("no JSON") << QByteArray("Dear diary") << QByteArray("odd.json");
        QTest::newRow("no board found") << QByteArray(R"({"format":"reeve-reading/1","found":false})")
                                        << QByteArray("found no board");
    }

    void aReadingThatTeachesNothingIsNamedAndTheSetStaysAsItWas() {
        QFETCH(QByteArray, reading);
        QFETCH(QByteArray, says);
        const DrawnView good = view(3, 0);
        const QString picture = draw("good.png", good);
        const QString right = save("good.json", readingOf(good));
        const QString set = path("kept.set");
        if (!QFile::exists(set)) QCOMPARE(run({text("learn"), set, picture, right}).status, 0);
        const QByteArray before = bytes(set);
        // If one reading is refused, nothing is learned from the valid one before it, either.
        const Answer answer = run({text("learn"), set, picture, right, picture, save("odd.json", reading)});
        QVERIFY(answer.status == 1 || answer.status == 2);
        QVERIFY2(answer.complaint.contains("odd.json") && answer.complaint.contains(says),
                 answer.complaint.constData());
        QVERIFY(answer.out.isEmpty());
        QVERIFY(!before.isEmpty());
        QCOMPARE(bytes(set), before);
    }

    void aPictureWithoutABoardTeachesNothing() {
        const QString picture = path("wood.png");
        cv::imwrite(picture.toStdString(), cv::Mat(600, 800, CV_8UC3, cv::Scalar(60, 90, 140)));
        ordered_json reading = readingOf(view(3, 0));
        reading.erase("board_to_image");
        const QString set = path("none.set");
        const Answer answer = run({text("learn"), set, picture, save("wood.json", reading)});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.complaint.contains("wood.json") && answer.complaint.contains("No island"),
                 answer.complaint.constData());
        QVERIFY(!QFile::exists(set));
    }

    void aDamagedOrMissingSetIsToldInOneSentence() {
        const QString picture = draw("plain.png", view(3, 0));
        for (const QByteArray& content : {QByteArray(), QByteArray("reeve-set/1\ntorn"), QByteArray("Dear diary")}) {
            const QString set = save("torn.set", content);
            for (const QStringList& words : {QStringList{text("scan"), picture, text("--set"), set},
                                             QStringList{text("learn"), set, picture, picture}}) {
                const Answer answer = run(words);
                QCOMPARE(answer.status, 2);
                QVERIFY2(answer.complaint.contains("torn.set: this"), answer.complaint.constData());
                QVERIFY(answer.out.isEmpty());
            }
            QCOMPARE(bytes(set), content);
        }
        const Answer missing = run({text("scan"), picture, text("--set"), path("nowhere.set")});
        QCOMPARE(missing.status, 2);
        QVERIFY(missing.complaint.contains("nowhere.set: there is no such file"));
        QCOMPARE(run({text("scan"), picture, text("--set")}).status, 2);
    }
};

QTEST_GUILESS_MAIN(LearnCommandTest)
#include "learn_command_test.moc"
