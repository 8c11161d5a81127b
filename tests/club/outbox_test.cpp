// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox of the journal for a club: written in the transaction of the step, in order, and only with a club. And the
// permanent IDs of games and people.
#include "app/store/checksum.h"
#include "tests/club/plain_games.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace reeve::app;
using namespace reeve::testing;
using Kind = OutboxEntry::Kind;

namespace {

const QString kClub = QStringLiteral("11111111-1111-1111-1111-111111111111");

QStringList kindsOf(const std::vector<OutboxEntry>& entries) {
    static const char* const kWords[] = {"game", "step", "replace", "rename", "remove", "person"};
    QStringList words;
    for (const OutboxEntry& entry : entries)
        words << QString::fromLatin1(kWords[static_cast<int>(entry.kind)]) +
                     (entry.kind == Kind::Step ? QString::number(entry.number) : QString());
    return words;
}

std::vector<OutboxEntry> all(JournalFile& file) { return file.outbox(0, 1000, 1 << 20); }

} // namespace

class OutboxTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

    static qint64 begin(JournalFile& file, const QStringList& names, int seed = 1) {
        return *file.create(QStringLiteral("Friday"), seatsOf(names), startOf(seed), runningSummary(0));
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("games.sqlite"));
    }

    void nothingIsKeptWhereThereIsNoClub() {
        JournalFile file(m_file);
        const qint64 id = begin(file, {QStringLiteral("Anna"), QStringLiteral("Ben")});
        QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
        QVERIFY(all(file).empty());
        QCOMPARE(file.outboxLength(0), OutboxLength());
    }

    void everyGameStepNameAndDeletionIsKeptInOrder() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        const qint64 id = begin(file, {QStringLiteral("Anna"), QStringLiteral("Ben")});
        QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
        QVERIFY(file.append(id, wordStep("undo"), runningSummary(1)));
        QVERIFY(file.rename(id, QStringLiteral("Saturday")));
        const auto entries = all(file);
        QCOMPARE(kindsOf(entries), QStringList({QStringLiteral("game"), QStringLiteral("step1"),
                                                QStringLiteral("step2"), QStringLiteral("rename")}));
        QVERIFY(std::ranges::is_sorted(entries, {}, &OutboxEntry::sequence));
        const QByteArray first = startChecksum(entries[0].players, entries[0].start);
        QCOMPARE(entries[0].checksum, first);
        QCOMPARE(entries[1].checksum, stepChecksum(first, 1, entries[1].command, entries[1].events, entries[1].played));
        QCOMPARE(entries[3].words, QStringLiteral("Saturday"));
        // Steps of a removed game are not sent any more, only its removal.
        QVERIFY(file.remove(id));
        QCOMPARE(kindsOf(all(file)), QStringList({QStringLiteral("rename"), QStringLiteral("remove")}));
        QVERIFY(file.acknowledge(all(file).back().sequence));
        QVERIFY(all(file).empty());
    }

    /// What earlier versions stored for a seat without a name, and a seat that Reeve plays.
    void whoeverHasNoNameIsNobody() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        QVERIFY(file.create(QStringLiteral("Friday"),
                            QStringLiteral(R"([{"name":"Anna","color":"red"},{"name":"Blau","color":"blue"},)"
                                           R"({"name":"Bot","color":"white","level":"strong"},)"
                                           R"({"name":"","color":"orange"}])"),
                            startOf(1), runningSummary(0)));
        const auto entries = all(file);
        QCOMPARE(entries[0].seats.size(), std::size_t{4});
        for (std::size_t seat = 1; seat < 4; ++seat) QCOMPARE(entries[0].seats[seat], OutboxSeat());
        QCOMPARE(file.people().size(), std::size_t{1});
    }

    void whatWaitsIsThereAfterAnotherStart() {
        qint64 id = 0;
        {
            JournalFile file(m_file);
            QVERIFY(file.enrol(kClub));
            id = begin(file, {QStringLiteral("Anna")});
            QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
        }
        JournalFile file(m_file);
        QCOMPARE(file.club(), kClub);
        QVERIFY(file.load(id));
        QVERIFY(file.append(id, rollStep(3, 4), runningSummary(2)));
        QCOMPARE(kindsOf(all(file)),
                 QStringList({QStringLiteral("game"), QStringLiteral("step1"), QStringLiteral("step2")}));
    }

    void aClubThatIsMetLaterIsToldOfEverything() {
        JournalFile file(m_file);
        const qint64 id = begin(file, {QStringLiteral("Anna")});
        for (int i = 0; i < 3; ++i) QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
        QVERIFY(file.enrol(kClub));
        QCOMPARE(kindsOf(all(file)).mid(0, 4), QStringList({QStringLiteral("game"), QStringLiteral("step1"),
                                                            QStringLiteral("step2"), QStringLiteral("step3")}));
        QVERIFY(file.enrol({}));
        QVERIFY(all(file).empty());
    }

    void aBatchIsAsLongAsItIsAskedFor() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        const qint64 id = begin(file, {QStringLiteral("Anna")});
        for (int i = 0; i < 10; ++i) QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
        QCOMPARE(file.outbox(0, 4, 1 << 20).size(), std::size_t{4});
        QCOMPARE(file.outbox(0, 100, 1).size(), std::size_t{1}); // at least one entry
        const auto some = file.outbox(0, 4, 1 << 20);
        QCOMPARE(kindsOf(file.outbox(some.back().sequence, 2, 1 << 20)),
                 QStringList({QStringLiteral("step4"), QStringLiteral("step5")}));
        QCOMPARE(file.outboxLength(some.back().sequence).entries, 7);
    }

    /// An empty batch means that nothing is pending, so steps of removed games must not fill a batch.
    void theStepsOfARemovedGameHoldUpNothing() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        const qint64 gone = begin(file, {QStringLiteral("Anna"), QStringLiteral("Ben")});
        for (int i = 0; i < 20; ++i) QVERIFY(file.append(gone, rollStep(1, 2), runningSummary(i)));
        QVERIFY(file.remove(gone));
        begin(file, {QStringLiteral("Cleo"), QStringLiteral("Dan")}, 2);
        QCOMPARE(kindsOf(file.outbox(0, 5, 1 << 20)), QStringList({QStringLiteral("remove"), QStringLiteral("game")}));
    }

    /// A row of a game that does not exist, without an entry for its removal: it would stay for ever.
    void rowsOfGamesThatAreGoneDoNotWaitForEver() {
        const QString name = QStringLiteral("aside");
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        const qint64 id = begin(file, {QStringLiteral("Anna")});
        QVERIFY(file.acknowledge(file.outbox(0, 9, 1 << 20).back().sequence, {}));
        QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            database.setDatabaseName(m_file);
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(QStringLiteral("UPDATE outbox SET game = 'of nobody'")));
        }
        QSqlDatabase::removeDatabase(name);
        QCOMPARE(file.outboxLength(0).entries, 1);
        QVERIFY(file.outbox(0, 9, 1 << 20).empty());
        QCOMPARE(file.outboxLength(0).entries, 0);
    }

    void gamesAndPeopleKeepTheirIds() {
        QString game, anna;
        {
            JournalFile file(m_file);
            const qint64 id = begin(file, {QStringLiteral("Anna"), QStringLiteral("Ben")});
            begin(file, {QStringLiteral("anna "), QStringLiteral("Cleo")}, 2);
            game = file.load(id)->game.uuid;
            QVERIFY(!QUuid(game).isNull());
            anna = personOf(file.people(), QStringLiteral("ANNA"));
            QCOMPARE(file.people().size(), std::size_t{3});
            QVERIFY(file.games()[0].uuid != file.games()[1].uuid);
        }
        JournalFile file(m_file);
        QCOMPARE(file.load(1)->game.uuid, game);
        QCOMPARE(personOf(file.people(), QStringLiteral("Anna")), anna);
    }

    void aNewNameKeepsThePersonAndTheClubIsTold() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        begin(file, {QStringLiteral("Anna")});
        const QString anna = personOf(file.people(), QStringLiteral("Anna"));
        QVERIFY(
            file.knowPeople(std::vector<NamedPerson>{{.names = {QStringLiteral("Annabel"), QStringLiteral("Anna")}}}));
        QCOMPARE(personOf(file.people(), QStringLiteral("Annabel")), anna);
        const auto entries = all(file);
        QCOMPARE(entries.back().kind, Kind::Person);
        QCOMPARE(entries.back().game, anna);
        QCOMPARE(entries.back().words, QStringLiteral("Annabel"));
        // Reported once.
        QVERIFY(
            file.knowPeople(std::vector<NamedPerson>{{.names = {QStringLiteral("Annabel"), QStringLiteral("Anna")}}}));
        QCOMPARE(all(file).size(), entries.size());
    }

    void aPersonOfTheClubIsKnownByThatIdWhereNobodyHasTheName() {
        JournalFile file(m_file);
        begin(file, {QStringLiteral("Anna")});
        const QString anna = personOf(file.people(), QStringLiteral("Anna"));
        const QString other = QStringLiteral("22222222-2222-2222-2222-222222222222");
        QVERIFY(file.hearOfPeople(
            std::vector<NamedPerson>{{other, {QStringLiteral("Anna")}}, {other, {QStringLiteral("Dora")}}}));
        QCOMPARE(personOf(file.people(), QStringLiteral("Anna")), anna);
        QCOMPARE(personOf(file.people(), QStringLiteral("dora")), other);
    }

    void idsSurviveADamagedFile_data() {
        QTest::addColumn<bool>("withCopy");
        QTest::newRow("with the second copy") << true;
        QTest::newRow("from the bytes alone") << false;
    }
    void idsSurviveADamagedFile() {
        QFETCH(bool, withCopy);
        QString game, anna, tablet;
        {
            JournalFile file(m_file);
            const qint64 id = begin(file, {QStringLiteral("Anna"), QStringLiteral("Ben")});
            QVERIFY(file.append(id, rollStep(1, 2), runningSummary(1)));
            file.checkCopy();
            game = file.load(id)->game.uuid;
            anna = personOf(file.people(), QStringLiteral("Anna"));
            tablet = file.tablet();
        }
        if (!withCopy) QVERIFY(QFile::remove(m_file + QStringLiteral(".copy")));
        QFile bytes(m_file);
        QVERIFY(bytes.open(QIODevice::ReadWrite));
        QVERIFY(bytes.seek(20)); // in the header of the file
        bytes.write("\xff", 1);
        bytes.close();
        JournalFile file(m_file);
        QCOMPARE(file.notice(), JournalNotice::Damaged);
        QCOMPARE(file.load(1)->game.uuid, game);
        QCOMPARE(file.load(1)->steps.size(), std::size_t{1});
        QCOMPARE(personOf(file.people(), QStringLiteral("Anna")), anna);
        if (withCopy) QCOMPARE(file.tablet(), tablet);
    }

    void aGameThatAnotherTabletPlaysIsNotWrittenToHere() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        const qint64 id = begin(file, {QStringLiteral("Anna")});
        const QString uuid = file.load(id)->game.uuid;
        QVERIFY(file.fence(uuid));
        QVERIFY(!file.append(id, rollStep(1, 2), runningSummary(1)));
        QCOMPARE(file.trouble(), JournalError::TakenOver);
        QVERIFY(all(file).empty());
        QVERIFY(file.load(id)); // the game can still be shown
    }

    void aGameThatIsTakenOverGoesOnUnderItsUuid() {
        QTemporaryDir elsewhere;
        JournalFile lost(m_file);
        const qint64 id = begin(lost, {QStringLiteral("Anna"), QStringLiteral("Ben")});
        for (int i = 0; i < 3; ++i) QVERIFY(lost.append(id, rollStep(1, 2 + i), runningSummary(1)));
        const auto was = lost.load(id);
        JournalFile other(elsewhere.filePath(QStringLiteral("games.sqlite")));
        QVERIFY(other.enrol(kClub));
        const auto taken = other.adopt(was->game, was->steps);
        QVERIFY(taken);
        QCOMPARE(other.load(*taken)->game.uuid, was->game.uuid);
        QCOMPARE(other.load(*taken)->steps.size(), std::size_t{3});
        QVERIFY(all(other).empty()); // the club has all of it already
        QVERIFY(other.append(*taken, rollStep(6, 6), runningSummary(2)));
        QCOMPARE(kindsOf(all(other)), QStringList({QStringLiteral("step4")}));
    }

    void whatWasPlayedInTheMeantimeStaysAsAGameOfItsOwn() {
        JournalFile file(m_file);
        QVERIFY(file.enrol(kClub));
        const qint64 id = begin(file, {QStringLiteral("Anna")});
        QVERIFY(file.append(id, rollStep(1, 1), runningSummary(1)));
        const auto common = file.load(id);
        QVERIFY(file.append(id, rollStep(2, 2), runningSummary(1)));
        std::vector<JournalStep> theirs = common->steps;
        theirs.push_back(rollStep(5, 5));
        QVERIFY(file.fence(common->game.uuid));
        const auto back = file.adopt(common->game, theirs);
        QVERIFY(back && *back != id);
        QCOMPARE(file.load(*back)->game.uuid, common->game.uuid);
        QCOMPARE(file.load(*back)->steps.back().events, theirs.back().events);
        QVERIFY(file.load(id)->game.uuid != common->game.uuid);
        QCOMPARE(file.load(id)->steps.size(), std::size_t{2});
        QVERIFY(all(file).empty());
    }
};

QTEST_GUILESS_MAIN(OutboxTest)
#include "outbox_test.moc"
