// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/program.h"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cli {

Program::Program(const std::string& command) {
    std::signal(SIGPIPE, SIG_IGN); // the end of the program is detected by write()
    std::array<int, 2> in{-1, -1}, out{-1, -1};
    if (pipe2(in.data(), O_CLOEXEC) != 0) return;
    if (pipe2(out.data(), O_CLOEXEC) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    m_pid = fork();
    if (m_pid == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        std::signal(SIGPIPE, SIG_DFL);
        execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    m_to = fdopen(in[1], "w");
    m_from = fdopen(out[0], "r");
}

Program::~Program() {
    if (m_to != nullptr) std::fclose(m_to); // closes its standard input
    if (m_from != nullptr) std::fclose(m_from);
    if (m_pid > 0) waitpid(m_pid, nullptr, 0);
}

std::optional<std::string> Program::ask(const std::string& line) {
    if (m_to == nullptr || m_from == nullptr) return std::nullopt;
    if (std::fputs((line + "\n").c_str(), m_to) < 0 || std::fflush(m_to) != 0) return std::nullopt;
    std::string answer;
    for (int c = std::fgetc(m_from); c != EOF; c = std::fgetc(m_from)) {
        if (c == '\n') return answer;
        answer += static_cast<char>(c);
    }
    return std::nullopt;
}

} // namespace cli
