// SPDX-License-Identifier: GPL-3.0-or-later
// A network between a table and its club that can be interrupted: a port of this machine that forwards to another one.
#pragma once

#include <atomic>
#include <thread>

namespace reeve::testing {

class Wire {
public:
    /// Forwards to `port` of this machine.
    explicit Wire(int port);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    [[nodiscard]] int port() const { return m_port; }
    /// Holds all data back without closing connections.
    void swallow(bool on) { m_swallow = on; }
    /// Closes all connections, and new ones at once, until cut(false).
    void cut(bool on) { m_cut = on; }
    /// Closes the connection once, after this many further bytes towards the club.
    void cutAfter(long bytes) { m_budget = bytes; }

private:
    void run();

    int m_target, m_listener = -1, m_port = 0;
    std::atomic<bool> m_stop = false, m_swallow = false, m_cut = false;
    std::atomic<long> m_budget = -1; ///< -1: unlimited
    std::thread m_thread;
};

} // namespace reeve::testing
