// SPDX-License-Identifier: GPL-3.0-or-later
// The command watch of reeve-cli, with drawn boards.
#include "engine/board/standard_island.h"
#include "engine/game.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "tests/vision/drawn_board.h"
#include "tests/vision/run_cli.h"

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

const cv::Scalar kRed{40, 60, 200};
const cv::Scalar kBlue{170, 80, 40};

/// Red and Blue have a settlement with a road each; Red is on turn and holds cards for a road and a settlement.
GameState position(const char* more = "") {
    NewGame game;
    for (const Color color : {Color::Red, Color::Blue, Color::White}) game.players.push_back(color);
    game.board = randomBoard(5);
    auto json = record::toJson(newGame(game));
    const auto set = record::Json::parse(std::string(R"({"turn":{"number":9,"player":"red","phase":"main"},
        "pieces":{"red":{"settlements":["c5"],"roads":["c5-c6"]},"blue":{"settlements":["d9"],"roads":["d8-d9"]}},
        "hands":{"red":{"brick":2,"lumber":2,"wool":1,"grain":1}}, "barbarians":{"attacks":1})") +
                                         more + "}");
    json.merge_patch(set);
    json.erase("points");
    json.erase("longest_road");
    const auto read = record::readPosition(json);
    if (const auto* fault = std::get_if<record::Fault>(&read)) throw std::runtime_error(record::sentence(*fault));
    return std::get<GameState>(read);
}

DrawnView table(const GameState& state) {
    return {.size = {1600, 1200},
            .tilt = 12,
            .side = 115,
            .board = state.board,
            .roads = {{*pathNamed("c5-c6"), kRed}, {*pathNamed("d8-d9"), kBlue}},
            .houses = {{*intersectionNamed("c5"), kRed}, {*intersectionNamed("d9"), kBlue}}};
}

/// A figure that stands on a hex: a body with a round top, seen from above at a slant.
cv::Mat withRobber(cv::Mat picture, const DrawnView& view, const char* hex) {
    const BoardPoint at = standardIsland().position(*standardIsland().hexNamed(hex));
    const cv::Vec3d foot = homographyOf(view) * cv::Vec3d(at.x + 0.3, at.y + 0.25, 1);
    const cv::Point base(cvRound(foot[0] / foot[2]), cvRound(foot[1] / foot[2]));
    const cv::Point top = base - cv::Point(0, 26);
    cv::circle(picture, base, 21, {45, 45, 45}, cv::FILLED, cv::LINE_AA);
    cv::line(picture, base, top, {60, 60, 60}, 30, cv::LINE_AA);
    cv::circle(picture, top, 15, {95, 95, 95}, cv::FILLED, cv::LINE_AA);
    return picture;
}

/// A large building with a tower in place of a house.
cv::Mat withCity(cv::Mat picture, const DrawnView& view, const char* at, const cv::Scalar& color) {
    const BoardPoint place = standardIsland().position(*intersectionNamed(at));
    const cv::Vec3d foot = homographyOf(view) * cv::Vec3d(place.x, place.y, 1);
    const cv::Point base(cvRound(foot[0] / foot[2]), cvRound(foot[1] / foot[2]));
    cv::rectangle(picture, base + cv::Point(-30, -14), base + cv::Point(30, 14), color * 0.8, cv::FILLED, cv::LINE_AA);
    cv::rectangle(picture, base + cv::Point(-30, -44), base + cv::Point(0, 14), color, cv::FILLED, cv::LINE_AA);
    return picture;
}

/// Every other hex carries fine noise, as a grainy camera shows dark ground.
cv::Mat withGrain(cv::Mat picture, const DrawnView& view, int seed) {
    cv::RNG random(static_cast<std::uint64_t>(seed));
    for (const HexId hex : standardIsland().hexes) {
        if (index(hex) % 2 > 0) continue;
        const BoardPoint place = standardIsland().position(hex);
        const cv::Vec3d foot = homographyOf(view) * cv::Vec3d(place.x, place.y, 1);
        const cv::Rect box(cvRound(foot[0] / foot[2]) - 70, cvRound(foot[1] / foot[2]) - 70, 140, 140);
        cv::Mat noise(box.size(), CV_16SC3);
        random.fill(noise, cv::RNG::NORMAL, 0, 22);
        cv::add(picture(box), noise, picture(box), cv::noArray(), CV_8U);
    }
    return picture;
}

