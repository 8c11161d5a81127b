// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and pictures of players are the same at all tables of a club; older clubs and older versions of Reeve work
// without them.
#include "app/club/migrations.h"
#include "app/club/profiles.h"
#include "app/club_models/club.h"
#include "app/club_models/club_profiles.h"
#include "app/models/game.h"
#include "app/models/games.h"
#include "app/models/people.h"
#include "app/people/portrait.h"
#include "app/storage/data_folder.h"
#include "app/storage/file_thread.h"
#include "tests/club/plain_games.h"
#include "tests/club/tablet.h"
#include "tests/club/throwaway_club.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

/// A tablet with its people and the object that synchronizes them with the club.
struct Knowing : Tablet {
    Games games{journal, game};
    People people{journal, games, peopleFile()};
    std::optional<ClubProfiles> profiles;

    /// Joins without waiting for the club.
    void begin(const ClubConnection& connection) {
        club.join(asTyped(connection));
        profiles.emplace(journal, people, club, ClubProfiles::Pace{.gather = 10, .again = 100}, nullptr);
    }
    void sitDown(const QStringList& names, int seed) {
        QVariantList seats;
        for (const QString& name : names) seats << QVariantMap{{u"name"_s, name}, {u"color"_s, u"blue"_s}};
        people.remember(seats);
        QVERIFY(journal.create(u"Friday"_s, seatsOf(names), startOf(seed), runningSummary(0)));
    }
    [[nodiscard]] Person person(const QString& name) const {
        for (const Person& one : people.people())
            if (one.isCalled(name)) return one;
        return {};
    }
    [[nodiscard]] QByteArray photo(const QString& name) const {
        const QString picture = person(name).picture;
        QFile file(portraitFile(people.file(), picture));
        return isPortrait(picture) && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] int photos() const {
        return static_cast<int>(QDir(folder->path()).entryList({u"people-*.png"_s}, QDir::Files).size());
    }
    void takePhoto(const QString& name, QRgb color) {
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(color);
        const QString file = folder->filePath(u"camera.png"_s);
        QVERIFY(image.save(file));
        people.setPhoto(name, QUrl::fromLocalFile(file));
    }
};

} // namespace

class ClubProfilesTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_server;
    int m_tables = 0;

    ClubConnection freshTable() { return m_server->table(++m_tables); }
    QString idOf(const QString& name) {
        return m_server->ask(u"SELECT id::text FROM reeve.people WHERE name = ?"_s, {name}).toString();
    }

