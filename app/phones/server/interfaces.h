// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/protocol/lan.h"

namespace reeve::phones {

/// All present IPv4 addresses of this device, in the system's order.
std::vector<LanAddress> machineAddresses();

} // namespace reeve::phones
