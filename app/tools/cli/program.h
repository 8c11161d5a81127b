// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a program that answers each line of text with one line.
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace cli {

/// Runs a shell command for the lifetime of the object. Its standard error is not redirected.
class Program {
public:
    /// Starts the command without waiting. If it cannot be run, ask() returns nullopt.
    explicit Program(const std::string& command);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Writes a line and blocks for one line of answer. nullopt: the program has ended.
    std::optional<std::string> ask(const std::string& line);

private:
    std::FILE* m_to = nullptr;
    std::FILE* m_from = nullptr;
    int m_pid = -1;
};

} // namespace cli
