// SPDX-License-Identifier: GPL-3.0-or-later
// Another program that is asked by a line of text and answers with one.
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace cli {

/// Runs a command of the shell for as long as the object lives. What the command writes to standard error is seen.
class Program {
public:
    /// Does not wait for the command. A command that cannot be run answers nothing.
    explicit Program(const std::string& command);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Writes a line and waits for one. Nothing if the program has ended.
    std::optional<std::string> ask(const std::string& line);

private:
    std::FILE* m_to = nullptr;
    std::FILE* m_from = nullptr;
    int m_pid = -1;
};

} // namespace cli
