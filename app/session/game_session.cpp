// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include "app/models/points_view.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/wording/names.h"
#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/record/position.h"

namespace reeve::app {
namespace {

using record::Json;

QString sentenceOf(const record::Fault& fault) { return QString::fromStdString(record::sentence(fault)); }

QString playersText(const std::vector<Player>& players) {
    Json list = Json::array();
    for (const Player& player : players) list.push_back({{"name", player.name.toStdString()}, {"color", player.color.toStdString()}});
    return toText(list);
}

std::vector<Player> playersFrom(const QString& text) {
    std::vector<Player> players;
    const auto list = fromText(text);
    if (!list || !list->is_array()) return players;
    for (const Json& player : *list)
        players.push_back({QString::fromStdString(player.value("name", std::string())), QString::fromStdString(player.value("color", std::string()))});
    return players;
}

/// The first line of a script as a state.
std::variant<GameState, record::Fault> readStart(const Json& line) {
    if (line.is_object() && line.size() == 1 && line.contains("position")) return record::readPosition(line["position"]);
    if (line.is_object() && line.size() == 1 && line.contains("setup")) return record::readSetup(line["setup"]);
    return record::Fault{"", "the first line of a game is {\"position\":…} or {\"setup\":…}"};
}

Refused malformed(const QString& detail) { return {.code = QStringLiteral("malformed"), .detail = detail}; }

Refused refused(const Refusal& refusal, PlayerId actor) {
    return {.code = qstring(word(refusal.code)), .rule = qstring(refusal.rule), .refusal = refusal, .actor = actor};
}

/// Where the record, no chapter of the rules, refuses.
Refused refused(RefusalCode code) {
    Refusal refusal;
    refusal.code = code;
    return refused(refusal, kNobody);
}

std::string_view verb(const Json& command) {
    if (!command.is_object() || !command.contains("do") || !command["do"].is_string()) return {};
    return command["do"].get_ref<const std::string&>();
}

/// What the list of games tells without playing a game.
QString summaryOf(const GameState& state) {
    Json scores = Json::array();
    for (int p = 0; p < state.playerCount; ++p) scores.push_back(visiblePoints(state, static_cast<PlayerId>(p)));
    return toText({{"turn", state.turn.number}, {"points", scores}, {"over", state.turn.phase == Phase::Over}, {"winner", seat(state.winner)}});
}

} // namespace

QString codeOf(JournalTrouble trouble) {
    switch (trouble) {
    case JournalTrouble::OpenElsewhere: return QStringLiteral("looking-on");
    case JournalTrouble::NewerVersion: return QStringLiteral("newer-file");
    case JournalTrouble::DiskFull: return QStringLiteral("disk-full");
    case JournalTrouble::ReadOnly: return QStringLiteral("disk-read-only");
    case JournalTrouble::Gone: return QStringLiteral("disk-gone");
    case JournalTrouble::None:
    case JournalTrouble::Other: break;
    }
    return QStringLiteral("not-saved");
}

SeatNames GameSession::seatNames() const {
    SeatNames seats;
    for (std::size_t seat = 0; seat < m_players.size() && seat < kMaxPlayers; ++seat)
        seats.set(static_cast<PlayerId>(seat), m_players[seat].name);
    // Two players: a colour that nobody plays is called by its colour.
    for (std::size_t seat = m_players.size(); seat < state().seatCount; ++seat)
        seats.set(static_cast<PlayerId>(seat), names::color(state().colors[seat]));
    return seats;
}

std::variant<GameSession, QString> GameSession::create(Journal* journal, const NewEvening& evening) {
    Json setup{{"players", Json::array()}, {"seed", evening.seed}};
    for (const Player& player : evening.players) setup["players"].push_back(player.color.toStdString());
    if (!evening.rules.is_null()) setup["rules"] = evening.rules;
    if (evening.board.is_null() && !evening.start.isEmpty()) setup["start"] = evening.start.toStdString();
    if (evening.board.is_null()) return createAt(journal, evening.name, evening.players, {{"setup", setup}});
    setup["format"] = "reeve-position/1";
    setup["board"] = evening.board;
    if (!evening.start.isEmpty()) setup["turn"] = {{"phase", "setup"}, {"player", evening.start.toStdString()}};
    return createAt(journal, evening.name, evening.players, {{"position", setup}});
}

std::variant<GameSession, QString> GameSession::createAt(Journal* journal, const QString& name, const std::vector<Player>& players,
                                                         const Json& firstLine) {
    auto start = readStart(firstLine);
    if (const auto* fault = std::get_if<record::Fault>(&start)) return sentenceOf(*fault);
    const GameState& state = std::get<GameState>(start);
    GameSession session(state);
    session.m_name = name;
    session.m_players = players;
    if (players.size() != state.playerCount) return QStringLiteral("the names do not fit the number of players");
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (players[seat].color != wordFor(state.colors[seat])) return QStringLiteral("the names do not fit the seats");
    session.m_journal = journal;
    if (journal != nullptr) {
        // The position in full: a later Reeve may fill gaps or shuffle otherwise than this one.
        const Json whole{{"position", record::toJson(state)}};
        const auto id = journal->create(name, playersText(players), toText(whole), summaryOf(state));
        if (!id) return journal->error();
        session.m_id = *id;
    }
    return session;
}

bool GameSession::keepIn(Journal& journal) {
    Q_ASSERT(m_journal == nullptr && m_held);
    const Json whole{{"position", record::toJson(before(0))}};
    const auto id = journal.create(m_name, playersText(m_players), toText(whole), summaryOf(state()), *m_held);
    if (!id) return false;
    m_journal = &journal;
    m_id = *id;
    m_held.reset();
    return true;
}

std::variant<GameSession, QString> GameSession::open(Journal& journal, qint64 id) {
    const auto loaded = journal.load(id);
    if (!loaded) return journal.error();
    const auto line = fromText(loaded->game.start);
    const auto start = readStart(line.value_or(Json()));
    if (const auto* fault = std::get_if<record::Fault>(&start)) return sentenceOf(*fault);
    GameSession session(std::get<GameState>(start));
    session.m_journal = &journal;
    session.m_id = id;
    session.m_name = loaded->game.name;
    session.m_players = playersFrom(loaded->game.players);
    session.m_players.resize(session.state().playerCount);
    session.m_lost = loaded->lost;
    session.m_keptAside = loaded->keptAside;
    for (std::size_t i = 0; i < loaded->steps.size(); ++i) {
        session.m_replayed = &loaded->steps[i];
        const auto command = fromText(loaded->steps[i].command);
        const auto refused = command ? session.perform(*command) : std::optional(malformed({}));
        if (refused) return QStringLiteral("step %1 of this game was decided by other rules (%2)").arg(i + 1).arg(refused->code);
    }
    session.m_replayed = nullptr;
    return session;
}

std::optional<Refused> GameSession::perform(const Json& command) {
    const auto word = verb(command);
    if (word == "undo" || word == "redo") return takeBack(command);
    if (word == "correct") return correct(command);
    return play(command);
}

std::optional<Refused> GameSession::undo() { return perform({{"do", "undo"}}); }
std::optional<Refused> GameSession::redo() { return perform({{"do", "redo"}}); }

std::optional<Refused> GameSession::takeBack(const Json& command) {
    if (command.size() != 1) return malformed(QStringLiteral("undo and redo have no keys"));
    const bool back = verb(command) == "undo";
    if (back && !m_log.canUndo()) return refused(RefusalCode::NothingToUndo);
    if (!back && !m_log.canRedo()) return refused(RefusalCode::NothingToRedo);
    const std::size_t now = m_log.steps().size();
    const GameState after = back ? m_log.stateAfter(now - 1)
                            : undone().correction ? *undone().correction : applied(state(), undone().events);
    if (auto refused = write(command, Json::array(), after)) return refused;
    back ? m_log.undo() : m_log.redo();
    return std::nullopt;
}

std::optional<Refused> GameSession::correct(const Json& command) {
    if (command.size() != 2 || !command.contains("set")) return malformed(QStringLiteral("correct has the key set and no other"));
    const auto corrected = record::corrected(state(), command["set"]);
    if (const auto* fault = std::get_if<record::Fault>(&corrected)) {
        Refused why = refused(RefusalCode::InvalidCorrection);
        why.detail = sentenceOf(*fault);
        return why;
    }
    const GameState& after = std::get<GameState>(corrected);
    if (auto refused = write(command, Json::array(), after)) return refused;
    m_log.correct(after);
    mark(command);
    return std::nullopt;
}

std::optional<Refused> GameSession::play(const Json& json) {
    const auto parsed = record::parseCommand(json, state());
    if (const auto* fault = std::get_if<record::Fault>(&parsed)) return malformed(sentenceOf(*fault));
    if (const auto* refusal = std::get_if<Refusal>(&parsed)) return refused(*refusal, refusal->player);
    const Command& command = std::get<Command>(parsed);
    const auto decided = decide(state(), command);
    if (!decided) {
        Refused why = refused(decided.refusal(), command.player == kNobody ? actingPlayer(state()) : command.player);
        why.command = command;
        return why;
    }
    if (auto refused = write(json, record::eventsJson(decided.value(), state()), applied(state(), decided.value()))) return refused;
    m_log.submit(command);
    mark(json);
    return std::nullopt;
}

/// Remembers the newest step; what was undone before it is gone.
void GameSession::mark(const Json& command) {
    const std::size_t last = m_log.steps().size() - 1;
    m_marks.erase(m_marks.begin() + static_cast<std::ptrdiff_t>(last), m_marks.end());
    m_marks.push_back({++m_lastSerial, m_log.steps().back(), command, m_now});
}

std::optional<Refused> GameSession::write(const Json& command, const Json& events, const GameState& after) {
    if (m_replayed != nullptr) {
        m_now = m_replayed->time;
        m_clock.follow(m_now);
        if (m_replayed->events == toText(events)) return std::nullopt;
        return Refused{.code = QStringLiteral("other-outcome")};
    }
    m_now = m_clock.next();
    if (m_held) {
        m_held->push_back({toText(command), toText(events), m_now});
        return std::nullopt;
    }
    if (m_journal == nullptr || m_journal->append(m_id, {toText(command), toText(events), m_now}, summaryOf(after))) return std::nullopt;
    return Refused{.code = codeOf(m_journal->trouble()), .detail = m_journal->error()};
}

std::optional<Refused> GameSession::writeHeld() {
    if (m_journal == nullptr || m_journal->append(m_id, std::span<const JournalStep>(*m_held), summaryOf(state()))) return std::nullopt;
    return Refused{.code = codeOf(m_journal->trouble()), .detail = m_journal->error()};
}

} // namespace reeve::app
