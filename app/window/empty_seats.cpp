// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/empty_seats.h"

#include "app/play/real_cards.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "app/words/proposal_wording.h"
#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/player/choose.h"
#include "engine/player/level_names.h"
#include "engine/player/reason.h"
#include "engine/player/weights.h"
#include "engine/record/commands.h"

#include <algorithm>
#include <memory>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kRemembered = 6; ///< rejected offers that are not repeated soon
constexpr std::size_t kMostTries = 8;

/// The seat of Reeve's that is to act, and its level.
std::optional<std::pair<PlayerId, player::Level>> seatOf(const Game& game) {
    const GameState* state = game.state();
    if (state == nullptr || state->turn.phase == Phase::Over || !player::knows(state->rules)) return std::nullopt;
    const PlayerId seat = player::toAct(*state);
    if (const auto level = game.levelOf(seat)) return std::pair(seat, *level);
    return std::nullopt;
}

Hand handOf(const HandFacts& cards) {
    Hand hand;
    hand.add(Card::Brick, cards.brick);
    hand.add(Card::Lumber, cards.lumber);
    hand.add(Card::Wool, cards.wool);
    hand.add(Card::Grain, cards.grain);
    hand.add(Card::Ore, cards.ore);
    hand.add(Card::Cloth, cards.cloth);
    hand.add(Card::Coin, cards.coin);
    hand.add(Card::Paper, cards.paper);
    return hand;
}

bool isRoll(const Command& command) { return std::holds_alternative<command::Roll>(command.action); }

} // namespace

EmptySeats::EmptySeats(Game& game, QObject* parent) : QObject(parent), m_game(game) {
    m_pool.setMaxThreadCount(1);
    connect(&game, &Game::changed, this, &EmptySeats::follow);
    connect(&game, &Game::savingChanged, this, &EmptySeats::follow);
}

EmptySeats::~EmptySeats() {
    ++m_asked;
    m_pool.clear();
    m_pool.waitForDone();
}

bool EmptySeats::acting() const {
    const auto seat = seatOf(m_game);
    if (!seat) return false;
    const bool known = m_revision == m_game.revision();
    if (known && m_stage == Stage::Stuck) return false;
    // People may roll without waiting for a proposal before the dice.
    const GameState& state = *m_game.state();
    const bool dice = state.pending.empty() && state.turn.phase == Phase::Roll;
    return !dice || (known && m_stage == Stage::Move);
}

int EmptySeats::seat() const {
    const auto seat = seatOf(m_game);
    return seat ? app::seat(seat->first) : -1;
}

/// Equal for equal steps of a game, so that undo leads to the same proposal. Independent of the game's seed.
std::uint64_t EmptySeats::seed() const {
    return static_cast<std::uint64_t>(m_game.id()) * 1000003 + m_game.session()->steps().size() + 1;
}

void EmptySeats::showNothing(Stage stage) {
    m_stage = stage;
    m_command.reset();
    m_offer.reset();
    m_text.clear();
    m_why.clear();
    m_places.clear();
    m_partners.clear();
}

void EmptySeats::follow() {
    if (m_game.saving()) return;
    answerOffers();
    if (m_revision == m_game.revision() && m_stage != Stage::None) {
        // The language may have changed.
        if (m_stage == Stage::Move && m_command) show(*m_command);
        if (m_stage == Stage::Offer && m_offer) showOffer(*m_offer);
        emit changed();
        return;
    }
    if (m_revision != m_game.revision()) setAnswers({});
    m_revision = m_game.revision();
    m_refused.clear();
    ++m_asked;
    showNothing(Stage::None);
    if (seatOf(m_game)) {
        const int turn = m_game.state()->turn.number;
        if (m_session != m_game.sessionNumber()) m_unwanted.clear();
        if (turn != m_turn || m_session != m_game.sessionNumber()) m_offered = false;
        m_turn = turn;
        m_session = m_game.sessionNumber();
        think();
    }
    emit changed();
}

void EmptySeats::think() {
    const auto seat = seatOf(m_game);
    if (!seat) return;
    m_stage = Stage::Thinking;
    const GameState& state = *m_game.state();
    auto question = std::make_shared<Question>(
        Question{.view = viewOf(state, Viewer::seat(seat->first)),
                 .level = seat->second,
                 .seed = seed(),
                 .refused = m_refused,
                 .mayOffer = state.turn.phase == Phase::Main && state.pending.empty() && !m_offered,
                 .unwanted = m_unwanted});
    m_pool.start([this, question, number = ++m_asked] {
        auto thought = std::make_shared<Thought>(thinkOver(*question));
        QMetaObject::invokeMethod(this, [this, thought, number] {
            if (number == m_asked) take(*thought);
        });
    });
}

