// SPDX-License-Identifier: GPL-3.0-or-later
// Games saved by earlier versions. Version 0.1 wrote the turn number 0 in the set-up, accepted null for any missing
// key, and accepted the options of Cities & Knights in the base game. A game without the key `options` had none. All of
// this can still be opened.
#pragma once

#include "engine/record/json.h"

namespace reeve::record {

/// Converts a position, a first line with one, or a command to the current format. Leaves the current format unchanged.
Json upgraded(Json saved);

} // namespace reeve::record
