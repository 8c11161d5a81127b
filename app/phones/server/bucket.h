// SPDX-License-Identifier: GPL-3.0-or-later
// How much may come in a second: a bucket that empties at a steady rate.
#pragma once

#include <algorithm>
#include <chrono>

namespace reeve::phones {

class Bucket {
public:
    using Instant = std::chrono::steady_clock::time_point;

    /// `rate` a second on average, `burst` at once.
    Bucket(double rate, double burst, Instant now) : m_rate(rate), m_burst(burst), m_at(now) {}

    /// Whether `amount` more is still within the limits. What is refused counts, too.
    bool take(double amount, Instant now) {
        const double seconds = std::chrono::duration<double>(now - m_at).count();
        m_at = now;
        m_level = std::max(0.0, m_level - m_rate * seconds) + amount;
        return m_level <= m_burst;
    }

    /// `amount` that was taken does not count after all.
    void giveBack(double amount) { m_level = std::max(0.0, m_level - amount); }

private:
    double m_rate, m_burst, m_level = 0;
    Instant m_at;
};

} // namespace reeve::phones
