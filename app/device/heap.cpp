// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/heap.h"

#include <cstdlib> // defines __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace reeve::app {

#ifdef __GLIBC__

void keepHeapSmall() {
    // An explicit threshold disables glibc's dynamic adjustment. One megabyte is smaller than any picture and larger
    // than what one frame allocates and frees.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 2 << 20);
    mallopt(M_ARENA_MAX, 2);
}

void returnFreeMemory() { malloc_trim(0); }

#else

void keepHeapSmall() {}
void returnFreeMemory() {}

#endif

} // namespace reeve::app
