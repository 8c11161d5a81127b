// SPDX-License-Identifier: GPL-3.0-or-later
// The page asks for a lock of the browser before it starts the program (page.js).
#include "app/storage/instance_lock.h"

#include <emscripten.h>

namespace reeve::app {

InstanceLock::Outcome InstanceLock::take() {
    if (!held() && MAIN_THREAD_EM_ASM_INT({ return Module.reeve.alone ? 1 : 0; }) != 0) m_handle = 0;
    return held() ? Outcome::Held : Outcome::Elsewhere;
}

void InstanceLock::release() { m_handle = -1; }

} // namespace reeve::app
