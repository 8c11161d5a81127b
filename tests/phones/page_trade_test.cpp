// SPDX-License-Identifier: GPL-3.0-or-later
// The page in a real browser: offers made, answered, changed, settled and withdrawn.
#include "tests/phones/browser_at_table.h"

#include <QTest>

using namespace reeve;
using namespace reeve::phones;
using namespace Qt::StringLiterals;

class PageTradeTest : public BrowserAtTable {
    Q_OBJECT

private slots:
    void whatIsOfferedIsAnsweredChangedAndSettled() {
        seated();
        QCOMPARE(tapAll(*m_browser, {u"Trade"_s, u"Wool: 2"_s, u"Wool: 1, 1 chosen"_s, u"Brick, tap"_s, u"Dan"_s,
                                     u"Offer 2 wool for 1 brick"_s}),
                 QString());
        QVERIFY(QTest::qWaitFor([&] { return !m_table->asked.empty(); }, 10'000));
        const auto offer = std::get<Offer>(m_table->asked.back());
        QCOMPARE(offer.to, (std::vector{Color::Blue, Color::White}));
        QCOMPARE(offer.give, (Hand{{Card::Wool, 2}}));
        QCOMPARE(offer.take, (Hand{{Card::Brick, 1}}));
        standing(
            R"({"id":"1","from":"red","to":["blue","white"],"give":{"wool":2},"take":{"brick":1},"agreed":["blue"],"declined":["white"]})");
        QVERIFY(m_browser->shows(u"Cleosays no"_s));
        QVERIFY(m_browser->shows(u"Dan was not asked."_s));
        QVERIFY(m_browser->tap(u"Trade with Ben"_s));
        const auto reply = awaitReply();
        QCOMPARE(reply.say, Say::Settle);
        QCOMPARE(reply.with, std::optional(Color::Blue));
        QCOMPARE(reply.offer, std::string("1"));
        QVERIFY(m_browser->shows(u"End turn"_s));
    }

    void anOfferIsWithdrawn() {
        seated();
        standing(
            R"({"id":"7","from":"red","to":["blue"],"give":{"wool":1},"take":{"ore":1},"agreed":[],"declined":[]})");
        QCOMPARE(tapAll(*m_browser, {u"Your offer"_s, u"Withdraw"_s}), QString());
        QCOMPARE(awaitReply().say, Say::Withdraw);
    }

    void anOfferThatEndsIsNoLongerShown() {
        seated();
        standing(
            R"({"id":"7","from":"red","to":["blue"],"give":{"wool":1},"take":{"ore":1},"agreed":[],"declined":[]})");
        QVERIFY(m_browser->tap(u"Your offer"_s));
        QVERIFY(m_browser->shows(u"Waiting for answers"_s));
        standing(nullptr);
        QVERIFY(m_browser->shows(u"This offer no longer stands."_s));
    }

    void anOfferThatIsTakenIsSaidToBeTraded() {
        seated();
        m_table->hand = {{Card::Wool, 2}};
        standing(
            R"({"id":"7","from":"red","to":["blue"],"give":{"wool":1},"take":{"ore":1},"agreed":[],"declined":[]})");
        QVERIFY(m_browser->tap(u"Your offer"_s));
        QVERIFY(m_browser->shows(u"Waiting for answers"_s));
        m_table->hand = {{Card::Wool, 1}, {Card::Ore, 1}};
        standing(nullptr);
        QVERIFY(m_browser->shows(u"The trade is done."_s));
        // Done is done, whatever the hand does afterwards.
        m_table->hand.add(Card::Brick, 1);
        m_table->update();
        QVERIFY(awaitRev());
        QVERIFY(m_browser->text().contains(u"The trade is done."_s));
    }

    void whoIsAskedAgreesOrSaysNoOrCounters() {
        seated();
        m_table->ownTurn = false;
        standing(
            R"({"id":"3","from":"white","to":["red","blue"],"give":{"brick":3},"take":{"wool":1},"agreed":[],"declined":["blue"]})");
        QVERIFY(m_browser->shows(u"Cleo offers you a trade"_s));
        QVERIFY(m_browser->shows(u"8 instead of 6 · limit 9"_s));
        QVERIFY(m_browser->shows(u"Bensays no"_s));
        QVERIFY(m_browser->tap(u"Agree"_s));
        QCOMPARE(awaitReply().say, Say::Agree);
        standing(
            R"({"id":"4","from":"white","to":["red"],"give":{"brick":1},"take":{"wool":1},"agreed":[],"declined":[]})");
        QVERIFY(m_browser->tap(u"No"_s));
        QCOMPARE(awaitReply().say, Say::Decline);
        standing(
            R"({"id":"5","from":"white","to":["red"],"give":{"brick":1},"take":{"wool":1},"agreed":[],"declined":[]})");
        QCOMPARE(tapAll(*m_browser, {u"Counter-offer"_s, u"Brick, 1 chosen, tap"_s, u"Offer 1 wool for 2 brick"_s}),
                 QString());
        QVERIFY(QTest::qWaitFor([&] { return !m_table->asked.empty(); }, 10'000));
        const auto counter = std::get<Offer>(m_table->asked.back());
        QCOMPARE(counter.to, std::vector{Color::White});
        QCOMPARE(counter.take, (Hand{{Card::Brick, 2}}));
    }

    void whoLacksTheCardsCannotAgree() {
        seated();
        m_table->ownTurn = false;
        standing(
            R"({"id":"3","from":"white","to":["red"],"give":{"brick":1},"take":{"paper":2},"agreed":[],"declined":[]})");
        QVERIFY(m_browser->shows(u"2 paper missing"_s));
        QVERIFY(m_browser->shows(u"You lack cards for it"_s));
    }

    void theOneOnTurnSettlesWhatOthersOffer() {
        seated();
        standing(
            R"({"id":"9","from":"blue","to":["red"],"give":{"brick":1},"take":{"wool":1},"agreed":[],"declined":[]})");
        QVERIFY(m_browser->shows(u"Ben offers you a trade"_s));
        QVERIFY(m_browser->tap(u"Trade1 wool for 1 brick"_s));
        const auto reply = awaitReply();
        QCOMPARE(reply.say, Say::Settle);
        QCOMPARE(reply.with, std::optional(Color::Blue));
    }

    void whatCannotBeTradedNowIsNotOffered() {
        seated();
        m_table->show({{"can", {{"trade", nullptr}}}});
        QVERIFY(m_browser->shows(u"not after building"_s));
        // In the turn of another player, while a third one discards: an offer would be refused.
        m_table->ownTurn = false;
        m_table->show({{"others", record::Json::array()}});
        QVERIFY(m_browser->shows(u"Offer Cleo a trade"_s));
        // A player without cards cannot offer anything either.
        m_table->shown["you"] = record::Json::parse(R"({"hand":{"wool":0,"grain":0,"ore":0,"coin":0}})");
        m_table->update();
        QVERIFY(QTest::qWaitFor([&] { return !m_browser->text().contains(u"Offer Cleo a trade"_s); }));
        m_table->shown.erase("you");
        m_table->update();
        QVERIFY(m_browser->shows(u"Offer Cleo a trade"_s));
        m_table->shown["others"] =
            record::Json::array({{{"player", "white"}, {"decide", "discard"}, {"text", "Cleo discards"}}});
        m_table->update();
        QVERIFY(m_browser->shows(u"Cleo discards"_s));
        QVERIFY(!m_browser->text().contains(u"Offer Cleo a trade"_s));
    }
};

QTEST_GUILESS_MAIN(PageTradeTest)
#include "page_trade_test.moc"
