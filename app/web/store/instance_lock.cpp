// SPDX-License-Identifier: GPL-3.0-or-later
// The page asks for a lock of the browser before it starts the program (page.js). Other files than Reeve's own lie in
// the memory of the page, and nobody else has them.
#include "app/store/instance_lock.h"

#include "app/store/usual_folder.h"

#include <emscripten.h>

namespace reeve::app {

InstanceLock::Outcome InstanceLock::take() {
    const bool shared = m_file.startsWith(usualFolder(QStandardPaths::AppDataLocation) + u'/');
    if (!held() && (!shared || MAIN_THREAD_EM_ASM_INT({ return Module.reeve.alone ? 1 : 0; }) != 0)) m_handle = 0;
    return held() ? Outcome::Held : Outcome::Elsewhere;
}

void InstanceLock::release() { m_handle = -1; }

} // namespace reeve::app
