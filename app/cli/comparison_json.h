// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between a photograph and a position, in the words of the record.
#pragma once

#include "vision/judge/compare.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

/// {"at":"c5","seen":{"piece":"city","color":"red","confidence":0.93},"tracked":{"piece":"settlement","color":"red"}}.
/// Of a hex {"terrain":…} or {"number":…}, of a harbour {"gives":…}, of the ship (at "barbarians") {"spaces":…}; what
/// is not there is null ({"piece":null}). The robber's and the merchant's `at` is where they are seen; the tracked side
/// has an `at` of its own. Places have the names of the
/// tracked position, which lies on `island`.
nlohmann::ordered_json differenceToJson(const reeve::vision::Difference& difference, const reeve::Island& island);
/// {"at":"C3","tracked":{"piece":"robber"}}: a place that the photograph does not show clearly.
nlohmann::ordered_json unclearToJson(const reeve::vision::Unclear& unclear, const reeve::Island& island);
/// {"found":true,"rotation":2,"differences":[…],"unclear":[…]}, the surest and the least clear first. `rotation`: by
/// how many sixths the tracked position must be turned clockwise to lie as on the photograph.
nlohmann::ordered_json comparisonToJson(const reeve::vision::Comparison& comparison, const reeve::Island& island);

/// The record's name of the place; "barbarians" for the ship's track.
std::string placeText(const reeve::vision::Place& place, const reeve::Island& island);