cv::Mat withHand(cv::Mat picture) {
    cv::line(picture, {900, 1199}, {850, 700}, {60, 90, 150}, 190, cv::LINE_AA);
    cv::ellipse(picture, {845, 620}, {110, 140}, 0, 0, 360, {120, 150, 205}, cv::FILLED, cv::LINE_AA);
    return picture;
}

/// The dice of a game, rolled beside the board.
std::vector<DrawnDie> dice(int red, int yellow, EventFace event, cv::Point2d at = {5.6, 1.5}) {
    const cv::Scalar inks[] = {{}, {25, 25, 25}, {30, 190, 230}, {200, 90, 30}, {60, 150, 40}};
    const cv::Scalar ink = inks[index(event)];
    return {{at, {40, 40, 190}, {240, 240, 240}, red},
            {at + cv::Point2d(0.2, -0.9), {50, 210, 240}, {20, 20, 20}, yellow},
            {at + cv::Point2d(-0.1, 1), {225, 235, 240}, ink, 0, event}};
}

/// All commands that a line proposes first.
std::vector<ordered_json> proposed(const ordered_json& line) {
    std::vector<ordered_json> commands;
    for (const auto& proposal : line["proposals"])
        for (const auto& command : proposal["commands"]) commands.push_back(command);
    return commands;
}

} // namespace

class WatchCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_pictures = 0;

    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString save(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        return file.fileName();
    }
    QString save(const cv::Mat& picture) {
        const QString file = m_folder.filePath(QStringLiteral("%1.png").arg(m_pictures++));
        cv::imwrite(file.toStdString(), picture);
        return file;
    }
    Answer watch(const GameState& state, const std::vector<cv::Mat>& pictures) {
        QStringList words{QStringLiteral("watch"),
                          save("position.json", QByteArray::fromStdString(record::positionText(state)))};
        for (const cv::Mat& picture : pictures) words.append(save(picture));
        return run(words);
    }

