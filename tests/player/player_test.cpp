// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player uses only what its seat may know, gives legal commands, and wins.
#include "engine/advance.h"
#include "engine/log.h"
#include "engine/player/choose.h"
#include "engine/player/features.h"
#include "engine/player/player.h"
#include "engine/player/reason.h"
#include "engine/player/sample.h"
#include "engine/player/trades.h"
#include "engine/player/turning_points.h"
#include "engine/player/weights.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace reeve;
using namespace reeve::testing;
using player::Level;

namespace {

Rules rulesFor(bool base) {
    Rules rules;
    if (base) rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
    return rules;
}

/// Plays a game of four players of these levels. Returns the winner, or kNobody after too many commands. `refused`
/// counts illegal commands.
PlayerId played(bool base, std::uint64_t seed, const std::array<Level, 4>& levels, int& refused) {
    NewGame game;
    game.rules = rulesFor(base);
    game.seed = seed;
    game.board = randomBoard(seed);
    for (int p = 0; p < 4; ++p) game.players.push_back(static_cast<Color>(p));
    auto state = newGame(game);
    std::vector<player::Player> table;
    for (const auto level : levels) table.emplace_back(level, seed * 10 + table.size(), std::chrono::milliseconds(0));
    for (int n = 0; n < 20000 && state.turn.phase != Phase::Over; ++n) {
        const auto seat = player::toAct(state);
        const auto command = table[index(seat)].choose(viewOf(state, Viewer::seat(seat)));
        if (!command || !advance(state, *command)) {
            ++refused;
            return kNobody;
        }
    }
    return state.winner;
}

} // namespace

class PlayerTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsImaginedLooksToTheViewerAsTheGameDoes_data() { bothGames(); }
    void whatIsImaginedLooksToTheViewerAsTheGameDoes();
    void thePlayerIsToldNothingOfWhatIsHidden_data() { bothGames(); }
    void thePlayerIsToldNothingOfWhatIsHidden();
    void experiencedBeatsThreeBuilders_data() { bothGames(); }
    void experiencedBeatsThreeBuilders();
    void everyLevelPlaysAWholeGame_data() { bothGames(); }
    void everyLevelPlaysAWholeGame();
    void holdingsThatAreKeptGiveTheSameFeatures_data() { bothGames(); }
    void holdingsThatAreKeptGiveTheSameFeatures();
    void chancesAreSharesOfOne();
    void whoCanWinNowIsGivenTheGame();
    void whoHasNoTimeToLookAheadTakesTheBestOfOneStep();
    void withoutWantOfTimeLookingAheadChoosesTheSameOnEveryMachine();
    void turningPointsAreTheGreatestChangesInTheOrderOfTheGame();
    void aTurnThatChangesAlmostNothingIsNoTurningPoint();
    void aStepThatSpeaksAgainstATurningPointIsNotItsReason();
    void aSeatTradesOnlyWhatItHoldsAndForItsOwnGood_data() { bothGames(); }
    void aSeatTradesOnlyWhatItHoldsAndForItsOwnGood();
    void aSeatTradesWithNobodyWhoIsAboutToWin();
    void aCityIsBuiltForItsPoint();
    void theRobberIsSentAgainstWhomItCostsMost();
    void whatBringsPointsIsDoneForThem();
    void cardsAreTakenForNeedAndThoseMissedLeastAreGivenUp();

private:
    static void bothGames() {
        QTest::addColumn<bool>("base");
        QTest::newRow("base game") << true;
        QTest::newRow("Cities & Knights") << false;
    }
};

void PlayerTest::whatIsImaginedLooksToTheViewerAsTheGameDoes() {
    QFETCH(bool, base);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto state = randomStart(seed, rulesFor(base));
        Chance chance(seed);
        for (int n = 0; n < 3000 && state.turn.phase != Phase::Over; ++n) {
            if (const auto command = drawLegalCommand(state, chance); !command || !advance(state, *command)) break;
            if (n % 23 != 0 && !(n % 3 == 0 && !state.pending.empty())) continue;
            for (const auto& viewer : {Viewer::seat(player::toAct(state)), Viewer::table()}) {
                const auto view = viewOf(state, viewer);
                const auto imagined = player::sampled(view, chance);
                QVERIFY2(viewOf(imagined, viewer) == view,
                         qPrintable(QStringLiteral("seed %1, command %2").arg(seed).arg(n)));
            }
        }
    }
}

