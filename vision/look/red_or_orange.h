// SPDX-License-Identifier: GPL-3.0-or-later
// Which of a table's warm pieces are red and which are orange: one set's orange is another's red, and so is one lamp's.
#pragma once

#include "vision/look/read_pieces.h"

namespace reeve::vision {

/// The looks with the odds between red and orange moved, by as much for every piece, to where this table shows a gap
/// between two colours. Unchanged where it shows fewer than three pieces on either side of a gap, or no plain one.
PieceLooks tellRedFromOrange(PieceLooks looks);

} // namespace reeve::vision
