// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/club/wire.h"

#include <QtGlobal>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <vector>

namespace reeve::testing {
namespace {

struct Pair {
    int table, club;
};

sockaddr_in loopback(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

void close(const Pair& pair) {
    ::close(pair.table);
    ::close(pair.club);
}

/// Forwards what can be read. False: the connection ended or `budget` is used up.
bool pass(int from, int to, std::atomic<long>* budget) {
    std::array<char, 16384> bytes;
    const ssize_t count = ::read(from, bytes.data(), bytes.size());
    if (count <= 0) return false;
    ssize_t allowed = count;
    if (budget != nullptr && *budget >= 0) {
        allowed = std::min<ssize_t>(count, *budget);
        *budget = *budget - allowed;
    }
    for (ssize_t at = 0; at < allowed;) {
        const ssize_t written = ::send(to, bytes.data() + at, static_cast<std::size_t>(allowed - at), MSG_NOSIGNAL);
        if (written <= 0) return false;
        at += written;
    }
    if (allowed == count) return true;
    *budget = -1;
    return false;
}

} // namespace

Wire::Wire(int port) : m_target(port) {
    m_listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    if (::bind(m_listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(m_listener, 64) != 0 || ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &length) != 0)
        qFatal("no port for a wire");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { run(); });
}

Wire::~Wire() {
    m_stop = true;
    m_thread.join();
    ::close(m_listener);
}

void Wire::run() {
    constexpr int kTick = 20; // ms
    std::vector<Pair> pairs;
    while (!m_stop) {
        if (m_cut) {
            for (const Pair& pair : pairs) close(pair);
            pairs.clear();
        }
        if (m_swallow) {
            ::usleep(kTick * 1000);
            continue;
        }
        std::vector<pollfd> waiting{{m_listener, POLLIN, 0}};
        for (const Pair& pair : pairs) {
            waiting.push_back({pair.table, POLLIN, 0});
            waiting.push_back({pair.club, POLLIN, 0});
        }
        if (::poll(waiting.data(), waiting.size(), kTick) <= 0) continue;
        std::vector<Pair> open;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Pair pair = pairs[i];
            const bool good = (waiting[2 * i + 1].revents == 0 || pass(pair.table, pair.club, &m_budget)) &&
                              (waiting[2 * i + 2].revents == 0 || pass(pair.club, pair.table, nullptr));
            if (good)
                open.push_back(pair);
            else
                close(pair);
        }
        pairs = std::move(open);
        if (waiting[0].revents != 0) {
            const int table = ::accept(m_listener, nullptr, nullptr);
            const int club = ::socket(AF_INET, SOCK_STREAM, 0);
            const sockaddr_in address = loopback(m_target);
            if (table < 0 || m_cut || ::connect(club, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
                close({table, club});
            else
                pairs.push_back({table, club});
        }
    }
    for (const Pair& pair : pairs) close(pair);
}

} // namespace reeve::testing
