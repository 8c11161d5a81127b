// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/prompts.h"

#include "app/play/dice_facts.h"
#include "app/play/foresight.h"
#include "app/play/kinds.h"
#include "app/play/offers.h"
#include "app/play/real_cards.h"
#include "app/play/stated.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/window/empty_seats.h"
#include "app/window/game.h"
#include "engine/choices/options.h"
#include "engine/modules/fan/questions.h"
#include "engine/record/commands.h"
#include "engine/record/values.h"
#include "engine/record/words.h"
#include "engine/rules/sites.h"
#include "engine/state/queries.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using record::Json;

/// Targets of a knight that it has only because of a module.
QStringList offRoad(const GameState& state, PlayerId player, const QString& from, const QStringList& targets) {
    const auto at = state.island().intersectionNamed(from.toStdString());
    if (!at) return {};
    GameState plain = state;
    plain.rules.fan = {};
    const auto usual = rules::knightTargets(plain, player, *at);
    QStringList all;
    for (const QString& target : targets)
        if (const auto to = state.island().intersectionNamed(target.toStdString()); to && !usual.contains(*to))
            all.append(target);
    return all;
}

QVariant none() { return QVariant::fromValue(nullptr); }

/// A command of nextChoice(), or of the record; nullopt: neither.
std::optional<Command> commandIn(const QVariant& value, const GameState& state) {
    if (value.metaType() == QMetaType::fromType<Command>()) return value.value<Command>();
    const auto parsed = record::parseCommand(toJson(value), state);
    const auto* known = std::get_if<Command>(&parsed);
    return known == nullptr ? std::nullopt : std::optional(*known);
}

} // namespace

Prompts::Prompts(const Game& game, const EmptySeats* seats, QObject* parent)
    : QObject(parent), m_game(game), m_seats(seats) {
    if (seats != nullptr) connect(seats, &EmptySeats::changed, this, &Prompts::changed);
    connect(&game, &Game::expectedChanged, this, &Prompts::changed);
    connect(&game, &Game::positionChanged, this, &Prompts::diceChanged);
    connect(&game, &Game::actionsChanged, this, &Prompts::actionsChanged);
}

PromptFacts Prompts::current() const {
    const GameState* state = m_game.state();
    if (state == nullptr) return {};
    const auto prompt = awaited(*state, m_game.seatNames());
    if (!prompt) return overFacts(*state);
    if (m_seats != nullptr && m_seats->acting()) {
        PromptFacts nothing;
        nothing.rule = prompt->rule;
        nothing.ofAttack = promptFacts(*prompt).ofAttack;
        return nothing;
    }
    PromptFacts facts = promptFacts(*prompt);
    if (prompt->kind == PromptKind::EndTurn && fan::castleHolds(*state, prompt->seat))
        facts.first =
            verbOf(state->turn.phase == Phase::Movement ? fanKind<fan::Move>() : fanKind<fan::StartMovement>());
    return facts;
}

DiceFacts Prompts::dice() const { return m_game.state() == nullptr ? DiceFacts() : diceFacts(*m_game.state()); }

QList<ActionFacts> Prompts::actions() const { return m_game.actions(); }

QStringList Prompts::startsAt(const QString& place) const {
    QStringList words;
    if (m_game.state() == nullptr) return words;
    for (const PromptKind kind : offersAt(askedAtTable(TableView(*m_game.state())), place.toStdString()))
        words.append(wordOf(kind));
    return words;
}

PromptFacts Prompts::about(const QString& verb) const {
    const auto kind = kindCalled(verb);
    const GameState* state = m_game.state();
    if (!kind || state == nullptr) return {};
    return promptFacts(described(*kind, {}, *state, actingPlayer(*state), m_game.seatNames()));
}

std::optional<Prompt> Prompts::chosen(const QString& what, const QString& card, const GameState& asked) const {
    const bool setup = asked.turn.phase == Phase::Setup && what == "ship"_L1;
    if (what.isEmpty() || setup) {
        auto prompt = awaited(asked, m_game.seatNames());
        if (setup && prompt && prompt->manner == Manner::Placing) placeShip(*prompt);
        return prompt;
    }
    const auto known = kindCalled(what);
    if (!known) return std::nullopt;
    return described(*known, card, asked, actingPlayer(asked), m_game.seatNames());
}

ChoiceFacts Prompts::ask(const QString& what, const QString& card, const QStringList& answers) const {
    if (m_game.state() == nullptr || (m_seats != nullptr && m_seats->acting())) return {};
    GameState asked = askedAtTable(TableView(*m_game.state()));
    auto prompt = chosen(what, card, asked);
    if (!prompt || prompt->manner > Manner::Board) return {};  // answered on a sheet
    if (prompt->manner == Manner::Led) asked = m_game.asked(); // cards are chosen from the uncovered hand
    fillIn(*prompt, asked);
    if (prompt->manner == Manner::Board && !what.isEmpty() && m_game.counted())
        withoutTheTooDear(*prompt, asked, m_game.state()->player(prompt->seat).hand.total());
    std::vector<std::string> words;
    for (const QString& answer : answers) words.push_back(answer.toStdString());
    const NextChoice next = nextChoice(*prompt, asked, words);
    ChoiceFacts facts = choiceFacts(*prompt, next, words.size());
    facts.badge = pointsLeft(*prompt, asked, next.chosen);
    if (prompt->kind == PromptKind::MoveKnight && answers.size() == 1 && asked.rules.fan.any())
        facts.wandering = offRoad(asked, prompt->seat, answers.front(), facts.choices);
    return facts;
}

