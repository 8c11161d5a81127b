// SPDX-License-Identifier: GPL-3.0-or-later
// The results of chance that a command states instead of leaving them to Reeve. Whoever reads a key of a command says
// what it states (Object::findStated()), so there is no second list of these keys.
#pragma once

#include "engine/basics/fields.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace reeve::record {

using reeve::Stated;

/// The keys that the record has looked for in a command, and what each of them states; nullopt: nothing of chance.
using KeysRead = std::map<std::string, std::optional<Stated>>;
/// For a command object in a position. Only the keys up to the fault if it is malformed.
KeysRead keysRead(const Json& command, const GameState& state);
/// What the command states, in order of its keys.
std::vector<Stated> statedBy(const Json& command, const GameState& state);

} // namespace reeve::record
