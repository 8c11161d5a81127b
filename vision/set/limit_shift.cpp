// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/limit_shift.h"

#include "vision/set/odds.h"

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr float kKeptUnseen = 0.3F;    // share of its loss that a class without examples is spared
constexpr float kPlainlyNearer = 0.3F; // difference of kernels from which on a shift counts fully
constexpr float kPlainShift = 1.0F;    // log-odds of city against settlement from which on a shift contradicts a look
constexpr float kContested = 0.4F;     // greatest log-odds of city against settlement, either way, of such a look

} // namespace

void supported(std::vector<float>& shift, const std::vector<int>& n) {
    const float most = *std::max_element(shift.begin(), shift.end());
    for (std::size_t c = 0; c < shift.size(); ++c)
        shift[c] += kKeptUnseen / static_cast<float>(n[c] + 1) * (most - shift[c]);
}

std::vector<float> comparable(std::vector<float> shift, const std::array<float, kOccupants>& kind, float both,
                              const std::vector<float>& near) {
    constexpr std::size_t kSettlement = reeve::index(Occupant::Settlement);
    constexpr std::size_t kCity = reeve::index(Occupant::City);
    float& settlement = shift[kSettlement];
    float& city = shift[kCity];
    const auto building = [&] {
        const float least = 1e-9F;
        return std::log(std::max(kind[kSettlement], least) * std::exp(settlement) +
                        std::max(kind[kCity], least) * std::exp(city));
    };
    const float before = building();
    const float middle = (settlement + city) / 2;
    const float whole = city - settlement;
    const float general = logChance(kind[kCity]) - logChance(kind[kSettlement]);
    float odds = general + both / (both + 1) * whole;
    const bool contradicted =
        both >= 1 && std::abs(whole) > kPlainShift && whole * odds < 0 && whole * (near[kCity] - near[kSettlement]) > 0;
    if (contradicted) odds = std::clamp(odds, -kContested, kContested);
    const float apart = (odds - general) / 2;
    settlement = middle - apart;
    city = middle + apart;
    const float lost = before - building();
    settlement += lost;
    city += lost;
    return shift;
}

std::vector<float> asFarAsNearer(std::vector<float> shift, std::span<const float> chances,
                                 const std::vector<float>& near) {
    const auto leader = static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
    for (std::size_t c = 0; c < shift.size(); ++c) {
        if (shift[c] >= shift[leader]) continue;
        const float nearer = std::clamp((near[leader] - near[c]) / kPlainlyNearer, 0.0F, 1.0F);
        shift[c] = shift[leader] - nearer * (shift[leader] - shift[c]);
    }
    return shift;
}

} // namespace reeve::vision
