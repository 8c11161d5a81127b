// SPDX-License-Identifier: GPL-3.0-or-later
// The preview of a progress card shows its effect, and no secret.
#include "app/play/foresight.h"
#include "tests/app/evening.h"
#include "tests/support/given.h"

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

namespace {

std::optional<QStringList> told(const Given& game, ProgressCard card) {
    return foreseen(game.state, Command{Red, command::Play{.card = card}}, threeNames());
}

} // namespace

class ForesightTest : public QObject {
    Q_OBJECT

private slots:
    void irrigationTellsHowMuchGrainItBrings() {
        Given game(3);
        game.settlement(Red, "b5").progress(Red, {ProgressCard::Irrigation}); // next to B3, fields
        const auto sentences = told(game, ProgressCard::Irrigation);
        QVERIFY(sentences.has_value());
        QCOMPARE(sentences->join(QLatin1Char(' ')), QStringLiteral("Anna gets 2 grain."));
    }
    void aCardWithoutEffectIsKnownToDoNothing() {
        Given game(3);
        game.settlement(Red, "a1").progress(Red, {ProgressCard::Mining, ProgressCard::Saboteur}).settlement(Blue, "f2");
        game.settlement(Red, "c1");
        for (const auto card : {ProgressCard::Mining, ProgressCard::Saboteur}) {
            const auto sentences = told(game, card);
            QVERIFY(sentences.has_value());
            QVERIFY2(sentences->isEmpty(), qPrintable(sentences->join(QLatin1Char(' '))));
        }
    }
    void theSaboteurTellsWhoWouldDiscardHowMuch() {
        Given game(3);
        game.settlement(Blue, "f2")
            .city(White, "d5")
            .hand(Blue, {{Card::Ore, 3}, {Card::Wool, 2}})
            .hand(White, {{Card::Wool, 4}})
            .progress(Red, {ProgressCard::Saboteur});
        const auto sentences = told(game, ProgressCard::Saboteur);
        QVERIFY(sentences.has_value());
        QCOMPARE(*sentences,
                 QStringList({QStringLiteral("Ben discards 2 card(s)."), QStringLiteral("Cleo discards 2 card(s).")}));
    }
    // A player who holds cards of one kind only has nothing to choose. The preview must not reveal that.
    void whichCardsOthersHoldChangesNothingOfWhatIsTold() {
        for (const auto card : {ProgressCard::Saboteur, ProgressCard::Wedding}) {
            QList<QStringList> read;
            for (const auto& cards : {std::initializer_list<std::pair<Card, int>>{{Card::Wool, 4}},
                                      {{Card::Wool, 2}, {Card::Ore, 2}},
                                      {{Card::Wool, 3}, {Card::Coin, 1}}}) {
                Given game(3);
                game.settlement(Blue, "f2").city(White, "d5").progress(Red, {card});
                for (const auto player : {Blue, White}) game.hand(player, cards);
                const auto sentences = told(game, card);
                QVERIFY(sentences.has_value());
                QCOMPARE(sentences->size(), 2);
                read.append(*sentences);
            }
            QCOMPARE(read[1], read[0]);
            QCOMPARE(read[2], read[0]);
        }
    }
    void theInventorTellsWhoseHexesWillPayMoreOrLessOften() {
        Given game(3);
        game.settlement(Red, "a1")
            .city(Blue, "f2")
            .settlement(White, "d5")
            .progress(Red, {ProgressCard::Inventor}); // A1 has number 5, E1 number 11
        const auto swapped =
            foreseen(game.state,
                     Command{Red, command::Play{.card = ProgressCard::Inventor, .to = hex("A1"), .other = hex("E1")}},
                     threeNames());
        QVERIFY(swapped.has_value());
        QCOMPARE(*swapped, QStringList({QStringLiteral("Anna: 2 cards in 36 rolls instead of 4."),
                                        QStringLiteral("Ben: 8 cards in 36 rolls instead of 4.")}));
        const auto idle =
            foreseen(game.state,
                     Command{Red, command::Play{.card = ProgressCard::Inventor, .to = hex("B1"), .other = hex("C4")}},
                     threeNames());
        QVERIFY(idle.has_value() && idle->isEmpty()); // both hexes have number 9
    }
    void whatOthersHoldIsNotToldBeforehand() {
        Given game(3);
        game.hand(Blue, {{Card::Ore, 5}})
            .settlement(Red, "b5")
            .progress(Red, {ProgressCard::Spy, ProgressCard::ResourceMonopoly})
            .progress(Blue, {ProgressCard::Crane});
        QVERIFY(!foreseen(game.state,
                          Command{Red, command::Play{.card = ProgressCard::ResourceMonopoly, .kind = Card::Ore}},
                          threeNames()));
        QVERIFY(!foreseen(game.state, Command{Red, command::Play{.card = ProgressCard::Spy, .victim = Blue}},
                          threeNames()));
    }
    void whatIsRefusedIsNotForeseen() { QVERIFY(!told(Given(3), ProgressCard::Mining)); }
};

QTEST_GUILESS_MAIN(ForesightTest)
#include "foresight_test.moc"
