// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/once.h"

#include <algorithm>

namespace reeve::phones {

Once::Found Once::find(const Digest& token, const Request& request) const {
    const auto phone = m_kept.find(token);
    if (phone == m_kept.end()) return New{};
    const auto found = std::ranges::find(phone->second, idOf(request), &Kept::id);
    if (found == phone->second.end()) return New{};
    if (!sameDigest(found->content, digestOf(write(request)))) return Conflict{};
    return Known{found->answer};
}

void Once::keep(const Digest& token, const Request& request, std::string answer) {
    auto& kept = m_kept[token];
    kept.push_back({std::string(idOf(request)), digestOf(write(request)), std::move(answer)});
    if (kept.size() > kKept) kept.pop_front();
}

} // namespace reeve::phones
