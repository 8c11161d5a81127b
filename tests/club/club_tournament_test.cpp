// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament in the club's database: created at one table and continued at another, with the results of finished
// games.
#include "app/club/club.h"
#include "app/club/tournaments.h"
#include "app/window/game.h"
#include "tests/club/plain_games.h"
#include "tests/club/tablet.h"
#include "tests/club/throwaway_club.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

struct Playing : Tablet {
    Tournaments tournaments{club, nullptr};

    void finished(const QStringList& names, const std::vector<int>& points, int winner, int seed) {
        QVERIFY(journal.create(u"x"_s, seatsOf(names), startOf(seed), overSummary(points, winner),
                               std::vector{rollStep(1, 2)}));
        QTRY_COMPARE_WITH_TIMEOUT(club.behind(), 0, 20'000);
        QVERIFY(QTest::qWaitFor(
            [this] { return journal.wait([](JournalFile& file) { return file.outboxLength(0); }).entries == 0; }));
    }
    void look() {
        tournaments.look();
        QTRY_VERIFY_WITH_TIMEOUT(!tournaments.loading(), 20'000);
    }
    TournamentFacts open() { return tournaments.open(); }
    TournamentTableFacts table(int round, int number) { return open().rounds.at(round).tables.at(number); }
    QStringList names(int round, int number) {
        QStringList names;
        for (const TournamentSeatFacts& seat : table(round, number).seats) names << seat.name;
        return names;
    }
};

} // namespace

class ClubTournamentTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_server;

private slots:
    void initTestCase() {
        m_server = std::make_unique<ThrowawayClub>();
        if (!m_server->missing().isEmpty()) QSKIP(qPrintable(m_server->missing()));
        m_server->found();
    }

    void aTournamentIsMadeSeatedPlayedAndCounted() {
        const QStringList all{u"Anna"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s, u"Eva"_s, u"Finn"_s};
        Playing first;
        QVERIFY(first.join(m_server->table(1)));
        first.finished(all, {10, 9, 8, 7, 6, 5}, 0, 1); // now the club knows these people
        first.look();
        QCOMPARE(first.tournaments.people().size(), 6);
        first.tournaments.make(u"Spring"_s, first.tournaments.people(), 3);
        QTRY_COMPARE_WITH_TIMEOUT(first.open().name, u"Spring"_s, 20'000);
        QTRY_VERIFY(!first.tournaments.loading());
        first.tournaments.seatNext();
        QTRY_COMPARE_WITH_TIMEOUT(first.open().rounds.size(), 1, 20'000);
        QTRY_VERIFY(!first.tournaments.loading());
        QCOMPARE(first.names(0, 0).size(), 3);
        QCOMPARE(first.names(0, 1).size(), 3);
        QVERIFY(!first.open().complete);
        first.tournaments.seatNext(); // refused: results of this round are missing
        QVERIFY(!first.tournaments.loading());

        // One table plays with Reeve, the other one on paper. Another table of the club continues the tournament.
        const QStringList sat = first.names(0, 1);
        first.finished({sat[2], sat[0], sat[1]}, {4, 10, 6}, 1, 2);
        Playing second;
        QVERIFY(second.join(m_server->table(2)));
        second.look();
        QCOMPARE(second.tournaments.list().size(), 1);
        second.tournaments.choose(second.tournaments.list().at(0).id);
        QSignalSpy took(&second.tournaments, &Tournaments::took);
        second.tournaments.takeFromGames();
        QTRY_COMPARE_WITH_TIMEOUT(took.count(), 1, 20'000);
        QCOMPARE(took[0][0].toInt(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!second.tournaments.loading() && second.table(0, 1).played, 20'000);
        QCOMPARE(second.table(0, 1).winner, 0);
        QCOMPARE(second.table(0, 1).seats.at(2).points, 4);
        second.tournaments.enter(0, 0, {8, 10, 9}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(!second.tournaments.loading() && second.open().complete, 20'000);

        const QList<StandingFacts> standings = second.open().standings;
        QCOMPARE(standings.size(), 6);
        QCOMPARE(standings[0].points, 5.0);
        QCOMPARE(standings[0].wins, 1);
        second.tournaments.seatNext();
        QTRY_COMPARE_WITH_TIMEOUT(second.open().rounds.size(), 2, 20'000);

        // The first table still has the state of the round before; its change must not overwrite the newer one.
        QTRY_VERIFY(!second.tournaments.loading());
        QSignalSpy refused(&first.tournaments, &Tournaments::failed);
        first.tournaments.enter(0, 0, {1, 2, 3}, 2);
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, 20'000);
        QVERIFY(refused[0][0].toString().startsWith(u"Another table has changed this tournament"_s));
        QCOMPARE(first.open().rounds.size(), 2);
        QCOMPARE(first.table(0, 0).winner, 1);

        QSignalSpy saved(&second.tournaments, &Tournaments::saved);
        const QString file = second.folder->filePath(u"spring.csv"_s);
        second.tournaments.saveCsv(QUrl::fromLocalFile(file), {u"Place"_s, u"Name"_s, u"P"_s, u"G"_s, u"W"_s, u"VP"_s});
        QTRY_COMPARE(saved.count(), 1);
        QFile csv(file);
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = csv.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 7);
        QVERIFY(lines[0].startsWith("\xEF\xBB\xBFPlace,Name"));
    }

    void whatIsNoTournamentIsLeftOut() {
        QVERIFY(!readTournament("no JSON"));
        QVERIFY(!readTournament(
            R"({"name":"x","size":4,"players":[],"places":[],"rounds":[{"tables":[{"players":[7]}]}]})"));
        const ClubTournament one{.name = u"Spring"_s, .size = 4, .players = {{u""_s, u"Anna"_s}, {u""_s, u"Ben"_s}}};
        QCOMPARE(readTournament(tournamentText(one))->players, one.players);
    }
};

QTEST_GUILESS_MAIN(ClubTournamentTest)
#include "club_tournament_test.moc"
