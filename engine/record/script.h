// SPDX-License-Identifier: GPL-3.0-or-later
// A game driven by lines of JSON (record, section 4): the first says where it begins, each other is a command.
#pragma once

#include "engine/log.h"
#include "engine/record/parsed.h"
#include "engine/view/viewer.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace reeve::record {

/// The most that a script may hold: far more than any evening (about 600 commands), and little enough to be read in
/// seconds.
inline constexpr int kMostScriptLines = 1'000'000;
inline constexpr std::size_t kMostSteps = 100'000; ///< accepted and not taken back

/// A line of a script before anything is done with it.
struct ScriptLine {
    bool skipped = false; ///< empty, or a comment (its first character that is no space is #)
    Json json{};          ///< an object, unless skipped or wrong
    std::optional<Fault> fault{};
};
/// `number` counts the lines of the file from 1; only the first may begin with a byte-order mark.
ScriptLine readScriptLine(std::string_view text, int number);

/// The state of a first line, {"position":{…}} or {"setup":{…}}.
std::variant<GameState, Fault> readStart(const Json& firstLine);

class Script {
public:
    enum class Line { Skipped, Started, Accepted, Refused, Malformed };

    /// `viewer`: the word of a viewer (view.h), whose eyes the answers are for; empty: everything is answered. A word
    /// that is no viewer of the game makes the first line malformed.
    explicit Script(std::string viewer = {}) : m_viewerWord(std::move(viewer)) {}

    /// Reads the next line of the script. Empty lines and lines that begin with # are skipped.
    Line read(std::string_view text);

    /// The number of the line that was read last, from 1.
    [[nodiscard]] int number() const { return m_number; }
    /// After Accepted or Refused: {"line":2,"ok":true,"events":[…]} or {"line":3,"ok":false,"error":{…}}. To a viewer,
    /// the events as seen; the error only of the own commands.
    [[nodiscard]] std::string answer() const;
    /// {"position":{…}} as it stands, or {"view":{…}} of the viewer. Requires started().
    [[nodiscard]] std::string outcome() const;
    /// What came of the line as an English sentence (engine/record/story.h).
    [[nodiscard]] const std::string& story() const { return m_story; }
    /// After Malformed: what is wrong, and where in the line.
    [[nodiscard]] const std::string& complaint() const { return m_complaint; }
    /// Whether the first line has been read.
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
    PlayerId m_asker = kNobody; ///< whose command was read last
    int m_number = 0;
    std::string m_events;
    std::string m_error;
    std::string m_story;
    std::string m_complaint;
};

/// The whole log as a script that plays it again: its start, its commands and corrections in order.
std::string scriptText(const Log& log);
/// What changed from one state to another, as the `set` of a correction.
Json differenceJson(const GameState& from, const GameState& to);

} // namespace reeve::record
