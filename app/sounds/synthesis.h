// SPDX-License-Identifier: GPL-3.0-or-later
// Reeve's own sounds, made of sine waves and noise when they are needed: no recording, no file.
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <vector>

namespace reeve::app {

/// What can be heard. Each has a visible twin in the window.
enum class Sound : std::uint8_t { Dice, Build, Level, Ship, AttackWon, AttackLost, Turn, Refusal, Victory };
inline constexpr std::array kAllSounds{Sound::Dice,       Sound::Build, Sound::Level,   Sound::Ship,   Sound::AttackWon,
                                       Sound::AttackLost, Sound::Turn,  Sound::Refusal, Sound::Victory};

inline constexpr int kSampleRate = 44100; ///< one channel, 16 bits with sign

/// The samples of a sound, always the same. Below three seconds, peak below full scale, silent at both ends.
std::vector<std::int16_t> samplesOf(Sound sound);

} // namespace reeve::app
