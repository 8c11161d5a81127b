// SPDX-License-Identifier: GPL-3.0-or-later
// Games that earlier versions of Reeve saved. Version 0.1 wrote the turn number 0 in the set-up, took null for any key
// that was left out, and took the options of Cities & Knights in the base game. What was saved then is still opened.
#pragma once

#include "engine/record/json.h"

namespace reeve::record {

/// A position, a first line that holds one, or a command, in today's form. One that is in today's form says the same as
/// before.
Json upgraded(Json saved);

} // namespace reeve::record
