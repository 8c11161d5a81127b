// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/summary.h"

#include "vision/look/read_pieces.h"
#include "vision/set/knight_rows.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace reeve::vision {
namespace {

void addIntersection(SetSummary& sum, const Example& example) {
    const auto trait = [&](std::size_t number) { return example.is[number]; };
    const auto color = static_cast<std::size_t>(trait(kColorTrait));
    if (trait(kColorTrait) == kUnknown) return;
    switch (static_cast<Occupant>(trait(kKindTrait))) {
    case Occupant::None: return;
    case Occupant::Settlement: ++sum.settlements[color]; return;
    case Occupant::City:
        ++sum.cities[color];
        sum.walls += trait(kWallTrait) == 1;
        sum.metropolises += trait(kMetropolisTrait) == 1;
        return;
    case Occupant::Knight:
        ++sum.knights[color];
        if (trait(kLevelTrait) != kUnknown && trait(kActiveTrait) != kUnknown)
            ++sum.levels[static_cast<std::size_t>(trait(kLevelTrait))][static_cast<std::size_t>(trait(kActiveTrait))];
        return;
    }
}

/// Whether most of the knights were seen in less detail than is seen today.
bool hasCoarseKnights(const std::vector<Example>& intersections) {
    std::ptrdiff_t coarse = 0;
    for (const Example& example : intersections)
        if (example.is[kKindTrait] == static_cast<int>(Occupant::Knight)) coarse += showsWhole(example) ? -1 : 1;
    return coarse > 0;
}

} // namespace

SetSummary summaryOf(const LearnedSet& set) {
    SetSummary sum;
    sum.coarseKnights = hasCoarseKnights(set.examples[index(Subject::Intersection)]);
    sum.outdated = std::ranges::find(set.outdated, true) != set.outdated.end();
    for (const Example& example : set.examples[index(Subject::Terrain)])
        if (example.is[0] != kUnknown) ++sum.terrain[static_cast<std::size_t>(example.is[0])];
    for (const Example& example : set.examples[index(Subject::Path)])
        if (example.is[0] > 0) ++sum.roads[static_cast<std::size_t>(example.is[0] - 1)];
    for (const Example& example : set.examples[index(Subject::Intersection)]) addIntersection(sum, example);
    for (const Example& example : set.examples[index(Subject::Figure)]) {
        sum.robber += example.is[kRobberTrait] == 1;
        sum.merchant += example.is[kMerchantTrait] == 1;
    }
    for (const Example& example : set.examples[index(Subject::Harbor)]) sum.harbors += example.is[0] > 0;
    return sum;
}

} // namespace reeve::vision
