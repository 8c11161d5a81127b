// SPDX-License-Identifier: GPL-3.0-or-later
// A network between a table and its club that can be cut: a port that passes everything on to another one.
#pragma once

#include <atomic>
#include <thread>

namespace reeve::testing {

class Wire {
public:
    /// Passes on to `port` of this machine.
    explicit Wire(int port);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    [[nodiscard]] int port() const { return m_port; }
    /// Nothing comes through any more, and nobody is told: packets vanish.
    void swallow(bool on) { m_swallow = on; }
    /// Connections are cut, and new ones as soon as they are made.
    void cut(bool on) { m_cut = on; }
    /// Connections are cut once, after so many more bytes towards the club.
    void cutAfter(long bytes) { m_budget = bytes; }

private:
    void run();

    int m_target, m_listener = -1, m_port = 0;
    std::atomic<bool> m_stop = false, m_swallow = false, m_cut = false;
    std::atomic<long> m_budget = -1; ///< -1: no end
    std::thread m_thread;
};

} // namespace reeve::testing
