// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/fit_harbors.h"

#include "vision/harbor_hypotheses.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr double kLeastProbability = 1e-3; ///< no look is so sure that it could not be wrong

/// Likelihoods: what was seen, by what is learned as often as the training showed it.
HarborFrame likelihoods(const HarborLooks& looks, const HarborParams& params) {
    HarborFrame out{};
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t place = 0; place < kFramePlaces; ++place)
            for (std::size_t kind = 0; kind < kHarborLooks; ++kind) {
                const HarborLook& look = looks[side][place];
                const double learned =
                    kind == kNoHarbor ? params.learnedNone : (1 - params.learnedNone) / (kHarborLooks - 1);
                const double chance = std::max(static_cast<double>(look.kind[kind]), kLeastProbability);
                out[side][place][kind] = look.inPicture ? std::pow(chance / learned, params.weight) : 1;
            }
    return out;
}

/// Whether the look by itself clearly shows something else.
bool overruled(const HarborLook& look, std::size_t kind, double clear) {
    const auto seen = std::max_element(look.kind.begin(), look.kind.end());
    return look.inPicture && static_cast<std::size_t>(seen - look.kind.begin()) != kind &&
           static_cast<double>(*seen) > clear;
}

} // namespace

std::vector<FittedHarbor> fitHarbors(const HarborLooks& looks, const HarborParams& params) {
    const HarborFrame seen = likelihoods(looks, params);
    std::array<HarborHypothesis, 5> hypotheses{noHarbors(seen), printedPieces(seen), looseTokens(seen),
                                               anyHarbors(seen), notUnderstood(seen)};
    hypotheses[0].likelihood *= params.noHarbors;
    hypotheses[1].likelihood *= 1 - params.noHarbors - params.tokens - params.otherHarbors - params.notUnderstood;
    hypotheses[2].likelihood *= params.tokens;
    hypotheses[3].likelihood *= params.otherHarbors;
    hypotheses[4].likelihood *= params.notUnderstood;
    double all = 0;
    for (const HarborHypothesis& hypothesis : hypotheses) all += hypothesis.likelihood;

    std::vector<FittedHarbor> harbors;
    std::vector<std::size_t> against; // of `harbors`, those that a clear look speaks against
    int sure = 0;
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            HarborPlace chance{};
            for (const HarborHypothesis& hypothesis : hypotheses)
                for (std::size_t kind = 0; kind < kHarborLooks; ++kind)
                    chance[kind] += hypothesis.likelihood / all * hypothesis.says[side][place][kind];
            const auto best =
                static_cast<std::size_t>(std::max_element(chance.begin() + 1, chance.end()) - chance.begin());
            const double there = 1 - chance[kNoHarbor];
            if (there <= 0.5) continue;
            if (overruled(looks[side][place], best, params.clear)) against.push_back(harbors.size());
            const HarborKind gives =
                best == harborLook(HarborKind::Any) ? HarborKind::Any : static_cast<HarborKind>(best - 2);
            harbors.push_back({{framePaths()[side][place], gives, chance[best]}, there, looks[side][place].inPicture});
            sure += looks[side][place].inPicture && chance[best] > params.sure;
        }
    if (sure < params.leastSure) return {};
    if (static_cast<int>(against.size()) > params.mostAgainst) // this frame may be another one than the hypotheses know
        for (const std::size_t one : against)
            harbors[one].harbor.confidence = std::min(harbors[one].harbor.confidence, 0.5);
    std::sort(harbors.begin(), harbors.end(), [](const auto& a, const auto& b) { return a.harbor.at < b.harbor.at; });
    return harbors;
}

} // namespace reeve::vision
