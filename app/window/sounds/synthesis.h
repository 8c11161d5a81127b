// SPDX-License-Identifier: GPL-3.0-or-later
// Synthesizes Reeve's sounds from sine waves and noise on demand; there are no recordings.
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <vector>

namespace reeve::app {

/// Each sound has a visible counterpart in the window.
enum class Sound : std::uint8_t { Dice, Build, Level, Ship, AttackWon, AttackLost, Turn, Refusal, Victory };
inline constexpr std::array kAllSounds{Sound::Dice,       Sound::Build, Sound::Level,   Sound::Ship,   Sound::AttackWon,
                                       Sound::AttackLost, Sound::Turn,  Sound::Refusal, Sound::Victory};

inline constexpr int kSampleRate = 44100; ///< in Hz; one channel, signed 16 bits

/// Samples of a sound, deterministic. Shorter than three seconds, peak below full scale, starting and ending with
/// silence.
std::vector<std::int16_t> samplesOf(Sound sound);

} // namespace reeve::app
