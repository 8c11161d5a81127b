// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/secrets.h"

#include <algorithm>
#include <string_view>

namespace reeve::phones {

std::string newCode(const Random& random) {
    constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string code;
    for (std::uint32_t bits = random(); code.size() < 6; bits >>= 5U) code.push_back(kAlphabet[bits & 31U]);
    return code;
}

std::string newToken(const Random& random) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string token;
    std::uint64_t bits = 0;
    int held = 0;
    // 128 bits in groups of six; the last character contains two.
    for (int drawn = 0; token.size() < 22;) {
        if (held < 6 && drawn < 4) {
            bits |= static_cast<std::uint64_t>(random()) << static_cast<unsigned>(held);
            held += 32;
            ++drawn;
        }
        token.push_back(kAlphabet[bits & 63U]);
        bits >>= 6U;
        held -= 6;
    }
    return token;
}

int newSign(const Random& random, std::span<const int> taken) {
    constexpr std::uint32_t kSigns = 90;
    constexpr std::uint32_t kFair =
        UINT32_MAX - UINT32_MAX % kSigns; // rejects values above, which would bias the result
    for (;;) {
        const std::uint32_t bits = random();
        const int sign = 10 + static_cast<int>(bits % kSigns);
        if (bits < kFair && std::ranges::find(taken, sign) == taken.end()) return sign;
    }
}

} // namespace reeve::phones
