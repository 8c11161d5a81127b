// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and pictures of players are the same at all tables of a club; older clubs and older versions of Reeve work
// without them.
#include "app/club/club.h"
#include "app/club/club_profiles.h"
#include "app/club/database/migrations.h"
#include "app/club/database/profiles.h"
#include "app/store/data_folder.h"
#include "app/window/game.h"
#include "app/window/games.h"
#include "app/window/people.h"
#include "app/window/portrait.h"
#include "tests/club/plain_games.h"
#include "tests/club/tablet.h"
#include "tests/club/throwaway_club.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
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
    void takeAllowedPhoto(const QString& name, QRgb color) {
        people.allowPhotoInClub(name, true);
        takePhoto(name, color);
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

    void aPictureIsTheSameAtEveryTableAndSoIsItsRemoval() {
        Knowing first;
        first.begin(freshTable());
        first.sitDown({u"Anna"_s, u"Ben"_s}, 1);
        first.people.setEmblem(u"Ben"_s, u"ship"_s);
        first.people.recolor(u"Ben"_s, u"white"_s);
        first.takeAllowedPhoto(u"Anna"_s, qRgb(200, 40, 40));
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

        // So does a change, and the old photograph is deleted from the disk.
        const QByteArray before = second.photo(u"Anna"_s);
        first.takePhoto(u"Anna"_s, qRgb(40, 40, 200));
        QTRY_VERIFY_WITH_TIMEOUT(second.photo(u"Anna"_s) != before &&
                                     first.photo(u"Anna"_s) == second.photo(u"Anna"_s) &&
                                     first.person(u"Anna"_s).shared == second.person(u"Anna"_s).shared,
                                 20'000);
        QTRY_COMPARE(second.photos(), 1);
        first.people.setEmblem(u"Anna"_s, {});
        QTRY_COMPARE_WITH_TIMEOUT(second.person(u"Anna"_s).picture, QString(), 20'000);
        QTRY_COMPARE(second.photos(), 0);
        QCOMPARE(m_server->ask(u"SELECT count(*) FROM reeve.profiles WHERE image IS NOT NULL"_s).toInt(), 0);
    }

    /// "It stays on this device" is true until somebody allows otherwise, for each person.
    void aPhotographReachesTheClubOnlyIfItWasAllowedAndIsTakenBack() {
        Knowing first;
        first.begin(freshTable());
        first.sitDown({u"Eva"_s, u"Fay"_s}, 31);
        first.takePhoto(u"Eva"_s, qRgb(1, 2, 3));
        QTRY_VERIFY_WITH_TIMEOUT(!first.photo(u"Eva"_s).isEmpty(), 20'000);
        first.takeAllowedPhoto(u"Fay"_s, qRgb(4, 5, 6));
        const auto images = [&] {
            return m_server
                ->ask(u"SELECT coalesce(string_agg(p.name, ',' ORDER BY p.name), '') FROM reeve.profiles r JOIN"
                      " reeve.people p ON p.id = r.person WHERE r.image IS NOT NULL AND p.name IN ('Eva', 'Fay')"_s)
                .toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(images(), u"Fay"_s, 20'000);
        // The rest of the profile is shared, and the photograph stays here.
        QTRY_VERIFY_WITH_TIMEOUT(first.person(u"Eva"_s).shared, 20'000);
        first.people.recolor(u"Eva"_s, u"green"_s);
        QTRY_VERIFY_WITH_TIMEOUT(first.person(u"Eva"_s).shared && first.person(u"Eva"_s).shared->color == u"green"_s,
                                 20'000);
        QCOMPARE(images(), u"Fay"_s);
        QVERIFY(!first.photo(u"Eva"_s).isEmpty());

        Knowing second;
        second.begin(freshTable());
        QTRY_COMPARE_WITH_TIMEOUT(second.club.state(), u"current"_s, 20'000);
        second.sitDown({u"Eva"_s, u"Fay"_s}, 32);
        QTRY_VERIFY_WITH_TIMEOUT(!second.photo(u"Fay"_s).isEmpty(), 20'000);
        QVERIFY(second.person(u"Fay"_s).photoInClub);
        QVERIFY(second.photo(u"Eva"_s).isEmpty());

        // Taken back: it is gone from the club and from the other table, and stays here.
        first.people.allowPhotoInClub(u"Fay"_s, false);
        QTRY_COMPARE_WITH_TIMEOUT(images(), QString(), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(second.photo(u"Fay"_s).isEmpty(), 20'000);
        QVERIFY(!first.photo(u"Fay"_s).isEmpty());

        // Allowed again, and taken back at the other table.
        first.people.allowPhotoInClub(u"Fay"_s, true);
        QTRY_VERIFY_WITH_TIMEOUT(!second.photo(u"Fay"_s).isEmpty(), 20'000);
        second.people.allowPhotoInClub(u"Fay"_s, false);
        QTRY_COMPARE_WITH_TIMEOUT(images(), QString(), 20'000);
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

    /// The club has the colour, picture and name of the table that introduced the person. Another table keeps values of
    /// its own for its guests, and neither changes them back and forth.
    void aTableSpeaksForThePeopleThatItIntroduced() {
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

        second.people.recolor(u"Kim"_s, u"orange"_s);
        second.takeAllowedPhoto(u"Kim"_s, qRgb(40, 200, 40));
        QVERIFY(second.people.rename(u"Kim"_s, u"Kimi"_s));
        first.people.recolor(u"Kim"_s, u"white"_s);
        first.people.setEmblem(u"Kim"_s, u"ship"_s);
        QVERIFY(first.people.rename(u"Kim"_s, u"Kimberly"_s));
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server
                ->ask(u"SELECT p.name || ' ' || r.color || ' ' || r.emblem FROM reeve.profiles r JOIN reeve.people p ON"
                      " p.id = r.person WHERE p.id = '%1'"_s.arg(kim))
                .toString(),
            u"Kimberly white ship"_s, 20'000);
        // Changes of another person arrive.
        first.people.recolor(u"Lou"_s, u"green"_s);
        QTRY_COMPARE_WITH_TIMEOUT(second.person(u"Lou"_s).color, u"green"_s, 20'000);
        QCOMPARE(second.person(u"Kimi"_s).color, u"orange"_s);
        QVERIFY(!second.photo(u"Kimi"_s).isEmpty());
        QCOMPARE(first.person(u"Kimberly"_s).color, u"white"_s);
        QCOMPARE(first.person(u"Kimberly"_s).picture, u"ship"_s);
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
        QVERIFY(!owner.run(query, u"DROP SCHEMA reeve CASCADE"_s));
        QVERIFY(!migrateClub(owner, latestClubVersion() - 1)); // additions come with the latest version alone
        QVERIFY(!owner.run(query, u"INSERT INTO reeve.versions (version) VALUES (%1)"_s.arg(latestClubVersion())));
        QCOMPARE(std::get<bool>(hasProfiles(owner)), false);
        QVERIFY(!owner.run(query, u"DELETE FROM reeve.versions WHERE version = %1"_s.arg(latestClubVersion())));
        QVERIFY(!migrateClub(owner));
        QVERIFY(!migrateClub(owner));   // the second time without effect
        QVERIFY(!owner.checkVersion()); // the version is unchanged, so an older Reeve can use the database too
        QCOMPARE(std::get<bool>(hasProfiles(owner)), true);
        QCOMPARE(std::get<QStringList>(missingAdditions(owner)), QStringList());
    }
};

QTEST_MAIN(ClubProfilesTest)
#include "club_profiles_test.moc"
