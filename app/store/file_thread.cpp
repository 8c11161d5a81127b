// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/file_thread.h"

namespace reeve::app {

QThreadPool& fileThread() {
    static struct OneThread : QThreadPool {
        OneThread() { setMaxThreadCount(1); }
    } pool;
    return pool;
}

void finishFileThread() { fileThread().waitForDone(); }

} // namespace reeve::app
