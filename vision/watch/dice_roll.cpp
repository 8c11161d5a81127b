// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/dice_roll.h"

#include "vision/watch/thresholds.h"

#include <algorithm>

namespace reeve::vision {
namespace {

using namespace thresholds::dice_roll;

/// The surest die that fits; a further one of its kind makes it doubtful.
template <typename Fits>
const Die* only(const std::vector<Die>& dice, Fits fits, double& chance) {
    const auto first = std::find_if(dice.begin(), dice.end(), fits);
    if (first == dice.end()) return nullptr;
    chance *= static_cast<double>(first->chance) * static_cast<double>(first->sure);
    if (const auto second = std::find_if(first + 1, dice.end(), fits); second != dice.end())
        chance *= 1 - kRival * std::max(0.0, static_cast<double>(second->chance) - kGhost);
    return &*first;
}

} // namespace

std::optional<DiceRoll> rollShownBy(const std::vector<Die>& dice, bool withEvent) {
    DiceRoll roll{.chance = 1};
    const auto is = [](Die::Kind kind) { return [kind](const Die& die) { return die.pips > 0 && die.kind == kind; }; };
    const Die* red = only(dice, is(Die::Kind::Red), roll.chance);
    const Die* yellow = only(dice, is(Die::Kind::Pale), roll.chance);
    const Die* event = nullptr;
    if (withEvent) {
        event = only(
            dice, [](const Die& die) { return die.pips == 0; }, roll.chance);
        if (!event) return std::nullopt;
    } else if (!red || !yellow) {
        // Two dice of one kind, or of other colours: only their sum counts.
        std::vector<const Die*> pips;
        for (const Die& die : dice)
            if (die.pips > 0 && static_cast<double>(die.chance) > kGhost) pips.push_back(&die);
        if (pips.size() != 2) return std::nullopt;
        red = pips[0]->kind == Die::Kind::Pale ? pips[1] : pips[0];
        yellow = red == pips[0] ? pips[1] : pips[0];
        roll.chance = static_cast<double>(red->chance) * static_cast<double>(yellow->chance);
    }
    if (!red || !yellow || roll.chance < kLeastRoll) return std::nullopt;
    roll.red = red->pips;
    roll.yellow = yellow->pips;
    if (event) roll.event = event->event;
    for (const Die* die : {red, yellow, event}) {
        if (!die) continue;
        roll.at.push_back(die->at);
        roll.pictures.push_back(die->picture);
    }
    return roll;
}

double chanceOfRoll(const DiceRoll& before, const DiceRoll& now) {
    std::size_t lain = 0;
    for (std::size_t i = 0; i < std::min(before.at.size(), now.at.size()); ++i)
        if (cv::norm(before.at[i] - now.at[i]) < kLain) ++lain;
    if (before.sameFaces(now)) return lain > 0 ? 0 : kPutAside * now.chance;
    if (lain < now.at.size()) return now.chance;
    const double chance = before.chance * now.chance;
    return chance > kLeastOther ? chance : 0;
}

} // namespace reeve::vision
