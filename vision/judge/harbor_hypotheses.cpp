// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/harbor_hypotheses.h"

#include <numeric>

namespace reeve::vision {
namespace {

// Indices of a side's places.
constexpr std::size_t kFirst = 0;
constexpr std::size_t kMiddle = 1;
constexpr std::size_t kLast = 2;

/// The kind at each place of each printed frame piece.
using FramePiece = std::array<std::size_t, kFramePlaces>;
constexpr FramePiece one(HarborKind kind) { return {kNoHarbor, harborLook(kind), kNoHarbor}; }
constexpr FramePiece two(HarborKind last) { return {harborLook(HarborKind::Any), kNoHarbor, harborLook(last)}; }
constexpr std::array<FramePiece, kFrameSides> kPrinted{one(HarborKind::Lumber), one(HarborKind::Ore),
                                                       one(HarborKind::Any),    two(HarborKind::Wool),
                                                       two(HarborKind::Grain),  two(HarborKind::Brick)};

/// All fillings of a side: six with one harbour, 36 with two.
constexpr auto kFillings = [] {
    std::array<FramePiece, 42> fillings{};
    std::size_t n = 0;
    for (std::size_t kind = 1; kind < kHarborLooks; ++kind) fillings[n++] = {kNoHarbor, kind, kNoHarbor};
    for (std::size_t first = 1; first < kHarborLooks; ++first)
        for (std::size_t last = 1; last < kHarborLooks; ++last) fillings[n++] = {first, kNoHarbor, last};
    return fillings;
}();

/// Share of each kind on a frame with harbours.
const HarborPlace kShare = sharesOf(boxes::kBase);

/// Sums over all placements of the nine harbour tokens of a box: three sides with one and three with two.
class Tokens {
public:
    explicit Tokens(const HarborFrame& seen) : seen_(seen) {
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

    HarborHypothesis hypothesis() {
        const double sum = after_[0][0];
        HarborHypothesis hypothesis{sum / kWays, HarborFrame(seen_.size())};
        for (std::size_t side = 0; side < kFrameSides; ++side)
            eachStep(side, [&](std::size_t from, std::size_t to, const FramePiece& piece, double fit) {
                const double share = before_[side][from] * fit * after_[side + 1][to] / sum;
                for (std::size_t place = 0; place < kFramePlaces; ++place)
                    hypothesis.says[frameIndex(side, place)][piece[place]] += share;
            });
        return hypothesis;
    }

private:
    // State of the dynamic program: the special tokens used (of five) and the number of sides with two harbours (0 to
    // 3).
    static constexpr std::size_t kSpecial = 32;
    static constexpr std::size_t kDoubles = 3;
    static constexpr std::size_t kStates = kSpecial * (kDoubles + 1);
    static constexpr std::size_t kLastState = kStates - 1;
    static constexpr double kWays =
        20.0 * 15120; // choices of the sides with two x orders of nine tokens of which four are alike

    /// Adds one side in every way to every state.
    template <typename Do>
    void eachStep(std::size_t side, const Do& step) const {
        for (const FramePiece& piece : kFillings) {
            double fit = 1;
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                fit *= seen_[frameIndex(side, place)][piece[place]];
            const std::size_t first = specialBit(piece[kFirst]) | specialBit(piece[kMiddle]);
            const std::size_t last = specialBit(piece[kLast]);
            if ((first & last) != 0) continue; // each special token exists once
            const std::size_t more = piece[kMiddle] == kNoHarbor ? 1 : 0;
            for (std::size_t from = 0; from < kStates; ++from) {
                const std::size_t doubles = from / kSpecial + more;
                const std::size_t taken = from % kSpecial;
                if ((taken & (first | last)) == 0 && doubles <= kDoubles)
                    step(from, doubles * kSpecial + (taken | first | last), piece, fit);
            }
        }
    }

    static std::size_t specialBit(std::size_t kind) { return kind < 2 ? 0 : std::size_t{1} << (kind - 2); }

    const HarborFrame& seen_;
    std::array<std::array<double, kStates>, kFrameSides + 1> before_{}, after_{};
};

} // namespace

HarborHypothesis noHarbors(const HarborFrame& seen) {
    return harborsAt(seen, std::vector<bool>(seen.size()), HarborPlace{});
}

HarborHypothesis harborsAt(const HarborFrame& seen, const std::vector<bool>& harbor, const HarborPlace& share) {
    HarborHypothesis hypothesis{1, HarborFrame(seen.size())};
    for (std::size_t place = 0; place < seen.size(); ++place) {
        HarborPlace& says = hypothesis.says[place];
        if (!harbor[place]) {
            hypothesis.likelihood *= seen[place][kNoHarbor];
            says[kNoHarbor] = 1;
            continue;
        }
        const double fit = std::inner_product(share.begin(), share.end(), seen[place].begin(), 0.0);
        hypothesis.likelihood *= fit;
        for (std::size_t kind = 0; kind < kHarborLooks; ++kind) says[kind] = share[kind] * seen[place][kind] / fit;
    }
    return hypothesis;
}

HarborPlace sharesOf(const Box& box) {
    HarborPlace share{};
    for (std::size_t kind = 0; kind < box.harbors.size(); ++kind)
        share[harborLook(static_cast<HarborKind>(kind))] =
            static_cast<double>(box.harbors[kind]) / countOf(box.harbors);
    return share;
}

HarborHypothesis printedPieces(const HarborFrame& seen) {
    std::array<std::array<double, kFrameSides>, kFrameSides> fits{}; // side, piece
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t piece = 0; piece < kFrameSides; ++piece) {
            fits[side][piece] = 1;
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                fits[side][piece] *= seen[frameIndex(side, place)][kPrinted[piece][place]];
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

    HarborHypothesis hypothesis{sum / orders, HarborFrame(seen.size())};
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t piece = 0; piece < kFrameSides; ++piece)
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                hypothesis.says[frameIndex(side, place)][kPrinted[piece][place]] += share[side][piece] / sum;
    return hypothesis;
}

HarborHypothesis looseTokens(const HarborFrame& seen) { return Tokens(seen).hypothesis(); }

HarborHypothesis anyHarbors(const HarborFrame& seen) {
    HarborHypothesis hypothesis{1, HarborFrame(seen.size())};
    for (std::size_t side = 0; side < kFrameSides; ++side) {
        const auto harbor = [&](std::size_t place) {
            return std::inner_product(kShare.begin(), kShare.end(), seen[frameIndex(side, place)].begin(), 0.0);
        };
        const auto none = [&](std::size_t place) { return seen[frameIndex(side, place)][kNoHarbor]; };
        const double single = 0.5 * none(kFirst) * harbor(kMiddle) * none(kLast);
        const double both = 0.5 * harbor(kFirst) * none(kMiddle) * harbor(kLast);
        hypothesis.likelihood *= single + both;
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            const double there = (place == kMiddle ? single : both) / (single + both);
            HarborPlace& says = hypothesis.says[frameIndex(side, place)];
            for (std::size_t kind = 0; kind < kHarborLooks; ++kind)
                says[kind] = there * kShare[kind] * seen[frameIndex(side, place)][kind] / harbor(place);
            says[kNoHarbor] = 1 - there;
        }
    }
    return hypothesis;
}

HarborHypothesis notUnderstood(const HarborFrame& seen) {
    HarborHypothesis hypothesis = noHarbors(seen);
    hypothesis.likelihood = 1;
    for (const HarborPlace& place : seen)
        hypothesis.likelihood *=
            0.5 * place[kNoHarbor] + 0.5 * std::inner_product(kShare.begin(), kShare.end(), place.begin(), 0.0);
    return hypothesis;
}

} // namespace reeve::vision
