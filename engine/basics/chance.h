// SPDX-License-Identifier: GPL-3.0-or-later
// The game's random generator: a small value that is part of the state, so that undo restores it too.
#pragma once

#include <cstdint>

namespace reeve {

/// SplitMix64 (Steele, Lea and Flood 2014). The n-th draw depends on the seed and n alone: the number of draws that an
/// event records is enough to replay the generator.
class Chance {
public:
    constexpr Chance() = default;
    constexpr explicit Chance(std::uint64_t seed) : m_state(seed) {}

    /// Returns a number from 0 to bound - 1. The bias is below bound / 2^64. Requires bound > 0.
    constexpr int draw(int bound) {
        advance(1);
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        z ^= z >> 31U;
        return static_cast<int>(((z >> 32U) * static_cast<std::uint64_t>(bound)) >> 32U);
    }
    /// Skips `draws` draws.
    constexpr void advance(int draws) { m_state += 0x9e3779b97f4a7c15U * static_cast<std::uint64_t>(draws); }
    [[nodiscard]] constexpr std::uint64_t state() const { return m_state; }
    friend constexpr bool operator==(const Chance&, const Chance&) = default;

private:
    std::uint64_t m_state = 0;
};

} // namespace reeve
