// SPDX-License-Identifier: GPL-3.0-or-later
// Offers between players: who may make and answer one, and everything that ends one.
#include "app/phones/protocol/offers.h"

#include <QTest>

using namespace reeve;
using namespace reeve::phones;
using namespace std::chrono_literals;

namespace {

const std::vector<Color> kSeats{Color::Red, Color::Blue, Color::White, Color::Orange};
constexpr Time kStart{std::chrono::days(20'000)};
const Hand kTwoWool{{Card::Wool, 2}};
const Hand kOneBrick{{Card::Brick, 1}};
const Hand kRich{{Card::Wool, 5}, {Card::Brick, 5}};

Offer offerTo(std::vector<Color> to) {
    return {.id = "x", .rev = 1, .to = std::move(to), .give = kTwoWool, .take = kOneBrick};
}
Reply replyTo(const std::string& offer, Say say, std::optional<Color> with = {}) {
    return {.id = "y", .offer = offer, .say = say, .with = with};
}

/// Offers in a game in which Red is on turn.
struct Table {
    Offers offers;
    auto make(Color from, std::vector<Color> to, const Hand& held = kRich, Time now = kStart) {
        return offers.make(offerTo(std::move(to)), from, Color::Red, kSeats, held, now);
    }
    /// The id of the offer that was made.
    std::string made(Color from, std::vector<Color> to) {
        return std::get<StandingOffer>(make(from, std::move(to))).id;
    }
    auto say(Color seat, const std::string& offer, Say say, std::optional<Color> with = {}, const Hand& held = kRich) {
        return offers.reply(replyTo(offer, say, with), seat, Color::Red, held);
    }
    std::optional<Code> refused(Color seat, const std::string& offer, Say what, std::optional<Color> with = {}) {
        const auto said = say(seat, offer, what, with);
        const auto* no = std::get_if<NoOffer>(&said);
        return no ? std::optional(no->code) : std::nullopt;
    }
};

std::optional<Code> codeOf(const std::variant<StandingOffer, NoOffer>& made) {
    const auto* no = std::get_if<NoOffer>(&made);
    return no ? std::optional(no->code) : std::nullopt;
}

} // namespace

class OffersTest : public QObject {
    Q_OBJECT

private slots:
    void thePlayerOnTurnOffersToAnyOthers() {
        Table table;
        const auto made = std::get<StandingOffer>(table.make(Color::Red, {Color::Blue, Color::White}));
        QVERIFY(made.from == Color::Red && made.give == kTwoWool && made.take == kOneBrick);
        QVERIFY(table.offers.standing() == std::vector{made});
    }

    void theOthersOfferToThePlayerOnTurnOnly() {
        Table table;
        QVERIFY(!codeOf(table.make(Color::Blue, {Color::Red})));
        QVERIFY(codeOf(table.make(Color::Blue, {Color::White})) == Code::NotYours);
        QVERIFY(codeOf(table.make(Color::Blue, {Color::Red, Color::White})) == Code::NotYours);
    }

    void nobodyOffersToThemselvesOrToWhoDoesNotPlay() {
        Table table;
        QVERIFY(codeOf(table.make(Color::Red, {Color::Red})) == Code::Malformed);
        QVERIFY(codeOf(table.make(Color::Red, {Color::Brown})) == Code::Malformed);
        QVERIFY(table.offers.standing().empty());
    }

    void whoLacksTheCardsIsToldWhich() {
        Table table;
        const auto made = table.make(Color::Red, {Color::Blue}, Hand{{Card::Wool, 1}});
        QVERIFY(std::get<NoOffer>(made) == (NoOffer{Code::CardsMissing, Hand{{Card::Wool, 1}}}));
    }

    void aNewOfferReplacesTheOlderOneOfItsSeat() {
        Table table;
        const std::string first = table.made(Color::Red, {Color::Blue});
        table.made(Color::White, {Color::Red});
        const std::string second = table.made(Color::Red, {Color::Blue});
        QVERIFY(first != second);
        QCOMPARE(table.offers.standing().size(), std::size_t{2});
        QVERIFY(table.refused(Color::Blue, first, Say::Agree) == Code::OfferGone);
        QVERIFY(!table.refused(Color::Blue, second, Say::Agree));
    }

    void aSeatMakesTenOffersAMinute() {
        Table table;
        for (int i = 0; i < 10; ++i) QVERIFY(!codeOf(table.make(Color::Red, {Color::Blue})));
        QVERIFY(codeOf(table.make(Color::Red, {Color::Blue})) == Code::TooFast);
        QVERIFY(!codeOf(table.make(Color::White, {Color::Red})));
        QVERIFY(codeOf(table.make(Color::Red, {Color::Blue}, kRich, kStart + 60s - 1ms)) == Code::TooFast);
        QVERIFY(!codeOf(table.make(Color::Red, {Color::Blue}, kRich, kStart + 60s)));
    }

    void theOffererPicksAmongThoseWhoAgree() {
        Table table;
        const std::string offer = table.made(Color::Red, {Color::Blue, Color::White, Color::Orange});
        QVERIFY(!table.refused(Color::Blue, offer, Say::Agree));
        QVERIFY(!table.refused(Color::White, offer, Say::Agree));
        QVERIFY(!table.refused(Color::Orange, offer, Say::Decline));
        QVERIFY(table.refused(Color::Red, offer, Say::Settle, Color::Orange) == Code::OfferGone);
        QVERIFY(table.refused(Color::Red, offer, Say::Settle) == Code::OfferGone); // without a partner
        const auto deal = table.say(Color::Red, offer, Say::Settle, Color::White);
        QVERIFY(std::get<Deal>(deal) == (Deal{Color::Red, Color::White, kTwoWool, kOneBrick}));
        // It ends with the trade, not before: the trade may be refused.
        QCOMPARE(table.offers.standing().size(), std::size_t{1});
        table.offers.handChanged(Color::Red);
        QVERIFY(table.refused(Color::Red, offer, Say::Settle, Color::Blue) == Code::OfferGone);
    }

    void thePlayerOnTurnSettlesAnOfferOfAnother() {
        Table table;
        const std::string offer = table.made(Color::Blue, {Color::Red});
        const auto deal = table.say(Color::Red, offer, Say::Settle);
        // From the view of Red, who is on turn: Red gives the brick.
        QVERIFY(std::get<Deal>(deal) == (Deal{Color::Red, Color::Blue, kOneBrick, kTwoWool}));
    }

    void onlyThePlayerOnTurnSettles() {
        Table table;
        const std::string offer = table.made(Color::Blue, {Color::Red});
        QVERIFY(!table.refused(Color::Red, offer, Say::Agree));
        QVERIFY(table.refused(Color::Blue, offer, Say::Settle, Color::Red) == Code::NotYours);
        const std::string own = table.made(Color::Red, {Color::White});
        QVERIFY(table.refused(Color::White, own, Say::Settle) == Code::NotYours);
    }

    void whoCannotPayIsToldSoAndNobodyElse() {
        Table table;
        const std::string offer = table.made(Color::Red, {Color::Blue});
        const auto said = table.say(Color::Blue, offer, Say::Agree, {}, kTwoWool);
        QVERIFY(std::get<NoOffer>(said) == (NoOffer{Code::CardsMissing, kOneBrick}));
        QVERIFY(table.offers.standing()[0].agreed.empty() && table.offers.standing()[0].declined.empty());
        const std::string other = table.made(Color::Blue, {Color::Red});
        QVERIFY(std::holds_alternative<NoOffer>(table.say(Color::Red, other, Say::Settle, {}, kTwoWool)));
        QCOMPARE(table.offers.standing().size(), std::size_t{2});
    }

    void onlyWhoIsAskedAnswersAndOnlyTheOffererWithdraws() {
        Table table;
        const std::string offer = table.made(Color::Red, {Color::Blue});
        for (const Say say : {Say::Agree, Say::Decline, Say::Withdraw})
            QVERIFY(table.refused(Color::White, offer, say) == Code::NotYourOffer);
        QVERIFY(table.refused(Color::Blue, offer, Say::Withdraw) == Code::NotYourOffer);
        QVERIFY(table.refused(Color::Red, offer, Say::Agree) == Code::NotYourOffer);
        QVERIFY(table.refused(Color::Red, offer, Say::Decline) == Code::NotYourOffer);
        QVERIFY(!table.refused(Color::Red, offer, Say::Withdraw));
        QVERIFY(table.offers.standing().empty());
    }

    void aMindMayBeChanged() {
        Table table;
        const std::string offer = table.made(Color::Red, {Color::Blue});
        table.say(Color::Blue, offer, Say::Agree);
        table.say(Color::Blue, offer, Say::Decline);
        QVERIFY(table.offers.standing()[0].agreed.empty());
        QVERIFY(table.offers.standing()[0].declined == std::vector{Color::Blue});
        table.say(Color::Blue, offer, Say::Agree);
        QVERIFY(table.offers.standing()[0].agreed == std::vector{Color::Blue});
        QVERIFY(table.offers.standing()[0].declined.empty());
    }

    void anyChangeOfTheOfferersHandEndsTheOffer() {
        Table table;
        const std::string offer = table.made(Color::Red, {Color::Blue});
        table.offers.handChanged(Color::White);
        QCOMPARE(table.offers.standing().size(), std::size_t{1});
        table.offers.handChanged(Color::Red);
        QVERIFY(table.refused(Color::Blue, offer, Say::Agree) == Code::OfferGone);
    }

    void anyChangeOfTheHandThatAgreedTakesTheAgreementBack() {
        Table table;
        const std::string offer = table.made(Color::Red, {Color::Blue, Color::White});
        table.say(Color::Blue, offer, Say::Agree);
        table.say(Color::White, offer, Say::Agree);
        table.offers.handChanged(Color::Blue);
        QVERIFY(table.offers.standing()[0].agreed == std::vector{Color::White});
        QVERIFY(table.refused(Color::Red, offer, Say::Settle, Color::Blue) == Code::OfferGone);
    }

    void theEndOfTheTurnAndAStepTakenBackEndAllOffers() {
        Table table;
        table.made(Color::Red, {Color::Blue});
        table.made(Color::White, {Color::Red});
        table.offers.clear();
        QVERIFY(table.offers.standing().empty());
        QVERIFY(table.made(Color::Red, {Color::Blue}) != "1"); // ids are never reused
    }
};

QTEST_GUILESS_MAIN(OffersTest)
#include "offers_test.moc"
