// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about the connection to the club and its errors.
#pragma once

#include "app/club/database/uplink.h"

#include <QString>

namespace reeve::app {

/// The fault and its remedy; empty for ClubFault::None. Games at the table are never affected.
QString clubTroubleText(const ClubTrouble& trouble);
/// Another table changed the same tournament first.
QString clubQuickerText();
/// How many changes are still to be sent, with the reason if there is one.
QString clubStateText(const UplinkState& state);

} // namespace reeve::app
