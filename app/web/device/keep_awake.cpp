// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/keep_awake.h"

#include <emscripten.h>

namespace reeve::app {

KeepAwake::~KeepAwake() = default;

void KeepAwake::hold(bool awake) {
    if (awake == m_wanted) return;
    m_wanted = awake;
    EM_ASM({ Module.reeve.keepAwake($0 != 0); }, awake);
}

} // namespace reeve::app
