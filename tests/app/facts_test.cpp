// SPDX-License-Identifier: GPL-3.0-or-later
// The pages offer exactly what the engine accepts.
#include "app/play/new_evening.h"
#include "app/values/game_values.h"
#include "app/values/name_length.h"
#include "app/values/seat_names.h"
#include "app/window/facts.h"
#include "engine/state/game_state.h"

#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

/// The parameters of GameSetup.newGame().
record::Json evening(const QString& game, int players, const QStringList& options) {
    record::Json seats = record::Json::array(), chosen = record::Json::array();
    for (int p = 0; p < players; ++p)
        seats.push_back({{"name", "P" + std::to_string(p)}, {"color", record::wordOf(static_cast<Color>(p))}});
    for (const QString& option : options) chosen.push_back(option.toStdString());
    return {{"name", "Friday"},
            {"players", seats},
            {"rules",
             {{"game", game.toStdString()},
              {"edition", "collectors-2005"}, // of both games
              {"options", chosen},
              {"target", Facts::target(game)}}},
            {"seed", 7}};
}

} // namespace

class FactsTest : public QObject {
    Q_OBJECT

private slots:
    void everyOptionThatIsOfferedFitsTheGame() {
        for (const QString& game : {u"base"_s, u"cities-and-knights"_s})
            for (int players = Facts::fewest(game); players <= kMaxPlayers; ++players) {
                const auto made = readNewEvening(
                    evening(game, players, Facts::options(game, players) + Facts::givenOptions(game, players)));
                const auto* fault = std::get_if<QString>(&made);
                QVERIFY2(fault == nullptr, fault == nullptr ? "" : qPrintable(*fault));
            }
    }
    void anEmojiThatDoesNotFitIntoANameIsLeftOut() {
        const QString family = u"\U0001F468\u200D\U0001F469\u200D\U0001F467"_s, thumb = u"\U0001F44D\U0001F3FD"_s;
        const QString most = QString(kLongestName - 3, u'x');
        QCOMPARE(tidyName(most + family), most);
        QCOMPARE(tidyName(most + thumb), most);
        QCOMPARE(tidyName(most + u"e\u0301e\u0301"_s), most + u"e\u0301"_s);
        QCOMPARE(tidyName(u"  Anna \n Lena "_s), u"Anna Lena"_s);
        record::Json game = evening(u"base"_s, 3, {});
        game["players"][0]["name"] = (most + family).toStdString();
        QCOMPARE(std::get<NewEvening>(readNewEvening(game)).players.front().name, most);
    }
    void aGameThatIsNamedAfterManyPlayersEndsWithAWholeName() {
        record::Json game = evening(u"base"_s, 3, {});
        game["name"] = "Alexandra-Magdalena, Bartholomew, Christiane-Sophie, Dietrich-Wilhelm, Esmeralda and Friedrich";
        QCOMPARE(std::get<NewEvening>(readNewEvening(game)).name,
                 u"Alexandra-Magdalena, Bartholomew, Christiane-Sophie, Dietrich-Wilhelm …"_s);
        game["name"] = "Anna, Ben and Cleo";
        QCOMPARE(std::get<NewEvening>(readNewEvening(game)).name, u"Anna, Ben and Cleo"_s);
    }
    void aNameFromRightToLeftDoesNotChangeTheOrderOfASentence() {
        SeatNames names;
        names.set(PlayerId{0}, u"\u05D3\u05D5\u05D3"_s);
        names.set(PlayerId{1}, u"Anna"_s);
        QCOMPARE(names.of(PlayerId{0}), u"\u2068\u05D3\u05D5\u05D3\u2069"_s);
        QCOMPARE(names.of(PlayerId{1}), u"Anna"_s);
    }
    void twoPlayTheBaseGameWithItsRulesForTwo() {
        QCOMPARE(Facts::fewest(u"base"_s), 2);               // TWO-1
        QCOMPARE(Facts::fewest(u"cities-and-knights"_s), 3); // there is no variant for two players
        QCOMPARE(Facts::givenOptions(u"base"_s, 2), QStringList{u"two-player"_s});
        QVERIFY(Facts::givenOptions(u"base"_s, 3).isEmpty());
        QVERIFY(Facts::givenOptions(u"cities-and-knights"_s, 3).isEmpty());
    }
    void theUsualTargetsAreThoseOfTheRuleBook() {
        QCOMPARE(Facts::target(u"base"_s), 10);               // WIN-1
        QCOMPARE(Facts::target(u"cities-and-knights"_s), 13); // WIN-2
    }
    // Rules: SCEN-1, SCEN-2, SCEN-3, SEA-1, SEA-9, AREA-4
    void theScenariosOfSeafarersAreForThreeToSixAndHaveTheirOwnTargets() {
        QVERIFY(Facts::scenarios(2).isEmpty());
        for (int players = 3; players <= 6; ++players) // SCEN-1, SCEN-2
            QCOMPARE(Facts::scenarios(players), (QStringList{u"new-shores"_s, u"through-the-desert"_s}));
        for (const QString& scenario : Facts::scenarios(4)) { // SCEN-3, SEA-9
            QCOMPARE(Facts::target(u"base"_s, scenario), 14);
            QCOMPARE(Facts::target(u"cities-and-knights"_s, scenario), 16);
            QCOMPARE(Facts::olderTarget(u"cities-and-knights"_s, scenario), 0);
        }
        QCOMPARE(Facts::olderTarget(u"base"_s, u"new-shores"_s), 13);
        QCOMPARE(Facts::olderTarget(u"base"_s, u"through-the-desert"_s), 12);
        QCOMPARE(Facts::target(u"base"_s, QString()), 10);
        QCOMPARE(Facts::olderTarget(u"base"_s, QString()), 0);
        QCOMPARE(Facts::islandPoints(), 2); // AREA-3, AREA-4
        QCOMPARE(Facts::olderIslandPoints(), 1);
    }
    void everyProgressCardIsInOneDeck() {
        int cards = 0;
        for (const QString& deck : {u"trade"_s, u"politics"_s, u"science"_s})
            for (const QString& card : Facts::cardsOf(deck)) {
                QCOMPARE(Facts::deckOf(card), deck);
                ++cards;
            }
        QCOMPARE(cards, 25); // PROG-16
        QCOMPARE(Facts::deckOf(u"year-of-plenty"_s), QString());
    }

    void aCardHasTheNameThatIsPrintedInItsEdition() {
        QCOMPARE(Facts::cardName(u"deserter"_s, u"en-2020"_s), u"Deserter"_s);
        QCOMPARE(Facts::cardName(u"deserter"_s, u"en-2025"_s), u"Treason"_s);
        QCOMPARE(Facts::cardName(u"wedding"_s, u"en-2025"_s), u"Wedding"_s);
        QCOMPARE(Facts::cardName(u"deserter"_s, QString()), u"Deserter"_s);
        QCOMPARE(Facts::cardName(u"year-of-plenty"_s, u"compact"_s), u"Year of Plenty"_s);
    }
};

QTEST_GUILESS_MAIN(FactsTest)
#include "facts_test.moc"
