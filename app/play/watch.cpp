// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/watch.h"

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
constexpr double kTogether = 5;   ///< logarithm of the odds that a further place changes with another of its command
constexpr double kAwaited = 1.5;  ///< logarithm of the odds that the table follows the record
constexpr double kSureRoll = 0.9; ///< least chance of a roll that the proposals follow
constexpr double kSharp = 0.55;   ///< a picture with less than this share of the sharpness of the last one is moving

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

command::Roll rollOf(const DiceRoll& dice) { return {dice.red, dice.yellow, dice.event}; }

/// Whether dice were rolled between two positions of one game.
bool rolledBetween(const GameState& before, const GameState& after) {
    return after.turn.red > 0 && (before.turn.red == 0 || before.turn.number != after.turn.number);
}

/// Whether both change the same thing of a place, such as its building or its wall.
bool sameThing(const Change& a, const Change& b) {
    const auto layer = [](const Change& change) {
        const Thing& thing = std::holds_alternative<Nothing>(change.after) ? change.before : change.after;
        const auto* standing = std::get_if<Standing>(&thing);
        const bool upon = standing && (standing->piece == PieceKind::Wall || standing->piece == PieceKind::Metropolis);
        return std::pair(thing.index(), upon ? static_cast<int>(standing->piece) : -1);
    };
    return a.at == b.at && layer(a) == layer(b);
}

/// Adds a later change to those of the record that the table has not followed.
void owe(std::vector<Change>& owed, const Change& later) {
    const auto known =
        std::find_if(owed.begin(), owed.end(), [&](const Change& change) { return sameThing(change, later); });
    if (known == owed.end()) {
        owed.push_back(later);
        return;
    }
    known->after = later.after;
    if (known->before == known->after) owed.erase(known);
}

/// What may have happened, as changes of what lies on the table: what the record awaits there, and the candidates.
std::vector<Candidate> possible(const Recorded& record, const std::vector<Change>& owed,
                                const std::optional<DiceRoll>& dice) {
    std::optional<command::Roll> next;
    if (dice && dice->chance > kSureRoll) next = rollOf(*dice);
    std::vector<Candidate> all = candidates(record.state, record.earlier, next);
    for (Candidate& candidate : all) {
        for (Change& change : candidate.changes)
            for (const Change& other : owed)
                if (sameThing(change, other)) change.before = other.before;
        std::erase_if(candidate.changes, [](const Change& change) { return change.before == change.after; });
    }
    std::erase_if(all, [](const Candidate& candidate) { return candidate.changes.empty(); });
    for (const Change& change : owed) {
        Candidate awaited;
        awaited.changes = {change};
        awaited.prior = kAwaited;
        all.push_back(std::move(awaited));
    }
    return all;
}

bool isAwaited(const Candidate& candidate) {
    return candidate.commands.empty() && candidate.undone == 0 && candidate.correction.is_null();
}

} // namespace

std::optional<Failure> Watch::begin(const cv::Mat& bgr) {
    auto view = firstView(bgr, record_.state, params_);
    if (const auto* failure = std::get_if<Failure>(&view)) return *failure;
    last_ = std::move(std::get<View>(view));
    shown_ = record_.state;
    owed_.clear();
    lying_ = last_->roll;
    return std::nullopt;
}

Sighting Watch::look(const cv::Mat& bgr) {
    auto found = nextView(bgr, *last_, record_.state, params_);
    if (const auto* failure = std::get_if<Failure>(&found)) {
        Sighting lost;
        lost.failure = *failure;
        return lost;
    }
    View& view = std::get<View>(found);
    Sighting seen = judge(view);
    if (seen.settled) now_ = std::move(view);
    return seen;
}

Sighting Watch::judge(const View& view) {
    Sighting seen;
    Evidence evidence(*last_, view, shown_);
    if (evidence.covered() || view.sharpness < kSharp * last_->sharpness) return seen;
    seen.settled = true;
    seen.then = record_;
    due_ = owed_;
    seen.roll = rollOn(view);
    propose(evidence, seen);
    seen.unexplained = evidence.left();
    return seen;
}

