// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts are answered by exactly the legal commands, question by question, in every language, and reveal nothing of
// other hands.
#include "app/play/kinds.h"
#include "app/play/next_choice.h"
#include "app/play/prompts.h"
#include "app/values/json_values.h"
#include "app/words/speaking.h"
#include "engine/record/commands.h"
#include "engine/record/words.h"
#include "engine/state/queries.h"
#include "tests/support/at_sea.h"
#include "tests/support/random_game.h"
#include "tests/support/with_modules.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

SeatNames seatNames() {
    SeatNames names;
    const char* const people[]{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"};
    for (std::size_t p = 0; p < std::size(people); ++p)
        names.set(static_cast<PlayerId>(p), QString::fromLatin1(people[p]));
    return names;
}

void advance(GameState& state, const Command& command) {
    const auto decided = decide(state, command);
    for (const Event& event : decided.value()) apply(state, event);
}

/// Plays a random game and calls `look` at some positions: all decisions and the set-up, else about one in `oneIn`.
template <typename Look>
void play(std::uint64_t seed, const Rules& rules, int steps, int oneIn, Look look) {
    Chance chance(seed * 77 + 5);
    GameState state = rules.seafarers() ? reeve::testing::randomVoyage(seed, rules, Scenario::NewShores, 3)
                                        : reeve::testing::randomStart(seed, rules);
    for (int step = 0; step < steps; ++step) {
        const auto command = reeve::testing::randomCommand(state, chance);
        if (!command) return;
        if (!state.pending.empty() || state.turn.phase == Phase::Setup || chance.draw(oneIn) == 0) look(state);
        advance(state, *command);
    }
}

Rules gameRules(int variation) {
    Rules rules;
    switch (variation) {
    case 0: rules.set(Option::KnightErrant); return rules;
    case 1:
        rules.edition = Edition::Collectors2005;
        rules.set(Option::Nasty);
        return rules;
    case 2: rules.edition = Edition::De2010; return rules;
    case 5: rules.set(Option::SpecialBuild); return rules;
    case 6: rules.set(Option::Seafarers); return rules;
    case 7:
        for (std::size_t m = 0; m < fan::kModules; ++m)
            if (!fan::kModuleInfos[m].needsSeafarers) rules.fan.setWithNeeds(static_cast<fan::Module>(m));
        rules.fan.numbers.exchange = true;
        return rules;
    default: break;
    }
    rules.game = GameKind::Base;
    rules.edition = Edition::Compact;
    rules.target = 10; // WIN-1
    if (variation == 4) rules.set(Option::TwoPlayer);
    return rules;
}
constexpr int kVariations = 8;

void variations() {
    QTest::addColumn<int>("variation");
    QTest::newRow("Cities & Knights with a knight errant") << 0;
    QTest::newRow("3D edition, knights are committed") << 1;
    QTest::newRow("German edition") << 2;
    QTest::newRow("base game") << 3;
    QTest::newRow("base game for two") << 4;
    QTest::newRow("special building") << 5;
    QTest::newRow("fan modules") << 7;
    QTest::newRow("Seafarers") << 6;
}

/// The prompt of a set-up piece for a ship instead of the road (SHIP-12); other prompts are unchanged.
Prompt withAShip(Prompt prompt) {
    if (prompt.manner == Manner::Placing) placeShip(prompt);
    return prompt;
}

QByteArray text(const record::Json& json) { return toText(json).toUtf8(); }

std::vector<Command> legal(const GameState& state, PlayerId seat) {
    std::vector<Command> commands;
    auto take = [&](const Command& command) { commands.push_back(command); };
    listLegalCommands(state, seat, CommandSink(take));
    return commands;
}

/// A gold hex has paid the player on turn, who has to choose cards (GOLDHEX-3).
GameState goldOwed() {
    GameState state = reeve::testing::randomVoyage(1, gameRules(6), Scenario::NewShores, 3);
    state.turn.phase = Phase::Main;
    state.turn.resolving = Resolving::Last;
    state.pending.push_back({.kind = DecisionKind::TakeGold, .player = state.turn.player, .count = 2});
    return state;
}

/// A player with several cities has just bought the fourth level of a track and has to place the metropolis (METRO-2).
GameState metropolisOwed() {
    Chance chance(3);
    GameState state = reeve::testing::randomStart(2, gameRules(2));
    while (state.turn.phase != Phase::Main || !state.pending.empty())
        advance(state, *reeve::testing::randomCommand(state, chance));
    PlayerState& own = state.player(state.turn.player);
    own.cities |= own.settlements;
    own.settlements = {};
    own.improvements[index(Track::Trade)] = 3;
    own.hand.set(Card::Cloth, 4); // IMPR-2: as many cards as the level
    advance(state, {state.turn.player, command::Improve{Track::Trade}});
    return state;
}

/// Red can do everything that the modules offer in this phase: trade and build, or move.
GameState modulesOffered(Phase phase) {
    reeve::testing::WithModules game({});
    game.state.rules.fan = gameRules(7).fan;
    game.settlement(reeve::testing::Red, "b4").roads(reeve::testing::Red, {"b3-b4", "b4-b5"});
    game.knight(reeve::testing::Red, "b3", 3).knight(reeve::testing::Blue, "b5", 1);
    game.hand(reeve::testing::Red, {{Card::Wool, 2}, {Card::Ore, 2}, {Card::Grain, 2}, {Card::Lumber, 2}});
    game.gold(reeve::testing::Red, 3).barbarians("A1", 2).inPhase(phase);
    game.mounted(reeve::testing::Red, "a1-a2").crew(reeve::testing::Red, "a3-b4");
    game.state.fan.seat(reeve::testing::Red).prisoners = 3;
    game.train(reeve::testing::Red, "b4", 2);
    return game.state;
}

/// As modulesOffered(), but Red has no train yet.
GameState trainOffered() {
    GameState state = modulesOffered(Phase::Main);
    state.fan.seat(reeve::testing::Red).train = {};
    return state;
}

/// A knight of Red is next to the pirate, in a game with every module at sea.
GameState pirateBeside() {
    reeve::testing::AtSea game;
    for (std::size_t module = 0; module < fan::kModules; ++module)
        if (fan::kModuleInfos[module].needsSeafarers)
            game.state.rules.fan.setWithNeeds(static_cast<fan::Module>(module));
    const auto beside = game.state.island().hexCorners[index(game.hex("D7"))][0];
    game.pirate("D7").knight(reeve::testing::Red, game.state.island().name(beside));
    return game.state;
}

/// A battle waits for a die.
GameState diceOwed(DecisionKind kind) {
    GameState state = modulesOffered(Phase::Conflict);
    state.pending.push_back(
        {.kind = kind, .player = state.turn.player, .count = 1, .hex = reeve::testing::hex("A1"), .rollers = 0b11});
    return state;
}

std::multiset<QByteArray> written(const std::vector<Command>& commands, const GameState& state) {
    std::multiset<QByteArray> all;
    for (const Command& command : commands) all.insert(text(record::commandJson(command, state)));
    return all;
}

/// All texts of a prompt and its answers as one text.
QByteArray told(const Prompt& prompt, const GameState& state) {
    QByteArray all =
        QStringList{prompt.text, prompt.detail, prompt.button, prompt.hint, prompt.rule}.join('|').toUtf8() +
        text(prompt.command) + QByteArray::number(prompt.count);
    for (const Hole& hole : prompt.holes) all += hole.ask.toUtf8();
    for (const Command& answer : prompt.answers) all += text(record::commandJson(answer, state));
    return all;
}

/// The sentences of a prompt that differ between languages.
QStringList sentences(const Prompt& prompt) {
    QStringList all{prompt.text};
    if (prompt.owed) all.append(prompt.button);
    if (!prompt.detail.isEmpty()) all.append(prompt.detail);
    for (const Hole& hole : prompt.holes) all.append(hole.ask);
    return all;
}

/// The command as text with sorted lists, because the order of places has no meaning.
QByteArray sortedText(const Command& command, const GameState& state) {
    record::Json json = record::commandJson(command, state);
    for (auto& value : json)
        if (value.is_array()) std::sort(value.begin(), value.end());
    return text(json);
}
const std::vector<std::string> Spared{std::string(kDeclined)};

/// Answers the questions of a prompt by the choices of a command.
NextChoice answered(const Prompt& prompt, const GameState& state, Choices wanted) {
    std::vector<std::string> answers;
    NextChoice next = nextChoice(prompt, state, answers);
    while (!next.key.empty()) {
        const auto own = wordsOf(wanted, next.key);
        if (next.kind == HoleKind::Piece && next.key == "at") { // of the path that was named last
            answers.push_back(std::ranges::find(own, std::string(kShip) + answers.back()) != own.end() ? "ship"
                                                                                                       : "road");
        } else {
            const auto path = [](const std::string& word) {
                return word.starts_with(kShip) ? word.substr(kShip.size()) : word;
            };
            // The first word that may follow, each as often as the command has it.
            const auto given = [&](const std::string& word) {
                return std::ranges::count(answers, path(word)) < std::ranges::count(own, word);
            };
            const auto word = std::ranges::find_if(own, given);
            if (word == own.end() || *word == kDeclined) return next; // enough
            answers.push_back(path(*word));
        }
        next = nextChoice(prompt, state, answers);
    }
    return next;
}

/// The values of a command for the holes of its prompt, in their order.
std::vector<record::Json> valuesFor(const Prompt& prompt, const record::Json& command) {
    std::vector<record::Json> values;
    for (const Hole& hole : prompt.holes) {
        const record::Json value = command.value(std::string(hole.key), record::Json());
        if (value.is_null()) break;
        values.push_back(hole.kind == HoleKind::Resource ? record::Json(value.begin().key()) : value);
    }
    return values;
}

} // namespace

