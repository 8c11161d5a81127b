// SPDX-License-Identifier: GPL-3.0-or-later
// One photograph of an arrangement: where it lies in the picture, how well it is read already, and what a set learns
// from it.
#pragma once

#include "app/reading/arrangement.h"
#include "app/reading/scan_job.h"
#include "vision/set/learned_set.h"

#include <optional>
#include <vector>

namespace reeve::app {

struct TaughtPicture {
    enum class Fault {
        None,
        NoPicture,  ///< see `error`
        NoBoard,    ///< see `failure`
        OtherBoard, ///< no turn of the arrangement fits what is seen
        Missing,    ///< roads or buildings are plainly not there, see `missing`
    };
    Fault fault = Fault::None;
    std::optional<vision::ImageError> error;
    std::optional<vision::Failure> failure;
    std::vector<vision::ConfirmedPiece> missing; ///< named as the arrangement does

    // Without a fault:
    vision::LearnedSet set;                    ///< with this picture
    std::optional<int> right;                  ///< of all pieces, what the set read right before it learned from them
    std::vector<vision::ConfirmedPiece> wrong; ///< the others, named as the arrangement does
};

/// Teaches on this thread. The set reads the picture first, for `right`, where it has learned anything.
TaughtPicture teachPicture(vision::LearnedSet set, const ScanSource& source, const Arrangement& arrangement);

} // namespace reeve::app