void Watch::follow(Recorded record) {
    for (const Change& change : changesBetween(record_.state, record.state)) owe(owed_, change);
    if (rolledBetween(record_.state, record.state)) {
        unseenRoll_ = !rolled_;
        if (rolled_) lying_ = std::exchange(rolled_, {});
    }
    record_ = std::move(record);
}

void Watch::settle() {
    last_ = std::move(*now_);
    now_.reset();
    shown_ = record_.state;
    owed_ = due_;
    if (last_->roll) lying_ = last_->roll;
    rolled_.reset();
}

void Watch::take(const Sighting& seen) {
    std::optional<DiceRoll> left = rolled_;
    if (rolledBetween(record_.state, seen.then->state)) left.reset();
    record_ = *seen.then;
    settle();
    rolled_ = left;
}

std::optional<SeenRoll> Watch::rollOn(const View& view) {
    std::optional<DiceRoll> fresh = view.roll;
    if (fresh && lying_) fresh->chance = chanceOfRoll(*lying_, *fresh);
    if (fresh && fresh->chance <= 0) fresh.reset();
    const Turn& turn = record_.state.turn;
    const bool entered = unseenRoll_ && fresh && fresh->sameFaces({turn.red, turn.yellow, turn.event});
    if (entered || turn.phase == Phase::Setup || turn.phase == Phase::Over) { // in the set-up they tell who begins
        unseenRoll_ = false;
        if (fresh) lying_ = fresh;
        fresh.reset();
    }
    if (fresh) rolled_ = fresh;
    if (!rolled_) return std::nullopt;
    SeenRoll seen{.dice = *rolled_, .now = fresh.has_value()};
    if (const auto next = nextRoll(record_.state, rollOf(*rolled_)))
        if (const auto carried = carriedOut(record_.state, {}, *next))
            seen.way = {carried->lines, rolled_->chance, carried->lines.size() - 1, carried->states};
    return seen;
}

void Watch::propose(Evidence& evidence, Sighting& seen) {
    std::vector<Proposal>& proposals = seen.proposals;
    Recorded& then = *seen.then;
    while (proposals.size() < kMostProposals) {
        const auto all = possible(then, due_, rolledBetween(record_.state, then.state) ? std::nullopt : rolled_);
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
                return std::pair(s.candidate->undone > 0 || isAwaited(*s.candidate) ? 0 : 1, s.candidate->hidden);
            };
            if (!best || rank(one) < rank(*best) || (rank(one) == rank(*best) && one.odds > best->odds)) best = &one;
        }
        if (!best) break;
        const auto accept = [&](const Candidate& candidate) {
            for (const Change& change : candidate.changes) {
                evidence.explain(change);
                std::erase_if(due_, [&](const Change& other) { return sameThing(other, change); });
            }
        };
        if (isAwaited(*best->candidate)) {
            accept(*best->candidate);
            continue;
        }
        std::vector<Scored> rivals;
        double anything = 0;
        for (const Scored& one : scored) {
            if (!shareAPlace(*one.candidate, *best->candidate)) continue;
            rivals.push_back(one);
            anything += std::exp(std::min(one.odds, 50.0));
        }
        seen.doubt = anything / (1 + anything);
        if (seen.doubt < kLeastChance) break;
        seen.doubt = 0;
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
            if (chance < kLeastOther || proposal.others.size() == kMostOthers || isAwaited(*one.candidate)) continue;
            auto carried = carriedOut(then.state, then.earlier, *one.candidate);
            if (!carried) continue;
            Way* way = &proposal.way;
            if (!first)
                first = carried;
            else
                way = &proposal.others.emplace_back();
            *way = {carried->lines, chance, carried->hidden, carried->states};
            told.emplace_back(one.candidate, way);
        }
        if (!first) break;
        const Candidate& taken = *told.front().first;
        proposal.changes = taken.changes;
        accept(taken);
        if (taken.undone > 0)
            then.earlier.resize(then.earlier.size() - static_cast<std::size_t>(taken.undone));
        else
            then.earlier.insert(then.earlier.end(), first->states.begin(), first->states.end() - 1);
        then.state = first->states.back();
        proposals.push_back(std::move(proposal));
    }
}

} // namespace reeve::app