class PromptsTest : public QObject {
    Q_OBJECT

private slots:
    void theAnswersAreExactlyTheLegalCommands_data() { variations(); }
    void theAnswersAreExactlyTheLegalCommands() {
        QFETCH(const int, variation);
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            play(seed, gameRules(variation), 700, 12, [&](const GameState& state) {
                for (int p = 0; p < state.playerCount; ++p) {
                    const auto seat = static_cast<PlayerId>(p);
                    std::vector<Command> answers;
                    for (const Prompt& prompt : promptsFor(state, seat, seatNames())) {
                        QVERIFY(!prompt.answers.empty());
                        QVERIFY(prompt.seat == seat);
                        answers.insert(answers.end(), prompt.answers.begin(), prompt.answers.end());
                    }
                    QCOMPARE(written(answers, state), written(legal(state, seat), state));
                }
            });
    }
    void everyDecisionAndEverythingThatTheTurnOffersIsAsked() {
        std::set<PromptKind> seen;
        for (int variation = 0; variation < kVariations; ++variation)
            for (std::uint64_t seed = 1; seed <= 6; ++seed)
                play(seed, gameRules(variation), 2500, 20, [&](const GameState& state) {
                    for (int p = 0; p < state.playerCount; ++p)
                        for (const Prompt& prompt : promptsFor(state, static_cast<PlayerId>(p), seatNames()))
                            seen.insert(prompt.kind);
                    if (state.pending.empty()) return;
                    // The player of the first decision must have it among the owed prompts.
                    const Decision& first = state.pending.front();
                    const auto own = promptsFor(state, first.player, seatNames());
                    QVERIFY(std::ranges::any_of(own, [&](const Prompt& prompt) {
                        return prompt.kind == promptKind(first.kind) && prompt.owed;
                    }));
                });
        // Random games hardly ever reach these positions.
        for (const GameState& state :
             {modulesOffered(Phase::Main), modulesOffered(Phase::Movement), trainOffered(), pirateBeside()})
            for (const Prompt& prompt : promptsFor(state, state.turn.player, seatNames())) seen.insert(prompt.kind);
        for (const GameState& owed :
             {metropolisOwed(), goldOwed(), diceOwed(DecisionKind::RollPrisoners), diceOwed(DecisionKind::RollLosses)})
            for (const Prompt& prompt : promptsFor(owed, owed.turn.player, seatNames())) {
                seen.insert(prompt.kind);
                QCOMPARE(written(prompt.answers, owed), written(legal(owed, owed.turn.player), owed));
            }
        for (std::size_t kind = 0; kind < kPromptKinds; ++kind)
            QVERIFY2(seen.contains(static_cast<PromptKind>(kind)), qPrintable(QString::number(kind)));
    }
    void everyPromptHasWordsInBothLanguagesAndARule() {
        std::map<QString, QString> german;
        int compared = 0;
        for (int variation = 0; variation < kVariations; ++variation)
            play(4, gameRules(variation), 1200, 15, [&](const GameState& state) {
                for (int p = 0; p < state.playerCount; ++p) {
                    const auto seat = static_cast<PlayerId>(p);
                    const auto spoken = [&](const QString& language) {
                        const Speaking speaking(language);
                        return promptsFor(state, seat, seatNames());
                    };
                    const auto english = spoken(u"en"_s), german = spoken(u"de"_s);
                    QCOMPARE(english.size(), german.size());
                    for (std::size_t i = 0; i < english.size(); ++i) {
                        QVERIFY(!english[i].rule.isEmpty());
                        QCOMPARE(english[i].rule, german[i].rule);
                        const QStringList one = sentences(english[i]), other = sentences(german[i]);
                        QCOMPARE(one.size(), other.size());
                        for (qsizetype s = 0; s < one.size(); ++s) {
                            QVERIFY(!one[s].isEmpty() && !other[s].isEmpty());
                            QVERIFY2(!one[s].contains(u'%') && !other[s].contains(u'%'), qPrintable(one[s] + other[s]));
                            // Some cards have the same name in both languages.
                            if (english[i].kind == PromptKind::PlayProgress) continue;
                            QVERIFY2(one[s] != other[s], qPrintable(one[s]));
                            ++compared;
                        }
                    }
                }
            });
        QVERIFY(compared > 1000);
    }
    void theWindowKeepsItsLanguageWhileAnotherIsSpoken() {
        GameState state = reeve::testing::randomStart(1, gameRules(3));
        const QString before = awaited(state, seatNames())->text;
        {
            const Speaking german(u"de"_s);
            QVERIFY(awaited(state, seatNames())->text != before);
            {
                const Speaking english(u"en"_s);
                QCOMPARE(awaited(state, seatNames())->text, before);
            }
            QVERIFY(awaited(state, seatNames())->text != before);
        }
        QCOMPARE(awaited(state, seatNames())->text, before);
    }
    void anAnswerIsTheCommandWithItsHolesFilled_data() { variations(); }
    void anAnswerIsTheCommandWithItsHolesFilled() {
        QFETCH(const int, variation);
        int filledIn = 0;
        for (const std::uint64_t seed : {2, 3})
            play(seed, gameRules(variation), 2000, 8, [&](const GameState& state) {
                for (int p = 0; p < state.playerCount; ++p)
                    for (const Prompt& offered : promptsFor(state, static_cast<PlayerId>(p), seatNames())) {
                        if (offered.manner == Manner::Led || offered.kind >= PromptKind::Fan) continue;
                        if (offered.kind == PromptKind::Improve) continue; // the place of a metropolis is asked later
                        const Prompt afloat = withAShip(offered);
                        for (const Command& answer : offered.answers) {
                            const record::Json command = record::commandJson(answer, state);
                            const Prompt& prompt = command.contains("ship") ? afloat : offered;
                            if (declines(answer.action)) continue;
                            if (command.contains("victim") && command["victim"].is_null()) continue; // nobody is robbed
                            record::Json wanted = command, made = filled(prompt, valuesFor(prompt, command));
                            QVERIFY2(wanted == made ||
                                         std::is_permutation(wanted.begin(), wanted.end(), made.begin(), made.end()),
                                     (text(wanted) + text(made)).constData());
                            ++filledIn;
                        }
                    }
            });
        QVERIFY(filledIn > 500);
    }
    void everyCommandIsReachedByItsOwnAnswers_data() { variations(); }
    void everyCommandIsReachedByItsOwnAnswers() {
        QFETCH(const int, variation);
        int reached = 0;
        play(3, gameRules(variation), 1500, 40, [&](const GameState& state) {
            for (int p = 0; p < state.playerCount; ++p)
                for (const Prompt& offered : promptsFor(state, static_cast<PlayerId>(p), seatNames())) {
                    if (offered.manner > Manner::Board) continue; // on a sheet
                    const Prompt afloat = withAShip(offered);
                    for (const Command& answer : offered.answers) {
                        const Choices wanted = choicesOf(answer, state);
                        const auto ship = std::ranges::find(wanted, "ship", &Choice::key);
                        const Prompt& prompt = ship != wanted.end() ? afloat : offered;
                        const bool spares = offered.manner == Manner::Board && wordsOf(wanted, "victim") == Spared;
                        if (declines(answer.action) || spares) continue;
                        const NextChoice end = answered(prompt, state, wanted);
                        QVERIFY2(end.command.has_value(), text(record::commandJson(answer, state)).constData());
                        // The cheapest way is chosen: grain is paid only if no other way leads there (FAN-MK-2).
                        if (!extraOf(wanted).empty() && extraOf(choicesOf(*end.command, state)).empty()) continue;
                        QCOMPARE(sortedText(*end.command, state), sortedText(answer, state));
                        ++reached;
                    }
                }
        });
        QVERIFY(reached > 500);
    }
    void everyWayThroughTheQuestionsEndsInALegalCommand_data() { variations(); }
    void everyWayThroughTheQuestionsEndsInALegalCommand() {
        QFETCH(const int, variation);
        Chance chance(5);
        int walked = 0;
        play(4, gameRules(variation), 2500, 4, [&](const GameState& state) {
            for (const Prompt& prompt : promptsFor(state, actingPlayer(state), seatNames())) {
                if (prompt.manner > Manner::Board) continue;
                std::vector<std::string> answers;
                NextChoice next = nextChoice(prompt, state, answers);
                while (!next.key.empty() && !(next.command && chance.draw(2) == 0)) {
                    QVERIFY(!next.choices.empty() && (prompt.manner == Manner::Led || !next.ask.isEmpty()));
                    answers.push_back(next.choices[chance.draw(static_cast<int>(next.choices.size()))]);
                    next = nextChoice(prompt, state, answers);
                    QVERIFY(answers.size() < 20);
                }
                if (!next.command && next.pass) continue; // nothing but to decline
                QVERIFY(next.command && decide(state, *next.command).ok());
                ++walked;
            }
        });
        QVERIFY2(walked > 100, qPrintable(QString::number(walked)));
    }
    void aTapBesideTheChoicesLeadsNowhere() {
        const GameState state = reeve::testing::randomStart(1, gameRules(3));
        Prompt prompt = described(PromptKind::PlaceSettlement, {}, state, state.turn.player, seatNames());
        fillIn(prompt, state);
        const auto after = [&](const std::vector<std::string>& answers) { return nextChoice(prompt, state, answers); };
        QCOMPARE(after({}).choices.size(), std::size_t{54}); // SETUP-33: no settlement was placed yet
        QVERIFY(after({"a1"}).kind == HoleKind::Path);
        const NextChoice beside = after({"a1", "f1-f2"});
        QVERIFY(beside.key.empty() && !beside.command && beside.choices.empty());
        QCOMPARE(beside.total, 0);
    }
    void whereNoShipCanBeNoBuildingIsPlacedWithOne() {
        const GameState state = reeve::testing::randomVoyage(1, gameRules(6), Scenario::NewShores, 3);
        Prompt prompt = withAShip(described(PromptKind::PlaceSettlement, {}, state, state.turn.player, seatNames()));
        fillIn(prompt, state);
        std::set<std::string> coast;
        for (const Command& answer : prompt.answers)
            if (const auto& place = std::get<command::Place>(answer.action); place.ship)
                coast.insert(state.island().name(place.at));
        const auto lit = nextChoice(prompt, state, {}).choices;
        QVERIFY(std::set<std::string>(lit.begin(), lit.end()) == coast);
    }
    void ofAPathThatTakesBothItIsAskedWhetherARoadOrAShipIsLaid() {
        const GameState state = reeve::testing::randomVoyage(1, gameRules(6), Scenario::NewShores, 3);
        const Island& island = state.island();
        const PathId both = *island.pathNamed("c1-c2"), sea = *island.pathNamed("a1-a2");
        Prompt prompt = described(PromptKind::PlayProgress, u"road-building"_s, state, state.turn.player, seatNames());
        const auto laid = [&](PathId first, PathId second, unsigned ships) {
            return Command{state.turn.player, command::Play{.card = ProgressCard::RoadBuilding,
                                                            .paths = pathList(first, second),
                                                            .ships = static_cast<std::uint8_t>(ships)}};
        };
        prompt.answers = {laid(both, kNoPath, 0), laid(both, kNoPath, 1), laid(sea, kNoPath, 1), laid(both, sea, 3)};
        const auto after = [&](const std::vector<std::string>& answers) { return nextChoice(prompt, state, answers); };
        using List = std::vector<std::string>;
        QCOMPARE(after({}).choices, (List{"c1-c2", "a1-a2"}));
        QVERIFY(after({"c1-c2"}).kind == HoleKind::Piece);
        QCOMPARE(after({"c1-c2"}).choices, (List{"road", "ship"}));
        QVERIFY(!after({"c1-c2"}).command);
        QVERIFY(after({"c1-c2", "road"}).command == prompt.answers[0]);
        QVERIFY(after({"c1-c2", "ship"}).command == prompt.answers[1]);
        QVERIFY(after({"a1-a2"}).command == prompt.answers[2]);
        QVERIFY(after({"c1-c2", "ship", "a1-a2"}).command == prompt.answers[3]);
        QCOMPARE(after({"a1-a2"}).choices, List{"c1-c2"});
        // Next to a ship at sea only a ship is possible, so the kind of piece is not asked for.
        QVERIFY(after({"a1-a2", "c1-c2"}).command == prompt.answers[3]);
    }
    void onePossiblePlayerIsNotAskedFor() {
        const GameState state = reeve::testing::randomStart(1, gameRules(0));
        Prompt prompt = described(PromptKind::PlayProgress, u"spy"_s, state, state.turn.player, seatNames());
        const PlayerId other = state.next(state.turn.player);
        prompt.answers = {{state.turn.player, command::Play{.card = ProgressCard::Spy, .victim = other}}};
        const NextChoice next = nextChoice(prompt, state, {});
        QVERIFY(next.key.empty() && next.command == prompt.answers.front());
        QCOMPARE(next.meant, std::string(record::wordOf(state.colors[index(other)])));
    }
    /// Two games that differ only in cards hidden from a player have equal prompts for this player.
    void whatOthersHoldDoesNotShow_data() { variations(); }
    void whatOthersHoldDoesNotShow() {
        QFETCH(const int, variation);
        if (variation == 4) return; // two players know each other's cards from the stock of the bank
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            play(seed, gameRules(variation), 1200, 10, [&](const GameState& state) {
                for (int p = 0; p < state.playerCount; ++p) {
                    const auto seat = static_cast<PlayerId>(p);
                    // A decision that looks at another hand reveals it.
                    if (std::ranges::any_of(state.pending, [&](const Decision& d) {
                            return d.player == seat &&
                                   (d.kind == DecisionKind::TakeCards || d.kind == DecisionKind::TakeProgress);
                        }))
                        continue;
                    GameState other = state;
                    other.chance = Chance{99};
                    for (auto& deck : other.decks) std::ranges::reverse(deck);
                    // Two other players exchange a card.
                    auto& one = other.player(other.next(seat));
                    auto& two = other.player(other.previous(seat));
                    if (one.hand.empty() || two.hand.empty()) continue;
                    const Card given = *one.hand.heldKinds().begin(), taken = *two.hand.heldKinds().begin();
                    one.hand.add(given, -1);
                    one.hand.add(taken, 1);
                    two.hand.add(taken, -1);
                    two.hand.add(given, 1);
                    if (given != taken) ++compared;
                    const auto here = promptsFor(state, seat, seatNames()),
                               there = promptsFor(other, seat, seatNames());
                    QCOMPARE(here.size(), there.size());
                    for (std::size_t i = 0; i < here.size(); ++i) QCOMPARE(told(here[i], state), told(there[i], other));
                }
            });
        QVERIFY(compared > 50);
    }
    void theTableWaitsForAPromptOfTheOneWhoActs() {
        for (int variation = 0; variation < kVariations; ++variation)
            play(5, gameRules(variation), 900, 10, [&](const GameState& state) {
                const auto prompt = awaited(state, seatNames());
                QVERIFY(prompt.has_value());
                QVERIFY(prompt->owed && prompt->seat == actingPlayer(state));
                const auto own = promptsFor(state, prompt->seat, seatNames());
                const auto same = std::ranges::find(own, prompt->kind, &Prompt::kind);
                // A turn cannot end while a piece is on a path of the castle (FAN-MK-6); the button says so.
                const auto ended = decide(state, Command{prompt->seat, command::EndTurn{}});
                const bool held = same == own.end() && prompt->kind == PromptKind::EndTurn && !ended.ok() &&
                                  ended.refusal().code == RefusalCode::OnCastlePath;
                QVERIFY(same != own.end() || held);
                if (!held) QCOMPARE(same->text, prompt->text);
            });
    }
};

QTEST_GUILESS_MAIN(PromptsTest)
#include "prompts_test.moc"
