// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the record and their values: one table for each kind of word.
#pragma once

#include "engine/basics/ids.h"
#include "engine/commands/command.h"
#include "engine/events/event.h"
#include "engine/position/points.h"
#include "engine/setup/boards.h"
#include "engine/state/game_state.h"

#include <optional>
#include <span>
#include <string_view>

namespace reeve::record {

/// The words of a kind, indexed by value. An empty word is never written.
template <typename Kind>
std::span<const std::string_view> words();
/// The kind in a reader's error message: "a colour", "a resource or a commodity".
template <typename Kind>
std::string_view kindName();

#define REEVE_WORDS(Kind)                                                                                              \
    template <>                                                                                                        \
    std::span<const std::string_view> words<Kind>();                                                                   \
    template <>                                                                                                        \
    std::string_view kindName<Kind>();
REEVE_WORDS(Color)
REEVE_WORDS(Terrain)
REEVE_WORDS(Card)
REEVE_WORDS(Track)
REEVE_WORDS(EventFace)
REEVE_WORDS(HarborKind)
REEVE_WORDS(ProgressCard)
REEVE_WORDS(DevelopmentCard)
REEVE_WORDS(GameKind)
REEVE_WORDS(Edition)
REEVE_WORDS(Option)
REEVE_WORDS(Layout)
REEVE_WORDS(Phase)
REEVE_WORDS(Resolving)
REEVE_WORDS(DecisionKind)
REEVE_WORDS(Piece)
REEVE_WORDS(Cause)
REEVE_WORDS(PointSource)
REEVE_WORDS(Scenario)
#undef REEVE_WORDS

template <typename Kind>
std::string_view wordOf(Kind value) {
    return words<Kind>()[index(value)];
}

/// nullopt for a word that is not of the kind.
template <typename Kind>
std::optional<Kind> named(std::string_view word) {
    const auto all = words<Kind>();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!word.empty() && all[i] == word) return static_cast<Kind>(i);
    return std::nullopt;
}

} // namespace reeve::record
