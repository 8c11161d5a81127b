// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a game: the state is folded from the stored events, independently of today's rules. If steps are lost, as many
// later ones as possible are kept.
#include "app/play/game_session.h"
#include "app/play/list_entry.h"
#include "app/play/session_texts.h"
#include "app/play/stored_step.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/words/names.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/record/stored_events.h"
#include "engine/record/upgrade.h"
#include "engine/state/queries.h"

namespace reeve::app {
namespace {

using record::Json;

bool isWord(const Json& command, const char* word) {
    return command.is_object() && command.contains("do") && command["do"].is_string() &&
           command["do"].get_ref<const std::string&>() == word;
}

Json correction(const Json& set) { return {{"do", "correct"}, {"set", set}}; }

} // namespace

/// State of loading a game.
struct GameSession::Reading {
    std::vector<JournalStep> steps; ///< steps after repair
    bool changed = false;           ///< `steps` differ from the stored ones
    bool uncertain = false;         ///< a step was lost: later stored positions are compared with the state

    /// Replaces a step whose events do not fit, because an earlier step is lost, by a correction with its result.
    /// False: that is not possible either.
    bool takeAfterALostStep(GameSession& session, const Json& command, const JournalStep& stored);
};

bool GameSession::Reading::takeAfterALostStep(GameSession& session, const Json& command, const JournalStep& stored) {
    const auto read = record::afterALostStep(fromText(stored.events).value_or(Json()), command, session.state());
    const auto* after = std::get_if<GameState>(&read);
    if (after == nullptr) return false;
    const Json set = record::differenceJson(session.state(), *after);
    session.m_log.accept({.command = {}, .events = {}, .correction = *after});
    session.mark(correction(set), stored.time);
    steps.push_back({toText(correction(set)), storedPosition(*after), stored.time});
    changed = true;
    return true;
}

std::variant<GameSession, QString> GameSession::open(Journal& journal, qint64 id) {
    return journal.wait([&journal, id](JournalFile& file) { return open(file, &journal, id); });
}

std::variant<GameSession, QString> GameSession::open(JournalFile& file, Journal* journal, qint64 id) {
    const auto loaded = file.load(id);
    if (!loaded) return file.error();
    const auto line = fromText(loaded->game.start);
    const auto start = readStart(record::upgraded(line.value_or(Json())), record::Origin::Saved);
    if (const auto* fault = std::get_if<record::Fault>(&start)) return QString::fromStdString(record::sentence(*fault));
    GameSession session(std::get<GameState>(start));
    session.m_journal = journal;
    session.m_id = id;
    session.m_name = loaded->game.name;
    session.m_players = readPlayers(loaded->game.players);
    session.m_players.resize(session.state().playerCount);
    for (std::size_t seat = 0; seat < session.m_players.size(); ++seat) {
        Player& player = session.m_players[seat];
        const Color color = session.state().colors[seat];
        player.color = wordFor(color);
        if (player.name.isEmpty()) player.name = names::color(color); // the row was damaged
    }
    session.m_keptAside = loaded->keptAside;
    Reading reading;
    reading.steps.reserve(loaded->steps.size());
    for (const JournalStep& step : loaded->steps) {
        session.m_written = reading.steps.size();
        session.read(step, reading);
    }
    session.m_written = loaded->steps.size();
    // If writing fails, the repair is repeated next time.
    if (reading.changed && !file.readOnly()) file.replace(id, reading.steps, summaryOf(session.state()));
    return session;
}

void GameSession::read(const JournalStep& stored, Reading& reading) {
    const std::size_t place = reading.steps.size();
    const auto command = fromText(stored.command).value_or(Json());
    m_clock.follow(stored.time);
    bool differs = false, good = false, decidedAgain = false, corrected = false;
    Json events;
    if (isWord(command, "undo") || isWord(command, "redo")) {
        good = readTakenBack(command);
    } else if (isWord(command, "correct")) {
        events = fromText(stored.events).value_or(Json());
        good = readCorrection(command, events, stored.time, differs);
    } else if (command.is_object() && !stored.lost) {
        good = readPlayed(command, stored, differs);
    }
    if (!good && reading.uncertain && !stored.lost)
        good = corrected = reading.takeAfterALostStep(*this, command, stored);
    if (!good && command.is_object()) {
        // The events are lost; deciding again with the same generator draws the same dice.
        Change change = plan();
        if (!change.add(command)) {
            reading.steps.push_back({stored.command, change.steps().front().events, stored.time});
            change.m_operations.front().time = stored.time;
            accept(std::move(change));
            good = decidedAgain = reading.changed = reading.uncertain = true;
        }
    }
    if (!good) {
        // A placeholder keeps the number of steps, so that later undo steps stay aligned.
        m_log.accept({.command = {}, .events = {}, .correction = state()});
        mark(correction(Json::object()), stored.time);
        reading.steps.push_back({toText(correction(Json::object())), storedPosition(state()), stored.time});
        reading.changed = reading.uncertain = true;
        ++m_lost;
        return;
    }
    if (stored.lost && !decidedAgain) {
        // Undo, redo and corrections are complete without events.
        reading.steps.push_back(
            {stored.command, isWord(command, "correct") ? storedPosition(state()) : QStringLiteral("[]"), stored.time});
        reading.changed = reading.uncertain = true;
    } else if (!decidedAgain && !corrected) {
        reading.steps.push_back({stored.command, stored.events, stored.time});
    }
    if (differs && !m_differs && !reading.uncertain) m_differs = place;
    // Compares every stored position after the loss, because undo may lead back to before an earlier one.
    if (!reading.uncertain || stored.lost || decidedAgain) return;
    const auto position = positionIn(fromText(stored.events).value_or(Json()));
    if (!position) return;
    if (*position == state()) return;
    // The state is known again. Replaces the step by a correction, so that the number of steps stays the same.
    m_log.undo();
    const Json set = record::differenceJson(state(), *position);
    m_log.accept({.command = {}, .events = {}, .correction = position});
    mark(correction(set), stored.time);
    reading.steps.back() = {toText(correction(set)), storedPosition(*position), stored.time};
}

bool GameSession::readTakenBack(const Json& command) { return isWord(command, "undo") ? m_log.undo() : m_log.redo(); }

bool GameSession::readCorrection(const Json& command, const Json& events, qint64 time, bool& differs) {
    auto after = positionIn(events);
    std::optional<GameState> today;
    if (command.contains("set")) {
        auto corrected = record::corrected(state(), command["set"], true);
        if (auto* found = std::get_if<GameState>(&corrected)) today = *found;
    }
    differs = after && (!today || !(*today == *after));
    if (!after) after = today;
    if (!after) return false;
    m_log.accept({.command = {}, .events = {}, .correction = after});
    mark(command, time);
    return true;
}

bool GameSession::readPlayed(const Json& json, const JournalStep& stored, bool& differs) {
    const auto parsed = record::parseCommand(json, state());
    Step step;
    if (const auto* known = std::get_if<Command>(&parsed)) step.command = *known;
    if (step.command.player == kNobody) step.command.player = actingPlayer(state());
    const auto accept = [&](const Events& events) {
        step.events = events;
        m_log.accept(std::move(step));
        mark(json, stored.time);
        return true;
    };
    if (std::holds_alternative<Command>(parsed)) {
        const auto decided = decide(state(), step.command);
        // The command decides to exactly the stored events.
        if (decided && saysTheSame(stored.events, decided.value(), state())) return accept(decided.value());
    }
    differs = true;
    const auto read = record::readStoredEvents(fromText(stored.events).value_or(Json()), json, state());
    const auto* events = std::get_if<record::StoredEvents>(&read);
    return events != nullptr && accept(events->events);
}

} // namespace reeve::app
