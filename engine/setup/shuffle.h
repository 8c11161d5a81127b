// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/chance.h"

#include <cstddef>
#include <utility>

namespace reeve {

/// Shuffles the list; all orders are equally likely.
template <typename List>
void shuffle(List& list, Chance& chance) {
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[static_cast<std::size_t>(chance.draw(static_cast<int>(i)))]);
}

} // namespace reeve
