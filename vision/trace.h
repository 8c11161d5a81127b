// SPDX-License-Identifier: GPL-3.0-or-later
// Interface for debug output of the stages. Without a sink nothing is written.
#pragma once

#include <opencv2/core.hpp>

#include <string_view>

namespace reeve::vision {

class Trace {
public:
    virtual ~Trace() = default;
    /// Receives the picture of a stage (8 bit, one or three channels), in the order of the stages.
    virtual void image(std::string_view stage, const cv::Mat& picture) = 0;
    /// Receives a number of a stage, for example a score.
    virtual void figure(std::string_view what, double value) = 0;
};

} // namespace reeve::vision
