// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/script.h"

#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/record/position.h"
#include "engine/record/reader.h"
#include "engine/record/refusal_text.h"
#include "engine/record/story.h"
#include "engine/record/values.h"
#include "engine/record/view.h"
#include "engine/state/queries.h"

namespace reeve::record {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r\n";
    const auto first = text.find_first_not_of(space);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

/// Reads the optional `player` of `undo`, `redo` and `correct`. False if that colour is not in this game.
bool playerIsSeated(const GameState& state, Object& object) {
    const auto player = object.find("player");
    if (!player) return true;
    const auto color = player->word<Color>();
    for (std::size_t p = 0; p < state.playerCount; ++p)
        if (state.colors[p] == color) return true;
    return false;
}

/// A command in a player's words: "build road c4-c5".
std::string spoken(const Json& json) {
    std::string text = json.at("do").get<std::string>();
    for (const auto& [key, value] : json.items()) {
        if (key == "do" || key == "player" || key == "event") continue;
        if (value.is_string()) text += " " + value.get<std::string>();
        if (value.is_array())
            for (const auto& item : value)
                if (item.is_string()) text += " " + item.get<std::string>();
    }
    return text;
}

/// A refusal as a sentence: the named player, else the player whose command it was.
std::string refusalStory(const Json& json, PlayerId by, const GameState& state, const std::string& why) {
    std::string who = json.contains("player") && json["player"].is_string() ? json["player"].get<std::string>()
                                                                            : std::string(colorOf(state, by));
    if (!who.empty()) who[0] = static_cast<char>(who[0] - 'a' + 'A');
    return who + ", " + spoken(json) + ": " + why;
}

} // namespace

ScriptLine readScriptLine(std::string_view text, int number) {
    if (number == 1) text = withoutMark(text);
    if (number > kMostScriptLines)
        return {.fault = Fault{"", "a script has at most " + std::to_string(kMostScriptLines) + " lines"}};
    // Comments are not parsed, but must be valid text.
    if (auto fault = faultOfText(text)) return {.fault = std::move(fault)};
    const auto line = trimmed(text);
    if (line.empty() || line.front() == '#') return {.skipped = true};
    auto parsed = parseJson(text);
    if (parsed.fault) return {.fault = std::move(parsed.fault)};
    if (!parsed.value.is_object()) return {.fault = Fault{"", "a line must be a JSON object {…}"}};
    return {.json = std::move(parsed.value)};
}

std::variant<GameState, Fault> readStart(const Json& firstLine) {
    try {
        Object object(Node(firstLine, ""));
        const auto position = object.find("position");
        const auto setup = object.find("setup");
        object.finish();
        if (position.has_value() == setup.has_value())
            return Fault{"", R"(the first line must be {"position":{…}} or {"setup":{…}})"};
        auto result = position ? readPosition(position->json()) : readSetup(setup->json());
        if (auto* fault = std::get_if<Fault>(&result)) {
            const std::string within = position ? "position" : "setup";
            fault->path = fault->path.empty() ? within : within + "." + fault->path;
        }
        return result;
    } catch (const Fault& fault) {
        return fault;
    }
}

Script::Line Script::read(std::string_view text) {
    const auto line = readScriptLine(text, ++m_number);
    if (line.fault) return malformed(*line.fault);
    if (line.skipped) return Line::Skipped;
    try {
        if (!m_log) return start(line.json);
        if (m_log->steps().size() >= kMostSteps)
            return malformed({"", "a game has at most " + std::to_string(kMostSteps) + " steps"});
        const auto by = actingPlayer(m_log->state());
        m_asker = by;
        const auto result = obey(line.json);
        if (result == Line::Refused) m_story = refusalStory(line.json, by, m_log->state(), m_story);
        return result;
    } catch (const Fault& fault) {
        return malformed(fault);
    }
}

Script::Line Script::start(const Json& json) {
    const auto result = readStart(json);
    if (const auto* fault = std::get_if<Fault>(&result)) return malformed(*fault);
    const auto& state = std::get<GameState>(result);
    m_viewer = viewerNamed(m_viewerWord, state);
    if (!m_viewerWord.empty() && !m_viewer)
        return malformed(
            {"", "\"" + shown(m_viewerWord) + "\" is no viewer of this game (table, spectator, or a player)"});
    m_log.emplace(state);
    return Line::Started;
}

