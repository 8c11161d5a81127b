// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/end_signals.h"

namespace reeve::app {

void endOnSignals() {}

} // namespace reeve::app
