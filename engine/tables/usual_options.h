// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a new game whose table chooses none. A game keeps its own in Rules::options.
#pragma once

#include "engine/tables/editions.h"

namespace reeve {

/// A bit set of Option. PROD-9b: the publisher's answers give a single claimant the rest; the book of 2005 does not.
constexpr std::uint16_t usualOptions(Edition edition) {
    return edition == Edition::Collectors2005 ? std::uint16_t{0}
                                              : static_cast<std::uint16_t>(1U << index(Option::SingleClaimant));
}

} // namespace reeve
