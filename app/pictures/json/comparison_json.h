// SPDX-License-Identifier: GPL-3.0-or-later
// Differences between a photograph and a position as JSON of the record.
#pragma once

#include "vision/judge/compare.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

/// {"at":"c5","seen":{"piece":"city","color":"red","confidence":0.93},"tracked":{"piece":"settlement","color":"red"}}.
/// For a hex {"terrain":…} or {"number":…}, for a harbour {"gives":…}, for the ship (at "barbarians") {"spaces":…};
/// missing things are null ({"piece":null}). For robber and merchant `at` is where they are seen, and the tracked side
/// has its own `at`. Places have the names of the tracked position on `island`.
nlohmann::ordered_json differenceToJson(const reeve::vision::Difference& difference, const reeve::Island& island);
/// {"at":"C3","tracked":{"piece":"robber"}}: a place that is not clearly visible.
nlohmann::ordered_json unclearToJson(const reeve::vision::Unclear& unclear, const reeve::Island& island);
/// {"found":true,"rotation":2,"differences":[…],"unclear":[…]}: differences by descending confidence, unclear places by
/// ascending clarity. `rotation`: clockwise rotation, in steps of 60°, from the tracked position to the photograph.
nlohmann::ordered_json comparisonToJson(const reeve::vision::Comparison& comparison, const reeve::Island& island);

/// The record's name of a place; "barbarians" for the ship's track.
std::string placeText(const reeve::vision::Place& place, const reeve::Island& island);
