// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/heap.h"

#include <cstdlib> // says which library it is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace reeve::app {

#ifdef __GLIBC__

void keepHeapSmall() {
    // A number of one's own ends the library's raising. A megabyte is less than any picture and more than what is made
    // and dropped in one frame.
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
