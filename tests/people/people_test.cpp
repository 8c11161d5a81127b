// SPDX-License-Identifier: GPL-3.0-or-later
// The known players: across games, counted over all finished games, and a summary to share.
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/people.h"
#include "app/window/player_stats.h"
#include "app/window/share.h"
#include "tests/app/own_app.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

const QString kTable =
    u"[{\"name\":\"Anna\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"},{\"name\":\"Cleo\",\"color\":\"white\"}]"_s;

JournalGame finished(const QString& start, const QString& points, int winner, const QString& players = kTable) {
    JournalGame game;
    game.players = players;
    game.start = start;
    game.summary = u"{\"turn\":60,\"points\":%1,\"over\":true,\"winner\":%2}"_s.arg(points).arg(winner);
    game.changed = QDateTime(QDate(2026, 3, 7), QTime(21, 0), Qt::UTC);
    return game;
}

QVariantMap seat(const QString& name, const QString& color) { return {{u"name"_s, name}, {u"color"_s, color}}; }

} // namespace

class PeopleTest : public reeve::testing::OwnApp {
    Q_OBJECT
    People& people() {
        reeve::testing::settle(*m_services->journal);
        return *m_services->people;
    }
    QStringList names() {
        QStringList names;
        for (const PersonFacts& person : people().list()) names.append(person.name);
        return names;
    }
    PersonFacts person(const QString& name) {
        const QList<PersonFacts> list = people().list();
        const auto found = std::ranges::find(list, name, &PersonFacts::name);
        return found == list.end() ? PersonFacts() : *found;
    }
    /// The error text of setting a picture for `name`; empty: success.
    QString photoEnd(const QString& name, const QString& file) {
        QSignalSpy ended(&people(), &People::photoEnded);
        people().setPhoto(name, QUrl::fromLocalFile(file));
        if (ended.isEmpty() && !ended.wait()) return u"no end"_s;
        return ended.first().at(1).toString();
    }
    void writePeopleFile(const QByteArray& text) {
        m_services.reset();
        QFile file(peopleFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        m_services = std::make_unique<Services>();
    }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void gamesWinsAndPointsAreCountedOverFinishedGames() {
        JournalGame open = finished(u"c"_s, u"[9,9,9]"_s, -1);
        open.summary = u"{\"turn\":12,\"points\":[9,9,9],\"over\":false,\"winner\":-1}"_s;
        const std::vector<JournalGame> games{finished(u"a"_s, u"[13,8,7]"_s, 0), finished(u"b"_s, u"[10,14,6]"_s, 1),
                                             open};
        const std::vector<Person> known{{u"Anna"_s, u"red"_s, {}}, {u"Dan"_s, u"blue"_s, {}}};
        const auto lives = playerStats(games, known);
        QCOMPARE(lives[0], (PlayerStats{2, 1, 23, 13, games[0].changed}));
        QCOMPARE(lives[1], PlayerStats());
    }
    void aCopyOfAGameCountsOnceWithIt() {
        const std::vector<JournalGame> games{finished(u"a"_s, u"[13,8,7]"_s, 0), finished(u"a"_s, u"[13,8,7]"_s, 0)};
        QCOMPARE(playerStats(games, std::vector<Person>{{u"Anna"_s, u"red"_s, {}}})[0].games, 1);
    }
    void aNameIsTheSameWhateverItsCaseAndGamesUnderEarlierNamesCount() {
        const std::vector<JournalGame> games{finished(u"a"_s, u"[13,8,7]"_s, 0)};
        QCOMPARE(playerStats(games, std::vector<Person>{{u"anna"_s, u"red"_s, {}}})[0].wins, 1);
        QCOMPARE(playerStats(games, std::vector<Person>{{u"Annabel"_s, u"red"_s, {u"Anna"_s}}})[0].wins, 1);
    }
    void aSummaryThatCannotBeReadIsNoFinishedGame() {
        JournalGame broken = finished(u"a"_s, u"[13,8,7]"_s, 0);
        broken.summary = u"{\"over\":tr"_s;
        QCOMPARE(playerStats(std::vector<JournalGame>{broken}, std::vector<Person>{{u"Anna"_s, u"red"_s, {}}})[0].games,
                 0);
    }
    void whoeverSitsDownIsKnownAfterARestart() {
        people().remember({seat(u"Anna"_s, u"red"_s), seat(u" Ben  B "_s, u"blue"_s), seat(u""_s, u"white"_s)});
        people().remember({seat(u"anna"_s, u"green"_s)});
        restart();
        QCOMPARE(names(), (QStringList{u"Anna"_s, u"Ben B"_s}));
        QCOMPARE(person(u"Anna"_s).color, u"green"_s);
    }
    void aPersonTakesAnotherNameButNotSomebodyElses() {
        people().remember({seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"blue"_s)});
        QVERIFY(!people().rename(u"Anna"_s, u"ben"_s));
        QVERIFY(!people().rename(u"Anna"_s, u"  "_s));
        QVERIFY(!people().rename(u"Nobody"_s, u"Dan"_s));
        QVERIFY(people().rename(u"Anna"_s, u"Annabel"_s));
        people().remember({seat(u"Anna"_s, u"white"_s)}); // the earlier name means the same person
        QCOMPARE(names(), (QStringList{u"Annabel"_s, u"Ben"_s}));
        QCOMPARE(person(u"Annabel"_s).color, u"white"_s);
        QVERIFY(people().rename(u"Annabel"_s, u"Anna"_s)); // and back
        QCOMPARE(names(), (QStringList{u"Anna"_s, u"Ben"_s}));
    }
    QStringList portraits() { return QDir(m_folder->path()).entryList({u"people-*.png"_s}, QDir::Files); }
    void anEmblemIsKeptAndFollowsTheNamesOfBefore() {
        people().remember({seat(u"Anna"_s, u"red"_s)});
        people().setEmblem(u"anna"_s, u"ship"_s);
        QVERIFY(people().rename(u"Anna"_s, u"Annabel"_s));
        restart();
        QCOMPARE(person(u"Annabel"_s).picture, u"ship"_s);
        QCOMPARE(people().pictures(), (QVariantMap{{u"anna"_s, u"ship"_s}, {u"annabel"_s, u"ship"_s}}));
        people().setEmblem(u"Annabel"_s, {});
        QCOMPARE(people().pictures(), QVariantMap());
    }
    void aPhotographIsCutRoundAndGoesWithItsPerson() {
        QImage photo(900, 600, QImage::Format_RGB32);
        photo.fill(Qt::green);
        for (int x = 0; x < 150; ++x) // the left and right edges are cropped
            for (int y = 0; y < 600; ++y) photo.setPixelColor(x, y, Qt::red), photo.setPixelColor(899 - x, y, Qt::red);
        const QString file = m_folder->filePath(u"photo.jpg"_s);
        QVERIFY(photo.save(file, "JPG", 95));
        people().remember({seat(u"Anna"_s, u"red"_s)});
        QCOMPARE(photoEnd(u"Anna"_s, file), QString());
        const QImage kept(QUrl(person(u"Anna"_s).picture).toLocalFile());
        QCOMPARE(kept.size(), QSize(256, 256));
        QCOMPARE(kept.pixelColor(0, 0).alpha(), 0);
        for (const QPoint place : {QPoint(128, 128), QPoint(6, 128), QPoint(250, 128)}) {
            QCOMPARE(kept.pixelColor(place).alpha(), 255);
            QVERIFY(kept.pixelColor(place).green() > 200 && kept.pixelColor(place).red() < 60);
        }
        QCOMPARE(photoEnd(u"Anna"_s, file), QString());
        QTRY_COMPARE(portraits().size(), 1); // the earlier file is deleted
        restart();
        QVERIFY(QFile::exists(QUrl(person(u"Anna"_s).picture).toLocalFile()));
        people().forget(u"Anna"_s);
        m_services.reset(); // the photograph of a removed person is deleted even if Reeve ends at once
        QCOMPARE(portraits().size(), 0);
    }
    void aFileThatIsNoPictureIsRefusedAndTheOldPictureStays() {
        people().remember({seat(u"Anna"_s, u"red"_s)});
        people().setEmblem(u"Anna"_s, u"key"_s);
        finishFileThread();
        QVERIFY(photoEnd(u"Anna"_s, peopleFile()).contains(u"not a picture"_s));
        QVERIFY(!photoEnd(u"Anna"_s, m_folder->filePath(u"none.png"_s)).isEmpty());
        QCOMPARE(person(u"Anna"_s).picture, u"key"_s);
        QCOMPARE(portraits().size(), 0);
    }
    void aListThatNamesAFileElsewhereLeadsNowhere() {
        writePeopleFile(
            "{\"version\":1,\"people\":[{\"name\":\"Anna\",\"color\":\"red\",\"picture\":\"people-../../secret.png\"}]}");
        QVERIFY(!person(u"Anna"_s).picture.startsWith(u"file:"_s));
    }
    void whoeverIsTakenOffTheListIsGone() {
        people().remember({seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"blue"_s)});
        people().forget(u"Anna"_s);
        restart();
        QCOMPARE(names(), QStringList{u"Ben"_s});
    }
    void theLastTableIsTheNewestGames() {
        QVERIFY(people().lastTable().isEmpty());
        const QVariantList players{seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"green"_s), seat(u"Cleo"_s, u"blue"_s)};
        QVERIFY(m_services->setup->newGame(
            QVariantMap{{u"name"_s, u"Friday"_s}, {u"players"_s, players}, {u"seed"_s, 5.0}}));
        reeve::testing::settle(*m_services->journal);
        m_services->game->close();
        QVERIFY(people().lastTable().isEmpty()); // asks for the list
        QCOMPARE(people().lastTable(), (QList<KeptSeatFacts>{{.name = u"Anna"_s, .color = u"red"_s},
                                                             {.name = u"Ben"_s, .color = u"green"_s},
                                                             {.name = u"Cleo"_s, .color = u"blue"_s}}));
    }
    void aDamagedListIsKeptAsideAndTold() {
        writePeopleFile("{\"version\":1,\"people\":[{\"na");
        QVERIFY(names().isEmpty());
        const QStringList kept = QDir(m_folder->path()).entryList({u"people.json.damaged-*"_s});
        QCOMPARE(kept.size(), 1);
        QVERIFY2(people().notice().contains(kept.first()), qPrintable(people().notice()));
        people().remember({seat(u"Anna"_s, u"red"_s)});
        restart();
        QCOMPARE(names(), QStringList{u"Anna"_s});
        QVERIFY(people().notice().isEmpty());
    }
    void aListOfANewerReeveIsLeftAsItIs() {
        const QByteArray newer = "{\"version\":2,\"people\":[],\"teams\":[]}";
        writePeopleFile(newer);
        const QStringList kept = QDir(m_folder->path()).entryList({u"people.json.damaged-*"_s});
        QCOMPARE(kept.size(), 1);
        QFile file(m_folder->filePath(kept.first()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), newer);
    }
    void aListThatCannotBeWrittenIsTold() {
        // A folder at the path of the file: nobody can write it, not even root.
        QVERIFY(QDir().mkpath(peopleFile() + u"/taken"_s));
        people().remember({seat(u"Anna"_s, u"red"_s)});
        QTRY_VERIFY(!people().notice().isEmpty());
        QCOMPARE(names(), QStringList{u"Anna"_s}); // kept until the program ends
    }
    void aSecondReeveLeavesTheListToTheFirstAndReadsItAnewWhenThatIsClosed() {
        people().remember({seat(u"Anna"_s, u"red"_s)});
        finishFileThread();
        auto first = std::move(m_services);
        m_services = std::make_unique<Services>();
        QVERIFY(m_services->games->readOnly());
        first->people->remember({seat(u"Ben"_s, u"blue"_s)});
        QVERIFY(!people().rename(u"Anna"_s, u"Anne"_s));
        people().recolor(u"Anna"_s, u"white"_s);
        people().setEmblem(u"Anna"_s, u"fish"_s);
        people().forget(u"Anna"_s);
        QCOMPARE(people().notice(), m_services->games->notice());
        QVERIFY(!people().notice().isEmpty());
        QCOMPARE(names(), QStringList{u"Anna"_s});
        QCOMPARE(person(u"Anna"_s).color, u"red"_s);
        first.reset();
        m_services->games->tryAgain();
        QCOMPARE(names(), (QStringList{u"Anna"_s, u"Ben"_s}));
        QVERIFY(people().notice().isEmpty());
        QVERIFY(people().rename(u"Anna"_s, u"Anne"_s));
    }

    void aSummaryIsSavedAsAPictureOrAPage() {
        Share& share = *m_services->share;
        QSignalSpy saved(&share, &Share::saved), failed(&share, &Share::failed);
        QImage image(210, 297, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString png = m_folder->filePath(u"evening.png"_s), pdf = m_folder->filePath(u"evening.pdf"_s);
        QVERIFY(share.save(image, QUrl::fromLocalFile(png), u"Friday"_s));
        QCOMPARE(QImage(png).pixelColor(100, 100), QColor(Qt::red));
        QVERIFY(share.save(image, QUrl::fromLocalFile(pdf), u"Friday"_s));
        QFile page(pdf);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray bytes = page.readAll();
        QVERIFY(bytes.startsWith("%PDF-") && bytes.trimmed().endsWith("%%EOF"));
        QCOMPARE(bytes.count("/Type /Page\n"), 1);
        QCOMPARE(saved.count(), 2);
        QCOMPARE(failed.count(), 0);
    }
    void aGameIsPutOnPaperWithAPageForEachPlayer() {
        Share& share = *m_services->share;
        QCOMPARE(share.tablePage(), QStringList());
        const QVariantList players{seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"green"_s), seat(u"Cleo"_s, u"blue"_s)};
        QVERIFY(m_services->setup->newGame(
            QVariantMap{{u"name"_s, u"Friday"_s}, {u"players"_s, players}, {u"seed"_s, 5.0}}));
        reeve::testing::settle(*m_services->journal);
        QVERIFY(!share.tablePage().isEmpty());
        QCOMPARE(share.ownPage(), QStringList()); // covered
        QSignalSpy changed(&share, &Share::pagesChanged);
        m_services->game->uncover(1, false);
        QVERIFY(changed.count() > 0);
        QVERIFY(!share.ownPage().isEmpty());
        m_services->game->cover();
        QCOMPARE(share.ownPage(), QStringList());
        QImage board(400, 320, QImage::Format_RGB32);
        board.fill(Qt::blue);
        const QString file = m_folder->filePath(u"paper.pdf"_s);
        QVERIFY(share.saveOnPaper(board, QUrl::fromLocalFile(file)));
        QFile pages(file);
        QVERIFY(pages.open(QIODevice::ReadOnly));
        QCOMPARE(pages.readAll().count("/Type /Page\n"), 1 + 3);
        QVERIFY(!share.saveOnPaper(board, QUrl::fromLocalFile(m_folder->filePath(u"no/such/folder.pdf"_s))));
    }
    void aSummaryThatCannotBeWrittenIsToldAndNothingIsLeft() {
        Share& share = *m_services->share;
        QSignalSpy failed(&share, &Share::failed);
        QVERIFY(!share.save(QImage(10, 10, QImage::Format_RGB32),
                            QUrl::fromLocalFile(m_folder->filePath(u"no/such/folder.png"_s)), {}));
        QVERIFY(!share.save(QVariant(), QUrl::fromLocalFile(m_folder->filePath(u"nothing.png"_s)), {}));
        QCOMPARE(failed.count(), 2);
        QVERIFY(!QFile::exists(m_folder->filePath(u"nothing.png"_s)));
    }
};

QTEST_MAIN(PeopleTest)
#include "people_test.moc"