void PlayerTest::thePlayerIsToldNothingOfWhatIsHidden() {
    QFETCH(bool, base);
    auto state = randomStart(5, rulesFor(base));
    Chance chance(9);
    int looked = 0;
    for (int n = 0; n < 1500 && state.turn.phase != Phase::Over; ++n) {
        const auto seat = player::toAct(state);
        if (n % 40 == 0) {
            // In another game that looks the same to the seat, the player gives the same command.
            const auto view = viewOf(state, Viewer::seat(seat));
            const auto other = player::sampled(view, chance);
            player::Player one(Level::Experienced, 77), two(Level::Experienced, 77);
            QVERIFY(one.choose(view) == two.choose(viewOf(other, Viewer::seat(seat))));
            ++looked;
        }
        if (const auto command = drawLegalCommand(state, chance); !command || !advance(state, *command)) break;
    }
    QVERIFY(looked > 10);
}

void PlayerTest::experiencedBeatsThreeBuilders() {
    QFETCH(bool, base);
    constexpr int kGames = 16;
    int won = 0, refused = 0;
    for (int game = 0; game < kGames; ++game) {
        std::array levels{Level::Builder, Level::Builder, Level::Builder, Level::Builder};
        const auto seat = static_cast<std::size_t>(game % 4);
        levels[seat] = Level::Experienced;
        won += played(base, static_cast<std::uint64_t>(100 + game), levels, refused) == static_cast<PlayerId>(seat);
    }
    QVERIFY2(won >= kGames / 2,
             qPrintable(QStringLiteral("%1 of %2").arg(won).arg(kGames))); // equal players would win a quarter
}

void PlayerTest::everyLevelPlaysAWholeGame() {
    QFETCH(bool, base);
    int refused = 0, finished = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        finished += played(base, seed, {Level::Newcomer, Level::Casual, Level::Experienced, Level::Strongest},
                           refused) != kNobody;
    QVERIFY2(refused == 0 && finished == 2,
             qPrintable(QStringLiteral("%1 refused, %2 finished").arg(refused).arg(finished)));
}

void PlayerTest::holdingsThatAreKeptGiveTheSameFeatures() {
    QFETCH(bool, base);
    int kept = 0, anew = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto state = randomStart(seed, rulesFor(base));
        Chance chance(seed);
        player::Land land(state.board);
        for (int n = 0; n < 3000 && state.turn.phase != Phase::Over; ++n) {
            const auto before = state;
            if (const auto command = drawLegalCommand(state, chance); !command || !advance(state, *command)) break;
            if (!land.isOf(state.board)) land = player::Land(state.board);
            if (!player::sameHoldings(before, state)) {
                ++anew;
                continue;
            }
            ++kept;
            const auto closed = player::closedSites(before);
            QVERIFY(closed == player::closedSites(state));
            for (std::size_t p = 0; p < state.playerCount; ++p) {
                const auto id = static_cast<PlayerId>(p);
                QVERIFY2(player::featuresOf(state, id, player::Common(state, closed),
                                            player::holdingsOf(before, id, land, closed)) ==
                             player::featuresOf(state, id, land, player::Common(state)),
                         qPrintable(QStringLiteral("seed %1, command %2").arg(seed).arg(n)));
            }
        }
    }
    QVERIFY(kept > 1000 && anew > 100);
}

void PlayerTest::chancesAreSharesOfOne() {
    auto state = randomStart(4, rulesFor(true));
    Chance chance(1);
    for (int n = 0; n < 60; ++n) QVERIFY(advance(state, drawLegalCommand(state, chance).value()));
    const auto ahead = player::chancesOf(viewOf(state, Viewer::table()), 10, chance);
    const auto estimated = player::estimate(state, player::learnedWeights(GameKind::Base));
    for (const auto& chances : {ahead, estimated}) {
        QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-9);
        for (std::size_t p = state.playerCount; p < chances.size(); ++p) QCOMPARE(chances[p], 0.0);
    }
}

