// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256 of secrets, and the only way in which they are compared.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace reeve::phones {

using Digest = std::array<std::uint8_t, 32>;

/// SHA-256.
Digest digestOf(std::string_view bytes);

/// Takes the same time whatever the bytes are, so that an answer does not tell how much of a guess was right.
bool sameDigest(const Digest& a, const Digest& b);

/// 64 lower-case hexadecimal digits.
std::string hexOf(const Digest& digest);

} // namespace reeve::phones
