// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/choose_set.h"

#include "vision/set/thresholds.h"

namespace reeve::vision {
namespace {

using namespace thresholds::choose_set;

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