void EmptySeats::take(const Thought& thought) {
    if (thought.offer) {
        showOffer(*thought.offer);
    } else if (!thought.command) {
        helpOut();
    } else if (isRoll(*thought.command)) {
        showNothing(Stage::Dice);
    } else if (!possible(*thought.command)) {
        // The bank lacks a kind of card, which the seat does not know; or it would have to look into a real hand.
        m_refused.push_back(*thought.command);
        if (m_refused.size() < kMostTries)
            think();
        else
            helpOut();
    } else {
        show(*thought.command);
    }
    emit changed();
}

/// The position in which the rules accept the proposal: real cards are only assumed.
GameState EmptySeats::fitting(const Command& command) const {
    return amendedFor(*m_game.state(), command, m_game.components());
}

bool EmptySeats::possible(const Command& command) const {
    return !looksIntoRealHand(command, m_game.components()) && decide(fitting(command), command).ok();
}

/// No proposal of the seat was accepted: proposes a random legal command of the true position.
void EmptySeats::helpOut() {
    Chance chance(seed());
    std::optional<Command> drawn;
    int met = 0;
    auto take = [&](const Command& command) {
        if (!looksIntoRealHand(command, m_game.components()) && chance.draw(++met) == 0) drawn = command;
    };
    listLegalCommands(*m_game.state(), player::toAct(*m_game.state()), CommandSink(take));
    if (!drawn)
        showNothing(Stage::Stuck);
    else if (isRoll(*drawn))
        showNothing(Stage::Dice);
    else
        show(*drawn);
}

void EmptySeats::show(const Command& command) {
    showNothing(Stage::Move);
    m_command = command;
    const GameState state = fitting(command);
    const PlayerId seat = player::toAct(state);
    const auto decided = decide(state, command);
    if (!decided.ok()) return;
    // The texts use only what the table sees.
    const auto seen = seenBy(decided.value(), command.action, Viewer::table());
    const GameView before = viewOf(state, Viewer::table());
    const GameView after = viewOf(applied(state, decided.value()), Viewer::table());
    m_text = proposalText(command.action, seat, seen, before, m_game.seatNames());
    m_why = reasonText(player::reasonFor(before, after, seat, command.action), before, after, seat, m_game.seatNames());
    m_places = proposalPlaces(command.action, state.island());
}

void EmptySeats::showOffer(player::Bargain offer) {
    showNothing(Stage::Offer);
    m_offer = offer;
    const GameState& state = *m_game.state();
    const PlayerId seat = player::toAct(state);
    // Another seat of Reeve's says yes or no from its own view; people say so themselves.
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto other = static_cast<PlayerId>(p);
        if (other == seat) continue;
        const auto level = m_game.levelOf(other);
        Chance chance(seed() + p);
        if (!level || player::agrees(viewOf(state, Viewer::seat(other)), *level, seat,
                                     {.gives = offer.gets, .gets = offer.gives}, chance))
            m_partners.append(app::seat(other));
    }
    m_text = offerText(seat, offer.gives, offer.gets, m_game.seatNames());
    m_why = offerReasonText();
}

bool EmptySeats::confirm() {
    if (m_stage != Stage::Move || !m_command || m_revision != m_game.revision()) return false;
    return m_game.perform(toVariant(record::commandJson(*m_command, *m_game.state())));
}

bool EmptySeats::take(int partner) {
    if (m_stage != Stage::Offer || !m_offer || m_revision != m_game.revision() || partner < 0) return false;
    const auto other = static_cast<PlayerId>(partner);
    const Command trade{player::toAct(*m_game.state()),
                        command::Trade{.with = other, .give = m_offer->gives, .take = m_offer->gets}};
    m_offered = true;
    return m_game.perform(toVariant(record::commandJson(trade, *m_game.state())));
}

void EmptySeats::decline() {
    if (m_stage != Stage::Offer || !m_offer) return;
    m_offered = true;
    m_unwanted.push_back(*m_offer);
    if (m_unwanted.size() > kRemembered) m_unwanted.erase(m_unwanted.begin());
    showNothing(Stage::Thinking);
    think();
    emit changed();
}

