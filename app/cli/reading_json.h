// SPDX-License-Identifier: GPL-3.0-or-later
// A reading in the words of the record.
#pragma once

#include "vision/reading.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

/// `file`, `size` and `loadMilliseconds` are those of the photograph that was read.
nlohmann::ordered_json readingToJson(const reeve::vision::BoardReading& reading, const std::string& file, cv::Size size,
                                     double loadMilliseconds);