void PlayerTest::whoCanWinNowIsGivenTheGame() {
    auto state = randomStart(4, rulesFor(true));
    Chance chance(1);
    while (state.turn.phase != Phase::Main) QVERIFY(advance(state, drawLegalCommand(state, chance).value()));
    const auto seat = state.turn.player;
    state.pending.clear();
    state.rules.target = static_cast<std::uint8_t>(points(state, seat) + 1);
    state.player(seat).hand = Hand{{Card::Ore, 3}, {Card::Grain, 2}}; // the price of a city
    player::Player player(Level::Casual, 1);
    const auto command = player.choose(viewOf(state, Viewer::seat(seat)));
    QVERIFY(command && std::holds_alternative<command::Build>(command->action));
    const auto chances =
        player::chancesOf(viewOf(applied(state, decide(state, *command).value()), Viewer::table()), 5, chance);
    QCOMPARE(chances[index(seat)], 1.0);
}

/// The time limit is kept on a slow machine, too.
void PlayerTest::whoHasNoTimeToLookAheadTakesTheBestOfOneStep() {
    auto state = randomStart(5, rulesFor(false));
    Chance chance(9);
    int same = 0, all = 0;
    for (int n = 0; n < 400 && state.turn.phase != Phase::Over; ++n) {
        const auto view = viewOf(state, Viewer::seat(player::toAct(state)));
        player::Player hurried(Level::Strongest, 7, std::chrono::milliseconds(0));
        player::Player experienced(Level::Experienced, 7);
        const auto command = hurried.choose(view);
        QVERIFY(command.has_value());
        same += command == experienced.choose(view) ? 1 : 0;
        ++all;
        QVERIFY(advance(state, drawLegalCommand(state, chance).value()));
    }
    QCOMPARE(same, all);
}

/// Levels can be compared on a busy machine, because the number of comparisons is limited instead of the time.
void PlayerTest::withoutWantOfTimeLookingAheadChoosesTheSameOnEveryMachine() {
    auto state = randomStart(6, rulesFor(false));
    Chance chance(10);
    int other = 0;
    for (int n = 0; n < 40 && state.turn.phase != Phase::Over; ++n) {
        const auto view = viewOf(state, Viewer::seat(player::toAct(state)));
        const auto chosen = [&](int comparisons) {
            player::Player ahead(Level::Strongest, 7, {std::chrono::hours(1), comparisons});
            return ahead.choose(view);
        };
        const auto command = chosen(8);
        QVERIFY(command.has_value());
        QCOMPARE(command == chosen(8), true);
        player::Player experienced(Level::Experienced, 7);
        other += command == experienced.choose(view) ? 0 : 1;
        QVERIFY(advance(state, drawLegalCommand(state, chance).value()));
    }
    QVERIFY2(other > 0, "looking ahead changes some choices");
}

void PlayerTest::turningPointsAreTheGreatestChangesInTheOrderOfTheGame() {
    using player::Standing;
    const std::vector<Standing> standings{{1, 10, {0.5, 0.5}}, {2, 20, {0.55, 0.45}}, {3, 30, {0.2, 0.8}},
                                          {4, 40, {0.3, 0.7}}, {5, 50, {0.6, 0.4}},   {6, 60, {0.0, 1.0}}};
    const auto points = player::turningPoints(standings, 2);
    QCOMPARE(points.size(), std::size_t{2});
    QCOMPARE(points[0].turn, 2); // 55 % to 20 %
    QCOMPARE(points[0].player, PlayerId{0});
    QCOMPARE(points[0].from, std::size_t{20});
    QCOMPARE(points[0].to, std::size_t{30});
    QCOMPARE(points[1].turn, 4); // 30 % to 60 %; the victory in turn 5 is no turning point
    QCOMPARE(points[1].before, 0.3);
    QCOMPARE(points[1].after, 0.6);
    QVERIFY(player::turningPoints({}, 3).empty());
}

void PlayerTest::aTurnThatChangesAlmostNothingIsNoTurningPoint() {
    using player::Standing;
    const std::vector<Standing> standings{{1, 10, {0.010, 0.990}}, {2, 20, {0.014, 0.986}}, {3, 30, {0.05, 0.95}},
                                          {4, 40, {0.06, 0.94}},   {5, 50, {0.06, 0.94}},   {6, 60, {0.0, 1.0}}};
    const auto points = player::turningPoints(standings, 3);
    QCOMPARE(points.size(), std::size_t{1}); // the other changes would be shown as "1 % to 1 %"
    QCOMPARE(points[0].turn, 2);
}

