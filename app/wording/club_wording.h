// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the club: where it stands, and what is wrong with it.
#pragma once

#include "app/club/uplink.h"

#include <QString>

namespace reeve::app {

/// What is wrong, and what to do about it; empty for ClubFault::None. Games at the table go on in any case.
QString clubTroubleText(const ClubTrouble& trouble);
/// Another table has changed the same tournament.
QString clubQuickerText();
/// How far behind the club is, in a few words, with the reason where there is one.
QString clubStateText(const UplinkState& state);

} // namespace reeve::app
