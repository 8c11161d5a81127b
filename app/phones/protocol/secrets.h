// SPDX-License-Identifier: GPL-3.0-or-later
// Generates codes, tokens and signs from random bits of the caller.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace reeve::phones {

/// Source of 32 random bits: the system's generator, or a fixed sequence in tests.
using Random = std::function<std::uint32_t()>;

/// Six characters of Crockford's base 32: 30 uniformly random bits.
std::string newCode(const Random& random);
/// 22 characters of base64url: 128 random bits.
std::string newToken(const Random& random);
/// 10 to 99, not in `taken`. Requires fewer than 90 taken.
int newSign(const Random& random, std::span<const int> taken);

} // namespace reeve::phones
