// SPDX-License-Identifier: GPL-3.0-or-later
// Separates red from orange pieces within one photograph: orange of one set or lamp looks like red of another.
#pragma once

#include "vision/look/read_pieces.h"

namespace reeve::vision {

/// Returns the looks with the log-odds of orange against red of all pieces shifted by the same amount, so that 0 lies
/// in the gap between two clusters. Unchanged if there are fewer than three pieces on either side or no clear gap.
PieceLooks tellRedFromOrange(PieceLooks looks);

} // namespace reeve::vision
