// SPDX-License-Identifier: GPL-3.0-or-later
// The schema of a club's database: its versions, and the permissions of each role.
#include "app/club/database/migrations.h"
#include "tests/app/qr_picture.h"
#include "tests/club/throwaway_club.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;

namespace {

int count(ClubDatabase& database, const QString& from) {
    QSqlQuery query;
    if (const auto trouble = database.run(query, QStringLiteral("SELECT count(*) FROM ") + from))
        qFatal("%s", qPrintable(trouble->detail));
    return query.next() ? query.value(0).toInt() : -1;
}

const char* const kOnes = "decode(repeat('11', 32), 'hex')";

/// What a camera reads of the QR code that is printed in half blocks: two rows of the code are one line.
QString codeIn(const QString& printed) {
    const QString blocks = QStringLiteral(" \u2584\u2580\u2588");
    QStringList rows;
    for (const QString& line : printed.split(QLatin1Char('\n')).filter(QStringLiteral("\033["))) {
        const qsizetype begin = line.indexOf(QLatin1Char('m')) + 1, end = line.lastIndexOf(QLatin1Char('\033'));
        for (const int half : {2, 1}) {
            rows << QString();
            for (const QChar block : line.sliced(begin, end - begin))
                rows.last() += blocks.indexOf(block) & half ? QLatin1Char('1') : QLatin1Char('0');
        }
    }
    return readQr(qrPicture(rows));
}

} // namespace

class ClubSchemaTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_club;
    ClubDatabase m_first, m_second, m_reader;

