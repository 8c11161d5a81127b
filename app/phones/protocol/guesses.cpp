// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/guesses.h"

#include <algorithm>

namespace reeve::phones {

bool Guesses::paused(std::string_view address, Time now) const {
    return std::ranges::any_of(m_pauses, [&](const Pause& pause) {
        return now < pause.until && (pause.address.empty() || pause.address == address);
    });
}

void Guesses::count(std::string_view address, Time now) {
    std::erase_if(m_wrong, [&](const Wrong& wrong) { return now - wrong.at >= kWindow; });
    std::erase_if(m_pauses, [&](const Pause& pause) { return now >= pause.until; });
    m_wrong.push_back({std::string(address), now});
    if (std::ranges::count(m_wrong, address, &Wrong::address) >= kMostOfAnAddress)
        m_pauses.push_back({std::string(address), now + kPause});
    if (static_cast<int>(m_wrong.size()) >= kMostOfAll) {
        m_pauses.push_back({{}, now + kPause});
        m_wrong.clear();
    }
}

} // namespace reeve::phones
