// SPDX-License-Identifier: GPL-3.0-or-later
// What follows by itself from a command.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve {

/// Continues resolving the roll until a decision is needed. Before each step, makes pending decisions with one outcome
/// and closes those that have no answer left.
void continueRoll(rules::EventWriter& writer);

} // namespace reeve
