// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/digest.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>

namespace reeve::phones {

Digest digestOf(std::string_view bytes) {
    const QByteArray view = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const QByteArray hash = QCryptographicHash::hash(view, QCryptographicHash::Sha256);
    Digest digest{};
    std::copy_n(hash.cbegin(), digest.size(), digest.begin());
    return digest;
}

bool sameDigest(const Digest& a, const Digest& b) {
    volatile std::uint8_t difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) difference = static_cast<std::uint8_t>(difference | (a[i] ^ b[i]));
    return difference == 0;
}

std::string hexOf(const Digest& digest) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const std::uint8_t byte : digest) {
        hex.push_back(kDigits[byte >> 4U]);
        hex.push_back(kDigits[byte & 0xFU]);
    }
    return hex;
}

} // namespace reeve::phones
