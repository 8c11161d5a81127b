// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/basics/capacity.h"

namespace reeve {

void throwCapacityExceeded() { throw CapacityExceeded(); }

} // namespace reeve