Script::Line Script::obey(const Json& json) {
    const auto verb = json.find("do");
    if (verb != json.end() && verb->is_string()) {
        const auto& word = verb->get_ref<const std::string&>();
        if (word == "undo" || word == "redo") {
            Object object(Node(json, ""));
            object.allow("do");
            const bool seated = playerIsSeated(m_log->state(), object);
            object.finish();
            if (!seated) return refused({.code = RefusalCode::NotInThisGame, .rule = {}});
            const bool undo = word == "undo";
            const auto steps = m_log->steps().size();
            if (!(undo ? m_log->undo() : m_log->redo()))
                return refused({.code = undo ? RefusalCode::NothingToUndo : RefusalCode::NothingToRedo, .rule = {}});
            m_events =
                Json::array({{{"event", undo ? "undone" : "redone"}, {"step", undo ? steps : steps + 1}}}).dump();
            m_story = undo ? "The last step is undone." : "The step is redone.";
            return Line::Accepted;
        }
        if (word == "correct") return correct(json);
    }
    auto parsed = parseCommand(json, m_log->state());
    if (const auto* fault = std::get_if<Fault>(&parsed)) return malformed(*fault);
    if (const auto* refusal = std::get_if<Refusal>(&parsed)) {
        Refusal told = *refusal;
        if (m_log->state().turn.phase == Phase::Over) told = {.code = RefusalCode::GameOver, .rule = "WIN-1"};
        return refused(told);
    }
    const auto& command = std::get<Command>(parsed);
    if (command.player != kNobody) m_asker = command.player;
    const auto result = m_log->submit(command);
    if (!result) return refused(result.refusal(), &command);
    m_events = told(result.value(), command.action).dump();
    m_story = storyOf(m_log->steps().back().command.player, spoken(json), result.value(), m_log->state());
    return Line::Accepted;
}

Script::Line Script::correct(const Json& json) {
    Object object(Node(json, ""));
    object.allow("do");
    const bool seated = playerIsSeated(m_log->state(), object);
    const auto set = object.need("set");
    set.needObject();
    object.finish();
    if (!seated) return refused({.code = RefusalCode::NotInThisGame, .rule = {}});
    auto result = correction(m_log->state(), set.json());
    if (const auto* fault = std::get_if<Fault>(&result))
        return refused({.code = RefusalCode::InvalidCorrection, .rule = {}}, nullptr, sentence(*fault));
    const auto& [after, followed] = std::get<Correction>(result);
    Json events = Json::array({{{"event", "corrected"}}});
    if (!m_viewer) events[0]["set"] = set.json(); // a viewer learns only that the record was corrected
    for (auto& event : told(followed, Action())) events.push_back(std::move(event));
    m_events = events.dump();
    m_log->correct(after);
    m_story = "The record is corrected to what lies on the table.";
    return Line::Accepted;
}

/// Written with the colours of the game, which never change.
Json Script::told(const Events& events, const Action& action) const {
    const GameState& state = m_log->state();
    return m_viewer ? seenEventsJson(seenBy(events, action, *m_viewer), state) : eventsJson(events, state);
}

Script::Line Script::malformed(const Fault& fault) {
    m_complaint = sentence(fault);
    return Line::Malformed;
}

Script::Line Script::refused(const Refusal& refusal, const Command* command, const std::string& detail) {
    Json error = refusalJson(refusal, m_log->state(), command);
    if (!detail.empty()) error["message"] = std::string(sentence(refusal.code)) + " " + detail;
    m_error = error.dump();
    m_story = "refused. " + error["message"].get<std::string>() +
              (refusal.rule.empty() ? "" : " (" + std::string(refusal.rule) + ")");
    m_events.clear();
    return Line::Refused;
}

std::string Script::answer() const {
    const auto line = R"({"line":)" + std::to_string(m_number);
    if (!m_events.empty()) return line + R"(,"ok":true,"events":)" + m_events + "}";
    if (m_viewer && !m_viewer->holds(m_asker)) return line + R"(,"ok":false})";
    return line + R"(,"ok":false,"error":)" + m_error + "}";
}

std::string Script::outcome() const {
    const GameState& state = m_log->state();
    if (m_viewer) return Json{{"view", viewJson(viewOf(state, *m_viewer))}}.dump();
    return R"({"position":)" + positionText(state) + "}";
}

Json differenceJson(const GameState& from, const GameState& to) {
    const auto before = toJson(from);
    const auto after = toJson(to);
    Json set = Json::object();
    for (const auto& [key, value] : after.items())
        if (key != "points" && (!before.contains(key) || before[key] != value)) set[key] = value;
    return set;
}

std::string scriptText(const Log& log) {
    std::string text = Json{{"position", toJson(log.start())}}.dump() + "\n";
    GameState state = log.start();
    for (const auto& step : log.steps()) {
        if (step.correction) {
            Json set = differenceJson(state, *step.correction);
            // State the pending decisions and the progress of the roll, so that they are not derived from other
            // corrected keys.
            const Json whole = toJson(*step.correction);
            for (const auto* key : {"turn", "pending"}) set[key] = whole[key];
            text += Json{{"do", "correct"}, {"set", set}}.dump() + "\n";
            state = *step.correction;
            continue;
        }
        text += commandJson(step.command, state).dump() + "\n";
        for (const auto& event : step.events) apply(state, event);
    }
    return text;
}

} // namespace reeve::record
