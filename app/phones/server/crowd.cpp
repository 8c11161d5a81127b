// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/crowd.h"

#include <iterator>

namespace reeve::phones {

using namespace std::chrono_literals;

namespace {

/// Maximum number of remembered addresses.
constexpr std::size_t kMostKnown = 512;

} // namespace

Crowd::Verdict Crowd::arrived(Id id, const std::string& address, Instant now) {
    const bool isKnown = m_known.contains(address);
    if (!isKnown && tooManyStrangers(now)) return {};
    // Removes connection times older than the window, and addresses without any.
    for (auto entry = m_recent.begin(); entry != m_recent.end();) {
        auto& times = entry->second;
        while (!times.empty() && now - times.front() >= m_limits.newWithin) times.pop_front();
        entry = times.empty() ? m_recent.erase(entry) : std::next(entry);
    }
    auto& times = m_recent[address];
    if (static_cast<int>(times.size()) >= m_limits.newOfAnAddress) return {};
    times.push_back(now);

    int same = 0, waiting = 0;
    bool known = false;
    for (const auto& [other, one] : m_there) {
        waiting += one.admitted ? 0 : 1;
        if (one.address != address) continue;
        ++same;
        known |= one.known;
    }
    Verdict verdict{.stays = true, .leaves = {}};
    if (same >= (known ? m_limits.ofAKnownAddress : m_limits.ofAnAddress))
        verdict.leaves = oldestWaiting(&address);
    else if (waiting >= m_limits.waiting || static_cast<int>(m_there.size()) >= m_limits.connections) {
        verdict.leaves = oldestWaiting(nullptr);
        if (!verdict.leaves && isKnown) verdict.leaves = oldestWithoutToken();
    } else {
        m_there[id] = {.address = address};
        return verdict;
    }
    // All connections have said hello: a stranger is rejected.
    if (!verdict.leaves) return {};
    m_there.erase(*verdict.leaves);
    m_there[id] = {.address = address};
    return verdict;
}

void Crowd::admitted(Id id, bool known) {
    const auto found = m_there.find(id);
    if (found == m_there.end()) return;
    found->second.admitted = true;
    found->second.known = known;
    if (known && m_known.size() < kMostKnown) m_known.insert(found->second.address);
}

void Crowd::left(Id id) { m_there.erase(id); }

bool Crowd::tooManyStrangers(Instant now) {
    if (now - m_second >= 1s) {
        m_second = now;
        m_strangers = 0;
    }
    return ++m_strangers > m_limits.acceptsInASecond;
}

std::optional<Crowd::Id> Crowd::oldestWaiting(const std::string* address) const {
    std::optional<Id> ofKnown;
    for (const auto& [id, one] : m_there) {
        if (one.admitted || (address && one.address != *address)) continue;
        if (address || !m_known.contains(one.address)) return id;
        if (!ofKnown) ofKnown = id;
    }
    return ofKnown;
}

std::optional<Crowd::Id> Crowd::oldestWithoutToken() const {
    for (const auto& [id, one] : m_there)
        if (!one.known) return id;
    return std::nullopt;
}

} // namespace reeve::phones
