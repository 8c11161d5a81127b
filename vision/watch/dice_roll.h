// SPDX-License-Identifier: GPL-3.0-or-later
// A roll of the dice that a picture shows.
#pragma once

#include "vision/look/find_dice.h"

#include <optional>
#include <vector>

namespace reeve::vision {

struct DiceRoll {
    std::uint8_t red = 0, yellow = 0;  ///< 1 to 6; of two dice of one kind in any order
    EventFace event = EventFace::None; ///< None: rolled without the event die
    double chance = 0;                 ///< that all faces are these
    std::vector<cv::Point2d> at{};     ///< the dice on the board plane: red, yellow, event
    std::vector<cv::Mat3b> pictures{}; ///< of them

    bool sameFaces(const DiceRoll& other) const {
        return red == other.red && yellow == other.yellow && event == other.event;
    }
};

/// Returns the roll that the dice on a table show, surest first; nullopt: one is missing. `withEvent`: the event die
/// is rolled, too, and the red die must be told from the yellow one (DICE-1).
std::optional<DiceRoll> rollShownBy(const std::vector<Die>& dice, bool withEvent);

/// Returns the chance that a later picture of one table shows a new roll and that its faces are these: 0 if it shows
/// the dice as they lay. Dice that only lie elsewhere may have been put aside; dice that lie where they lay may have
/// been read wrongly before.
double chanceOfRoll(const DiceRoll& before, const DiceRoll& now);

} // namespace reeve::vision
