// SPDX-License-Identifier: GPL-3.0-or-later
// "Show your pieces" with drawn pictures: each teaches the set, verifies itself, can be repeated, and a picture of
// another arrangement is refused with a reason.
#include "app/pictures/learned_sets.h"
#include "app/pictures/set_tutor.h"
#include "app/store/journal.h"
#include "tests/app/own_app.h"
#include "tests/support/given.h"
#include "tests/vision/drawn_board.h"
#include "vision/read_board.h"
#include "vision/set/summary.h"

#include <opencv2/imgcodecs.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;
using namespace Qt::StringLiterals;

namespace {

const std::array<cv::Scalar, kColors> kPaint{cv::Scalar{40, 60, 200},  {170, 80, 30}, {235, 240, 240},
                                             cv::Scalar{40, 140, 235}, {60, 130, 50}, {35, 60, 95}};

} // namespace

class SetTutorTest : public reeve::testing::OwnApp {
    Q_OBJECT
    std::unique_ptr<SetTutor> m_tutor;

    /// A drawn picture of the tutor's arrangement with only its first `without` pieces.
    QUrl photograph(double rotation, std::size_t without = 1000) {
        DrawnView view{
            .size = {1600, 1200}, .rotation = rotation, .tilt = 8, .side = 115, .board = reeve::testing::testBoard()};
        const auto arrangement = arrangementsOf({Color::Red, Color::Blue},
                                                m_tutor->knights())[static_cast<std::size_t>(m_tutor->picture() - 1)];
        for (const ConfirmedPiece& piece : arrangement.pieces) {
            if (without-- == 0) break;
            const cv::Scalar paint = kPaint[index(piece.color)];
            if (const auto* path = std::get_if<PathId>(&piece.at))
                view.roads.emplace_back(*path, paint);
            else
                view.houses.emplace_back(std::get<IntersectionId>(piece.at), paint);
        }
        const QString file = m_folder->filePath(u"pieces-%1.png"_s.arg(m_tutor->picture()));
        cv::imwrite(file.toStdString(), drawBoard(view));
        return QUrl::fromLocalFile(file);
    }
    void show(const QUrl& picture) {
        m_tutor->read(picture);
        QCOMPARE(m_tutor->state(), u"reading"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_tutor->state() != u"reading"_s, 30000);
    }
    void layBaseGame() {
        m_tutor->begin({});
        m_tutor->setKnights(false);
        m_tutor->setColor(u"white"_s, false);
        m_tutor->setColor(u"orange"_s, false);
        QCOMPARE(m_tutor->colors(), (QStringList{u"red"_s, u"blue"_s}));
        m_tutor->lay();
        QCOMPARE(m_tutor->state(), u"laying"_s);
        QCOMPARE(m_tutor->pictures(), 2);
    }

private slots:
    void init() {
        start();
        m_tutor = std::make_unique<SetTutor>(*m_services->sets);
    }
    void cleanup() {
        m_tutor.reset();
        m_services.reset();
    }

    void aSecondReeveSaysWhyItLearnsNothing() {
        const auto first = std::move(m_services->journal); // this instance has locked the games
        m_tutor.reset();
        m_services = nullptr;
        m_services = std::make_unique<Services>();
        m_tutor = std::make_unique<SetTutor>(*m_services->sets);
        layBaseGame();
        m_tutor->read(photograph(60));
        QCOMPARE(m_tutor->state(), u"refused"_s);
        QCOMPARE(m_tutor->message(), m_services->sets->notice());
        QVERIFY2(m_tutor->message().startsWith(u"Reeve is already running."_s), qPrintable(m_tutor->message()));
        QCOMPARE(m_tutor->picture(), 1);
    }

    void aHouseholdShowsItsPiecesInTwoPicturesTurnedAsTheyCome() {
        layBaseGame();
        QCOMPARE(m_tutor->needed().size(), 3); // two colours, and the robber
        QCOMPARE(m_tutor->needed()[2].text, u"robber"_s);
        QVERIFY(m_tutor->needed()[0].text.contains(u"2 settlements"_s));
        show(photograph(60));
        QVERIFY2(m_tutor->state() == u"laying"_s, qPrintable(m_tutor->message()));
        QCOMPARE(m_tutor->picture(), 2);
        QCOMPARE(m_tutor->set(), u"Our set"_s);
        const SetSummary first = summaryOf(*m_services->sets->find(u"Our set"_s));
        QCOMPARE(first.settlements[index(Color::Red)], 2);
        QCOMPARE(first.cities[index(Color::Blue)], 2);
        QCOMPARE(first.roads[index(Color::Blue)], 4);
        QCOMPARE(first.robber, 1);
        show(photograph(-120));
        QVERIFY2(m_tutor->state() == u"done"_s, qPrintable(m_tutor->message()));
        QCOMPARE(summaryOf(*m_services->sets->find(u"Our set"_s)).roads[index(Color::Red)], 8);
        QVERIFY2(m_tutor->message().contains(u"the red and blue roads, settlements and cities and the robber"_s),
                 qPrintable(m_tutor->message()));
        QVERIFY2(m_tutor->message().contains(u"Picture 2: of "_s), qPrintable(m_tutor->message()));
        m_tutor->goBack(); // goes back to the last picture and forgets what it taught
        QCOMPARE(m_tutor->picture(), 2);
        QCOMPARE(summaryOf(*m_services->sets->find(u"Our set"_s)).roads[index(Color::Red)], 4);
    }

