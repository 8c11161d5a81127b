// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/end_signals.h"

namespace reeve::app {

void endOnSignals() {}

} // namespace reeve::app
