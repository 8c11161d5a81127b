// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history.h"

#include "app/play/recent.h"
#include "app/values/game_values.h"
#include "app/window/game.h"
#include "app/window/points_view.h"
#include "app/window/roll_odds.h"
#include "app/window/statistics.h"
#include "app/window/turn_times.h"
#include "app/window/turn_view.h"
#include "engine/position/points.h"
#include "engine/tables/dice.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// The roll command with other dice ({red, yellow, event}, or {total}).
record::Json otherRoll(const record::Json& given, const QVariantMap& dice) {
    record::Json roll = given;
    for (const char* key : {"red", "yellow", "total"}) {
        const int value = dice.value(QLatin1String(key)).toInt();
        if (value == 0)
            roll.erase(key);
        else
            roll[key] = value;
    }
    const QString event = dice.value(u"event"_s).toString();
    if (event.isEmpty())
        roll.erase("event");
    else
        roll["event"] = event.toStdString();
    return roll;
}

bool isStep(const GameSession* session, int step) {
    return session != nullptr && step >= 0 && static_cast<std::size_t>(step) < session->steps().size();
}

} // namespace

History::History(Game& game, QObject* parent) : QObject(parent), m_game(game) {
    connect(&game, &Game::changed, this, &History::changed);
}

QList<RollFacts> History::rolls() const {
    QList<RollFacts> list;
    const GameSession* session = m_game.session();
    if (session == nullptr) return list;
    int turn = session->before(0).turn.number;
    const auto steps = session->steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto add = [&](PlayerId player, const auto& dice, EventFace face) {
            RollFacts roll;
            roll.step = static_cast<int>(i);
            roll.turn = turn;
            roll.player = seat(player);
            roll.red = dice::totalOnly(dice) ? 0 : dice.red;
            roll.yellow = dice.yellow;
            roll.total = dice::total(dice);
            roll.event = face == EventFace::None ? QString() : wordFor(face);
            list.prepend(roll);
        };
        for (const Event& event : steps[i].events) {
            if (const auto* began = std::get_if<event::TurnBegan>(&event)) turn = began->number;
            if (const auto* dice = std::get_if<event::DiceRolled>(&event)) add(dice->player, *dice, dice->with);
            if (const auto* again = std::get_if<event::RollRepeated>(&event))
                add(steps[i].command.player, *again, EventFace::None);
        }
        if (steps[i].correction) turn = steps[i].correction->turn.number;
    }
    return list;
}

StatisticsFacts History::statistics() const {
    return m_game.session() != nullptr ? statisticsView(*m_game.session()) : StatisticsFacts();
}

TimesFacts History::times() const { return m_game.session() != nullptr ? turnTimes(*m_game.session()) : TimesFacts(); }

OddsFacts History::oddsOf(int total) const {
    return m_game.session() != nullptr ? rollOdds(*m_game.session(), total) : OddsFacts();
}

MomentFacts History::moment(int step) const {
    MomentFacts moment;
    const GameSession* session = m_game.session();
    if (!isStep(session, step)) return moment;
    const auto after = session->steps().subspan(static_cast<std::size_t>(step) + 1);
    const TableView then(session->before(static_cast<std::size_t>(step) + 1));
    for (std::size_t seat = 0; seat < session->players().size(); ++seat) {
        PlayerFacts player;
        player.name = session->players()[seat].name;
        player.color = session->players()[seat].color;
        player.points = openPoints(then.state(), static_cast<PlayerId>(seat));
        moment.players.append(player);
    }
    moment.position = positionView(then);
    moment.turn = turnView(then);
    moment.barbarians = barbariansView(then);
    moment.back = static_cast<int>(after.size());
    if (after.empty()) return moment;
    moment.first = stepInWords(after.back(), *session);
    moment.last = stepInWords(after.front(), *session);
    return moment;
}

bool History::backTo(int step) {
    const GameSession* session = m_game.session();
    if (!isStep(session, step) || session->steps().size() == static_cast<std::size_t>(step) + 1) return false;
    return m_game.change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            for (std::size_t count = session->steps().size(); count > static_cast<std::size_t>(step) + 1; --count)
                if (auto why = change.add({{"do", "undo"}})) return why;
            return std::nullopt;
        },
        Game::Handover::TakenBack);
}

TriedRollFacts History::tryRoll(int step, const QVariantMap& dice, bool keep) const {
    TriedRollFacts tried;
    const GameSession* session = m_game.session();
    if (!isStep(session, step)) return tried;
    const auto at = static_cast<std::size_t>(step);
    const auto revision = session->revise(at, otherRoll(session->given(at), dice), m_game.components(), keep);
    const auto steps = session->steps();
    const auto told = [&](std::size_t number) { return stepInWords(steps[number], *session); };
    const std::size_t stop = revision.stop.value_or(steps.size());
    for (const std::size_t number : revision.dropped) tried.dropped.append(told(number));
    for (const std::size_t number : revision.corrected) tried.corrected.append(told(number));
    for (std::size_t number = at + 1; number < steps.size(); ++number) {
        if (m_game.servesNext(number)) continue; // a part of the next step
        if (number < stop)
            ++tried.follow;
        else
            tried.gone.append(told(number));
    }
    tried.follow -= static_cast<int>(tried.dropped.size());
    tried.possible = !revision.commands.empty();
    if (revision.stop) tried.stop = told(*revision.stop);
    if (revision.refused)
        tried.reason = m_game.reasonOf(*revision.refused, revision.after.value_or(session->before(at)));
    if (revision.after)
        tried.handover =
            m_game.handoverBetween(session->state(), *revision.after, giftsIn(steps.subspan(at), m_game.components()),
                                   giftsIn(revision.steps, m_game.components()));
    return tried;
}

bool History::changeRoll(int step, const QVariantMap& dice, bool keep) {
    const GameSession* session = m_game.session();
    if (!isStep(session, step)) return false;
    return m_game.change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            const auto at = static_cast<std::size_t>(step);
            const auto revision = session->revise(at, otherRoll(session->given(at), dice), m_game.components(), keep);
            if (revision.commands.empty()) return revision.refused;
            return change.revise(at, revision);
        },
        Game::Handover::TakenBack);
}

} // namespace reeve::app

#include "moc_history.cpp"
