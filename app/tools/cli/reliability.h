// SPDX-License-Identifier: GPL-3.0-or-later
// Compares predicted chances of winning with results, as a table and as a diagram.
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

    /// Adds the predictions for the first `players` seats of a game, and its winner.
    void add(const reeve::player::Chances& chances, std::size_t players, reeve::PlayerId winner);
    /// Prints per tenth: number of players, mean prediction, number of winners, 95 % interval.
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

/// Writes an SVG with one reliability diagram each: prediction on the x axis, share of winners with its 95 % interval
/// on the y axis. Perfect predictions lie on the diagonal.
void plot(std::span<const Reliability> all, std::ostream& out);

} // namespace cli
