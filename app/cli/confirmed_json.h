// SPDX-License-Identifier: GPL-3.0-or-later
// A confirmed reading (reeve-reading/1) from text.
#pragma once

#include "vision/set/confirmed.h"

#include <string>
#include <variant>

/// What is read from `text`: a reading as reeve-cli scan prints it, or one written by hand with fewer keys. What it
/// leaves out, and what it lists under "uncertain", is not known; keys that teach nothing are passed over. The text
/// says in English what is wrong, with the path of it.
std::variant<reeve::vision::Confirmed, std::string> confirmedFromJson(const std::string& text);
