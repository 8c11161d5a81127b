// SPDX-License-Identifier: GPL-3.0-or-later
// Of the players who were given a chance, how many have won: as a table and as a picture.
#pragma once

#include "engine/player/worth.h"

#include <array>
#include <ostream>
#include <span>
#include <string>

namespace cli {

class Reliability {
public:
    explicit Reliability(std::string name) : m_name(std::move(name)) {}

    /// The chances that the first `players` were given, and who has won.
    void add(const reeve::player::Chances& chances, std::size_t players, reeve::PlayerId winner);
    /// For each tenth: how many players, what they were given on average, how many won, the interval of 95 %.
    void tell(std::ostream& out) const;

private:
    friend void plot(std::span<const Reliability> all, std::ostream& out);

    struct Bin {
        double players = 0, given = 0, won = 0;
    };
    static constexpr int kBins = 10;

    std::string m_name;
    std::array<Bin, kBins> m_bins{};
    double m_squares = 0, m_all = 0;
};

/// Writes an SVG with a diagram for each: given across, won upwards with its interval of 95 %; what is given truly lies
/// on the diagonal.
void plot(std::span<const Reliability> all, std::ostream& out);

} // namespace cli