private slots:
    void aBuiltRoadIsProposedWithItsCommand() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.push_back({*pathNamed("c6-c7"), kRed});
        const Answer answer = watch(state, {before, drawBoard(view)});
        QCOMPARE(answer.status, 0);
        const ordered_json line = answer.line(0);
        QVERIFY2(line["settled"] == true && line["proposals"].size() == 1, answer.out.constData());
        QCOMPARE(line["proposals"][0]["commands"].dump(),
                 std::string(R"([{"do":"build","piece":"road","at":"c6-c7"}])"));
        QVERIFY(line["proposals"][0]["chance"].get<double>() > 0.9);
        QVERIFY(line["unexplained"].empty());
        QVERIFY(line["milliseconds"].is_number());
    }

    void aRoadOfTheNextPlayerFollowsTheEndOfTheTurnAndARoll() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.push_back({*pathNamed("d7-d8"), kBlue});
        const auto commands = proposed(watch(state, {before, drawBoard(view)}).line(0));
        QVERIFY(commands.size() >= 3);
        QCOMPARE(commands[0]["do"].get<std::string>(), std::string("end-turn"));
        QCOMPARE(commands[1]["do"].get<std::string>(), std::string("roll"));
        QCOMPARE(commands.back().dump(), std::string(R"({"do":"build","piece":"road","at":"d7-d8"})"));
    }

    void aRoadThatTheRecordedCardsDoNotPayFollowsACorrection() {
        const GameState state = position(R"(,"hands":{"red":{"wool":2,"ore":1}})");
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.push_back({*pathNamed("c6-c7"), kRed});
        const auto commands = proposed(watch(state, {before, drawBoard(view)}).line(0));
        QCOMPARE(commands.size(), 2U);
        QCOMPARE(commands[0]["do"].get<std::string>(), std::string("correct"));
        QVERIFY(commands[0]["set"].contains("hands"));
        QCOMPARE(commands[1]["at"].get<std::string>(), std::string("c6-c7"));
    }

    void aCityIsNotACityWithAWall() {
        const GameState state = position();
        const DrawnView view = table(state);
        const auto commands =
            proposed(watch(state, {drawBoard(view), withCity(drawBoard(view), view, "c5", kRed)}).line(0));
        QVERIFY(!commands.empty());
        QCOMPARE(commands.back().dump(), std::string(R"({"do":"build","piece":"city","at":"c5"})"));
    }

    void aGrainyPictureIsNotCovered() {
        const GameState state = position();
        const DrawnView view = table(state);
        const Answer answer = watch(state, {withGrain(drawBoard(view), view, 1), withGrain(drawBoard(view), view, 2)});
        QVERIFY2(answer.line(0)["settled"] == true && answer.line(0)["proposals"].empty(), answer.out.constData());
    }

    void twoChangesAreTwoProposals() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.push_back({*pathNamed("c6-c7"), kRed});
        view.roads.push_back({*pathNamed("c4-c5"), kRed});
        const ordered_json line = watch(state, {before, drawBoard(view)}).line(0);
        QVERIFY2(line["proposals"].size() == 2, line.dump().c_str());
        const auto commands = proposed(line);
        for (const char* at : {"c6-c7", "c4-c5"})
            QVERIFY(std::any_of(commands.begin(), commands.end(), [&](const auto& c) { return c["at"] == at; }));
    }

    void thePositionMovesOnFromPictureToPicture() {
        const GameState state = position();
        DrawnView view = table(state);
        std::vector<cv::Mat> pictures{drawBoard(view)};
        view.roads.push_back({*pathNamed("c6-c7"), kRed});
        pictures.push_back(drawBoard(view));
        view.houses.push_back({*intersectionNamed("c7"), kRed}); // legal at the end of the new road only
        pictures.push_back(drawBoard(view));
        const Answer answer = watch(state, pictures);
        const auto commands = proposed(answer.line(1));
        QVERIFY2(!commands.empty() && commands.back()["at"] == "c7", answer.out.constData());
        QCOMPARE(commands.back().dump(), std::string(R"({"do":"build","piece":"settlement","at":"c7"})"));
    }

    void aRoadThatIsTakenAwayAgainIsUndone() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.push_back({*pathNamed("c6-c7"), kRed});
        const Answer answer = watch(state, {before, drawBoard(view), before});
        const auto commands = proposed(answer.line(1));
        QCOMPARE(commands.size(), 1U);
        QCOMPARE(commands[0].dump(), std::string(R"({"do":"undo"})"));
    }

    void aRecordedRoadThatIsTakenAwayIsCorrected() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.erase(view.roads.begin());
        const auto commands = proposed(watch(state, {before, drawBoard(view)}).line(0));
        QCOMPARE(commands.size(), 1U);
        QCOMPARE(commands[0]["do"].get<std::string>(), std::string("correct"));
        QVERIFY(commands[0]["set"]["pieces"]["red"]["roads"].empty());
    }

    void theRobberIsMovedAfterASeven() {
        const GameState state = position(R"(,"turn":{"number":9,"player":"red","phase":"roll"})");
        const DrawnView view = table(state);
        const std::string from = standardIsland().name(state.board.robber);
        const char* to = from == "C3" ? "B2" : "C3";
        const Answer answer =
            watch(state, {withRobber(drawBoard(view), view, from.c_str()), withRobber(drawBoard(view), view, to)});
        const auto commands = proposed(answer.line(0));
        QVERIFY2(commands.size() == 2, answer.out.constData());
        QCOMPARE(commands[0]["do"].get<std::string>(), std::string("roll"));
        QCOMPARE(commands[0]["red"].get<int>() + commands[0]["yellow"].get<int>(), 7);
        QCOMPARE(commands[1]["do"].get<std::string>(), std::string("move-robber"));
        QCOMPARE(commands[1]["to"].get<std::string>(), std::string(to));
    }

    void aRollIsReadFromTheDice_data() { // DICE-1, DICE-2
        QTest::addColumn<int>("red");
        QTest::addColumn<int>("yellow");
        QTest::addColumn<int>("face");
        QTest::addColumn<QString>("event");
        QTest::newRow("a ship") << 3 << 4 << 1 << QStringLiteral("ship");
        QTest::newRow("a yellow gate") << 6 << 1 << 2 << QStringLiteral("trade");
        QTest::newRow("a blue gate") << 2 << 5 << 3 << QStringLiteral("politics");
        QTest::newRow("a green gate") << 4 << 6 << 4 << QStringLiteral("science");
    }

    void aRollIsReadFromTheDice() {
        QFETCH(int, red);
        QFETCH(int, yellow);
        QFETCH(int, face);
        QFETCH(QString, event);
        const GameState state = position();
        const DrawnView view = table(state);
        const Answer answer =
            watch(state, {drawBoard(view), withDice(drawBoard(view), view, dice(red, yellow, EventFace(face)))});
        const ordered_json line = answer.line(0);
        QVERIFY2(line.contains("dice") && line["proposals"].empty(), answer.out.constData());
        QCOMPARE(line["dice"]["red"].get<int>(), red);
        QCOMPARE(line["dice"]["yellow"].get<int>(), yellow);
        QCOMPARE(QString::fromStdString(line["dice"]["event"].get<std::string>()), event);
        QVERIFY2(line["dice"]["chance"].get<double>() > 0.9, answer.out.constData());
    }

    void diceThatLieStillAreNoNewRoll() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = withDice(drawBoard(view), view, dice(3, 4, EventFace::Ship));
        view.rotation = 2; // the camera was pushed
        view.light = 0.8;
        const Answer answer = watch(state, {before, withDice(drawBoard(view), view, dice(3, 4, EventFace::Ship))});
        QVERIFY2(answer.line(0)["settled"] == true && !answer.line(0).contains("dice"), answer.out.constData());
    }

    void diceThatWerePutAsideAreDoubtful() {
        const GameState state = position();
        const DrawnView view = table(state);
        const Answer answer = watch(state, {withDice(drawBoard(view), view, dice(3, 4, EventFace::Ship)),
                                            withDice(drawBoard(view), view, dice(3, 4, EventFace::Ship, {-5.8, -2}))});
        const ordered_json line = answer.line(0);
        QVERIFY2(!line.contains("dice") || line["dice"]["chance"].get<double>() <= 0.5, answer.out.constData());
    }

    void aRollWithoutTheEventDieIsNone() {
        const GameState state = position();
        const DrawnView view = table(state);
        auto two = dice(3, 4, EventFace::Ship);
        two.pop_back();
        const Answer answer = watch(state, {drawBoard(view), withDice(drawBoard(view), view, two)});
        QVERIFY2(!answer.line(0).contains("dice"), answer.out.constData());
    }

    void theRollBeforeTheRoadOfTheNextPlayerIsTheOneThatWasSeen() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        const auto dieFaces = dice(6, 2, EventFace::ScienceGate);
        const cv::Mat rolled = withDice(drawBoard(view), view, dieFaces);
        view.roads.push_back({*pathNamed("d7-d8"), kBlue});
        const Answer answer = watch(state, {before, rolled, withDice(drawBoard(view), view, dieFaces)});
        QVERIFY2(answer.line(0).contains("dice") && !answer.line(1).contains("dice"), answer.out.constData());
        const auto commands = proposed(answer.line(1));
        QVERIFY2(commands.size() >= 3, answer.out.constData());
        QCOMPARE(commands[1].dump(), std::string(R"({"do":"roll","red":6,"yellow":2,"event":"science"})"));
        QCOMPARE(commands.back().dump(), std::string(R"({"do":"build","piece":"road","at":"d7-d8"})"));
    }

    void lightAndCameraAloneAreNoProposal_data() {
        QTest::addColumn<double>("light");
        QTest::addColumn<double>("turned");
        QTest::addColumn<bool>("lamp");
        QTest::addColumn<bool>("balanced");
        QTest::newRow("darker") << 0.6 << 0.0 << false << false;
        QTest::newRow("brighter") << 1.15 << 0.0 << false << false;
        QTest::newRow("a warm lamp at one side") << 1.0 << 0.0 << true << false;
        QTest::newRow("a turned camera") << 1.0 << 4.0 << false << false;
        QTest::newRow("a moved camera under a lamp") << 0.8 << -2.0 << true << false;
        QTest::newRow("another white balance") << 1.0 << 0.0 << false << true;
    }

    void lightAndCameraAloneAreNoProposal() {
        QFETCH(double, light);
        QFETCH(double, turned);
        QFETCH(bool, lamp);
        QFETCH(bool, balanced);
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.light = light;
        view.rotation = turned;
        view.tilt += turned / 2;
        view.offset = {3 * turned, -2 * turned};
        view.seed = 1; // the noise of the hexes is their print
        cv::Mat after = drawBoard(view);
        if (lamp)
            for (int x = 0; x < after.cols; ++x) {
                const double t = static_cast<double>(x) / after.cols;
                cv::Mat column = after.col(x);
                cv::multiply(column, cv::Scalar(0.55 + 0.45 * t, 0.75 + 0.25 * t, 1), column);
            }
        if (balanced)
            cv::transform(after, after, cv::Matx33d(0.7, 0.25, 0, 0.25, 0.8, 0, 0, 0.1, 0.8)); // the sea becomes green
        const Answer answer = watch(state, {before, after});
        const ordered_json line = answer.line(0);
        QVERIFY2(line["settled"] == true && line["proposals"].empty(), answer.out.constData());
    }

    void whileAHandIsInThePictureNothingIsProposed() {
        const GameState state = position();
        DrawnView view = table(state);
        const cv::Mat before = drawBoard(view);
        view.roads.push_back({*pathNamed("c6-c7"), kRed});
        const Answer answer = watch(state, {before, withHand(drawBoard(view)), drawBoard(view)});
        QVERIFY2(answer.line(0)["settled"] == false && answer.line(0)["proposals"].empty(), answer.out.constData());
        QCOMPARE(proposed(answer.line(1)).size(), 1U); // and when it has left, the road is
    }

    void aBlurredPictureIsNotSettled() {
        const GameState state = position();
        const cv::Mat before = drawBoard(table(state));
        cv::Mat moving;
        cv::blur(before, moving, {25, 3});
        const Answer answer = watch(state, {before, moving});
        QVERIFY2(answer.line(0)["settled"] == false, answer.out.constData());
    }

    void aPictureWithoutABoardSaysSo() {
        const GameState state = position();
        const cv::Mat black(1200, 1600, CV_8UC3, cv::Scalar::all(0));
        const Answer first = watch(state, {black, drawBoard(table(state))});
        QCOMPARE(first.status, 0);
        QCOMPARE(first.line(0)["found"].get<bool>(), false);
        QCOMPARE(first.line(0)["reason"].get<std::string>(), std::string("too-dark"));
        const Answer later = watch(state, {drawBoard(table(state)), black});
        QCOMPARE(later.line(0)["settled"].get<bool>(), false);
        QCOMPARE(later.line(0)["reason"].get<std::string>(), std::string("too-dark"));
        QVERIFY(later.line(0)["proposals"].empty());
    }

    void badInputIsToldInOneSentenceWithStatusTwo_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("complaint");
        const QString picture = save(drawBoard({.size = {400, 300}, .side = 30}));
        const QString good = save("good.json", QByteArray::fromStdString(record::positionText(position())));
        const auto words = [](const QStringList& rest) { return QStringList{QStringLiteral("watch")} + rest; };
        QTest::newRow("no words") << words({}) << QByteArray("Usage: reeve-cli watch POSITION IMAGE IMAGE");
        QTest::newRow("one picture") << words({good, picture})
                                     << QByteArray("Usage: reeve-cli watch POSITION IMAGE IMAGE");
        QTest::newRow("no such picture") << words({good, path("none.jpg"), picture})
                                         << QByteArray("none.jpg does not exist.");
        QTest::newRow("no such position")
            << words({path("none.json"), picture, picture}) << QByteArray("none.json: there is no such file");
        QTest::newRow("no JSON") << words({save("text.json", "Dear diary"), picture, picture})
                                 << QByteArray("text.json: ");
        QTest::newRow("a text for a picture")
            << words({good, save("letter.jpg", "Dear diary"), picture}) << QByteArray("letter.jpg is not a picture.");
        QTest::newRow("no such set") << words({good, picture, picture, QStringLiteral("--set"), path("none.set")})
                                     << QByteArray("none.set");
    }

    void badInputIsToldInOneSentenceWithStatusTwo() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, complaint);
        const Answer answer = run(words);
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.complaint.contains(complaint), answer.complaint.constData());
        QVERIFY(answer.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(WatchCommandTest)
#include "watch_command_test.moc"
