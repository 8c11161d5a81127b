// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reeve::app {

/// Keeps what the program frees from staying with it: of itself the C library of Linux raises its limits with every
/// large buffer (a picture, a page's textures) and then holds freed memory between others that live, so that an evening
/// of opened and closed pages takes ever more of a small tablet. To be called first of all, before there are threads.
/// Does nothing where the library is another.
void keepHeapSmall();

/// Gives the system back what is free; a few milliseconds, so only while nobody waits.
void returnFreeMemory();

} // namespace reeve::app
