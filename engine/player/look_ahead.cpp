// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/look_ahead.h"

#include "engine/advance.h"
#include "engine/player/choose.h"
#include "engine/player/sample.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace reeve::player {
namespace {

constexpr std::size_t kMostCompared = 6; ///< commands that are played ahead
constexpr double kWorthALook = 0.8;      ///< largest loss of worth for a candidate (Choice::worth)
constexpr int kRoundsAhead = 2;
constexpr int kFewestComparisons = 8; ///< fewer are not significant
constexpr int kBetweenLooks = 4;      ///< comparisons between two eliminations
/// Standard error of a one-step difference of two chances against play of two rounds: measured (docs/measurements.md).
constexpr double kErrorOfOneStep = 0.05;
constexpr double kClearly = 2; ///< standard deviations

/// A candidate and the results of playing it ahead.
struct Candidate {
    const Command* command = nullptr;
    double oneStep = 0; ///< estimated chance to win after one step, 0 to 1
    bool left = true;   ///< still compared
};

/// The difference between two candidates.
struct Lead {
    double mean = 0, error = 0; ///< of the chance to win
};

/// The candidates, best of one step first, and the results of playing them ahead.
class Comparison {
public:
    Comparison(const Choices& choices, std::span<const Command> refused) {
        StackList<const Choice*, kMostChoices> open;
        for (const auto& choice : choices)
            if (std::ranges::find(refused, choice.command) == refused.end()) open.push_back(&choice);
        for (m_size = 0; m_size < std::min(open.size(), kMostCompared); ++m_size) {
            const Choice* best = nullptr; // the first of equal ones, as one step ahead
            for (const auto* choice : open)
                if (!has(choice) && (best == nullptr || choice->worth > best->worth)) best = choice;
            if (m_size > 0 && best->worth < m_worth - kWorthALook) break;
            if (m_size == 0) m_worth = best->worth;
            m_all[m_size] = {.command = &best->command, .oneStep = 1 / (1 + std::exp(-best->worth))};
        }
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const Candidate& operator[](std::size_t i) const { return m_all[i]; }
    [[nodiscard]] std::size_t left() const {
        return static_cast<std::size_t>(std::count_if(m_all.begin(),
                                                      m_all.begin() + static_cast<std::ptrdiff_t>(m_size),
                                                      [](const Candidate& one) { return one.left; }));
    }
    [[nodiscard]] int comparisons() const { return m_comparisons; }

    /// Adds a comparison: the chances of the remaining candidates; other entries are ignored.
    void add(const std::array<double, kMostCompared>& chances) {
        ++m_comparisons;
        for (std::size_t a = 0; a < m_size; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const double d = chances[a] - chances[b];
                m_sum[a][b] += d;
                m_square[a][b] += d * d;
            }
    }

    /// The best remaining candidate: that of one step until something was compared.
    [[nodiscard]] std::size_t best() const {
        std::size_t best = 0;
        while (!m_all[best].left) ++best;
        if (m_comparisons < kFewestComparisons) return best;
        for (std::size_t i = best + 1; i < m_size; ++i)
            if (m_all[i].left && lead(i, best).mean > 0) best = i;
        return best;
    }

    /// Drops candidates that are clearly worse than the best.
    void leaveOut() {
        const auto first = best();
        for (std::size_t i = 0; i < m_size; ++i) {
            if (i == first || !m_all[i].left) continue;
            const auto behind = lead(i, first);
            m_all[i].left = behind.mean + kClearly * behind.error > 0;
        }
    }

private:
    [[nodiscard]] bool has(const Choice* choice) const {
        return std::any_of(m_all.begin(), m_all.begin() + static_cast<std::ptrdiff_t>(m_size),
                           [&](const Candidate& one) { return one.command == &choice->command; });
    }

    /// Combines the one-step estimate and the comparisons, weighted by their precision. Both candidates must remain.
    [[nodiscard]] Lead lead(std::size_t one, std::size_t other) const {
        const bool turned = one < other;
        const auto a = std::max(one, other), b = std::min(one, other);
        const double n = m_comparisons, mean = m_sum[a][b] / n;
        const double variance = std::max(kLeastVariance, m_square[a][b] / n - mean * mean) / n;
        const double expected = m_all[a].oneStep - m_all[b].oneStep;
        constexpr double first = kErrorOfOneStep * kErrorOfOneStep;
        const double both = 1 / (1 / first + 1 / variance);
        const double result = both * (expected / first + mean / variance);
        return {.mean = turned ? -result : result, .error = std::sqrt(both)};
    }

    static constexpr double kLeastVariance = 1e-6;
    using Table = std::array<std::array<double, kMostCompared>, kMostCompared>;

    std::array<Candidate, kMostCompared> m_all{};
    std::size_t m_size = 0;
    double m_worth = 0; ///< of the first candidate
    int m_comparisons = 0;
    Table m_sum{}, m_square{}; ///< [a][b], b < a: sums over the difference of the chances of a and b
};

} // namespace

std::optional<Command> lookAhead(const GameView& view, PlayerId player, const Weights& weights,
                                 const Thinking& thinking, Chance& chance, std::span<const Command> refused) {
    const auto end = std::chrono::steady_clock::now() + thinking.time;
    const auto inTime = [&] { return std::chrono::steady_clock::now() < end; };
    const auto choices = choicesOf(sampled(view, chance), player, weights, kMostChoices, chance);
    Comparison comparison(choices, refused);
    if (comparison.size() == 0) return std::nullopt;
    while (comparison.left() > 1 && comparison.comparisons() < thinking.comparisons) {
        const auto start = sampled(view, chance);
        const auto luck = chance;
        std::array<double, kMostCompared> chances{};
        bool complete = true;
        for (std::size_t i = 0; i < comparison.size() && complete; ++i) {
            if (!comparison[i].left) continue;
            complete = inTime();
            auto state = start;
            auto dice = luck;
            if (complete && advance(state, *comparison[i].command))
                chances[i] = playedAhead(state, weights, kRoundsAhead * state.playerCount, 0, dice)[index(player)];
        }
        if (!complete) break;
        comparison.add(chances);
        chance.advance(1);
        if (const int n = comparison.comparisons(); n >= kFewestComparisons && n % kBetweenLooks == 0)
            comparison.leaveOut();
    }
    return *comparison[comparison.best()].command;
}

} // namespace reeve::player
