// SPDX-License-Identifier: GPL-3.0-or-later
// Text input of the record.
#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/record/json.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "tests/fuzz/targets.h"

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

namespace reeve::fuzz {
namespace {

std::string_view textOf(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

/// Checks any state that was read or reached: it can be written, read again, and listed for legal commands.
void checkState(const GameState& state, const char* after) {
    const auto fault = record::checkPosition(state);
    if (fault) std::fprintf(stderr, "%s\n", record::sentence(*fault).c_str());
    require(!fault, after);
    const std::string text = record::positionText(state);
    const auto again = record::readPosition(std::string_view(text));
    if (const auto* why = std::get_if<record::Fault>(&again))
        std::fprintf(stderr, "%s\n%s\n", record::sentence(*why).c_str(), text.c_str());
    require(std::holds_alternative<GameState>(again), "what was written is read again");
    require(record::positionText(std::get<GameState>(again)) == text, "and is the same");
}

/// A legal command; nullopt if there is none.
std::optional<Command> legal(const GameState& state, int which) {
    Chance chance(static_cast<std::uint64_t>(which));
    return drawLegalCommand(state, chance);
}

} // namespace

void require(bool promise, const char* what) {
    if (promise) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

void position(Bytes bytes) {
    const auto read = record::readPosition(textOf(bytes));
    if (const auto* fault = std::get_if<record::Fault>(&read)) {
        require(!record::sentence(*fault).empty(), "a refusal says why");
        return;
    }
    GameState state = std::get<GameState>(read);
    checkState(state, "a position that was accepted keeps the rules of positions");
    // Plays on for a few commands.
    for (int turn = 0; turn < 12; ++turn) {
        const auto command = legal(state, turn * 7);
        if (!command) break;
        const auto decided = decide(state, *command);
        require(static_cast<bool>(decided), "a legal command is accepted");
        state = applied(state, decided.value());
    }
    checkState(state, "and keeps them when it is played on");
}

void script(Bytes bytes) {
    record::Script script;
    const std::string_view text = textOf(bytes);
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const auto line = script.read(text.substr(from, end - from));
        from = end + 1;
        if (line == record::Script::Line::Malformed) {
            require(!script.complaint().empty(), "a complaint says why");
            break;
        }
        if (line == record::Script::Line::Accepted || line == record::Script::Line::Refused)
            require(!script.answer().empty(), "each command has an answer");
    }
    if (script.started()) checkState(script.log().state(), "a game that was played from a script keeps the rules");
}

/// The first two bytes select a game. Then lines: one with a brace first is a command; any other has one legal command
/// for each byte.
void command(Bytes bytes) {
    if (bytes.size() < 3) return;
    static const std::string kSetups[]{
        R"({"players":["red","blue","white"],"rules":{"game":"cities-and-knights"},"seed":)",
        R"({"players":["red","blue","white","orange"],"rules":{"game":"cities-and-knights","options":["nasty","knight-errant"]},"seed":)",
        R"({"players":["red","blue","white"],"rules":{"game":"base"},"seed":)",
        R"({"players":["red","blue"],"rules":{"game":"base","options":["two-player"]},"seed":)"};
    const auto started =
        record::readSetup(record::parseJson(kSetups[bytes[0] % 4] + std::to_string(bytes[1]) + "}").value);
    require(std::holds_alternative<GameState>(started), "a game begins");
    Log log(std::get<GameState>(started));
    const std::string_view text = textOf(bytes.subspan(2));
    int played = 0;
    for (std::size_t from = 0; from < text.size() && played < 400;) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        from = end + 1;
        if (line.empty()) continue;
        if (line.front() != '{') {
            for (const char byte : line.substr(0, 200)) {
                if (++played > 400) break;
                if (byte == '<')
                    log.undo();
                else if (byte == '>')
                    log.redo();
                else if (const auto next = legal(log.state(), static_cast<unsigned char>(byte) + played))
                    require(static_cast<bool>(log.submit(*next)), "a legal command is accepted");
            }
            continue;
        }
        ++played;
        const GameState before = log.state();
        const auto json = record::parseJson(std::string(line));
        if (json.fault) continue;
        const auto parsed = record::parseCommand(json.value, before);
        if (const auto* sent = std::get_if<Command>(&parsed)) {
            const auto decided = decide(before, *sent);
            require(log.state() == before, "deciding changes nothing");
            if (decided) {
                require(!record::eventsJson(decided.value(), before).dump().empty(), "events can be written down");
                require(static_cast<bool>(log.submit(*sent)), "what was decided is accepted");
            }
        }
        if (json.value.is_object() && json.value.contains("set")) {
            const auto corrected = record::corrected(before, json.value["set"]);
            if (const auto* state = std::get_if<GameState>(&corrected)) log.correct(*state);
        }
    }
    checkState(log.state(), "a game that was played keeps the rules");
}

} // namespace reeve::fuzz