private slots:
    void initTestCase() {
        m_server = std::make_unique<ThrowawayClub>();
        if (!m_server->missing().isEmpty()) QSKIP(qPrintable(m_server->missing()));
        m_server->found();
    }
    void init() {
        if (!m_server->missing().isEmpty()) QSKIP(qPrintable(m_server->missing()));
    }

    void aPictureIsTheSameAtEveryTableAndSoIsItsRemoval() {
        Knowing first;
        first.begin(freshTable());
        first.sitDown({u"Anna"_s, u"Ben"_s}, 1);
        first.people.setEmblem(u"Ben"_s, u"ship"_s);
        first.people.recolor(u"Ben"_s, u"white"_s);
        first.takePhoto(u"Anna"_s, qRgb(200, 40, 40));
        QTRY_VERIFY_WITH_TIMEOUT(first.person(u"Anna"_s).shared && first.person(u"Ben"_s).shared, 20'000);
        QTRY_COMPARE(first.person(u"Ben"_s).shared->picture, u"ship"_s);

        Knowing second; // sets the data folder of the process; the first one has joined already
        second.begin(freshTable());
        QTRY_COMPARE_WITH_TIMEOUT(second.club.state(), u"current"_s, 20'000);
        second.sitDown({u"Anna"_s, u"Ben"_s}, 2);
        QTRY_VERIFY_WITH_TIMEOUT(!second.photo(u"Anna"_s).isEmpty(), 20'000);
        QCOMPARE(second.photo(u"Anna"_s), first.photo(u"Anna"_s));
        QTRY_COMPARE(second.person(u"Ben"_s).picture, u"ship"_s);
        QCOMPARE(second.person(u"Ben"_s).color, u"white"_s);

        // A change at the second table arrives at the first, and the old photograph is deleted from the disk.
        const QByteArray before = first.photo(u"Anna"_s);
        second.takePhoto(u"Anna"_s, qRgb(40, 40, 200));
        QTRY_VERIFY_WITH_TIMEOUT(second.photo(u"Anna"_s) != before &&
                                     first.photo(u"Anna"_s) == second.photo(u"Anna"_s) &&
                                     first.person(u"Anna"_s).shared == second.person(u"Anna"_s).shared,
                                 20'000);
        QTRY_COMPARE(first.photos(), 1);
        first.people.setEmblem(u"Anna"_s, {});
        QTRY_COMPARE_WITH_TIMEOUT(second.person(u"Anna"_s).picture, QString(), 20'000);
        QTRY_COMPARE(second.photos(), 0);
        QCOMPARE(m_server->ask(u"SELECT count(*) FROM reeve.profiles WHERE image IS NOT NULL"_s).toInt(), 0);
    }

    void whatWasChangedHoldsOverWhatWasNot() {
        const Profile red{u"red"_s, u"ship"_s}, blue{u"blue"_s, u"ship"_s}, tree{u"red"_s, u"tree"_s};
        QCOMPARE(mergedProfile(red, {}, {}), red);
        QCOMPARE(mergedProfile(red, {}, Profile{}), red);
        QCOMPARE(mergedProfile(red, {}, Profile{u"blue"_s, {}}), blue); // the values of the club have priority
        QCOMPARE(mergedProfile(blue, red, red), blue);                  // changed here only
        QCOMPARE(mergedProfile(red, red, blue), blue);                  // changed there only
        // one field changed here, the other there
        QCOMPARE(mergedProfile(blue, red, tree), (Profile{u"blue"_s, u"tree"_s}));
        // both changed the same field: this one is kept
        QCOMPARE(mergedProfile(blue, red, Profile{u"white"_s, u"ship"_s}), blue);
        QCOMPARE(mergedProfile(red, red, Profile{u"red"_s, {}}), (Profile{u"red"_s, {}}));
    }

    /// In the end both tables have the same values, and neither changes them back and forth. The name in the club is
    /// the one at the table that introduced the person; the other table keeps its own name for the same person.
    void twoTablesThatChangeOnePersonAtTheSameTimeAgree() {
        Knowing first;
        first.begin(freshTable());
        first.sitDown({u"Kim"_s, u"Lou"_s}, 5);
        QTRY_VERIFY_WITH_TIMEOUT(first.person(u"Kim"_s).shared && first.person(u"Lou"_s).shared, 20'000);
        Knowing second;
        second.begin(freshTable());
        QTRY_COMPARE_WITH_TIMEOUT(second.club.state(), u"current"_s, 20'000);
        second.sitDown({u"Kim"_s, u"Lou"_s}, 6);
        QTRY_VERIFY_WITH_TIMEOUT(second.person(u"Kim"_s).shared && second.person(u"Lou"_s).shared, 20'000);
        const QString kim = idOf(u"Kim"_s);

        first.people.recolor(u"Kim"_s, u"white"_s);
        second.people.recolor(u"Kim"_s, u"orange"_s);
        first.people.setEmblem(u"Kim"_s, u"ship"_s);
        second.takePhoto(u"Kim"_s, qRgb(40, 200, 40));
        QVERIFY(first.people.rename(u"Kim"_s, u"Kimberly"_s));
        QVERIFY(second.people.rename(u"Kim"_s, u"Kimi"_s));
        const auto here = [&] { return first.person(u"Kimberly"_s); };
        const auto there = [&] { return second.person(u"Kimi"_s); };
        const auto alike = [&] {
            // The file name of a photograph differs between tables; the shared value is its checksum.
            return here().shared && here().shared == there().shared && here().color == there().color &&
                   here().color != u"blue"_s && !here().shared->picture.isEmpty() && !there().picture.isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(alike(), 20'000);
        QVERIFY(here().color == u"white"_s || here().color == u"orange"_s);
        QVERIFY(here().picture == u"ship"_s || first.photo(u"Kimberly"_s) == second.photo(u"Kimi"_s));
        QTRY_COMPARE_WITH_TIMEOUT(m_server->ask(u"SELECT name FROM reeve.people WHERE id = '%1'"_s.arg(kim)).toString(),
                                  u"Kimberly"_s, 20'000);

        // Changes of another person arrive at both tables; the agreed values stay.
        const QString stamp = u"SELECT changed::text FROM reeve.profiles WHERE person = '%1'"_s.arg(kim);
        const QString agreed = m_server->ask(stamp).toString();
        first.people.recolor(u"Lou"_s, u"green"_s);
        QTRY_COMPARE_WITH_TIMEOUT(second.person(u"Lou"_s).color, u"green"_s, 20'000);
        second.people.recolor(u"Lou"_s, u"brown"_s);
        QTRY_COMPARE_WITH_TIMEOUT(first.person(u"Lou"_s).color, u"brown"_s, 20'000);
        QCOMPARE(m_server->ask(stamp).toString(), agreed);
        QVERIFY(alike());
        // Both names mean the same person.
        second.sitDown({u"Kimi"_s}, 7);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->ask(u"SELECT count(*) FROM reeve.seats WHERE person = '%1'"_s.arg(kim)).toInt(), 3, 20'000);
    }

    /// A login may be used by an attacker.
    void aTableChangesOnlyProfilesOfWhoPlaysThere() {
        Knowing first;
        first.begin(freshTable());
        first.sitDown({u"Zoe"_s}, 3);
        QTRY_VERIFY_WITH_TIMEOUT(first.person(u"Zoe"_s).shared, 20'000);
        ClubDatabase stranger;
        QVERIFY(!stranger.open(freshTable()));
        const QString zoe = idOf(u"Zoe"_s);
        QCOMPARE(std::get<bool>(putColor(stranger, zoe, u"brown"_s)), false);
        QCOMPARE(std::get<bool>(putPicture(stranger, zoe, u"ship"_s, {})), false);
        QSqlQuery query;
        QVERIFY(!stranger.run(query, u"UPDATE reeve.profiles SET color = 'brown'"_s));
        QCOMPARE(query.numRowsAffected(), 0);
        QVERIFY(stranger.run(query, u"DELETE FROM reeve.profiles"_s));
        ClubDatabase reader;
        QVERIFY(!reader.open(m_server->reader()));
        QVERIFY(reader.run(query, u"SELECT reeve.put_color('%1', 'brown')"_s.arg(zoe)));
        QCOMPARE(m_server->ask(u"SELECT color FROM reeve.profiles WHERE person = CAST(? AS uuid)"_s, {zoe}).toString(),
                 u"blue"_s);
    }

    /// A picture that is no portrait is not stored, and the window shows no emblem that does not exist.
    void aPictureThatIsNoneIsNotTaken() {
        Knowing tablet;
        tablet.begin(freshTable());
        tablet.sitDown({u"Yan"_s, u"Xia"_s}, 4);
        QTRY_VERIFY_WITH_TIMEOUT(tablet.person(u"Xia"_s).shared, 20'000);
        QByteArray large;
        QBuffer buffer(&large);
        QVERIFY(QImage(3000, 3000, QImage::Format_Mono).save(&buffer, "PNG"));
        QCOMPARE(keepPortrait(large, tablet.people.file()).fault, PortraitFault::NoPicture);
        QCOMPARE(keepPortrait("no picture", tablet.people.file()).fault, PortraitFault::NoPicture);
        m_server->ask(
            u"UPDATE reeve.profiles SET image = decode('%1', 'hex'), color = 'pink' WHERE person = '%2'"_s.arg(
                QString::fromLatin1(large.toHex()), idOf(u"Xia"_s)));
        m_server->ask(u"UPDATE reeve.profiles SET color = 'white' WHERE person = '%1'"_s.arg(idOf(u"Yan"_s)));
        // This change shows that the comparison after it has run.
        QTRY_COMPARE_WITH_TIMEOUT(tablet.person(u"Yan"_s).color, u"white"_s, 20'000);
        QCOMPARE(tablet.person(u"Xia"_s).color, u"blue"_s);
        QCOMPARE(tablet.person(u"Xia"_s).picture, QString());
        QCOMPARE(tablet.photos(), 0);

        ClubDatabase table;
        QVERIFY(!table.open(freshTable()));
        QSqlQuery query;
        QVERIFY(table.run(query, u"SELECT reeve.put_picture('%1', 'file:///etc/passwd', NULL)"_s.arg(idOf(u"Yan"_s))) ||
                !query.next() || !query.value(0).toBool());
        QCOMPARE(
            m_server->ask(u"SELECT emblem FROM reeve.profiles WHERE person = '%1'"_s.arg(idOf(u"Yan"_s))).toString(),
            QString());
    }

    /// The owner migrates the database later: until then tables play on without pictures, afterwards they share them.
    void aDatabaseWithoutTheAdditionIsPlayedOnWithout() {
        m_server->found(latestClubVersion() - 1, u"before"_s);
        ClubDatabase owner;
        QVERIFY(!owner.open(m_server->owner(u"before"_s)));
        QSqlQuery query;
        QVERIFY(!migrateClub(owner));
        QCOMPARE(std::get<QStringList>(missingAdditions(owner)), QStringList());
        QVERIFY(!owner.run(
            query,
            u"DROP TABLE reeve.profiles; DROP FUNCTION reeve.put_color, reeve.put_picture,"
            " reeve.plays_here; DROP INDEX reeve.people_by_same_as; DELETE FROM reeve.additions WHERE name = '01_profiles'"_s));
        QVERIFY(!owner.checkVersion());
        QCOMPARE(std::get<bool>(hasProfiles(owner)), false);
        QCOMPARE(std::get<QStringList>(missingAdditions(owner)), QStringList{u"01_profiles"_s});
        QVERIFY(!migrateClub(owner));
        QVERIFY(!migrateClub(owner));   // the second time without effect
        QVERIFY(!owner.checkVersion()); // the version is unchanged, so an older Reeve can use the database too
        QCOMPARE(std::get<bool>(hasProfiles(owner)), true);
        QCOMPARE(std::get<QStringList>(missingAdditions(owner)), QStringList());
    }
};

QTEST_MAIN(ClubProfilesTest)
#include "club_profiles_test.moc"
