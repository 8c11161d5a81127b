// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game_session.h"

#include "app/play/session_texts.h"
#include "app/play/stored_step.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/words/names.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
#include "engine/player/weights.h"
#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/record/position.h"
#include "engine/state/queries.h"

namespace reeve::app {
namespace {

using record::Json;

QString sentenceOf(const record::Fault& fault) { return QString::fromStdString(record::sentence(fault)); }

Refused malformed(const QString& detail) { return {.code = QStringLiteral("malformed"), .detail = detail}; }

Refused refused(const Refusal& refusal, PlayerId actor) {
    return {.code = qstring(word(refusal.code)), .rule = qstring(refusal.rule), .refusal = refusal, .actor = actor};
}

/// A refusal by the record rather than by the rules.
Refused refused(RefusalCode code) {
    Refusal refusal;
    refusal.code = code;
    return refused(refusal, kNobody);
}

std::string_view verb(const Json& command) {
    if (!command.is_object() || !command.contains("do") || !command["do"].is_string()) return {};
    return command["do"].get_ref<const std::string&>();
}

} // namespace

QString codeOf(JournalError trouble) {
    switch (trouble) {
    case JournalError::OpenElsewhere: return QStringLiteral("looking-on");
    case JournalError::NewerVersion: return QStringLiteral("newer-file");
    case JournalError::DiskFull: return QStringLiteral("disk-full");
    case JournalError::ReadOnly: return QStringLiteral("disk-read-only");
    case JournalError::Gone: return QStringLiteral("disk-gone");
    case JournalError::Busy: return QStringLiteral("busy");
    case JournalError::TakenOver: return QStringLiteral("taken-over");
    case JournalError::None:
    case JournalError::Other: break;
    }
    return QStringLiteral("not-saved");
}

SeatNames GameSession::seatNames() const {
    SeatNames seats;
    for (std::size_t seat = 0; seat < m_players.size() && seat < kMaxPlayers; ++seat)
        seats.set(static_cast<PlayerId>(seat), m_players[seat].name);
    // Two-player game: neutral colours have the names of their colours.
    for (std::size_t seat = m_players.size(); seat < state().seatCount; ++seat)
        seats.set(static_cast<PlayerId>(seat), names::color(state().colors[seat]));
    return seats;
}

namespace {

/// The first line of a game, with gold fields added if the board has none; tokens of real gold fields are unknown.
Json withTokens(const Json& firstLine, const NewEvening& evening) {
    auto read = readStart(firstLine);
    auto* state = std::get_if<GameState>(&read);
    if (state == nullptr || !fan::hasMining(*state))
        return firstLine; // the caller parses it again and reports the fault
    if (state->fan.goldFields.empty()) fan::layGoldFields(*state);
    if (evening.realTokens)
        for (auto& field : state->fan.goldFields) field.nuggets = 0;
    return {{"position", record::toJson(*state)}};
}

} // namespace

std::variant<GameSession, QString> GameSession::create(Journal* journal, const NewEvening& evening) {
    Json setup{{"players", Json::array()}, {"seed", evening.seed}};
    for (const Player& player : evening.players) setup["players"].push_back(player.color.toStdString());
    if (!evening.rules.is_null()) setup["rules"] = evening.rules;
    if (evening.board.is_null() && !evening.start.isEmpty()) setup["start"] = evening.start.toStdString();
    if (evening.board.is_null())
        return createAt(journal, evening.name, evening.players, withTokens({{"setup", setup}}, evening));
    setup["format"] = "reeve-position/1";
    setup["board"] = evening.board;
    if (!evening.start.isEmpty()) setup["turn"] = {{"phase", "setup"}, {"player", evening.start.toStdString()}};
    return createAt(journal, evening.name, evening.players, withTokens({{"position", setup}}, evening));
}

std::variant<GameSession, QString> GameSession::createAt(Journal* journal, const QString& name,
                                                         const std::vector<Player>& players, const Json& firstLine) {
    auto start = readStart(firstLine);
    if (const auto* fault = std::get_if<record::Fault>(&start)) return sentenceOf(*fault);
    const GameState& state = std::get<GameState>(start);
    GameSession session(state);
    session.m_name = name;
    session.m_players = players;
    if (players.size() != state.playerCount) return QStringLiteral("the names do not fit the number of players");
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (players[seat].color != wordFor(state.colors[seat])) return QStringLiteral("the names do not fit the seats");
    if (std::ranges::any_of(players, [](const Player& player) { return !player.level.isEmpty(); }) &&
        !player::knows(state.rules))
        return QStringLiteral("Reeve plays seats of the base game and Cities & Knights only, without other modules");
    session.m_journal = journal;
    if (journal != nullptr) {
        // The complete position: later versions might fill in defaults or shuffle differently.
        const Json whole{{"position", record::toJson(state)}};
        const auto id = journal->create(name, playersText(players), toText(whole), summaryOf(state));
        if (!id) return journal->error();
        session.m_id = *id;
    }
    return session;
}

std::function<std::optional<qint64>(JournalFile&)> GameSession::keeping() const {
    const QString start = toText({{"position", record::toJson(before(0))}});
    return [name = m_name, players = playersText(m_players), start, summary = summaryOf(state()),
            steps = m_held.value_or(std::vector<JournalStep>())](JournalFile& file) {
        return file.create(name, players, start, summary, steps);
    };
}

void GameSession::keptIn(Journal& journal, qint64 id) {
    m_journal = &journal;
    m_id = id;
    m_held.reset();
}

std::optional<Refused> GameSession::perform(const Json& command) {
    Change change = plan();
    if (auto refused = change.add(command)) return refused;
    return carryOut(std::move(change));
}

std::optional<Refused> GameSession::undo() { return perform({{"do", "undo"}}); }
std::optional<Refused> GameSession::redo() { return perform({{"do", "redo"}}); }

std::optional<Refused> GameSession::carryOut(Change change) {
    if (m_held)
        m_held->insert(m_held->end(), change.m_steps.begin(), change.m_steps.end());
    else if (m_journal != nullptr &&
             !m_journal->append(m_id, std::span<const JournalStep>(change.m_steps), change.m_summary))
        return Refused{.code = codeOf(m_journal->trouble()), .detail = m_journal->error()};
    accept(std::move(change));
    return std::nullopt;
}

void GameSession::accept(Change change) {
    using Kind = Change::Operation::Kind;
    for (Change::Operation& operation : change.m_operations) {
        switch (operation.kind) {
        case Kind::Undo: m_log.undo(); break;
        case Kind::Redo: m_log.redo(); break;
        case Kind::Step:
            m_log.accept(std::move(operation.step));
            mark(operation.command, operation.time);
            break;
        }
        ++m_written; // each operation is one step of the journal
    }
}

/// Adds the mark of the newest step; undone steps after it are dropped.
void GameSession::mark(const Json& command, qint64 time) {
    const std::size_t last = m_log.steps().size() - 1;
    m_marks.erase(m_marks.begin() + static_cast<std::ptrdiff_t>(last), m_marks.end());
    m_marks.push_back({++m_lastSerial, m_log.steps().back(), command, time, static_cast<int>(m_written) + 1});
}

GameSession::Change::Change(GameSession& session)
    : m_session(&session), m_state(session.state()), m_done(session.steps().size()) {}

std::optional<Refused> GameSession::Change::add(const Json& command) {
    const auto word = verb(command);
    if (word == "undo" || word == "redo") return takeBack(command);
    if (word == "correct") return correct(command);
    const auto parsed = record::parseCommand(command, m_state);
    if (const auto* fault = std::get_if<record::Fault>(&parsed)) return malformed(sentenceOf(*fault));
    if (const auto* refusal = std::get_if<Refusal>(&parsed)) return refused(*refusal, refusal->player);
    return play(std::get<Command>(parsed), command);
}

std::optional<Refused> GameSession::Change::add(const Command& command) {
    return play(command, record::commandJson(command, m_state));
}

void GameSession::Change::put(Operation operation, QString events) {
    operation.time = m_session->m_clock.next();
    m_steps.push_back({toText(operation.command), std::move(events), operation.time});
    m_operations.push_back(std::move(operation));
    m_summary = summaryOf(m_state);
}

std::optional<Refused> GameSession::Change::takeBack(const Json& command) {
    if (command.size() != 1) return malformed(QStringLiteral("undo and redo have no keys"));
    const bool back = verb(command) == "undo";
    if (back && (m_done == 0 || m_played)) return refused(RefusalCode::NothingToUndo);
    if (!back && (m_played || m_done == m_session->m_marks.size())) return refused(RefusalCode::NothingToRedo);
    if (back) {
        m_state = m_session->m_log.stateAfter(--m_done);
    } else {
        const Step& step = m_session->m_marks[m_done++].step;
        m_state = step.correction ? *step.correction : applied(m_state, step.events);
    }
    put({.kind = back ? Operation::Kind::Undo : Operation::Kind::Redo, .step = {}, .command = command},
        QStringLiteral("[]"));
    return std::nullopt;
}

std::optional<Refused> GameSession::Change::correct(const Json& command) {
    if (command.size() != 2 || !command.contains("set"))
        return malformed(QStringLiteral("correct has the key set and no other"));
    const auto corrected = record::corrected(m_state, command["set"]);
    if (const auto* fault = std::get_if<record::Fault>(&corrected)) {
        Refused why = refused(RefusalCode::InvalidCorrection);
        why.detail = sentenceOf(*fault);
        return why;
    }
    m_state = std::get<GameState>(corrected);
    m_played = true;
    put({.kind = Operation::Kind::Step,
         .step = {.command = {}, .events = {}, .correction = m_state},
         .command = command},
        storedPosition(m_state));
    return std::nullopt;
}

std::optional<Refused> GameSession::Change::play(Command command, const Json& line) {
    const Command given = command;
    if (command.player == kNobody) command.player = actingPlayer(m_state);
    const auto decided = decide(m_state, command);
    if (!decided) {
        Refused why = refused(decided.refusal(), command.player);
        why.command = given;
        return why;
    }
    const GameState before = m_state;
    m_state = applied(m_state, decided.value());
    m_played = true;
    const bool whole = (m_session->m_written + m_steps.size() + 1) % kPositionEvery == 0;
    put({.kind = Operation::Kind::Step,
         .step = {.command = command, .events = decided.value(), .correction = {}},
         .command = line},
        storedEvents(decided.value(), before, whole ? &m_state : nullptr));
    return std::nullopt;
}

} // namespace reeve::app
