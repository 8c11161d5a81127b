// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/fit_harbors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace reeve::vision {
namespace {

using Place = std::array<double, kHarborLooks>;
using Side = std::array<Place, kFramePlaces>;
using Frame = std::array<Side, kFrameSides>;
constexpr double kLeastProbability = 1e-3; ///< no look is so sure that it could not be wrong

// Places of a side.
constexpr std::size_t kFirst = 0;
constexpr std::size_t kMiddle = 1;
constexpr std::size_t kLast = 2;
constexpr std::size_t kNone = 0;

/// What each place of a printed frame piece gives.
using FramePiece = std::array<std::size_t, kFramePlaces>;
constexpr FramePiece one(HarborKind kind) { return {kNone, harborLook(kind), kNone}; }
constexpr FramePiece two(HarborKind last) { return {harborLook(HarborKind::Any), kNone, harborLook(last)}; }
constexpr std::array<FramePiece, kFrameSides> kPrinted{one(HarborKind::Lumber), one(HarborKind::Ore),  one(HarborKind::Any),
                                                       two(HarborKind::Wool),   two(HarborKind::Grain), two(HarborKind::Brick)};

/// How often a kind stands on a frame that has harbours.
constexpr Place kShare{0, 4.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9};

/// One story: how well it explains everything (a likelihood), and what it says about each place then.
struct Story {
    double likelihood = 0;
    Frame says{};
};

/// Likelihoods: what was seen, by what is learned as often as the training showed it.
Frame likelihoods(const HarborLooks& looks, const HarborParams& params) {
    Frame out{};
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t place = 0; place < kFramePlaces; ++place)
            for (std::size_t kind = 0; kind < kHarborLooks; ++kind) {
                const HarborLook& look = looks[side][place];
                const double learned = kind == kNone ? params.learnedNone : (1 - params.learnedNone) / (kHarborLooks - 1);
                const double chance = std::max(static_cast<double>(look.kind[kind]), kLeastProbability);
                out[side][place][kind] = look.inPicture ? std::pow(chance / learned, params.weight) : 1;
            }
    return out;
}

Story noHarbors(const Frame& seen) {
    Story story{1, {}};
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            story.likelihood *= seen[side][place][kNone];
            story.says[side][place][kNone] = 1;
        }
    return story;
}

/// The mean over the 720 orders of the printed pieces.
Story printedPieces(const Frame& seen) {
    std::array<std::array<double, kFrameSides>, kFrameSides> fits{}; // side, piece
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t piece = 0; piece < kFrameSides; ++piece) {
            fits[side][piece] = 1;
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                fits[side][piece] *= seen[side][place][kPrinted[piece][place]];
        }
    std::array<std::array<double, kFrameSides>, kFrameSides> share{};
    std::array<std::size_t, kFrameSides> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    double sum = 0;
    double orders = 0;
    do {
        double fit = 1;
        for (std::size_t side = 0; side < kFrameSides; ++side) fit *= fits[side][order[side]];
        for (std::size_t side = 0; side < kFrameSides; ++side) share[side][order[side]] += fit;
        sum += fit;
        ++orders;
    } while (std::next_permutation(order.begin(), order.end()));

    Story story{sum / orders, {}};
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t piece = 0; piece < kFrameSides; ++piece)
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                story.says[side][place][kPrinted[piece][place]] += share[side][piece] / sum;
    return story;
}

/// The nine harbour tokens of a box in any places of three sides with one and three with two.
class Tokens {
public:
    explicit Tokens(const Frame& seen) : seen_(seen) {
        before_[0][0] = 1;
        for (std::size_t side = 0; side < kFrameSides; ++side)
            eachStep(side, [&](std::size_t from, std::size_t to, const FramePiece&, double fit) {
                before_[side + 1][to] += before_[side][from] * fit;
            });
        after_[kFrameSides][kLastState] = 1;
        for (std::size_t side = kFrameSides; side-- > 0;)
            eachStep(side, [&](std::size_t from, std::size_t to, const FramePiece&, double fit) {
                after_[side][from] += after_[side + 1][to] * fit;
            });
    }

    Story story() {
        const double sum = after_[0][0];
        Story story{sum / kWays, {}};
        for (std::size_t side = 0; side < kFrameSides; ++side)
            eachStep(side, [&](std::size_t from, std::size_t to, const FramePiece& piece, double fit) {
                const double share = before_[side][from] * fit * after_[side + 1][to] / sum;
                for (std::size_t place = 0; place < kFramePlaces; ++place) story.says[side][place][piece[place]] += share;
            });
        return story;
    }

private:
    // A state: which of the five special tokens lie, and how many sides with two harbours came so far (0 to 3).
    static constexpr std::size_t kSpecial = 32;
    static constexpr std::size_t kDoubles = 3;
    static constexpr std::size_t kStates = kSpecial * (kDoubles + 1);
    static constexpr std::size_t kLastState = kStates - 1;
    static constexpr double kWays = 20.0 * 15120; // which sides have two; nine tokens of which four are alike

