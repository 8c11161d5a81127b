// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the phones that are known from one evening to the next: SHA-256 of their tokens by game, for the owner's
// eyes only (mode 0600).
#pragma once

#include "app/phones/door.h"

#include <QString>

namespace reeve::phones {

/// The phones of a game. `game` names it (at most 64 bytes). None where there is no file or it cannot be read: whoever
/// is not known is asked for the code.
std::vector<KnownPhone> readKnownPhones(const QString& file, const std::string& game);

/// Replaces the phones of one game; those of others stay until they are out of date (Door::kTokenLasts). False where
/// the disk did not take it: the old file is then still there.
bool writeKnownPhones(const QString& file, const std::string& game, const std::vector<KnownPhone>& phones, Time now);

} // namespace reeve::phones
