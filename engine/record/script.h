// SPDX-License-Identifier: GPL-3.0-or-later
// A game driven by lines of JSON (record, section 4): the first says where it begins, each other is a command.
#pragma once

#include "engine/events/log.h"
#include "engine/record/json.h"

#include <string>
#include <string_view>

namespace reeve::record {

class Script {
public:
    enum class Line { Skipped, Started, Accepted, Refused, Malformed };

    /// Reads the next line of the script. Empty lines and lines that begin with # are skipped.
    Line read(std::string_view text);

    /// The number of the line that was read last, from 1.
    [[nodiscard]] int number() const { return m_number; }
    /// After Accepted or Refused: {"line":2,"ok":true,"events":[…]} or {"line":3,"ok":false,"error":{…}}.
    [[nodiscard]] std::string answer() const;
    /// The same in an English line, for people (engine/record/story.h).
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

    std::optional<Log> m_log;
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