    /// Every way to fill one side from every state.
    template <typename Do> void eachStep(std::size_t side, const Do& step) const {
        for (std::size_t first = 0; first < kHarborLooks; ++first)
            for (std::size_t last = first == kNone ? kNone : 1; last < (first == kNone ? 1 : kHarborLooks); ++last)
                for (std::size_t middle = first == kNone ? 1 : kNone; middle < (first == kNone ? kHarborLooks : 1); ++middle) {
                    const FramePiece piece{first, middle, last};
                    double fit = 1;
                    std::size_t taken = 0;
                    bool twice = false;
                    for (std::size_t place = 0; place < kFramePlaces; ++place) {
                        fit *= seen_[side][place][piece[place]];
                        if (piece[place] < 2) continue; // none, or for any
                        const std::size_t bit = std::size_t{1} << (piece[place] - 2);
                        twice = twice || (taken & bit) != 0;
                        taken |= bit;
                    }
                    if (twice) continue;
                    for (std::size_t from = 0; from < kStates; ++from) {
                        const std::size_t doubles = from / kSpecial + (middle == kNone ? 1 : 0);
                        if ((from % kSpecial & taken) == 0 && doubles <= kDoubles)
                            step(from, doubles * kSpecial + (from % kSpecial | taken), piece, fit);
                    }
                }
    }

    const Frame& seen_;
    std::array<std::array<double, kStates>, kFrameSides + 1> before_{}, after_{};
};

/// Each side with one harbour or with two, whatever they give.
Story anyHarbors(const Frame& seen) {
    Story story{1, {}};
    for (std::size_t side = 0; side < kFrameSides; ++side) {
        const auto harbor = [&](std::size_t place) {
            return std::inner_product(kShare.begin(), kShare.end(), seen[side][place].begin(), 0.0);
        };
        const auto none = [&](std::size_t place) { return seen[side][place][kNone]; };
        const double single = 0.5 * none(kFirst) * harbor(kMiddle) * none(kLast);
        const double both = 0.5 * harbor(kFirst) * none(kMiddle) * harbor(kLast);
        story.likelihood *= single + both;
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            const double there = (place == kMiddle ? single : both) / (single + both);
            Place& says = story.says[side][place];
            for (std::size_t kind = 0; kind < kHarborLooks; ++kind)
                says[kind] = there * kShare[kind] * seen[side][place][kind] / harbor(place);
            says[kNone] = 1 - there;
        }
    }
    return story;
}

/// Harbours where no frame that we know has them together: a mirrored picture, another game. It explains much and says
/// nothing, so that nothing is reported.
Story notUnderstood(const Frame& seen) {
    Story story = noHarbors(seen);
    story.likelihood = 1;
    for (const Side& side : seen)
        for (const Place& place : side)
            story.likelihood *= 0.5 * place[kNone] + 0.5 * std::inner_product(kShare.begin(), kShare.end(), place.begin(), 0.0);
    return story;
}

/// Whether the look by itself clearly shows something else.
bool overruled(const HarborLook& look, std::size_t kind, double clear) {
    const auto seen = std::max_element(look.kind.begin(), look.kind.end());
    return look.inPicture && static_cast<std::size_t>(seen - look.kind.begin()) != kind && static_cast<double>(*seen) > clear;
}

} // namespace

std::vector<FittedHarbor> fitHarbors(const HarborLooks& looks, const HarborParams& params) {
    const Frame seen = likelihoods(looks, params);
    std::array<Story, 5> stories{noHarbors(seen), printedPieces(seen), Tokens(seen).story(), anyHarbors(seen),
                                notUnderstood(seen)};
    stories[0].likelihood *= params.noHarbors;
    stories[1].likelihood *= 1 - params.noHarbors - params.tokens - params.otherHarbors - params.notUnderstood;
    stories[2].likelihood *= params.tokens;
    stories[3].likelihood *= params.otherHarbors;
    stories[4].likelihood *= params.notUnderstood;
    double all = 0;
    for (const Story& story : stories) all += story.likelihood;

    std::vector<FittedHarbor> harbors;
    std::vector<std::size_t> against; // of `harbors`, those that a clear look speaks against
    int sure = 0;
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            Place chance{};
            for (const Story& story : stories)
                for (std::size_t kind = 0; kind < kHarborLooks; ++kind)
                    chance[kind] += story.likelihood / all * story.says[side][place][kind];
            const auto best = static_cast<std::size_t>(std::max_element(chance.begin() + 1, chance.end()) - chance.begin());
            const double there = 1 - chance[kNone];
            if (there <= 0.5) continue;
            if (overruled(looks[side][place], best, params.clear)) against.push_back(harbors.size());
            const HarborKind gives = best == harborLook(HarborKind::Any) ? HarborKind::Any : static_cast<HarborKind>(best - 2);
            harbors.push_back({{framePaths()[side][place], gives, chance[best]}, there, looks[side][place].inPicture});
            sure += looks[side][place].inPicture && chance[best] > params.sure;
        }
    if (sure < params.leastSure) return {};
    if (static_cast<int>(against.size()) > params.mostAgainst) // this frame may be another one than the stories know
        for (const std::size_t one : against) harbors[one].harbor.confidence = std::min(harbors[one].harbor.confidence, 0.5);
    std::sort(harbors.begin(), harbors.end(), [](const auto& a, const auto& b) { return a.harbor.at < b.harbor.at; });
    return harbors;
}

} // namespace reeve::vision
