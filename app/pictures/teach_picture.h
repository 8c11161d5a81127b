// SPDX-License-Identifier: GPL-3.0-or-later
// Training with one photograph of an arrangement: locates it, checks how well it is read already, and trains the set.
#pragma once

#include "app/pictures/arrangement.h"
#include "app/pictures/scan_job.h"
#include "vision/set/learned_set.h"

#include <optional>
#include <vector>

namespace reeve::app {

struct TaughtPicture {
    enum class Fault {
        None,
        NoPicture,  ///< see `error`
        NoBoard,    ///< see `failure`
        OtherBoard, ///< no rotation of the arrangement fits the picture clearly best, or vision::learn() refused it
        Missing,    ///< roads or buildings are clearly missing, see `missing`
        SetChanged, ///< learned, but the set was changed meanwhile
    };
    Fault fault = Fault::None;
    std::optional<vision::ImageError> error;
    std::optional<vision::Failure> failure;
    std::vector<vision::ConfirmedPiece>
        missing; ///< roads and buildings whose places look bare, with the places of the arrangement

    // Without a fault:
    vision::LearnedSet set;   ///< including this picture
    std::optional<int> right; ///< number of pieces that the set had read correctly before; nullopt: the set was empty
    std::vector<vision::ConfirmedPiece> wrong; ///< the other pieces, with the places of the arrangement
};

/// Trains on this thread. First reads the picture with the set, for `right`, unless the set is empty.
TaughtPicture teachPicture(vision::LearnedSet set, const ScanSource& source, const Arrangement& arrangement);

} // namespace reeve::app
