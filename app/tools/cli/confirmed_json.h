// SPDX-License-Identifier: GPL-3.0-or-later
// Parses a confirmed reading (reeve-reading/1).
#pragma once

#include "vision/set/confirmed.h"

#include <string>
#include <variant>

/// Parses a reading printed by reeve-cli scan, or one written by hand with fewer keys. Missing values and those listed
/// under "uncertain" are unknown; keys that are irrelevant for learning are ignored. Error: an English sentence with
/// the JSON path.
std::variant<reeve::vision::Confirmed, std::string> confirmedFromJson(const std::string& text);