void EmptySeats::answerOffers() {
    const GameState* state = m_game.state();
    if (state == nullptr || !m_offers.open) return;
    const auto seatCalled = [&](const QString& color) {
        const auto* end = state->colors.data() + state->playerCount;
        const auto named = namedBy<Color>(color);
        const auto* found = named ? std::find(state->colors.data(), end, *named) : end;
        return found == end ? kNobody : static_cast<PlayerId>(found - state->colors.data());
    };
    for (const OfferFacts& offer : m_offers.open()) {
        const QString id = offer.id;
        const PlayerId from = seatCalled(offer.from);
        for (const OfferSaidFacts& one : offer.askedHere) {
            const QString color = one.color;
            const PlayerId to = seatCalled(color);
            const auto level = m_game.levelOf(to);
            if (!level || from == kNobody || m_answeredOffers.contains(id + color)) continue;
            m_answeredOffers.insert(id + color);
            const player::Bargain bargain{.gives = handOf(offer.take), .gets = handOf(offer.give)};
            const auto view = std::make_shared<GameView>(viewOf(*state, Viewer::seat(to)));
            m_pool.start([this, view, level, from, bargain, id, color, seed = seed()] {
                Chance chance(seed);
                const bool agrees = player::agrees(*view, *level, from, bargain, chance);
                QMetaObject::invokeMethod(this, [this, id, color, agrees] {
                    // Not possible while saving; follow() retries.
                    if (!m_offers.answer(id, color, agrees)) m_answeredOffers.remove(id + color);
                });
            });
        }
    }
}

void EmptySeats::setAnswers(const QList<TradeAnswerFacts>& answers) {
    if (m_answers == answers) return;
    m_answers = answers;
    emit answersChanged();
}

void EmptySeats::ask(const QVariantMap& trade) {
    const GameState* state = m_game.state();
    if (state == nullptr) return;
    setAnswers({});
    ++m_haggled;
    const bool toAll = !trade.contains(u"with"_s);
    bool asked = false;
    for (std::size_t p = 0; p < state->playerCount; ++p) {
        const auto seat = static_cast<PlayerId>(p);
        if (!m_game.levelOf(seat) || seat == player::toAct(*state)) continue;
        QVariantMap offer = trade;
        if (toAll) offer.insert(u"with"_s, wordFor(state->colors[p]));
        const auto parsed = record::parseCommand(toJson(offer), *state);
        const auto* known = std::get_if<Command>(&parsed);
        const auto* one = known == nullptr ? nullptr : std::get_if<command::Trade>(&known->action);
        if (one == nullptr || one->with != seat) continue;
        askSeat(*known, !toAll);
        asked = true;
    }
    if (!asked && !toAll) m_game.perform(trade); // emits Game::refused()
}

void EmptySeats::askSeat(const Command& trade, bool performs) {
    const auto& offer = std::get<command::Trade>(trade.action);
    struct Offered {
        GameView view;
        player::Level level;
        PlayerId from;
        player::Bargain bargain;
        std::uint64_t seed;
    };
    const GameState& state = *m_game.state();
    const auto offered = std::make_shared<Offered>(Offered{viewOf(state, Viewer::seat(offer.with)),
                                                           *m_game.levelOf(offer.with),
                                                           player::toAct(state),
                                                           {.gives = offer.take, .gets = offer.give},
                                                           seed()});
    m_pool.start([this, offered, who = offer.with, performs, revision = m_game.revision(), number = m_haggled] {
        const auto& [view, level, from, bargain, seed] = *offered;
        Chance chance(seed);
        const bool agrees = player::agrees(view, level, from, bargain, chance);
        const auto wanted = agrees ? std::optional(bargain) : player::counter(view, level, from, bargain, chance);
        QMetaObject::invokeMethod(this, [this, agrees, wanted, from, who, performs, revision, number] {
            if (revision != m_game.revision() || number != m_haggled) return;
            TradeAnswerFacts answer{.player = app::seat(who), .text = replyText(who, agrees, m_game.seatNames())};
            if (wanted) {
                const command::Trade made{.with = who, .give = wanted->gets, .take = wanted->gives};
                answer.trade = toVariant(record::commandJson({from, made}, *m_game.state()));
                if (!agrees) answer.text = counterText(who, made.take, made.give, m_game.seatNames());
            }
            if (agrees && performs)
                m_game.perform(answer.trade);
            else
                setAnswers(m_answers + QList{answer});
        });
    });
}

} // namespace reeve::app

#include "moc_empty_seats.cpp"
