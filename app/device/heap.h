// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reeve::app {

/// Limits memory that stays allocated after it was freed. glibc raises its thresholds with every large buffer
/// (pictures, textures) and then keeps freed memory between live blocks, so that the process grows with every opened
/// page. Call first in main(), before threads exist. Does nothing with other C libraries.
void keepHeapSmall();

/// Returns free memory to the system. Takes a few ms; call while idle.
void returnFreeMemory();

} // namespace reeve::app