    void aPhotographFindsTheSetThatWasShownItsPiecesAlone() {
        layBaseGame();
        const QUrl first = photograph(0);
        show(first);
        QCOMPARE(m_tutor->set(), u"Our set"_s);
        QCOMPARE(m_services->sets->way(), u"auto"_s);
        const SetsInUse sets = m_services->sets->inUse();
        const BoardReading reading = readBoard(cv::imread(first.toLocalFile().toStdString()), sets.params());
        QCOMPARE(sets.nameOf(reading.set), u"Our set"_s);
        const SetSummary seen = summaryOf(*m_services->sets->find(u"Our set"_s));
        QVERIFY(seen.terrain == decltype(seen.terrain){}); // an arrangement does not say which terrains it is on
        QVERIFY(m_services->sets->list().value(0).lacks.contains(u"your terrains"_s));
    }

    void theSecondPictureIsReadBeforeItIsLearnedFrom() {
        layBaseGame();
        show(photograph(0));
        QVERIFY2(m_tutor->message().startsWith(u"Picture 1 is learned."_s), qPrintable(m_tutor->message()));
        const QUrl second = photograph(0);
        const auto arrangement = arrangementsOf({Color::Red, Color::Blue}, false)[1];
        const TaughtPicture taught = teachPicture(
            *m_services->sets->find(u"Our set"_s),
            {.file = second.toLocalFile(), .bgr = {}, .boardToImage = {}, .islands = {}, .sets = {}}, arrangement);
        QVERIFY(taught.fault == TaughtPicture::Fault::None);
        QVERIFY(taught.right.has_value());
        qInfo("%d of %zu pieces read right before", *taught.right, arrangement.pieces.size());
        QCOMPARE(*taught.right + static_cast<int>(taught.wrong.size()), static_cast<int>(arrangement.pieces.size()));
        QVERIFY(*taught.right >= 8); // at least the roads
    }

    void aPictureOfSomethingElseIsRefusedByName() {
        layBaseGame();
        cv::imwrite(m_folder->filePath(u"table.png"_s).toStdString(),
                    cv::Mat(900, 1200, CV_8UC3, cv::Scalar(60, 85, 120)));
        show(QUrl::fromLocalFile(m_folder->filePath(u"table.png"_s)));
        QCOMPARE(m_tutor->state(), u"refused"_s);
        QVERIFY2(!m_tutor->message().isEmpty(), "no board");
        show(photograph(0, 0)); // a board without pieces
        QCOMPARE(m_tutor->state(), u"refused"_s);
        QVERIFY2(m_tutor->message().contains(u"are not placed as in the picture"_s), qPrintable(m_tutor->message()));
        show(photograph(0, 10)); // without the pieces after the first ten
        QCOMPARE(m_tutor->state(), u"refused"_s);
        QVERIFY2(m_tutor->message().contains(u"marked here are not seen on your photograph"_s),
                 qPrintable(m_tutor->message()));
        QCOMPARE(m_tutor->missing().size(), 6);
        const QVariantMap pieces = m_tutor->board().toMap()[u"pieces"_s].toMap()[u"blue"_s].toMap();
        for (const QString& place : m_tutor->missing())
            QVERIFY2(pieces[place.contains(u'-') ? u"roads"_s : u"settlements"_s].toList().contains(place) ||
                         pieces[u"cities"_s].toList().contains(place),
                     qPrintable(place));
        show(QUrl::fromLocalFile(m_folder->filePath(u"gone.jpg"_s)));
        QCOMPARE(m_tutor->state(), u"refused"_s);
        QVERIFY(m_services->sets->list().isEmpty());
        show(photograph(0));
        QCOMPARE(m_tutor->state(), u"laying"_s);
        QCOMPARE(m_tutor->picture(), 2);
        QVERIFY(m_tutor->missing().isEmpty());
    }

    void whatTheSetLearnedMeanwhileIsKept() {
        layBaseGame();
        show(photograph(0));
        LearnedSet more = *m_services->sets->find(u"Our set"_s);
        ++more.lessons;
        more.examples[vision::index(Subject::Terrain)].front().lesson = more.lessons;
        m_tutor->read(photograph(0));
        QVERIFY(m_services->sets->keep(u"Our set"_s, more)); // a lesson of a scan ends while the picture is read
        QTRY_VERIFY_WITH_TIMEOUT(m_tutor->state() != u"reading"_s, 30000);
        QCOMPARE(m_tutor->state(), u"refused"_s);
        QCOMPARE(m_tutor->message(), u"Nothing was learned: the set was changed meanwhile."_s);
        QVERIFY(*m_services->sets->find(u"Our set"_s) == more);
        QCOMPARE(m_tutor->picture(), 2);
        show(photograph(0));
        QCOMPARE(m_tutor->state(), u"done"_s);
    }
};

QTEST_GUILESS_MAIN(SetTutorTest)
#include "set_tutor_test.moc"
