// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/choose_set.h"

namespace reeve::vision {
namespace {

constexpr double kLeastLikeness =
    0.9; // foreign tables have 0.95 and more: only what is no such board at all is left out

} // namespace

std::shared_ptr<const SetModel> fittingSet(std::span<const std::shared_ptr<const SetModel>> sets,
                                           const BoardFeatures& features) {
    std::shared_ptr<const SetModel> best;
    double most = kLeastLikeness;
    for (const auto& set : sets) {
        const double likeness = set->likeness(features);
        if (likeness <= most) continue;
        most = likeness;
        best = set;
    }
    return best;
}

} // namespace reeve::vision
