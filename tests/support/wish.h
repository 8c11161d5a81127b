// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of runs, seeds and games from the environment.
#pragma once

#include <QtGlobal>

namespace reeve::testing {

/// The positive number in a variable of the environment; `otherwise` if there is none.
inline int wish(const char* name, int otherwise) {
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok && value > 0 ? value : otherwise;
}

} // namespace reeve::testing
