// SPDX-License-Identifier: GPL-3.0-or-later
// Codes, tokens and signs made of random bits that are handed in.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace reeve::phones {

/// 32 random bits. The program hands in the system's generator, a test a sequence of its own.
using Random = std::function<std::uint32_t()>;

/// Six characters of Crockford's base 32: 30 bits, each code equally likely.
std::string newCode(const Random& random);
/// 22 characters of base64url: 128 bits.
std::string newToken(const Random& random);
/// 10 to 99, none of `taken`. Requires fewer than 90 taken.
int newSign(const Random& random, std::span<const int> taken);

} // namespace reeve::phones
