// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/fit_harbors.h"

#include "engine/setup/boards.h"
#include "engine/tables/box.h"
#include "vision/judge/harbor_hypotheses.h"
#include "vision/least_chance.h"

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr double kLeastProbability = least_chance::kOfACoast;

/// Converts posteriors to likelihoods: divides by the share of each kind in the training set.
std::vector<HarborPlace> likelihoods(const HarborLooks& looks, const HarborParams& params) {
    std::vector<HarborPlace> out;
    for (const HarborLook& look : looks) {
        HarborPlace& place = out.emplace_back();
        for (std::size_t kind = 0; kind < kHarborLooks; ++kind) {
            const double learned =
                kind == kNoHarbor ? params.learnedNone : (1 - params.learnedNone) / (kHarborLooks - 1);
            const double chance = std::max(static_cast<double>(look.kind[kind]), kLeastProbability);
            place[kind] = look.inPicture ? std::pow(chance / learned, params.weight) : 1;
        }
    }
    return out;
}

/// Hypotheses about the frame of the standard island, weighted by their priors.
std::vector<HarborHypothesis> standardHypotheses(const HarborFrame& seen, const HarborParams& params) {
    std::vector<HarborHypothesis> all{noHarbors(seen), printedPieces(seen), looseTokens(seen), anyHarbors(seen),
                                      notUnderstood(seen)};
    all[0].likelihood *= params.noHarbors;
    all[1].likelihood *= 1 - params.noHarbors - params.tokens - params.otherHarbors - params.notUnderstood;
    all[2].likelihood *= params.tokens;
    all[3].likelihood *= params.otherHarbors;
    all[4].likelihood *= params.notUnderstood;
    return all;
}

/// Hypotheses about any other island, whose frame has its harbours on known places (SIX-5) and may be rotated by 180
/// degrees.
std::vector<HarborHypothesis> otherHypotheses(const HarborFrame& seen, const Ground& ground,
                                              const HarborParams& params) {
    const Island& island = ground.places();
    const HarborPlace share = sharesOf(boxOf(ground.island, kMaxPlayers));
    std::vector<HarborHypothesis> all{noHarbors(seen), notUnderstood(seen)};
    all[0].likelihood *= params.noHarbors;
    all[1].likelihood *= params.notUnderstood;
    const double frames = 1 - params.noHarbors - params.notUnderstood;
    if (ground.atSea()) {
        HarborHypothesis& layout = all.emplace_back(harborsAt(seen, std::vector<bool>(seen.size(), true), share));
        layout.likelihood *= frames;
        return all;
    }
    std::vector<int> turns;
    for (int sixths = 0; sixths < 6; ++sixths)
        if (island.turns[static_cast<std::size_t>(sixths)]) turns.push_back(sixths);
    const std::vector<PathId> places = harborPlaces(ground);
    for (const int sixths : turns) {
        std::vector<bool> harbor(places.size());
        for (const PathId path : harborPlacesOf(island)) {
            const auto at = std::find(places.begin(), places.end(), *island.rotated(path, sixths));
            harbor[static_cast<std::size_t>(at - places.begin())] = true;
        }
        HarborHypothesis& hypothesis = all.emplace_back(harborsAt(seen, harbor, share));
        hypothesis.likelihood *= frames / static_cast<double>(turns.size());
    }
    return all;
}

/// Whether the look alone clearly shows another kind.
bool overruled(const HarborLook& look, std::size_t kind, double clear) {
    const auto seen = std::max_element(look.kind.begin(), look.kind.end());
    return look.inPicture && static_cast<std::size_t>(seen - look.kind.begin()) != kind &&
           static_cast<double>(*seen) > clear;
}

} // namespace

std::vector<FittedHarbor> fitHarbors(const HarborLooks& looks, const Ground& ground, const HarborParams& params) {
    const HarborFrame seen = likelihoods(looks, params);
    const std::vector<HarborHypothesis> hypotheses =
        ground == Ground(IslandId::Standard) ? standardHypotheses(seen, params) : otherHypotheses(seen, ground, params);
    double all = 0;
    for (const HarborHypothesis& hypothesis : hypotheses) all += hypothesis.likelihood;

    const std::vector<PathId> places = harborPlaces(ground);
    std::vector<FittedHarbor> harbors;
    std::vector<std::size_t> against; // indices of `harbors` that a clear look contradicts
    int sure = 0;
    for (std::size_t place = 0; place < looks.size(); ++place) {
        HarborPlace chance{};
        for (const HarborHypothesis& hypothesis : hypotheses)
            for (std::size_t kind = 0; kind < kHarborLooks; ++kind)
                chance[kind] += hypothesis.likelihood / all * hypothesis.says[place][kind];
        const auto best = static_cast<std::size_t>(std::max_element(chance.begin() + 1, chance.end()) - chance.begin());
        const double there = 1 - chance[kNoHarbor];
        if (there <= 0.5) continue;
        if (overruled(looks[place], best, params.clear)) against.push_back(harbors.size());
        harbors.push_back({{places[place], harborKind(best), chance[best]}, there, looks[place].inPicture});
        sure += looks[place].inPicture && chance[best] > params.sure;
    }
    if (sure < params.leastSure) return {};
    if (static_cast<int>(against.size()) > params.mostAgainst) // the frame may be of an unknown kind
        for (const std::size_t one : against)
            harbors[one].harbor.confidence = std::min(harbors[one].harbor.confidence, 0.5);
    std::sort(harbors.begin(), harbors.end(), [](const auto& a, const auto& b) { return a.harbor.at < b.harbor.at; });
    return harbors;
}

} // namespace reeve::vision