void PlayerTest::aStepThatSpeaksAgainstATurningPointIsNotItsReason() {
    const auto& weights = player::learnedWeights(GameKind::Base);
    Chance chance(2);
    Log log(randomStart(2, rulesFor(true)));
    int rolls = 0;
    while (rolls < 20 && log.state().turn.phase != Phase::Over) {
        const auto before = player::estimate(log.state(), weights)[0];
        const auto best = player::bestCommand(log.state(), player::toAct(log.state()), weights, 24, 0, chance);
        QVERIFY(best && log.submit(*best));
        if (!std::holds_alternative<command::Roll>(best->action)) continue;
        ++rolls;
        const double change = player::estimate(log.state(), weights)[0] - before;
        const std::size_t at = log.steps().size() - 1;
        player::TurningPoint point{
            .turn = 1, .player = PlayerId{}, .before = 0.5, .after = 0.6, .from = at, .to = at + 1};
        QVERIFY(player::decisiveStep(log.start(), log.steps(), point) ==
                (change > 0 ? std::optional(at) : std::nullopt));
        std::swap(point.before, point.after);
        QVERIFY(player::decisiveStep(log.start(), log.steps(), point) ==
                (change < 0 ? std::optional(at) : std::nullopt));
    }
    QCOMPARE(rolls, 20);
}

void PlayerTest::aSeatTradesOnlyWhatItHoldsAndForItsOwnGood() {
    QFETCH(bool, base);
    auto state = randomStart(3, rulesFor(base));
    Chance chance(4);
    int offers = 0, agreed = 0, refused = 0, counters = 0;
    std::vector<player::Player> table(4, player::Player(Level::Casual, 8));
    for (int n = 0; n < 1500 && state.turn.phase != Phase::Over; ++n) {
        const auto seat = player::toAct(state);
        const auto view = viewOf(state, Viewer::seat(seat));
        if (state.turn.phase == Phase::Main && state.pending.empty()) {
            if (const auto offer = player::wished(view, Level::Casual, chance)) {
                ++offers;
                QVERIFY(state.player(seat).hand.covers(offer->gives));
                QVERIFY(offer->gets.total() == 1 && !offer->gives.empty());
                for (int p = 0; p < 4; ++p) {
                    const auto other = static_cast<PlayerId>(p);
                    if (other == seat) continue;
                    const player::Bargain theirs{.gives = offer->gets, .gets = offer->gives};
                    const auto own = viewOf(state, Viewer::seat(other));
                    const bool yes = player::agrees(own, Level::Casual, seat, theirs, chance);
                    QVERIFY(!yes || state.player(other).hand.covers(offer->gets));
                    ++(yes ? agreed : refused);
                    // What it would take instead it takes, on the same samples.
                    Chance once(n + 1), again(n + 1);
                    const auto instead = player::counter(own, Level::Casual, seat, theirs, once);
                    if (!instead) continue;
                    ++counters;
                    QVERIFY(instead->gives == theirs.gives && instead->gets != theirs.gets);
                    QVERIFY(instead->gets.total() - theirs.gets.total() <= 1);
                    QVERIFY(instead->gets.total() <= state.player(seat).hand.total());
                    QVERIFY(player::agrees(own, Level::Casual, seat, *instead, again));
                }
            }
        }
        const auto command = table[index(seat)].choose(view);
        if (!command || !advance(state, *command)) break;
    }
    QVERIFY(offers > 3);
    QVERIFY(refused > 0);
    QVERIFY(agreed > 0);
    QVERIFY(counters > 0);
}

void PlayerTest::aSeatTradesWithNobodyWhoIsAboutToWin() {
    constexpr int kPositions = 12;
    int agreed = 0;
    for (std::uint64_t seed = 1; seed <= kPositions; ++seed) {
        auto state = randomStart(seed, rulesFor(true));
        Chance chance(seed);
        player::Player casual(Level::Casual, seed);
        for (int n = 0; n < 200; ++n)
            if (const auto command = casual.choose(viewOf(state, Viewer::seat(player::toAct(state)))); command)
                advance(state, *command);
        const auto seat = state.turn.player;
        const auto other = static_cast<PlayerId>((index(seat) + 1) % 4);
        state.players[index(seat)].hand = {};
        state.players[index(seat)].hand.add(Card::Wool, 4);
        state.players[index(other)].hand = {};
        for (const Card card : {Card::Ore, Card::Grain, Card::Brick, Card::Lumber})
            state.players[index(other)].hand.add(card, 2);
        // The player offers three of four wool and wants one card of another kind.
        const auto agrees = [&] {
            return std::ranges::any_of(std::array{Card::Ore, Card::Grain, Card::Brick, Card::Lumber}, [&](Card card) {
                player::Bargain bargain;
                bargain.gives.add(Card::Wool, 1);
                bargain.gets.add(card, 1);
                return player::agrees(viewOf(state, Viewer::seat(seat)), Level::Casual, other, bargain, chance);
            });
        };
        state.rules.target = 20;
        agreed += agrees() ? 1 : 0;
        state.rules.target = static_cast<std::uint8_t>(openPoints(state, other) + 1);
        QVERIFY2(!agrees(), qPrintable(QStringLiteral("seed %1").arg(seed)));
        const player::Bargain wool{.gives = Hand::of(Card::Wool), .gets = Hand::of(Card::Ore)};
        QVERIFY(!player::counter(viewOf(state, Viewer::seat(seat)), Level::Casual, other, wool, chance));
    }
    QVERIFY2(agreed > kPositions / 2, qPrintable(QStringLiteral("%1 of %2").arg(agreed).arg(kPositions)));
}

