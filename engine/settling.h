// SPDX-License-Identifier: GPL-3.0-or-later
// What follows by itself from a command.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve {

/// Goes on with the roll of this turn as far as it can without a decision. Before each step the pending decisions that
/// have one outcome are made, and those that nothing is left to answer with are closed.
void continueRoll(rules::EventWriter& writer);

} // namespace reeve
