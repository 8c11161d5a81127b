// SPDX-License-Identifier: GPL-3.0-or-later
// File of the phones known from earlier sessions: SHA-256 of their tokens by game. Mode 0600.
#pragma once

#include "app/phones/protocol/door.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace reeve::phones {

/// The known phones of a game. `game`: its name, at most 64 bytes. Empty if the file is missing or unreadable: phones
/// then need the code again.
std::vector<KnownPhone> readKnownPhones(const QString& file, const std::string& game);

/// The known phones of all games.
std::map<std::string, std::vector<KnownPhone>> readKnownPhones(const QString& file);

/// Replaces the phones of one game; phones of other games stay until they expire (Door::kTokenLasts). False: writing
/// failed, the old file is unchanged.
bool writeKnownPhones(const QString& file, const std::string& game, const std::vector<KnownPhone>& phones, Time now);

} // namespace reeve::phones
