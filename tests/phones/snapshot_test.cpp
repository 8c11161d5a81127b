// SPDX-License-Identifier: GPL-3.0-or-later
// What phones are sent of the game: every key of the protocol's section 5, and not a byte that depends on what the
// viewer may not know. REEVE_SECRECY_GAMES is the number of games.
#include "app/desk/follower.h"
#include "app/desk/snapshot.h"
#include "app/wording/speaking.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/given.h"

#include <QTest>

#include <map>
#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;
using record::Json;

namespace {

SeatNames people() {
    SeatNames names;
    const char* const all[]{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"};
    for (std::size_t p = 0; p < std::size(all); ++p) names.set(static_cast<PlayerId>(p), QString::fromLatin1(all[p]));
    return names;
}

Around around(const GameState& state, const Components& components = {}) {
    Around around{.components = components, .seats = {}, .keys = {}, .offers = {}, .news = {}};
    for (std::size_t p = 0; p < state.playerCount; ++p)
        around.seats.push_back({people().of(static_cast<PlayerId>(p)), phones::Presence::Here});
    for (std::size_t i = 0; i < state.pending.size(); ++i) around.keys.push_back("7." + std::to_string(i));
    return around;
}

std::string textFor(const GameState& state, const Viewer& viewer, const Components& components = {}) {
    return snapshotText(seen(state, people(), viewer, around(state, components)));
}
Json snapshotFor(const GameState& state, const Viewer& viewer, const Components& components = {}) {
    return record::parseJson(textFor(state, viewer, components)).value;
}

std::set<std::string> keysOf(const Json& object) {
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.insert(key);
    return keys;
}
QString joined(const std::set<std::string>& keys) {
    QStringList list;
    for (const std::string& key : keys) list.append(QString::fromStdString(key));
    return list.join(u' ');
}

} // namespace

class SnapshotTest : public QObject {
    Q_OBJECT

private slots:
    // Rules: PROD-11, PROG-4, PROG-17, DEV-1, DEV-10
    void aSnapshotIsTheSameWhateverItsViewerMayNotKnow() {
        Chance secrets(11);
        int compared = 0, otherCards = 0;
        std::size_t largest = 0;
        playSecretGames(secretGames(200), [&](const GameState& state, const Command&, const Events&, int) {
            if (QTest::currentTestFailed() || (secrets.draw(25) != 0 && state.pending.empty())) return;
            if (secrets.draw(3) != 0) return;
            const Speaking speaking(secrets.draw(2) == 0 ? u"en"_s : u"de"_s);
            for (const Viewer& viewer : viewersOf(state)) {
                if (viewer.kind() == ViewerKind::Table) continue;
                const GameState other = withOtherSecrets(state, viewer.player(), secrets);
                const std::string text = textFor(state, viewer);
                const std::string otherText = textFor(other, viewer);
                if (text != otherText)
                    QFAIL(Json::diff(record::parseJson(text).value, record::parseJson(otherText).value).dump().c_str());
                largest = std::max(largest, text.size());
                ++compared;
                otherCards += state.players != other.players;
            }
        });
        QVERIFY(compared > 100);
        QVERIFY(otherCards > compared / 2);
        // 24 KB with the rest: twenty sentences and some offers.
        QVERIFY2(largest < 14'000, std::to_string(largest).c_str());
    }

    void everyKeyOfTheProtocolIsThereAndNoOther_data() {
        QTest::addColumn<bool>("knights");
        QTest::newRow("Cities & Knights") << true;
        QTest::newRow("base game") << false;
    }
    void everyKeyOfTheProtocolIsThereAndNoOther() {
        QFETCH(bool, knights);
        Given game = knights ? Given(3) : Given::base(3);
        game.settlement(Red, "a2").hand(Red, {{Card::Ore, 3}}).hand(Blue, {{Card::Wool, 2}});
        if (knights)
            game.progress(Red, {ProgressCard::Spy, ProgressCard::Crane});
        else
            game.development(Red, DevelopmentCard::Knight, 1);
        const Json own = snapshotFor(game.state, Viewer::seat(Red));
        const QString all = knights ? u"board can game news offers others players prompts ship you"_s
                                    : u"board can game news offers others players prompts you"_s;
        QCOMPARE(joined(keysOf(own)), all);
        const Json guest = snapshotFor(game.state, Viewer::spectator());
        QCOMPARE(joined(keysOf(guest)), knights ? u"board game news offers others players ship"_s
                                                : u"board game news offers others players"_s);
        QCOMPARE(joined(keysOf(own["game"])), u"components dice on phase rules this_turn turn winner"_s);
        QCOMPARE(own["game"]["components"].dump(),
                 std::string(R"({"dice":"real","hands":"digital","decks":"digital"})"));
        QCOMPARE(joined(keysOf(own["you"])),
                 knights ? u"hand limit points progress rates seat"_s : u"development hand limit points rates seat"_s);
        QCOMPARE(joined(keysOf(own["you"]["points"])), u"hidden open parts"_s);
        QCOMPARE(
            joined(keysOf(own["players"][1])),
            knights
                ? u"cards defender left limit metropolis name phone points progress road seat shown strength tracks"_s
                : u"cards development left limit name phone played points road seat"_s);
        QVERIFY(own["players"][1][knights ? "progress" : "development"].is_number());
        QCOMPARE(own["players"][0]["name"].get<std::string>(), std::string("Anna"));
        QCOMPARE(own["players"][0]["phone"].get<std::string>(), std::string("here"));
        QCOMPARE(own["you"]["hand"].dump(), std::string(R"({"ore":3})"));
        const Json& card = own["you"][knights ? "progress" : "development"][0];
        QVERIFY(card["card"].is_string() && card["playable"].is_boolean() && card["name"].is_string());
    }

    void aPromptNamesItsDecisionAndOthersAreALine() {
        Given game(3);
        game.hand(Red, {{Card::Ore, 5}, {Card::Wool, 5}}).hand(Blue, {{Card::Grain, 9}});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Red, .count = 5});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Blue, .count = 4});
        const Json red = snapshotFor(game.state, Viewer::seat(Red)), blue = snapshotFor(game.state, Viewer::seat(Blue)),
                   white = snapshotFor(game.state, Viewer::seat(White));
        QCOMPARE(red["prompts"][0]["key"].get<std::string>(), std::string("7.0"));
        QCOMPARE(red["prompts"][0]["decide"].get<std::string>(), std::string("discard"));
        QCOMPARE(red["prompts"][0]["count"].get<int>(), 5);
        QCOMPARE(red["prompts"][0]["pass"].get<bool>(), false);
        QVERIFY(red["prompts"][0]["text"].get<std::string>().starts_with("Anna discards 5 of 10"));
        QCOMPARE(red["prompts"][0]["choices"].dump(), std::string(R"({"wool":5,"ore":5})"));
        QCOMPARE(blue["prompts"][0]["key"].get<std::string>(), std::string("7.1"));
        QCOMPARE(red["others"][0]["player"].get<std::string>(), std::string("blue"));
        QCOMPARE(joined(keysOf(red["others"][0])), u"count decide player text"_s);
        QCOMPARE(white["prompts"].size(), 0U);
        QCOMPARE(white["others"].size(), 2U);
    }

    void wordsAreInTheLanguageThatIsSpoken() {
        Given game(3);
        game.progress(Red, {ProgressCard::Inventor});
        game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
        const Speaking speaking(u"de"_s);
        const Json german = snapshotFor(game.state, Viewer::seat(Red));
        QCOMPARE(german["you"]["progress"][0]["name"].get<std::string>(), std::string("Erfinder"));
        QVERIFY(german["prompts"][0]["text"].get<std::string>().find("Räuber") != std::string::npos);
    }

    void whatLiesAtTheTableIsNotTold() {
        Given game(3);
        game.hand(Red, {{Card::Ore, 9}}).progress(Red, {ProgressCard::Spy});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Red, .count = 4});
        const Json json = snapshotFor(game.state, Viewer::seat(Red), {.realHands = true, .realDecks = true});
        for (const char* key : {"hand", "rates"}) QVERIFY2(!json["you"].contains(key), key);
        QVERIFY(!json.contains("offers"));
        QCOMPARE(json["you"]["progress"].get<int>(), 1);
        // It is decided at the table.
        QCOMPARE(json["prompts"].size(), 0U);
        QCOMPARE(json["others"][0]["player"].get<std::string>(), std::string("red"));
        QVERIFY(textFor(game.state, Viewer::seat(Red), {.realHands = true, .realDecks = true}).find("spy") ==
                std::string::npos);
    }

    void theFullestSnapshotFits() {
        std::size_t largest = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            NewEvening evening = threePlayers(seed);
            evening.players.push_back({u"Dan"_s, u"orange"_s});
            evening.players.push_back({u"Eve"_s, u"green"_s});
            evening.players.push_back({u"Finn"_s, u"brown"_s});
            GameSession session = madeFrom(GameSession::create(nullptr, evening));
            Chance chance(seed);
            for (int part = 0; part < 8; ++part) {
                playOn(session, 60, chance);
                const Speaking speaking(u"de"_s);
                for (const Viewer& viewer : viewersOf(session.state())) {
                    Around table = around(session.state());
                    table.news = newsFor(session, viewer);
                    QVERIFY(table.news.size() <= kNewsOfPhones);
                    for (int i = 0; i < 6; ++i)
                        table.offers.push_back({.id = "123",
                                                .from = Color::Red,
                                                .to = {Color::Blue, Color::White, Color::Orange},
                                                .give = {{Card::Ore, 3}, {Card::Wool, 2}},
                                                .take = {{Card::Cloth, 2}},
                                                .agreed = {Color::Blue},
                                                .declined = {Color::White}});
                    largest = std::max(
                        largest,
                        snapshotText(seen(session.state(), session.seatNames(), viewer, std::move(table))).size());
                }
            }
        }
        QVERIFY2(largest + 64 < phones::kLargestState, std::to_string(largest).c_str());
        QVERIFY(largest > 5'000); // something was played
    }

    void newsAreTheNewestSentencesOfTheStory() {
        GameSession session = madeFrom(GameSession::create(nullptr, threePlayers(3)));
        QCOMPARE(newsFor(session, Viewer::spectator()).size(), 0U);
        Chance chance(5);
        playOn(session, 80, chance);
        const auto news = newsFor(session, Viewer::spectator());
        QCOMPARE(news.size(), kNewsOfPhones);
        const std::size_t steps = session.steps().size();
        playOn(session, 1, chance);
        if (session.steps().size() <= steps) return; // an undo
        const auto later = newsFor(session, Viewer::spectator());
        QVERIFY(later != news || later.empty());
    }

    // --- Keys of decisions ------------------------------------------------------------------------------------------

    void aDecisionKeepsItsKeyUntilItIsAnsweredAndNoKeyComesTwice() {
        int closed = 0, kept = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            GameSession session = madeFrom(GameSession::create(nullptr, threePlayers(seed)));
            Chance chance(seed);
            Follower follower;
            follower.begin(&session);
            std::set<std::string> gone;
            for (int i = 0; i < 400 && session.state().turn.phase != Phase::Over; ++i) {
                const auto before = follower.keys();
                playOn(session, 1, chance);
                (void)follower.follow(session);
                const auto& keys = follower.keys();
                QCOMPARE(keys.size(), session.state().pending.size());
                QCOMPARE(std::set(keys.begin(), keys.end()).size(), keys.size());
                for (const std::string& key : keys) {
                    QVERIFY2(!gone.contains(key), key.c_str());
                    QVERIFY(key.size() <= 16);
                }
                for (const std::string& key : before) {
                    const bool there = std::ranges::find(keys, key) != keys.end();
                    kept += there;
                    closed += !there;
                    if (!there) gone.insert(key);
                }
            }
        }
        QVERIFY(closed > 100);
        QVERIFY(kept > 10);
    }

    void theKeysAreTheSameAfterANewStart() {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"games.sqlite"_s);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Journal journal(file);
            GameSession session = madeFrom(GameSession::create(&journal, threePlayers(seed)));
            Follower follower;
            follower.begin(&session);
            Chance chance(seed);
            for (int i = 0; i < 120 && session.state().turn.phase != Phase::Over; ++i) {
                const auto command = randomCommand(session.state(), chance);
                QVERIFY(command && !session.perform(record::commandJson(*command, session.state())));
                (void)follower.follow(session);
                if (session.state().pending.empty()) continue;
                const GameSession again = madeFrom(GameSession::open(journal, session.id()));
                Follower other;
                other.begin(&again);
                QVERIFY(other.keys() == follower.keys());
                QCOMPARE(again.written(), session.written());
                ++compared;
            }
        }
        QVERIFY(compared > 10);
    }

    void whatIsTakenBackOpensItsDecisionsAnew() {
        GameSession session = madeFrom(GameSession::create(nullptr, threePlayers(4)));
        Follower follower;
        follower.begin(&session);
        Chance chance(9);
        int tried = 0;
        for (int i = 0; i < 600 && tried < 5; ++i) {
            const auto before = follower.keys();
            const auto command = randomCommand(session.state(), chance);
            if (!command) break;
            QVERIFY(!session.perform(record::commandJson(*command, session.state())));
            (void)follower.follow(session);
            if (before.empty()) continue;
            QVERIFY(!session.undo());
            const auto change = follower.follow(session);
            QVERIFY(change.turnedBack);
            QCOMPARE(follower.keys().size(), before.size());
            QVERIFY(follower.keys() != before);
            QVERIFY(!session.redo());
            QVERIFY(follower.follow(session).turnedBack);
            ++tried;
        }
        QCOMPARE(tried, 5);
    }
};

QTEST_GUILESS_MAIN(SnapshotTest)
#include "snapshot_test.moc"
