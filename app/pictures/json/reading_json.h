// SPDX-License-Identifier: GPL-3.0-or-later
// A reading as JSON of the record.
#pragma once

#include "vision/reading.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

/// `file`, `size` (pixels) and `loadMilliseconds` describe the photograph.
nlohmann::ordered_json readingToJson(const reeve::vision::BoardReading& reading, const std::string& file, cv::Size size,
                                     double loadMilliseconds);
