// SPDX-License-Identifier: GPL-3.0-or-later
// A kind of decision is one type: who is asked what, which answers there are, and what happens without a choice. It
// derives from Kind, replaces what differs, and stands in the list of engine/decisions/decisions.h.
#pragma once

#include "engine/commands/timing.h"

namespace reeve::decision {

/// What a kind says unless it says otherwise. Each kind has kAsks, the end of an English sentence about its player, and
/// one of
///   sites(s, d)      the places of which one answers
///   cards(s, d)      the cards of which d.count answer, with holder(d) if a player holds them
///   progress(s, d)   the progress cards of which one answers
///   list(list, s, d) other answers; `list` is the builder of engine/choices/lister.h
/// It has settle(settling, s, d) if these do not tell when there is no choice: true if it answered or closed the
/// decision by `settling` (engine/settling.cpp). `A`: the command that answers it. `kStage`: the stage of the roll in
/// which it is asked; Nothing: any.
template <typename A, Resolving kStage = Resolving::Nothing>
struct Kind {
    using Answer = A;
    static constexpr DecisionKind kKind = *A::kTiming.answers;
    static constexpr std::string_view kWord = A::kVerb; ///< of the record
    static constexpr bool kAnswersWithoutCards = false; ///< also if `cards` has none
    /// True if a game has such decisions.
    static bool isPlayed(const GameState& s) { return s.rules.knights(); }
    /// The fields of Decision that it uses, in the record: calls of `f`.
    static void fields(auto& /*f*/) {}
    /// The number of cards that a written decision means without its key `count`.
    static int usualCount(const GameState&, const Decision&) { return 1; }
    static Resolving stage(const GameState&, const Decision&) { return kStage; }
    /// False if it has no answer any more, and closes.
    static bool stands(const GameState&, const Decision&) { return true; }
    /// True if the player may do something else than answer it with a card or a place.
    static bool mayPass(const GameState&, const Decision&) { return false; }
};

} // namespace reeve::decision
