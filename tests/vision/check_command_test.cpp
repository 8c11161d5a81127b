// SPDX-License-Identifier: GPL-3.0-or-later
// The commands scan and check of reeve-cli: with drawn boards, and with pictures that cannot be read.
#include "engine/board/standard_island.h"
#include "engine/game.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "tests/vision/drawn_board.h"
#include "tests/vision/run_cli.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::vision;
using nlohmann::ordered_json;

namespace {

GameState position() {
    NewGame game;
    for (const Color color : {Color::Red, Color::Blue, Color::White}) game.players.push_back(color);
    game.board = randomBoard(5);
    return newGame(game);
}

} // namespace

class CheckCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString save(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        return file.fileName();
    }
    QString draw(const char* name, const DrawnView& view) const {
        cv::imwrite(path(name).toStdString(), drawBoard(view));
        return path(name);
    }
    QString savePosition(const char* name, const GameState& state) const {
        return save(name, QByteArray::fromStdString(record::positionText(state)));
    }

private slots:
    void whatDiffersIsListedUnderTheRotation() {
        const GameState state = position();
        DrawnView view{.size = {1600, 1200}, .rotation = 121, .tilt = 12, .side = 115, .board = state.board};
        view.roads = {{*pathNamed("c5-c6"), {40, 60, 200}}};
        const Answer answer =
            run({QStringLiteral("check"), draw("board.png", view), savePosition("position.json", state)});
        QCOMPARE(answer.status, 0);
        const ordered_json json = answer.json();
        QCOMPARE(json["rotation"].get<int>(), 2);
        bool road = false;
        for (const auto& difference : json["differences"])
            road = road || (difference["at"] == "c5-c6" && difference["seen"]["piece"] == "road" &&
                            difference["seen"]["color"] == "red" && difference["tracked"]["piece"].is_null());
        QVERIFY2(road, answer.out.constData());
    }

    void aPositionWithABoardInsideAScriptIsTakenToo() {
        const GameState state = position();
        const QString picture = draw("board2.png", {.size = {1600, 1200}, .side = 115, .board = state.board});
        const QString script =
            save("game.jsonl", "# an evening\n{\"position\":" + QByteArray::fromStdString(record::positionText(state)) +
                                   "}\n{\"do\":\"roll\"}\n");
        const Answer answer = run({QStringLiteral("check"), picture, script});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.json()["rotation"].get<int>(), 0);
    }

    void aPictureWithoutABoardIsAnAnswerAndNoFault() {
        const QString picture = path("black.png");
        cv::imwrite(picture.toStdString(), cv::Mat(600, 800, CV_8UC3, cv::Scalar::all(0)));
        const Answer answer = run({QStringLiteral("check"), picture, savePosition("position.json", position())});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.json()["found"].get<bool>(), false);
        QCOMPARE(answer.json()["reason"].get<std::string>(), std::string("too-dark"));
        QVERIFY(!answer.json()["message"].get<std::string>().empty());
    }

    void badInputIsToldInOneSentenceWithStatusTwo_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("complaint");
        const QString picture = draw("small.png", {.size = {400, 300}, .side = 30});
        const QString good = savePosition("good.json", position());
        const auto check = [](const QString& image, const QString& positionFile) {
            return QStringList{QStringLiteral("check"), image, positionFile};
        };
        QTest::newRow("no words") << QStringList{QStringLiteral("check")}
                                  << QByteArray("Usage: reeve-cli check IMAGE POSITION");
        QTest::newRow("no such picture") << check(path("none.jpg"), good) << QByteArray("none.jpg does not exist.");
        QTest::newRow("no such position")
            << check(picture, path("none.json")) << QByteArray("none.json: there is no such file");
        QTest::newRow("a folder for a position")
            << check(picture, m_folder.path()) << QByteArray("this is a folder, not a file");
        QTest::newRow("no JSON") << check(picture, save("text.json", "Dear diary")) << QByteArray("text.json: ");
        QTest::newRow("an unknown key") << check(picture,
                                                 save("key.json", R"({"format":"reeve-position/1","dragons":1})"))
                                        << QByteArray("dragons");
        QTest::newRow("an unknown place")
            << check(
                   picture,
                   save(
                       "place.json",
                       R"({"format":"reeve-position/1","players":["red","blue","white"],"pieces":{"red":{"roads":["x1-x2"]}}})"))
            << QByteArray("pieces.red.roads[0]");
        QTest::newRow("a text for a picture")
            << check(save("letter.jpg", "Dear diary"), good) << QByteArray("letter.jpg is not a picture.");
    }

    void badInputIsToldInOneSentenceWithStatusTwo() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, complaint);
        const Answer answer = run(words);
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.complaint.contains(complaint), answer.complaint.constData());
        QVERIFY(answer.out.isEmpty());
    }

    void picturesThatCannotBeReadAreAnsweredClearly_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("answer");
        const auto saved = [this](const char* name, const cv::Mat& picture) {
            cv::imwrite(path(name).toStdString(), picture);
            return path(name);
        };
        QTest::newRow("no board") << saved("wood.png", cv::Mat(600, 800, CV_8UC3, cv::Scalar(60, 90, 140))) << 0
                                  << QByteArray("\"no-island\"");
        QTest::newRow("half a board") << draw("half.png", {.rotation = 20, .tilt = 10, .offset = {-480, 40}}) << 0
                                      << QByteArray("\"cut-off\"");
        QTest::newRow("black") << saved("night.png", cv::Mat(600, 800, CV_8UC3, cv::Scalar::all(0))) << 0
                               << QByteArray("\"too-dark\"");
        cv::Mat blurred;
        cv::GaussianBlur(drawBoard({}), blurred, {}, 30);
        QTest::newRow("a shaking hand") << saved("shaken.png", blurred) << 0 << QByteArray("\"blurred\"");
        QTest::newRow("one pixel") << saved("dot.png", cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9))) << 2
                                   << QByteArray("only 1 x 1 pixels");
        const cv::Mat wide(8660, 11547, CV_8UC3, cv::Scalar(60, 90, 140));
        QTest::newRow("a hundred megapixels") << saved("poster.jpg", wide) << 0 << QByteArray("\"no-island\"");
        QFile whole(saved("whole.jpg", drawBoard({})));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QTest::newRow("a truncated JPEG") << save("torn.jpg", whole.readAll().left(20000)) << 2
                                          << QByteArray("the file ends before the picture does");
        QTest::newRow("not a picture") << save("notes.png", "Dear diary, today we played until midnight.") << 2
                                       << QByteArray("is not a picture");
        QTest::newRow("an empty file") << save("nothing.jpg", {}) << 2 << QByteArray("is empty");
        QTest::newRow("a folder") << m_folder.path() << 2 << QByteArray("is a folder");
    }

    void picturesThatCannotBeReadAreAnsweredClearly() {
        QFETCH(QString, file);
        QFETCH(int, status);
        QFETCH(QByteArray, answer);
        const Answer said = run({QStringLiteral("scan"), file});
        QCOMPARE(said.status, status);
        QVERIFY2((status == 0 ? said.out : said.complaint).contains(answer), (said.out + said.complaint).constData());
        if (status == 0) QVERIFY(said.json().is_object() && said.json()["found"] == false);
    }
};

QTEST_GUILESS_MAIN(CheckCommandTest)
#include "check_command_test.moc"
