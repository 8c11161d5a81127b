// SPDX-License-Identifier: GPL-3.0-or-later
// A window into the stages: whoever wants to look passes a sink; nothing is written anywhere otherwise.
#pragma once

#include <opencv2/core.hpp>

#include <string_view>

namespace reeve::vision {

class Trace {
public:
    virtual ~Trace() = default;
    /// One stage's picture (8 bit, one or three channels), in the order of the stages.
    virtual void image(std::string_view stage, const cv::Mat& picture) = 0;
    /// One stage's figure, for example a score.
    virtual void figure(std::string_view what, double value) = 0;
};

} // namespace reeve::vision
