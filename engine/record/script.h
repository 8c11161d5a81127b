// SPDX-License-Identifier: GPL-3.0-or-later
// A game driven by lines of JSON (record README, "A script"): the first is the start, each other a command.
#pragma once

#include "engine/log.h"
#include "engine/record/parsed.h"
#include "engine/view/viewer.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace reeve::record {

/// Limits of a script: far above any game (about 600 commands), low enough to be read in seconds.
inline constexpr int kMostScriptLines = 1'000'000;
inline constexpr std::size_t kMostSteps = 100'000; ///< accepted and not undone

/// A line of a script, parsed only.
struct ScriptLine {
    bool skipped = false; ///< empty, or a comment (# is its first character that is no space)
    Json json{};          ///< an object, unless skipped or faulty
    std::optional<Fault> fault{};
};
/// `number` is the line number in the file from 1; only line 1 may begin with a byte-order mark.
ScriptLine readScriptLine(std::string_view text, int number);

/// Reads the start from a first line, {"position":{…}} or {"setup":{…}}.
std::variant<GameState, Fault> readStart(const Json& firstLine);

class Script {
public:
    enum class Line { Skipped, Started, Accepted, Refused, Malformed };

    /// `viewer`: the name of the viewer (view.h) for whom answers are written; empty: answers contain everything. A
    /// name that is no viewer of the game makes the first line malformed.
    explicit Script(std::string viewer = {}) : m_viewerWord(std::move(viewer)) {}

    /// Reads the next line of the script. Empty lines and lines that begin with # are skipped.
    Line read(std::string_view text);

    /// The number of the last line read, from 1.
    [[nodiscard]] int number() const { return m_number; }
    /// After Accepted or Refused: {"line":2,"ok":true,"events":[…]} or {"line":3,"ok":false,"error":{…}}. For a viewer:
    /// seen events, and errors of the own commands only.
    [[nodiscard]] std::string answer() const;
    /// The current {"position":{…}}, or the viewer's {"view":{…}}. Requires started().
    [[nodiscard]] std::string outcome() const;
    /// The result of the line as an English sentence (engine/record/story.h).
    [[nodiscard]] const std::string& story() const { return m_story; }
    /// After Malformed: the error, and its place in the line.
    [[nodiscard]] const std::string& complaint() const { return m_complaint; }
    /// True once the first line was read.
    [[nodiscard]] bool started() const { return m_log.has_value(); }
    /// Requires started().
    [[nodiscard]] const Log& log() const { return *m_log; }

private:
    Line start(const Json& json);
    Line obey(const Json& json);
    Line correct(const Json& json);
    Line malformed(const Fault& fault);
    Line refused(const Refusal& refusal, const Command* command = nullptr, const std::string& detail = {});

    [[nodiscard]] Json told(const Events& events, const Action& action) const;

    std::string m_viewerWord;
    std::optional<Viewer> m_viewer;
    std::optional<Log> m_log;
    PlayerId m_asker = kNobody; ///< the player of the last command read
    int m_number = 0;
    std::string m_events;
    std::string m_error;
    std::string m_story;
    std::string m_complaint;
};

/// Writes a log as a script that replays it: its start, its commands and corrections in order.
std::string scriptText(const Log& log);
/// Returns the difference between two states as the `set` of a correction.
Json differenceJson(const GameState& from, const GameState& to);

} // namespace reeve::record
