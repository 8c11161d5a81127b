// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sounds/synthesis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reeve::app {
namespace {

/// Peak of every sound relative to full scale.
constexpr double kPeak = 0.6;
/// Fade at both ends in seconds; avoids clicks.
constexpr double kFade = 0.004;

class Score {
public:
    explicit Score(double seconds) : m_samples(static_cast<std::size_t>(seconds * kSampleRate)) {}

    /// A struck or plucked tone with two overtones that decays to a third within `decay` seconds.
    void strike(double at, double hertz, double decay, double volume) {
        add(at, 5 * decay, [=](double t) {
            const double phase = 2 * std::numbers::pi * hertz * t;
            const double tone = std::sin(phase) + 0.35 * std::sin(2.01 * phase) * std::exp(-2 * t / decay) +
                                0.15 * std::sin(3.98 * phase) * std::exp(-4 * t / decay);
            return volume * tone * std::exp(-t / decay) * std::min(1.0, t / 0.002);
        });
    }
    /// A knock on wood: a low thud with a short noise.
    void knock(double at, double hertz, double volume) {
        add(at, 0.16, [=, this](double t) {
            return volume * (std::sin(2 * std::numbers::pi * hertz * t * (1 - t)) * std::exp(-t / 0.03) +
                             0.5 * noise() * std::exp(-t / 0.006));
        });
    }
    /// A horn with rising volume that glides from one pitch to another.
    void blow(double at, double seconds, double from, double to, double volume) {
        double phase = 0;
        add(at, seconds, [=](double t) mutable {
            const double part = t / seconds;
            phase += 2 * std::numbers::pi * (from + (to - from) * part) / kSampleRate;
            double tone = 0;
            for (int k = 1; k <= 6; ++k) tone += std::sin(k * phase) / (k * 1.3);
            return volume * tone * std::sin(std::numbers::pi * std::pow(part, 0.6));
        });
    }
    /// Rustling paper: filtered noise that rises and falls.
    void rustle(double at, double seconds, double volume) {
        double soft = 0;
        add(at, seconds, [=, this](double t) mutable {
            soft += 0.25 * (noise() - soft);
            return volume * soft * std::pow(std::sin(std::numbers::pi * t / seconds), 2);
        });
    }

    [[nodiscard]] std::vector<std::int16_t> samples() const {
        double loudest = 0;
        for (const double s : m_samples) loudest = std::max(loudest, std::abs(s));
        const auto fade = static_cast<std::size_t>(kFade * kSampleRate);
        std::vector<std::int16_t> out(m_samples.size());
        for (std::size_t i = 0; i < out.size(); ++i) {
            const auto edge = std::min(i, out.size() - 1 - i);
            const double envelope = std::min(1.0, static_cast<double>(edge) / static_cast<double>(fade));
            out[i] = static_cast<std::int16_t>(
                std::lround(32767 * kPeak * envelope * m_samples[i] / std::max(loudest, 1e-9)));
        }
        return out;
    }

private:
    template <typename Wave>
    void add(double at, double seconds, Wave wave) {
        const auto first = static_cast<std::size_t>(at * kSampleRate);
        const auto count = static_cast<std::size_t>(seconds * kSampleRate);
        for (std::size_t i = 0; i < count && first + i < m_samples.size(); ++i)
            m_samples[first + i] += wave(static_cast<double>(i) / kSampleRate);
    }
    /// Deterministic pseudo-random noise in [-1, 1).
    double noise() {
        m_noise = m_noise * 1664525U + 1013904223U;
        return static_cast<double>(m_noise >> 8U) / static_cast<double>(1U << 23U) - 1;
    }

    std::vector<double> m_samples;
    std::uint32_t m_noise = 1;
};

constexpr double kC4 = 261.63, kE4 = 329.63, kG4 = 392.00, kC5 = 523.25, kE5 = 659.26, kG5 = 783.99, kC6 = 1046.50;

} // namespace

std::vector<std::int16_t> samplesOf(Sound sound) {
    Score score(sound == Sound::Victory                                   ? 2.2
                : sound == Sound::AttackWon || sound == Sound::AttackLost ? 1.6
                : sound == Sound::Ship                                    ? 1.2
                : sound == Sound::Dice || sound == Sound::Level           ? 0.7
                : sound == Sound::Turn                                    ? 0.45
                                                                          : 0.25);
    switch (sound) {
    case Sound::Dice:
        for (const auto& [at, pitch, volume] : {std::array{0.0, 620.0, 0.9},
                                                {0.07, 540.0, 0.6},
                                                {0.15, 660.0, 1.0},
                                                {0.24, 590.0, 0.5},
                                                {0.31, 640.0, 0.4},
                                                {0.42, 560.0, 0.25}})
            score.knock(at, pitch, volume);
        break;
    case Sound::Build:
        score.knock(0, 310, 1);
        score.knock(0.09, 360, 0.6);
        break;
    case Sound::Level:
        score.strike(0, kE5 * 2, 0.12, 0.8);
        score.strike(0.08, kC6 * 2, 0.18, 1);
        break;
    case Sound::Ship:
        score.strike(0, kG4, 0.35, 1);
        score.strike(0.01, kG4 * 2.4, 0.2, 0.5);
        break;
    case Sound::AttackWon:
        score.blow(0, 0.5, kG4 * 0.5, kG4 * 0.5, 1);
        score.blow(0.45, 1.1, kC4, kC4, 1);
        score.blow(0.45, 1.1, kE4, kE4, 0.6);
        break;
    case Sound::AttackLost:
        score.blow(0, 0.6, kC4 * 0.5, kC4 * 0.5, 1);
        score.blow(0.5, 1.1, kC4 * 0.5, kC4 * 0.375, 1);
        break;
    case Sound::Turn: score.rustle(0, 0.4, 1); break;
    case Sound::Refusal: score.blow(0, 0.25, 150, 100, 1); break;
    case Sound::Victory:
        for (const auto& [at, pitch] : {std::array{0.0, kC5}, {0.16, kE5}, {0.32, kG5}, {0.48, kC6}})
            score.strike(at, pitch, 0.4, 1);
        score.strike(0.8, kC5, 0.5, 0.6);
        score.strike(0.8, kG5, 0.5, 0.6);
        break;
    }
    return score.samples();
}

} // namespace reeve::app
