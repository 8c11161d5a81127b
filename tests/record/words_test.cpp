// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/basics/refusal.h"
#include "engine/record/refusal_text.h"
#include "engine/record/words.h"

#include <QTest>

#include <set>
#include <string>

using namespace reeve;
using namespace reeve::record;

class WordsTest : public QObject {
    Q_OBJECT

    template <typename Kind>
    static void check(std::size_t count) {
        QCOMPARE(words<Kind>().size(), count);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < count; ++i) {
            const auto value = static_cast<Kind>(i);
            const std::string word(wordOf(value));
            if (word.empty()) continue;
            QVERIFY2(seen.insert(word).second, word.c_str());
            QVERIFY2(named<Kind>(word) == value, word.c_str());
            for (const char letter : word)
                QVERIFY2((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-',
                         word.c_str());
        }
        QVERIFY(!named<Kind>("").has_value());
        QVERIFY(!named<Kind>("no such word").has_value());
        QVERIFY(!kindName<Kind>().empty());
    }

private slots:
    void everyWordStandsForOneValueAndBack() {
        check<Color>(kColors);
        check<Terrain>(kAllTerrains);
        check<Card>(kCards);
        check<Track>(kTracks);
        check<EventFace>(5);
        check<HarborKind>(6);
        check<ProgressCard>(kProgressCards);
        check<DevelopmentCard>(kDevelopmentCards);
        check<GameKind>(2);
        check<Edition>(kEditions.size());
        check<reeve::Option>(kOptions);
        check<Layout>(3);
        check<Phase>(index(Phase::Conflict) + 1);
        check<Resolving>(5);
        check<DecisionKind>(index(DecisionKind::RollLosses) + 1);
        check<Piece>(6);
        check<Cause>(index(Cause::Gold) + 1);
    }

    void wordsOfTheContractMeanWhatTheySay() {
        QVERIFY(named<ProgressCard>("commercial-harbor") == ProgressCard::CommercialHarbor);
        QVERIFY(named<ProgressCard>("trade-monopoly") == ProgressCard::TradeMonopoly);
        QVERIFY(named<ProgressCard>("bishop") == ProgressCard::Bishop);
        QVERIFY(named<DevelopmentCard>("year-of-plenty") == DevelopmentCard::YearOfPlenty);
        QVERIFY(named<EventFace>("politics") == EventFace::PoliticsGate);
        QVERIFY(named<DecisionKind>("place-metropolis") == DecisionKind::PlaceMetropolis);
        QVERIFY(named<DecisionKind>("build-neutral") == DecisionKind::BuildNeutral);
        QVERIFY(named<DecisionKind>("special-build") == DecisionKind::SpecialBuild);
        QVERIFY(named<Phase>("paired") == Phase::Paired);
        QVERIFY(named<Edition>("collectors-2005") == Edition::Collectors2005);
    }

    void everyRefusalHasAWordAndASentenceOfItsOwn() {
        std::set<std::string> codes;
        std::set<std::string> sentences;
        for (std::size_t i = 0; i < kRefusalCodes; ++i) {
            const auto code = static_cast<RefusalCode>(i);
            QVERIFY(codes.insert(std::string(word(code))).second);
            const std::string sentence(reeve::sentence(code));
            QVERIFY2(sentences.insert(sentence).second, sentence.c_str());
            QVERIFY2(sentence.ends_with('.'), sentence.c_str());
        }
        QCOMPARE(word(RefusalCode::CannotAfford), std::string_view("cannot-afford"));
        QCOMPARE(word(RefusalCode::EmptyDeck), std::string_view("empty-deck"));
        QCOMPARE(word(RefusalCode::InternalLimit), std::string_view("internal-limit"));
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
