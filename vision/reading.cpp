// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading.h"

namespace reeve::vision {

std::string_view word(Failure failure) {
    switch (failure) {
    case Failure::TooDark: return "too-dark";
    case Failure::NoIsland: return "no-island";
    case Failure::CutOff: return "cut-off";
    case Failure::Blurred: return "blurred";
    }
    return "no-island";
}

std::string_view advice(Failure failure) {
    switch (failure) {
    case Failure::TooDark: return "The picture is too dark to see the board. Switch on more light and take it again.";
    case Failure::NoIsland:
        return "No island was found in the picture. Hold the camera above the board so that the whole sea frame is in the "
               "picture.";
    case Failure::CutOff:
        return "Part of the island lies outside the picture. Step back until the whole island is in the picture.";
    case Failure::Blurred: return "The picture is too blurred to read. Hold the camera still and take it again.";
    }
    return "";
}

} // namespace reeve::vision