ForesightFacts Prompts::foresee(const QVariant& command) const {
    if (m_game.state() == nullptr) return {};
    // The result is public information, so the true state can be used; see foresight_test.
    const GameState state = withPossibleCards(*m_game.state(), m_game.components());
    const auto known = commandIn(command, state);
    if (!known) return {};
    // Real hands are only counted, so effects on cards are not predicted. Predictions of fan modules contain no cards.
    if (m_game.components().realHands && !std::holds_alternative<fan::Action>(known->action)) return {};
    const auto sentences = foreseen(state, *known, m_game.seatNames());
    if (!sentences) return {};
    return {.known = true, .sentences = *sentences};
}

QVariant Prompts::attempt(const QString& what, const QStringList& taps) const {
    if (m_game.state() == nullptr) return none();
    std::vector<Json> values;
    for (const QString& tap : taps) values.emplace_back(tap.toStdString());
    const auto prompt = chosen(what, {}, askedAtTable(TableView(*m_game.state())));
    return prompt ? toVariant(filled(*prompt, values)) : none();
}

QuestionFacts Prompts::open(const QVariant& command) const {
    const GameState* state = m_game.state();
    if (state == nullptr) return {};
    const GameState possible = askedAtTable(TableView(*state));
    const auto known = commandIn(command, possible);
    const auto question = known ? openQuestion(*known, *state, possible, !m_game.components().ownDice) : std::nullopt;
    if (!question) return {};
    QuestionFacts facts;
    facts.key = QLatin1String(question->key);
    for (const std::string& hex : question->hexes) facts.hexes.append(qstring(hex));
    facts.count = question->count;
    facts.most = question->most;
    facts.title = question->title;
    facts.ask = question->ask;
    facts.undecided = question->undecided;
    facts.rule = QLatin1String(question->rule);
    return facts;
}

QVariant Prompts::completed(const QVariant& command, const QVariant& answer) const {
    const QString key = open(command).key;
    if (key.isEmpty()) return command;
    const GameState& state = *m_game.state();
    Json stated = record::commandJson(*commandIn(command, askedAtTable(TableView(state))), state);
    Json value = toJson(answer);
    // A list for a landing, a single hex or number otherwise.
    if (key != "landing"_L1 && value.is_array() && !value.empty()) value = value.front();
    Json& told = stated[key.toStdString()];
    if (told.is_number()) told = Json::array({told});
    if (key == "nuggets"_L1) // one value per token
        told.push_back(value);
    else
        told = value;
    return toVariant(stated);
}

QVariant Prompts::answer(const QVariant& value) const {
    const GameState* state = m_game.state();
    const auto prompt = state == nullptr ? std::nullopt : awaited(*state, m_game.seatNames());
    if (!prompt) return none();
    std::vector<Json> values;
    if (value.isValid() && !value.isNull()) values.push_back(toJson(value));
    return toVariant(filled(*prompt, values));
}

int Prompts::mostOf(const QString& card) const {
    const GameState* state = m_game.state();
    const auto kind = record::named<Card>(card.toStdString());
    auto prompt = state == nullptr ? std::nullopt : awaited(*state, m_game.seatNames());
    if (!prompt || !kind) return 0;
    fillIn(*prompt, *state);
    int most = 0;
    for (const Command& answer : prompt->answers)
        if (const auto* atSea = std::get_if<seafarers::Action>(&answer.action))
            if (const auto* gold = std::get_if<seafarers::TakeGold>(atSea)) most = std::max(most, gold->cards[*kind]);
    return most;
}

QVariant Prompts::discardUnseen() const {
    const GameState* state = m_game.state();
    const auto prompt = state == nullptr ? std::nullopt : awaited(*state, m_game.seatNames());
    if (!prompt || state->pending.empty() || state->pending.front().kind != DecisionKind::Discard) return none();
    const Hand cards = assumedCards(state->player(prompt->seat).hand, state->pending.front().count);
    return toVariant(filled(*prompt, std::array{record::cardsJson(cards)}));
}

QVariant Prompts::decline() const {
    if (m_game.state() == nullptr) return none();
    const GameState asked = askedAtTable(TableView(*m_game.state()));
    auto prompt = chosen({}, {}, asked);
    if (!prompt) return none();
    fillIn(*prompt, asked);
    const auto pass = std::ranges::find_if(prompt->answers, [](const Command& c) { return declines(c.action); });
    return pass == prompt->answers.end() ? none() : QVariant::fromValue(*pass);
}

QVariant Prompts::roll(const QVariantMap& dice) const {
    const GameState* state = m_game.state();
    if (state == nullptr) return none();
    Json command = described(PromptKind::Roll, {}, *state, actingPlayer(*state), m_game.seatNames()).command;
    for (const char* key : {"red", "yellow", "total"})
        if (const int value = dice.value(QLatin1String(key)).toInt(); value > 0) command[key] = value;
    const QString event = dice.value(u"event"_s).toString();
    if (diceFacts(*state).withEvent && !event.isEmpty()) command["event"] = event.toStdString();
    return toVariant(command);
}

} // namespace reeve::app

#include "moc_prompts.cpp"
