// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/reliability.h"

#include "app/tools/cli/table.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace cli {
namespace {

template <typename... Parts>
std::string printed(const char* format, Parts... parts) {
    std::array<char, 400> text{};
    std::snprintf(text.data(), text.size(), format, parts...);
    return text.data();
}

// Geometry of a diagram, in pixels.
constexpr double kSide = 320, kLeft = 56, kTop = 40, kBelow = 56, kApart = 24;

} // namespace

void Reliability::add(const reeve::player::Chances& chances, std::size_t players, reeve::PlayerId winner) {
    for (std::size_t p = 0; p < players; ++p) {
        auto& bin = m_bins[static_cast<std::size_t>(std::min(kBins - 1, static_cast<int>(chances[p] * kBins)))];
        const double won = static_cast<reeve::PlayerId>(p) == winner ? 1 : 0;
        ++bin.players;
        bin.given += chances[p];
        bin.won += won;
        m_squares += (chances[p] - won) * (chances[p] - won);
        ++m_all;
    }
}

void Reliability::tell(std::ostream& out) const {
    out << m_name << "\n  given       players  mean given  won     95 %\n";
    for (int b = 0; b < kBins; ++b) {
        const auto& bin = m_bins[static_cast<std::size_t>(b)];
        if (bin.players == 0) continue;
        const Interval interval(bin.won / bin.players, bin.players);
        out << printed("  %2d to %3d %%  %7.0f  %8.1f %%  %5.1f %%  %.1f to %.1f\n", 10 * b, 10 * (b + 1), bin.players,
                       100 * bin.given / bin.players, 100 * bin.won / bin.players, 100 * interval.low,
                       100 * interval.high);
    }
    out << printed("  mean squared error: %.4f (a quarter for everybody: 0.1875)\n", m_squares / m_all);
}

void plot(std::span<const Reliability> all, std::ostream& out) {
    const auto n = static_cast<double>(all.size());
    out << printed(
               R"(<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" font-family="sans-serif" font-size="13">)",
               n * (kLeft + kSide + kApart), kTop + kSide + kBelow)
        << "\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
    double left = kLeft;
    for (const auto& one : all) {
        const auto x = [&](double share) { return left + kSide * share; };
        const auto y = [&](double share) { return kTop + kSide * (1 - share); };
        out << printed(R"(<text x="%.0f" y="24" font-size="15" font-weight="bold">%s</text>)", left, one.m_name.c_str())
            << "\n"
            << printed(R"(<rect x="%.0f" y="%.0f" width="%.0f" height="%.0f" fill="none" stroke="#888"/>)", left, kTop,
                       kSide, kSide)
            << printed(R"(<path d="M%.1f %.1fL%.1f %.1f" stroke="#888" stroke-dasharray="5 4"/>)", x(0), y(0), x(1),
                       y(1))
            << "\n";
        for (int tick = 0; tick <= 100; tick += 20)
            out << printed(R"(<text x="%.1f" y="%.1f" text-anchor="middle">%d</text>)", x(tick / 100.0), y(0) + 18,
                           tick)
                << printed(R"(<text x="%.1f" y="%.1f" text-anchor="end">%d</text>)", left - 8, y(tick / 100.0) + 4,
                           tick)
                << "\n";
        out << printed(R"(<text x="%.1f" y="%.1f" text-anchor="middle">given, in %%</text>)", x(0.5), y(0) + 40)
            << printed(
                   R"svg(<text transform="translate(%.1f %.1f) rotate(-90)" text-anchor="middle">won, in %%</text>)svg",
                   left - 38, y(0.5))
            << "\n";
        for (const auto& bin : one.m_bins) {
            if (bin.players == 0) continue;
            const double given = bin.given / bin.players, won = bin.won / bin.players;
            const Interval interval(won, bin.players);
            out << printed(R"(<path d="M%.1f %.1fV%.1f" stroke="#17616a" stroke-width="2"/>)", x(given),
                           y(interval.low), y(interval.high))
                << printed(R"(<circle cx="%.1f" cy="%.1f" r="4" fill="#17616a"/>)", x(given), y(won)) << "\n";
        }
        left += kLeft + kSide + kApart;
    }
    out << "</svg>\n";
}

} // namespace cli
