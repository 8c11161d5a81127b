// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of a club's finished games: by person, game and edition, between two people, and dice.
#include "app/club/database/statistics.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"

#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;

class ClubStatisticsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_club;
    QTemporaryDir m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Uplink> m_uplink;
    ClubDatabase m_reader;
    int m_seed = 0;

    qint64 game(const QStringList& names, const std::vector<JournalStep>& steps, const QString& summary,
                const QString& kind = QStringLiteral("base"), int seed = 0) {
        return *m_journal->create(QStringLiteral("x"), seatsOf(names), startOf(seed == 0 ? ++m_seed : seed, kind),
                                  summary, steps);
    }
    QString idOf(const char* name) {
        return m_journal->wait([&](JournalFile& file) { return personOf(file.people(), QString::fromLatin1(name)); });
    }
    DiceTotals dice() { return std::get<DiceTotals>(diceTotals(m_reader)); }

private slots:
    /// Three finished games and a running one.
    void initTestCase() {
        m_club = std::make_unique<ThrowawayClub>();
        if (!m_club->missing().isEmpty()) QSKIP(qPrintable(m_club->missing()));
        m_club->found();
        m_journal = std::make_unique<Journal>(m_folder.filePath(QStringLiteral("games.sqlite")));
        m_uplink = std::make_unique<Uplink>(*m_journal, m_club->table(1), kQuick);
        QVERIFY(!m_reader.open(m_club->reader()));
        const QStringList abc{QStringLiteral("Anna"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
        game(abc, {rollStep(1, 1), rollStep(3, 4)}, overSummary({10, 7, 5}, 0));
        game(abc, {rollStep(6, 6)}, overSummary({8, 10, 9}, 1));
        game({QStringLiteral("Ben"), QStringLiteral("Anna")}, {rollStep(3, 4), wordStep("undo"), rollStep(2, 2)},
             overSummary({6, 13}, 1), QStringLiteral("cities-and-knights"));
        game(abc, {rollStep(5, 5)}, runningSummary(3));
        QVERIFY(upToDate(*m_uplink, *m_journal));
    }

    void finishedGamesCountByPersonGameAndEdition() {
        const auto rows = std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, idOf("Anna")));
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].kind, QStringLiteral("base"));
        QCOMPARE(rows[0].edition, QStringLiteral("en-2020"));
        QCOMPARE(std::tuple(rows[0].games, rows[0].wins, rows[0].points, rows[0].best), std::tuple(2, 1, 18, 10));
        QCOMPARE(rows[1].kind, QStringLiteral("cities-and-knights"));
        QCOMPARE(std::tuple(rows[1].games, rows[1].wins, rows[1].points, rows[1].best), std::tuple(1, 1, 13, 13));
        QVERIFY(rows[0].last.isValid());
    }

    void standingsGoByWins() {
        const auto rows = std::get<std::vector<ClubLifetime>>(standings(m_reader, 10));
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].name, QStringLiteral("Anna"));
        QCOMPARE(std::tuple(rows[0].games, rows[0].wins), std::tuple(3, 2));
        QCOMPARE(rows[1].name, QStringLiteral("Ben"));
        QCOMPARE(rows[2].name, QStringLiteral("Cleo"));
        QCOMPARE(std::get<std::vector<ClubLifetime>>(standings(m_reader, 1)).size(), std::size_t{1});
    }

    void theGamesThatWereFinishedLastAreTold() {
        const auto games = std::get<std::vector<ClubResult>>(finishedGames(m_reader, 2));
        QCOMPARE(games.size(), std::size_t{2});
        QVERIFY(games[0].ended >= games[1].ended && games[1].ended.isValid());
        const auto knights =
            std::get<std::vector<ClubResult>>(finishedGames(m_reader, 10, {QStringLiteral("cities-and-knights"), {}}));
        QCOMPARE(knights.size(), std::size_t{1});
        QCOMPARE(knights[0].name, QStringLiteral("x"));
        QCOMPARE(knights[0].table, QStringLiteral("Table 1"));
        QCOMPARE(knights[0].edition, QStringLiteral("en-2020"));
        QCOMPARE(knights[0].seats.size(), std::size_t{2});
        QCOMPARE(knights[0].seats[0].name, QStringLiteral("Ben"));
        QCOMPARE(std::tuple(knights[0].seats[0].points, knights[0].seats[0].won), std::tuple(6, false));
        QCOMPARE(std::tuple(knights[0].seats[1].points, knights[0].seats[1].won), std::tuple(13, true));
        QCOMPARE(std::get<std::vector<ClubResult>>(finishedGames(m_reader, 10)).size(), std::size_t{3});
    }

    void twoPeopleAreComparedWhereBothSat() {
        const auto both = std::get<HeadToHead>(headToHead(m_reader, idOf("Anna"), idOf("Cleo")));
        QCOMPARE(std::tuple(both.games, both.oneWon, both.otherWon, both.oneAhead, both.otherAhead),
                 std::tuple(2, 1, 0, 1, 1));
        const auto ben = std::get<HeadToHead>(headToHead(m_reader, idOf("Ben"), idOf("Anna")));
        QCOMPARE(std::tuple(ben.games, ben.oneWon, ben.otherWon), std::tuple(3, 1, 2));
    }

    void oneKindOfGameCountsByItself() {
        const ClubFilter knights{.kind = QStringLiteral("cities-and-knights")};
        const auto kinds = std::get<std::vector<ClubFilter>>(playedKinds(m_reader));
        QCOMPARE(kinds.size(), std::size_t{2});
        QCOMPARE(kinds[0], (ClubFilter{QStringLiteral("base"), QStringLiteral("en-2020")}));
        const auto rows = std::get<std::vector<ClubLifetime>>(standings(m_reader, 10, knights));
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].name, QStringLiteral("Anna"));
        QCOMPARE(std::tuple(rows[0].games, rows[0].wins, rows[0].points), std::tuple(1, 1, 13));
        const auto both = std::get<HeadToHead>(headToHead(m_reader, idOf("Anna"), idOf("Ben"), knights));
        QCOMPARE(std::tuple(both.games, both.oneWon, both.otherWon), std::tuple(1, 1, 0));
        DiceTotals expected{};
        for (const int total : {4}) ++expected[static_cast<std::size_t>(total - 2)];
        QCOMPARE(std::get<DiceTotals>(diceTotals(m_reader, knights)), expected);
        const ClubFilter other{.kind = QStringLiteral("base"), .edition = QStringLiteral("compact")};
        QVERIFY(std::get<std::vector<ClubLifetime>>(standings(m_reader, 10, other)).empty());
    }

    void rollsThatWereUndoneDoNotCount() {
        DiceTotals expected{};
        for (const int total : {2, 7, 12, 4}) ++expected[static_cast<std::size_t>(total - 2)];
        QCOMPARE(dice(), expected);
    }

    void aCopyOfAGameCountsOnce() {
        const auto before = dice();
        const QStringList abc{QStringLiteral("Anna"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
        game(abc, {rollStep(1, 1), rollStep(3, 4)}, overSummary({10, 7, 5}, 0), QStringLiteral("base"), 1);
        QVERIFY(upToDate(*m_uplink, *m_journal));
        QCOMPARE(std::get<std::vector<ClubLifetime>>(standings(m_reader, 1))[0].games, 3);
        QCOMPARE(dice(), before);
    }

    void aRecordThatTwoTablesImportCountsOnce() {
        const auto before = dice();
        Journal other(m_folder.filePath(QStringLiteral("other.sqlite")));
        Uplink uplink(other, m_club->table(2), kQuick);
        const auto import = [&](const QStringList& names, const std::vector<JournalStep>& steps) {
            QVERIFY(other.create(QStringLiteral("x"), seatsOf(names), startOf(1, QStringLiteral("base")),
                                 overSummary({10, 7}, 0), steps));
            QVERIFY(upToDate(uplink, other));
        };
        import({QStringLiteral("Otto"), QStringLiteral("Ute")}, {rollStep(1, 1), rollStep(3, 4)}); // as the first game
        const auto otto = other.wait([](JournalFile& file) { return personOf(file.people(), QStringLiteral("Otto")); });
        QVERIFY(std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, otto)).empty());
        QCOMPARE(dice(), before);
        import({QStringLiteral("Ute"), QStringLiteral("Otto")},
               {rollStep(1, 1), rollStep(6, 4)}); // another game on the same board
        QCOMPARE(std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, otto)).size(), std::size_t{1});
        m_club->ask(
            QStringLiteral("UPDATE reeve.kept_games SET removed = now() WHERE table_id = (SELECT id FROM reeve.tables"
                           " WHERE name = 'Table 2')"));
    }

    void aVictoryThatIsUndoneCountsNoLonger() {
        const qint64 id =
            game({QStringLiteral("Dora"), QStringLiteral("Emil")}, {rollStep(2, 3)}, overSummary({10, 2}, 0));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        QCOMPARE(std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, idOf("Dora"))).size(), std::size_t{1});
        QVERIFY(m_journal->append(id, wordStep("undo"), runningSummary(4)));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        QVERIFY(std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, idOf("Dora"))).empty());
        QVERIFY(m_journal->append(id, rollStep(6, 5), overSummary({9, 10}, 1)));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        QCOMPARE(std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, idOf("Emil")))[0].wins, 1);
        QVERIFY(m_journal->remove(id));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        QVERIFY(std::get<std::vector<ClubLifetime>>(lifetimes(m_reader, idOf("Emil"))).empty());
    }

    void twoEntriesForOnePersonAreMerged() {
        m_club->ask(QStringLiteral("SELECT reeve.merge_people(CAST(? AS uuid), CAST(? AS uuid))"),
                    {idOf("Cleo"), idOf("Ben")});
        const auto rows = std::get<std::vector<ClubLifetime>>(standings(m_reader, 10));
        QVERIFY(std::ranges::none_of(rows, [](const ClubLifetime& row) { return row.name == QStringLiteral("Cleo"); }));
        m_club->ask(QStringLiteral("UPDATE reeve.people SET same_as = NULL"));
    }

    /// From a table of the chi-square distribution with ten degrees of freedom: 5 % of the values lie above 18.307, 50
    /// % above 9.342.
    void diceAreFairUntilShownOtherwise() {
        DiceTotals fair{10, 20, 30, 40, 50, 60, 50, 40, 30, 20, 10};
        QCOMPARE(fairnessOf(fair).rolls, 360);
        QCOMPARE(fairnessOf(fair).chiSquare, 0.0);
        QCOMPARE(fairnessOf(fair).likelihood, 1.0);
        QCOMPARE(fairnessOf({}).likelihood, 1.0);
        // If d rolls are moved from 7 to 2, the statistic is d²/10 + d²/60.
        const auto likelihoodAt = [&](double chiSquare) {
            DiceTotals totals;
            for (std::size_t i = 0; i < fair.size(); ++i) totals[i] = fair[i] * 1'000'000;
            const auto moved = static_cast<qint64>(std::sqrt(chiSquare / (1 / 1e7 + 1 / 6e7)));
            totals[0] += moved;
            totals[5] -= moved;
            return fairnessOf(totals).likelihood;
        };
        QVERIFY(std::abs(likelihoodAt(18.307) - 0.05) < 0.0005);
        QVERIFY(std::abs(likelihoodAt(9.342) - 0.5) < 0.001);
    }

    /// Last, because it changes who played.
    void peopleOfTheSameNameAreToldApart() {
        static_cast<void>(m_club->table(2));
        m_club->ask(QStringLiteral("INSERT INTO reeve.people (id, name, introduced_by) SELECT"
                                   " '00000000-0000-0000-0000-0000000000c3', 'anna', id FROM reeve.tables WHERE name ="
                                   " 'Table 2'"));
        m_club->ask(
            QStringLiteral("UPDATE reeve.seats SET person = '00000000-0000-0000-0000-0000000000c3' WHERE person ="
                           " '%1'")
                .arg(idOf("Cleo")));
        QStringList names;
        const auto all = standings(m_reader, 10);
        for (const ClubLifetime& row : std::get<std::vector<ClubLifetime>>(all)) names << row.name;
        QVERIFY2(names.contains(QStringLiteral("Anna (Table 1)")) && names.contains(QStringLiteral("anna (Table 2)")) &&
                     names.contains(QStringLiteral("Ben")),
                 qPrintable(names.join(QLatin1Char(','))));
        // Junk is hidden, and the results of merged people count for one.
        m_club->ask(QStringLiteral("SELECT reeve.hide_person('00000000-0000-0000-0000-0000000000c3', true)"));
        QCOMPARE(std::get<std::vector<ClubLifetime>>(standings(m_reader, 10)).size(), std::size_t{2});
        QSqlQuery query;
        QVERIFY(!m_reader.run(query, QStringLiteral("SELECT id FROM reeve.people WHERE name = 'anna'")));
        QVERIFY(!query.next());
    }
};

QTEST_GUILESS_MAIN(ClubStatisticsTest)
#include "club_statistics_test.moc"