private slots:
    /// Two tables; the first has a running game with one step, and a finished one.
    void initTestCase() {
        m_club = std::make_unique<ThrowawayClub>();
        if (!m_club->missing().isEmpty()) QSKIP(qPrintable(m_club->missing()));
        m_club->found();
        QVERIFY(!m_first.open(m_club->table(1)));
        QVERIFY(!m_second.open(m_club->table(2)));
        QVERIFY(!m_reader.open(m_club->reader()));
        const QString tablet = QStringLiteral("SELECT reeve.beat('00000000-0000-0000-0000-00000000000%1')");
        QCOMPARE(faultOf(m_first, tablet.arg(1)), ClubFault::None);
        QCOMPARE(faultOf(m_second, tablet.arg(2)), ClubFault::None);
        for (const char* game : {"a1", "a2"}) {
            const QString uuid = QStringLiteral("00000000-0000-0000-0000-0000000000") + QLatin1String(game);
            QCOMPARE(
                faultOf(
                    m_first,
                    QStringLiteral(
                        "INSERT INTO reeve.kept_games (id, table_id, tablet, name, kind, edition, beginning, checksum)"
                        " VALUES ('%1', reeve.me(), '00000000-0000-0000-0000-000000000001', 'x', 'base', 'en-2020', %2, %2);"
                        " UPDATE reeve.kept_games SET over = %3 WHERE id = '%1'")
                        .arg(uuid, QLatin1String(kOnes),
                             QLatin1String(game) == QLatin1String("a2") ? QStringLiteral("true")
                                                                        : QStringLiteral("false"))),
                ClubFault::None);
            QCOMPARE(
                faultOf(m_first,
                        QStringLiteral(
                            "INSERT INTO reeve.steps (game, revision, number, epoch, command, events, checksum, time)"
                            " VALUES ('%1', 1, 1, 1, '{}', '[]', %2, 0)")
                            .arg(uuid, QLatin1String(kOnes))),
                ClubFault::None);
        }
    }

    void aNewerMigrationIsAppliedToAnOlderDatabaseAndOnlyOnce() {
        m_club->found(1, QStringLiteral("older"));
        ClubDatabase older;
        QVERIFY(!older.open(m_club->owner(QStringLiteral("older"))));
        QCOMPARE(older.checkVersion()->fault, ClubFault::OlderSchema);
        QVERIFY(!migrateClub(older));
        QVERIFY(!older.checkVersion());
        QVERIFY(!migrateClub(older));
        QCOMPARE(count(older, QStringLiteral("reeve.versions")), latestClubVersion());
    }

    void aDatabaseOfALaterVersionIsLeftAlone() {
        m_club->found(-1, QStringLiteral("later"));
        ClubDatabase later;
        QVERIFY(!later.open(m_club->owner(QStringLiteral("later"))));
        QCOMPARE(
            faultOf(later,
                    QStringLiteral("INSERT INTO reeve.versions (version) VALUES (%1)").arg(latestClubVersion() + 1)),
            ClubFault::None);
        QCOMPARE(later.checkVersion()->fault, ClubFault::NewerSchema);
        QCOMPARE(migrateClub(later)->fault, ClubFault::NewerSchema);
        QCOMPARE(count(later, QStringLiteral("reeve.versions")), latestClubVersion() + 1);
    }

    void aDatabaseWithoutAClubIsTold() {
        m_club->found(0, QStringLiteral("empty"));
        ClubDatabase empty;
        QVERIFY(!empty.open(m_club->owner(QStringLiteral("empty"))));
        QCOMPARE(empty.checkVersion()->fault, ClubFault::NoSchema);
    }

    /// A migration while a table is connected: it writes nothing more, also where it had asked for the version before.
    void theVersionHoldsForEveryCallThatWrites() {
        m_club->found(-1, QStringLiteral("migrated"));
        ClubConnection connection = m_club->table(2);
        connection.database = QStringLiteral("migrated");
        ClubDatabase owner, table;
        QVERIFY(!owner.open(m_club->owner(QStringLiteral("migrated"))));
        QCOMPARE(faultOf(owner, QStringLiteral("SELECT reeve.add_table('Table 2', 'table-2', 'secret of table-2')")),
                 ClubFault::None);
        QVERIFY(!table.open(connection) && !table.checkVersion());
        const QVariantList tablet{QStringLiteral("00000000-0000-0000-0000-000000000002")};
        QVERIFY(std::holds_alternative<QVariant>(table.call(QStringLiteral("reeve.beat(CAST(? AS uuid))"), tablet)));
        QCOMPARE(faultOf(owner, QStringLiteral("DELETE FROM reeve.about; INSERT INTO reeve.versions (version)"
                                               " VALUES (1000)")),
                 ClubFault::None);
        const auto answer = table.call(QStringLiteral("reeve.beat(CAST(? AS uuid))"), tablet);
        QCOMPARE(std::get<ClubTrouble>(answer).fault, ClubFault::NewerSchema);
        const auto gone = table.call(QStringLiteral("reeve.function_of_another_version(?)"), tablet);
        QCOMPARE(std::get<ClubTrouble>(gone).fault, ClubFault::NewerSchema);
    }

    /// The privileges of a database and the settings of a login are not in its dump.
    void whatADumpDoesNotKeepIsSeenAndMended() {
        m_club->backUp();
        m_club->restore();
        QVERIFY(!m_first.open(m_club->table(1)) && !m_second.open(m_club->table(2)) &&
                !m_reader.open(m_club->reader()));
        ClubDatabase owner;
        QVERIFY(!owner.open(m_club->owner()));
        const QString temporary = QStringLiteral("CREATE TEMPORARY TABLE mine (x integer)");
        QCOMPARE(faultOf(m_second, temporary), ClubFault::None); // what is to be seen
        QVERIFY(!std::get<QStringList>(missingGuards(owner)).isEmpty());
        QVERIFY(!migrateClub(owner));
        QCOMPARE(std::get<QStringList>(missingGuards(owner)), QStringList());
        QCOMPARE(faultOf(m_second, QStringLiteral("DROP TABLE mine")), ClubFault::None);
        QCOMPARE(faultOf(m_second, temporary), ClubFault::NotAllowed);

        // The limits of a login: it cannot undo what only the owner may set, and the owner hears of the rest.
        QCOMPARE(faultOf(m_second, QStringLiteral("ALTER ROLE CURRENT_USER RESET ALL")), ClubFault::None);
        m_second.close();
        QVERIFY(!m_second.open(m_club->table(2)));
        QSqlQuery query;
        QVERIFY(
            !m_second.run(query, QStringLiteral("SELECT current_setting('temp_file_limit'),"
                                                " (SELECT rolconnlimit FROM pg_roles WHERE rolname = session_user)")));
        QVERIFY(query.next());
        QCOMPARE(query.value(0).toString(), QStringLiteral("512MB"));
        QCOMPARE(query.value(1).toInt(), 20);
        QCOMPARE(faultOf(owner, QStringLiteral("ALTER ROLE \"table-2\" RESET ALL")), ClubFault::None);
        QCOMPARE(std::get<QStringList>(missingGuards(owner)),
                 QStringList{QStringLiteral("the login table-2 has lost its limits")});
        QVERIFY(!migrateClub(owner));
        QCOMPARE(std::get<QStringList>(missingGuards(owner)), QStringList());
    }

    void aTableSeesNeitherStartNorStepsOfARunningGameOfAnother() {
        QCOMPARE(count(m_first, QStringLiteral("reeve.steps")), 2);
        QCOMPARE(count(m_second, QStringLiteral("reeve.steps")), 1); // of the finished game
        QCOMPARE(count(m_reader, QStringLiteral("reeve.steps")), 1);
        QCOMPARE(count(m_second, QStringLiteral("reeve.games")), 2);
    }

    /// What may be sent at all: neither boards nor sets, and no photograph but that of a profile.
    void aTableWritesGamesPeopleProfilesAndTournamentsAndNothingElse() {
        const auto names = [this](const char* query) { return m_club->ask(QLatin1String(query)).toString(); };
        QCOMPARE(names("SELECT string_agg(DISTINCT table_name, ' ' ORDER BY table_name) FROM"
                       " information_schema.column_privileges WHERE table_schema = 'reeve'"
                       " AND privilege_type IN ('INSERT', 'UPDATE') AND grantee IN ('reeve_table', 'PUBLIC')"),
                 QLatin1String("kept_games people profiles rolls seats starts steps tablets tournaments views"));
        QCOMPARE(
            names(
                "SELECT string_agg(table_name || '.' || column_name, ' ') FROM information_schema.columns"
                " WHERE table_schema = 'reeve' AND data_type = 'bytea' AND column_name NOT IN ('checksum', 'beginning')"),
            QLatin1String("profiles.image"));
    }
    void aHostileTableIsKeptToItsOwnGames_data() {
        QTest::addColumn<QString>("statement");
        const QString running = QStringLiteral("'00000000-0000-0000-0000-0000000000a1'");
        QTest::newRow("a step into another's game")
            << QStringLiteral("INSERT INTO reeve.steps (game, revision, number, epoch, command, events, checksum, time)"
                              " VALUES (%1, 1, 2, 1, '{}', '[]', %2, 0)")
                   .arg(running, QLatin1String(kOnes));
        QTest::newRow("a game in another's name")
            << QStringLiteral(
                   "INSERT INTO reeve.kept_games (id, table_id, tablet, name, kind, edition, beginning, checksum) SELECT"
                   " gen_random_uuid(), table_id, tablet, 'x', 'base', 'x', %1, %1 FROM reeve.games LIMIT 1")
                   .arg(QLatin1String(kOnes));
        QTest::newRow("another owner for a game")
            << QStringLiteral("UPDATE reeve.kept_games SET table_id = reeve.me() WHERE id = %1").arg(running);
        QTest::newRow("a view of another's game")
            << QStringLiteral("INSERT INTO reeve.views (game, steps, snapshot) SELECT id, 1, '{}' FROM reeve.games");
        QTest::newRow("a tournament in another's name")
            << QStringLiteral("INSERT INTO reeve.tournaments (id, revision, document, by_table)"
                              " SELECT gen_random_uuid(), 1, '{}', id FROM reeve.tables WHERE role <> session_user");
        QTest::newRow("a tournament changed") << QStringLiteral("UPDATE reeve.tournaments SET document = '{}'");
        QTest::newRow("a tournament deleted") << QStringLiteral("DELETE FROM reeve.tournaments");
        QTest::newRow("a step changed") << QStringLiteral("UPDATE reeve.steps SET events = '[]'");
        QTest::newRow("a step deleted") << QStringLiteral("DELETE FROM reeve.steps");
        QTest::newRow("a table emptied") << QStringLiteral("TRUNCATE reeve.seats");
        QTest::newRow("another's tablet")
            << QStringLiteral("SELECT reeve.beat('00000000-0000-0000-0000-000000000001')");
        QTest::newRow("a person merged") << QStringLiteral("UPDATE reeve.people SET same_as = NULL");
        QTest::newRow("a login made") << QStringLiteral("SELECT reeve.add_table('x', 'x', 'x')");
        QTest::newRow("the version changed") << QStringLiteral("INSERT INTO reeve.versions (version) VALUES (99)");
        QTest::newRow("row-level security off") << QStringLiteral("ALTER TABLE reeve.steps DISABLE ROW LEVEL SECURITY");
    }
    void aHostileTableIsKeptToItsOwnGames() {
        QFETCH(QString, statement);
        QCOMPARE(faultOf(m_second, statement), ClubFault::NotAllowed);
        // A reader is not permitted either.
        QVERIFY(faultOf(m_reader, statement) != ClubFault::None);
    }

    /// Row-level security hides the rows that the login may not change, so the statement succeeds and changes none.
    void aHostileTableChangesNothingOfAnothersGame() {
        QCOMPARE(faultOf(m_second, QStringLiteral("UPDATE reeve.kept_games SET name = 'mine', over = true")),
                 ClubFault::None);
        QCOMPARE(count(m_first, QStringLiteral("reeve.games WHERE name = 'mine'")), 0);
        QCOMPARE(count(m_second, QStringLiteral("reeve.steps")), 1);
    }

    void theOwnerDeletesNothingByAccident() {
        ClubDatabase owner;
        QVERIFY(!owner.open(m_club->owner()));
        QVERIFY(faultOf(owner, QStringLiteral("DELETE FROM reeve.steps")) != ClubFault::None);
        QVERIFY(faultOf(owner, QStringLiteral("TRUNCATE reeve.kept_games CASCADE")) != ClubFault::None);
        QCOMPARE(count(owner, QStringLiteral("reeve.steps")), 2);
        QCOMPARE(faultOf(owner, QStringLiteral("SET reeve.purge = 'yes'; DELETE FROM reeve.steps WHERE number > 1")),
                 ClubFault::None);
    }

    void theCommandMigratesAndChecks() {
        m_club->found(0, QStringLiteral("by_command"));
        QString said;
        const auto command = [&](const QStringList& words, const char* typed = "secret\n") {
            QProcess process;
            process.start(qEnvironmentVariable("REEVE_CLUB"),
                          QStringList{QStringLiteral("--host"), m_club->folder(), QStringLiteral("--port"),
                                      QString::number(m_club->port()), QStringLiteral("--user"),
                                      QStringLiteral("postgres"), QStringLiteral("--database"),
                                      QStringLiteral("by_command")} +
                              words);
            process.write(typed);
            process.closeWriteChannel();
            process.waitForFinished();
            said = QString::fromUtf8(process.readAllStandardOutput());
            return process.exitCode();
        };
        QCOMPARE(command({QStringLiteral("check")}), 1);
        QCOMPARE(command({QStringLiteral("migrate")}), 0);
        QCOMPARE(command({QStringLiteral("check")}), 0);
        QCOMPARE(command({QStringLiteral("add-table"), QStringLiteral("By the window"), QStringLiteral("window")}), 0);
        QVERIFY2(said.contains(QStringLiteral("max_connections")), qPrintable(said));
        ClubDatabase window;
        ClubConnection connection = m_club->table(1);
        connection.user = QStringLiteral("window");
        QVERIFY(window.open(connection).has_value()); // this is the password of the first table
        QCOMPARE(command({QStringLiteral("add-table"), QStringLiteral("Corner"), QStringLiteral("corner")}, "\n"), 2);
        QCOMPARE(m_club->ask(QStringLiteral("SELECT count(*) FROM pg_roles WHERE rolname = 'corner'")).toInt(), 0);
        QCOMPARE(command({QStringLiteral("tables")}), 0);
        QVERIFY2(said.contains(QStringLiteral("By the window")) && !said.contains(QStringLiteral("shut out")),
                 qPrintable(said));
        QCOMPARE(command({QStringLiteral("shut-out"), QStringLiteral("window")}), 0);
        QCOMPARE(command({QStringLiteral("tables")}), 0);
        QVERIFY2(said.contains(QStringLiteral("shut out")), qPrintable(said));
        QCOMPARE(command({QStringLiteral("shut-out"), QStringLiteral("postgres")}), 1);
        QCOMPARE(command({QStringLiteral("nonsense")}), 2);
        // A person is found by the first letters of the id; junk is hidden.
        ClubDatabase owner;
        QVERIFY(!owner.open(m_club->owner(QStringLiteral("by_command"))));
        QCOMPARE(faultOf(owner, QStringLiteral(
                                    "INSERT INTO reeve.people (id, name, introduced_by) SELECT CAST(n AS uuid), 'Anna',"
                                    " id FROM reeve.tables, unnest(ARRAY['aaaaaaaa-0000-0000-0000-000000000001',"
                                    " 'abbbbbbb-0000-0000-0000-000000000002']) n")),
                 ClubFault::None);
        QCOMPARE(command({QStringLiteral("people")}), 0);
        QCOMPARE(said.count(QStringLiteral("Anna")), 2);
        QVERIFY(said.contains(QStringLiteral("By the window")));
        QCOMPARE(command({QStringLiteral("merge"), QStringLiteral("a"), QStringLiteral("abb")}), 1); // two begin so
        QCOMPARE(command({QStringLiteral("merge"), QStringLiteral("aa"), QStringLiteral("abb")}), 0);
        QCOMPARE(command({QStringLiteral("hide"), QStringLiteral("abb")}), 0);
        QCOMPARE(command({QStringLiteral("people")}), 0);
        QVERIFY2(said.contains(QStringLiteral("same as abbbbbbb")) && said.contains(QStringLiteral("hidden")),
                 qPrintable(said));
        QCOMPARE(command({QStringLiteral("show"), QStringLiteral("abb")}), 0);
        QCOMPARE(count(owner, QStringLiteral("reeve.people WHERE hidden")), 0);
        // An invitation: one line, the code, and how many tables the server has room for.
        QCOMPARE(command({QStringLiteral("--at"), QStringLiteral("club.example.org"), QStringLiteral("invite"),
                          QStringLiteral("Table 9")}),
                 0);
        QVERIFY2(said.contains(QStringLiteral("  club.example.org:%1/by_command/table-9/").arg(m_club->port())) &&
                     said.contains(QStringLiteral("max_connections")),
                 qPrintable(said));
        const QStringList line = said.split(QLatin1Char('\n')).filter(QStringLiteral("table-9"));
        QCOMPARE(line.size(), 1);
        QCOMPARE(codeIn(said), line[0].trimmed());
        // A login that exists already is refused, and the server's log has the statement, but no password.
        m_club->ask(QStringLiteral("CREATE ROLE somebody LOGIN"));
        QCOMPARE(command({QStringLiteral("add-table"), QStringLiteral("Corner"), QStringLiteral("somebody")},
                         "a-password-nobody-may-read\n"),
                 1);
        QFile log(m_club->folder() + QStringLiteral("/log"));
        QVERIFY(log.open(QIODevice::ReadOnly));
        const QByteArray lines = log.readAll();
        QVERIFY(lines.contains("somebody"));
        QVERIFY(!lines.contains("a-password-nobody-may-read"));
    }
};

QTEST_GUILESS_MAIN(ClubSchemaTest)
#include "club_schema_test.moc"
