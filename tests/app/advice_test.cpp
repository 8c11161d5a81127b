// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals of a seat that Reeve plays, and its advice to a player.
#include "app/play/moves.h"
#include "app/words/proposal_wording.h"
#include "engine/game.h"
#include "tests/app/evening.h"
#include "tests/support/given.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

class AdviceTest : public QObject {
    Q_OBJECT

private slots:
    void whatReeveImprovesIsSaidWithItsChartAndLevel() {
        Given game(3);
        game.city(Red, "b5").hand(Red, {{Card::Paper, 1}});
        const Command command{Red, command::Improve{Track::Science}};
        const auto decided = decide(game.state, command);
        QVERIFY(decided.ok());
        QCOMPARE(proposalText(command.action, Red, seenBy(decided.value(), command.action, Viewer::table()),
                              viewOf(game.state, Viewer::table()), threeNames()),
                 QStringLiteral("Anna builds the Abbey: Science, level 1"));
    }
    void onlyTheFirstMoveOfAHintIsSaidToBeTheBest() {
        const auto view = viewOf(Given(3).state, Viewer::table());
        const auto claims = [](const QString& why) {
            return why.contains(u"best") || why.contains(u"Nothing else") || why.contains(u"needed most") ||
                   why.contains(u"missed least");
        };
        using enum player::Motive;
        for (const auto motive : {None, Needed, Spare, Saving}) {
            QVERIFY(claims(reasonText({.motive = motive}, view, view, Red, threeNames())));
            const auto why = furtherReasonText({.motive = motive}, view, view, Red, threeNames());
            QVERIFY2(!why.isEmpty() && !claims(why), qPrintable(why));
        }
        const player::Reason road{.motive = Road};
        QCOMPARE(furtherReasonText(road, view, view, Red, threeNames()),
                 reasonText(road, view, view, Red, threeNames()));
    }
    void aReasonThatWasGivenIsNotRepeated() {
        const QStringList said{sameReasonText(1, 0), sameReasonText(2, 0), sameReasonText(2, 1)};
        QVERIFY(said[0].contains(u"first") && said[1].contains(u"first") && said[2].contains(u"second"));
        QCOMPARE(QSet<QString>(said.begin(), said.end()).size(), 3);
    }
    void aHintNamesOneRoadBesideOtherKindsOfMoves() {
        Given game(3);
        game.settlement(Red, "c5")
            .roads(Red, {"c5-c6"})
            .hand(Red, {{Card::Brick, 3}, {Card::Lumber, 3}, {Card::Wool, 3}, {Card::Grain, 3}, {Card::Ore, 3}});
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto moves = bestMoves(viewOf(game.state, Viewer::seat(Red)), seed);
            QVERIFY(moves.size() > 1 && moves.size() <= 3);
            QVERIFY(std::ranges::count_if(moves, [](const Move& move) {
                        const auto* build = std::get_if<command::Build>(&move.action);
                        return build != nullptr && build->piece == Piece::Road;
                    }) <= 1);
        }
    }
};

QTEST_GUILESS_MAIN(AdviceTest)
#include "advice_test.moc"