namespace {

/// The reason for the first wanted command of this kind in a game of casual players.
template <typename Kind, typename Wanted>
std::optional<player::Reason> firstReason(std::uint64_t seed, Wanted wanted) {
    auto state = randomStart(seed, rulesFor(true));
    player::Player one(Level::Casual, seed);
    for (int n = 0; n < 4000 && state.turn.phase != Phase::Over; ++n) {
        const auto seat = player::toAct(state);
        const auto command = one.choose(viewOf(state, Viewer::seat(seat)));
        if (!command) break;
        const auto before = viewOf(state, Viewer::table());
        if (!advance(state, *command)) break;
        if (const auto* kind = std::get_if<Kind>(&command->action); kind != nullptr && wanted(*kind))
            return player::reasonFor(before, viewOf(state, Viewer::table()), seat, command->action);
    }
    return std::nullopt;
}

} // namespace

void PlayerTest::aCityIsBuiltForItsPoint() {
    const auto reason =
        firstReason<command::Build>(11, [](const command::Build& build) { return build.piece == Piece::City; });
    QVERIFY(reason.has_value());
    QCOMPARE(reason->motive, player::Motive::Points);
}

void PlayerTest::theRobberIsSentAgainstWhomItCostsMost() {
    const auto reason = firstReason<command::MoveRobber>(
        12, [](const command::MoveRobber& robber) { return robber.move.victim != kNobody; });
    QVERIFY(reason.has_value());
    // The player robbed need not be the one whom the new hex hurts most.
    QCOMPARE(reason->motive, player::Motive::Against);
    QVERIFY(reason->other != kNobody);
}

/// Points are the reason although a city also strengthens the barbarians.
void PlayerTest::whatBringsPointsIsDoneForThem() {
    auto state = randomStart(3, rulesFor(false));
    player::Player one(Level::Experienced, 3);
    int built = 0;
    for (int n = 0; n < 4000 && state.turn.phase != Phase::Over; ++n) {
        const auto seat = player::toAct(state);
        const auto command = one.choose(viewOf(state, Viewer::seat(seat)));
        if (!command) break;
        const auto before = state;
        if (!advance(state, *command)) break;
        const auto* build = std::get_if<command::Build>(&command->action);
        const auto reason =
            player::reasonFor(viewOf(before, Viewer::table()), viewOf(state, Viewer::table()), seat, command->action);
        if (build == nullptr) continue;
        if (build->piece == Piece::City || build->piece == Piece::Knight)
            QVERIFY2(reason.motive != player::Motive::Against, "nobody builds a city or a knight to spite another");
        const bool counts = build->piece == Piece::Settlement ||
                            (build->piece == Piece::City && before.player(seat).reduced == state.player(seat).reduced);
        if (!counts) continue;
        QCOMPARE(reason.motive, player::Motive::Points);
        ++built;
    }
    QVERIFY(built > 5);
}

void PlayerTest::cardsAreTakenForNeedAndThoseMissedLeastAreGivenUp() {
    const auto traded = firstReason<command::TradeBank>(13, [](const auto&) { return true; });
    QVERIFY(traded.has_value());
    QCOMPARE(traded->motive, player::Motive::Needed);
    const auto discarded = firstReason<command::Discard>(13, [](const auto&) { return true; });
    QVERIFY(discarded.has_value());
    QCOMPARE(discarded->motive, player::Motive::Spare);
}

QTEST_APPLESS_MAIN(PlayerTest)
#include "player_test.moc"
