// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/proposals/watch.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace reeve::app {
namespace {

using namespace vision;

constexpr std::size_t kMostProposals = 12; ///< of one picture
constexpr double kLeastChance = 0.5;       ///< that anything happened
constexpr std::size_t kMostOthers = 3;
constexpr double kLeastOther = 0.01;
constexpr double kTogether = 5; ///< logarithm of the odds that a further place changes with another of its command
constexpr double kSharp = 0.55; ///< a picture with less than this share of the sharpness of the last one is moving

bool shareAPlace(const Candidate& a, const Candidate& b) {
    return std::any_of(a.changes.begin(), a.changes.end(), [&](const Change& one) {
        return std::any_of(b.changes.begin(), b.changes.end(), [&](const Change& other) { return one.at == other.at; });
    });
}

struct Scored {
    const Candidate* candidate;
    double odds; ///< natural logarithm, against nothing having happened at its places
};

double oddsOf(const Evidence& evidence, const Candidate& candidate) {
    std::vector<Place> places;
    for (const Change& change : candidate.changes)
        if (!std::holds_alternative<std::monostate>(change.at) &&
            std::find(places.begin(), places.end(), change.at) == places.end())
            places.push_back(change.at);
    const double together = kTogether * (static_cast<double>(places.size()) - 1);
    return candidate.prior + together + evidence.of(candidate.changes);
}

/// Whether the picture shows the same of both; it rarely shows the ship of the barbarians.
bool lookAlike(const Candidate& a, const Candidate& b) {
    const auto onBoard = [](const Candidate& candidate) {
        std::vector<Change> changes;
        for (const Change& change : candidate.changes)
            if (!std::holds_alternative<std::monostate>(change.at)) changes.push_back(change);
        return changes;
    };
    const bool same =
        a.commands.empty() ? b.commands.empty() : !b.commands.empty() && a.commands.back() == b.commands.back();
    return same && onBoard(a) == onBoard(b);
}

/// The chance of the candidate among nothing and all candidates that share a place with it.
double chanceOf(const Scored& one, const std::vector<Scored>& all) {
    double sum = 1; // nothing
    for (const Scored& other : all)
        if (shareAPlace(*one.candidate, *other.candidate)) sum += std::exp(std::min(other.odds, 50.0));
    return std::exp(std::min(one.odds, 50.0)) / sum;
}

} // namespace

std::optional<Failure> Watch::begin(const cv::Mat& bgr) {
    auto view = firstView(bgr, state_, params_);
    if (const auto* failure = std::get_if<Failure>(&view)) return *failure;
    last_ = std::move(std::get<View>(view));
    return std::nullopt;
}

Sighting Watch::look(const cv::Mat& bgr) {
    Sighting seen;
    auto found = nextView(bgr, *last_, state_, params_);
    if (const auto* failure = std::get_if<Failure>(&found)) {
        seen.failure = *failure;
        return seen;
    }
    View& view = std::get<View>(found);
    Evidence evidence(*last_, view, state_);
    if (evidence.covered() || view.sharpness < kSharp * last_->sharpness) return seen;
    seen.settled = true;
    seen.proposals = propose(evidence);
    seen.unexplained = evidence.left();
    last_ = std::move(view);
    return seen;
}

std::vector<Proposal> Watch::propose(Evidence& evidence) {
    std::vector<Proposal> proposals;
    while (proposals.size() < kMostProposals) {
        const auto all = candidates(state_, earlier_);
        std::vector<Scored> scored;
        for (const Candidate& candidate : all)
            if (const double odds = oddsOf(evidence, candidate); odds > -6) scored.push_back({&candidate, odds});
        // The likeliest first; of those that are likely, too, the one with the fewest hidden steps.
        const Scored* best = nullptr;
        for (const Scored& one : scored) {
            if (one.odds < 0 || chanceOf(one, scored) < kLeastOther) continue;
            const bool top = std::none_of(scored.begin(), scored.end(), [&](const Scored& other) {
                return other.odds > one.odds && shareAPlace(*one.candidate, *other.candidate);
            });
            if (!top) continue;
            const auto rank = [](const Scored& s) {
                return std::pair(s.candidate->undone > 0 ? 0 : 1, s.candidate->hidden);
            };
            if (!best || rank(one) < rank(*best) || (rank(one) == rank(*best) && one.odds > best->odds)) best = &one;
        }
        if (!best) break;
        std::vector<Scored> rivals;
        double anything = 0;
        for (const Scored& one : scored) {
            if (!shareAPlace(*one.candidate, *best->candidate)) continue;
            rivals.push_back(one);
            anything += std::exp(std::min(one.odds, 50.0));
        }
        if (anything / (1 + anything) < kLeastChance) break;
        std::stable_sort(rivals.begin(), rivals.end(),
                         [](const Scored& a, const Scored& b) { return a.odds > b.odds; });
        Proposal proposal;
        std::optional<Carried> first;
        std::vector<std::pair<const Candidate*, Way*>> told;
        proposal.others.reserve(kMostOthers);
        for (const Scored& one : rivals) {
            const double chance = chanceOf(one, scored);
            const auto known = std::find_if(told.begin(), told.end(),
                                            [&](const auto& way) { return lookAlike(*way.first, *one.candidate); });
            if (known != told.end()) {
                known->second->chance += chance;
                continue;
            }
            if (chance < kLeastOther || proposal.others.size() == kMostOthers) continue;
            auto carried = carriedOut(state_, earlier_, *one.candidate);
            if (!carried) continue;
            Way* way = &proposal.way;
            if (!first)
                first = carried;
            else
                way = &proposal.others.emplace_back();
            *way = {carried->lines, chance};
            told.emplace_back(one.candidate, way);
        }
        const Candidate* taken = told.empty() ? nullptr : told.front().first;
        if (!first) break;
        for (const Change& change : taken->changes) evidence.explain(change);
        if (taken->undone > 0) {
            earlier_.resize(earlier_.size() - static_cast<std::size_t>(taken->undone));
            state_ = first->states.back();
        } else {
            earlier_.insert(earlier_.end(), first->states.begin(), first->states.end() - 1);
            state_ = first->states.back();
        }
        proposals.push_back(std::move(proposal));
    }
    return proposals;
}

} // namespace reeve::app
