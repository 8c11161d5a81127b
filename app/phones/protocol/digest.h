// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256 digests of secrets. Secrets are compared by sameDigest() only.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace reeve::phones {

using Digest = std::array<std::uint8_t, 32>;

Digest digestOf(std::string_view bytes);

/// Compares in constant time, so that the response time reveals nothing about the correct value.
bool sameDigest(const Digest& a, const Digest& b);

/// 64 lower-case hexadecimal digits.
std::string hexOf(const Digest& digest);

} // namespace reeve::phones
