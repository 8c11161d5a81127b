// SPDX-License-Identifier: GPL-3.0-or-later
// The club in the settings: trying a connection, joining, being behind, leaving; and a text for each fault.
#include "app/club/club.h"
#include "app/club/club_settings.h"
#include "app/club/club_wording.h"
#include "app/device/language.h"
#include "app/play/list_entry.h"
#include "app/play/new_evening.h"
#include "app/play/session_texts.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/store/person_names.h"
#include "app/values/game_values.h"
#include "app/window/game.h"
#include "app/words/names.h"
#include "engine/record/words.h"
#include "tests/club/plain_games.h"
#include "tests/club/tablet.h"
#include "tests/club/throwaway_club.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

class ClubModelTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Club> m_club;
    int m_tables = 0, m_seed = 0;

    /// The input of a person for a new table.
    ClubConnectionFacts table() { return asTyped(m_server->table(++m_tables)); }
    QString tried(const ClubConnectionFacts& given) {
        m_club->tryOut(given);
        if (!m_club->trying() || !QTest::qWaitFor([&] { return !m_club->trying(); }, 20'000)) return u"no answer"_s;
        return m_club->tried().text;
    }
    /// The result of the trial with another value in one field.
    QString tried(ClubConnectionFacts given, QString ClubConnectionFacts::*field, const QString& value) {
        given.*field = value;
        return tried(given);
    }
    void play(int steps) {
        const auto id =
            m_journal->create(u"Friday"_s, seatsOf({u"Anna"_s, u"Ben"_s}), startOf(++m_seed), runningSummary(0));
        for (int i = 0; i < steps; ++i) QVERIFY(m_journal->append(*id, rollStep(1 + i % 6, 2), runningSummary(i)));
    }
    int clubHas(const char* what) {
        return m_server->ask(u"SELECT count(*) FROM reeve."_s + QLatin1String(what)).toInt();
    }

private slots:
    void initTestCase() {
        m_server = std::make_unique<ThrowawayClub>();
        if (!m_server->missing().isEmpty()) QSKIP(qPrintable(m_server->missing()));
        m_server->found();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", m_folder->path().toUtf8());
        m_journal = std::make_unique<Journal>(journalFile());
        m_game = std::make_unique<Game>(*m_journal);
        m_club = std::make_unique<Club>(*m_journal, *m_game, kQuick);
    }
    void cleanup() {
        m_club.reset();
        m_game.reset();
        m_journal.reset();
        finishFileThread();
    }

    void aTableWithoutAClubHasNone() {
        QVERIFY(!m_club->joined());
        QCOMPARE(m_club->state(), u"off"_s);
        QCOMPARE(m_club->text(), QString());
    }

    void tryingTellsWhatIsWrong() {
        const ClubConnectionFacts given = table();
        QCOMPARE(tried(given), u"Connected: the club knows this table."_s);
        QVERIFY(m_club->tried().good);
        QVERIFY(tried(given, &ClubConnectionFacts::password, u"wrong"_s).contains(u"login or password"_s));
        QVERIFY(!m_club->tried().good);
        QVERIFY(tried(given, &ClubConnectionFacts::user, u"nobody"_s).contains(u"login or password"_s));
        QVERIFY(tried(given, &ClubConnectionFacts::database, u"other"_s).contains(u"refuses"_s));
        QVERIFY(
            tried(given, &ClubConnectionFacts::host, u"127.0.0.1:1"_s).startsWith(u"The server does not answer."_s));
        QVERIFY(tried(given, &ClubConnectionFacts::host, u""_s).contains(u"incomplete"_s));
        const ClubConnection reader = m_server->reader();
        QVERIFY(tried(asTyped(reader, u"secret of reader"_s)).contains(u"no table of the club"_s));
        // Nothing is stored.
        QVERIFY(!m_club->joined() && !clubConnection().any());
        QVERIFY(!QFile::exists(m_folder->filePath(u"club-password"_s)));
    }

    /// A device that was given to another table: reported when the connection is tried, and also when it is joined
    /// nevertheless.
    void aDeviceOfAnotherTableIsTold() {
        const ClubConnectionFacts first = table(), second = table();
        m_club->join(first);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        const QString expected = u"knows this device as Table %1."_s.arg(m_tables - 1);
        QVERIFY2(tried(second).contains(expected), qPrintable(m_club->tried().text));
        m_club->join(second);
        QTRY_VERIFY_WITH_TIMEOUT(m_club->text().contains(expected), 20'000);
        m_club->join(first);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
    }

    void everyFaultHasASentenceInBothLanguages() {
        Language language;
        for (int fault = 1; fault <= static_cast<int>(ClubFault::Other); ++fault) {
            const ClubTrouble trouble{static_cast<ClubFault>(fault), u"Table 7"_s, 3};
            language.show(u"en"_s, nullptr);
            const QString english = clubTroubleText(trouble);
            language.show(u"de"_s, nullptr);
            const QString german = clubTroubleText(trouble);
            language.show(u"en"_s, nullptr);
            QVERIFY2(!english.isEmpty() && !german.isEmpty() && english != german, qPrintable(english));
        }
    }

    void aClubThatIsBehindSinceAnotherDayIsToldWithTheDate() {
        const QDateTime week = QDateTime::currentDateTimeUtc().addDays(-7);
        UplinkState state{.phase = UplinkState::Phase::Waiting, .behind = 812, .since = week};
        const QString date = QLocale().toString(week.toLocalTime().date(), QLocale::ShortFormat);
        QVERIFY2(clubStateText(state).contains(date), qPrintable(clubStateText(state)));
        state.since = QDateTime::currentDateTimeUtc();
        QVERIFY2(!clubStateText(state).contains(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)),
                 qPrintable(clubStateText(state)));
    }

    void whoeverStopsTryingIsNotAnswered() {
        m_club->tryOut(table());
        m_club->cancelTrying();
        QVERIFY(!m_club->trying());
        QTest::qWait(300); // a fixed wait: the answer would arrive during it
        QVERIFY(m_club->tried().text.isEmpty());
    }

    void theClubThatIsJoinedIsToldOfEverythingUntilItIsLeft() {
        play(3);
        const ClubConnectionFacts given = table();
        const int before = clubHas("steps");
        m_club->join(given);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        QTRY_COMPARE(clubHas("steps"), before + 3);
        QCOMPARE(m_club->text(), u"The club is up to date."_s);
        // Only the owner can read the file with the password.
        const QString file = m_folder->filePath(u"club-password"_s);
        QCOMPARE(m_club->passwordIn(), u"file"_s);
        QCOMPARE(QFileInfo(file).permissions() & 0x0077, QFile::Permissions());
        QCOMPARE(m_club->connection().host, given.host);

        // The next start reads the connection from the settings.
        m_club.reset();
        finishFileThread();
        m_club = std::make_unique<Club>(*m_journal, *m_game, kQuick);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);

        m_club->leave();
        QCOMPARE(m_club->state(), u"off"_s);
        finishFileThread();
        QVERIFY(!QFile::exists(file) && !clubConnection().any());
        QTRY_COMPARE(m_journal->wait([](JournalFile& journal) { return journal.club(); }), QString());
        play(2);
        QCOMPARE(m_journal->wait([](JournalFile& journal) { return journal.outboxLength(0); }).entries, 0);
        // Joining again.
        m_club->join(given);
        QTRY_COMPARE_WITH_TIMEOUT(clubHas("steps"), before + 5, 20'000);
    }

    /// A server that was typed by mistake, or by somebody else, is not sent the password of the club.
    void theSavedPasswordIsSentToNoOtherServerAndForNoOtherLogin() {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const ClubConnectionFacts given = table();
        m_club->join(given);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        ClubConnectionFacts again = m_club->connection();
        QVERIFY(!m_club->needsPassword(again));
        QCOMPARE(tried(again), u"Connected: the club knows this table."_s);
        QVERIFY(!m_club->needsPassword(m_club->connection()));
        QFile certificate(m_folder->filePath(u"other.pem"_s));
        QVERIFY(certificate.open(QIODevice::WriteOnly));
        for (const auto& [field, value] :
             {std::pair(&ClubConnectionFacts::host, u"localhost:%1"_s.arg(m_server->port())),
              std::pair(&ClubConnectionFacts::host, u"127.0.0.1:%1"_s.arg(other.serverPort())),
              std::pair(&ClubConnectionFacts::user, u"table-99"_s)}) {
            ClubConnectionFacts changed = again;
            changed.*field = value;
            QVERIFY(m_club->needsPassword(changed));
            QSignalSpy failed(m_club.get(), &Club::failed);
            m_club->join(changed);
            QCOMPARE(failed.count(), 1);
            QCOMPARE(m_club->connection(), again); // nothing has changed
            changed.password = u"typed"_s;
            QVERIFY(!m_club->needsPassword(changed));
        }
        again.authorities = QUrl::fromLocalFile(certificate.fileName());
        QVERIFY(m_club->needsPassword(again));
        // Also a try has no password to send: the server at the same port refuses it for that alone.
        again = m_club->connection();
        again.host = u"localhost:%1"_s.arg(m_server->port());
        QVERIFY(tried(again).contains(u"login or password"_s));
    }

    /// As from a stick that is pulled out again.
    void theChosenCertificatesAreKept() {
        const QString stick = m_folder->filePath(u"stick.pem"_s);
        QFile file(stick);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("certificates\n") > 0);
        file.close();
        ClubConnectionFacts given = table();
        given.authorities = QUrl::fromLocalFile(stick);
        m_club->join(given);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        QFile kept(m_club->connection().authorities.toLocalFile());
        QVERIFY(kept.fileName() != stick && kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("certificates\n"));

        // The settings of an earlier version name the stick.
        ClubConnection old = clubConnection();
        old.authorities = stick;
        m_club.reset();
        setClubConnection(old);
        finishFileThread();
        m_club = std::make_unique<Club>(*m_journal, *m_game, kQuick);
        QTRY_COMPARE(m_club->connection().authorities.toLocalFile(), kept.fileName());
        m_club->leave();
        finishFileThread();
        QVERIFY(!QFile::exists(kept.fileName()));

        given.authorities = QUrl::fromLocalFile(m_folder->filePath(u"none.pem"_s));
        QSignalSpy failed(m_club.get(), &Club::failed);
        m_club->join(given);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!m_club->joined());
    }

    void aSeatWithoutANameIsTheSameNobodyInEveryLanguage() {
        Language language;
        QStringList stored;
        for (const QString& word : {u"en"_s, u"de"_s}) {
            language.show(word, nullptr);
            const auto evening = readNewEvening({{"players",
                                                  {{{"name", "Anna"}, {"color", "red"}},
                                                   {{"name", ""}, {"color", "blue"}},
                                                   {{"name", ""}, {"color", "white"}, {"level", "strongest"}}}}});
            stored << playersText(std::get<NewEvening>(evening).players);
            for (const std::string_view color : reeve::record::words<reeve::Color>()) {
                const QString one = QString::fromUtf8(color.data(), static_cast<qsizetype>(color.size()));
                QVERIFY(isColorName(names::color(*namedBy<reeve::Color>(one)), one));
            }
        }
        QCOMPARE(stored[0], stored[1]);
        QCOMPARE(playerNames(stored[0]), QStringList({u"Anna"_s, QString(), QString()}));
        QCOMPARE(readPlayers(stored[0])[1].name, u"Blau"_s);
        // Earlier versions stored the words.
        QCOMPARE(playerNames(seatsOf({u"Rot"_s, u"Blue"_s, u"Rot"_s})), QStringList({QString(), QString(), u"Rot"_s}));
        language.show(u"en"_s, nullptr);
    }

    void theSignTellsHowFarBehindTheClubIsAndWhy() {
        m_club->join(table());
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        m_server->stop();
        play(4);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"waiting"_s, 20'000);
        QTRY_COMPARE(m_club->behind(), 5); // the game and its four steps
        QVERIFY(m_club->text().startsWith(u"The club is 5 step(s) behind, since "_s));
        QTRY_VERIFY(m_club->text().contains(u"cannot be reached. Play on"_s));
        m_server->start();
        m_club->hurry();
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        QTRY_COMPARE(m_club->behind(), 0);
    }

    void whatIsWrongIsSaidInGermanToo() {
        Language language;
        language.show(u"de"_s, nullptr);
        QCOMPARE(tried(table()), u"Verbunden: Der Verein kennt diesen Tisch."_s);
        QVERIFY(
            tried(table(), &ClubConnectionFacts::host, u"127.0.0.1:1"_s).startsWith(u"Der Server antwortet nicht."_s));
        language.show(u"en"_s, nullptr);
    }

    void thePeopleOfTheClubAreKnownAtEveryTable() {
        m_server->ask(u"INSERT INTO reeve.people (id, name, introduced_by)"
                      " SELECT gen_random_uuid(), 'Zoe', id FROM reeve.tables LIMIT 1"_s);
        m_club->lookForPeople();
        QVERIFY(m_club->people().isEmpty());
        m_club->join(table());
        QTRY_VERIFY_WITH_TIMEOUT((m_club->lookForPeople(), m_club->people().contains(u"Zoe"_s)), 20'000);
    }

    void aPasswordThatIsWrongFromNowOnIsTold() {
        ClubConnectionFacts given = table();
        m_club->join(given);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"current"_s, 20'000);
        given.password = u"wrong"_s;
        m_club->join(given);
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"waiting"_s, 20'000);
        QTRY_VERIFY(m_club->text().contains(u"does not accept this login or password"_s));
    }
};

QTEST_GUILESS_MAIN(ClubModelTest)
#include "club_model_test.moc"
