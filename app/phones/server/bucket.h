// SPDX-License-Identifier: GPL-3.0-or-later
// Rate limiter (leaky bucket).
#pragma once

#include <algorithm>
#include <chrono>

namespace reeve::phones {

class Bucket {
public:
    using Instant = std::chrono::steady_clock::time_point;

    /// `rate`: average per second; `burst`: maximum at once.
    Bucket(double rate, double burst, Instant now) : m_rate(rate), m_burst(burst), m_at(now) {}

    /// Adds `amount`; false: the limit is exceeded. The amount counts in either case.
    bool take(double amount, Instant now) {
        const double seconds = std::chrono::duration<double>(now - m_at).count();
        m_at = now;
        m_level = std::max(0.0, m_level - m_rate * seconds) + amount;
        return m_level <= m_burst;
    }

    /// Subtracts an amount that should not have counted.
    void giveBack(double amount) { m_level = std::max(0.0, m_level - amount); }

private:
    double m_rate, m_burst, m_level = 0;
    Instant m_at;
};

} // namespace reeve::phones
