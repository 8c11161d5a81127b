// SPDX-License-Identifier: GPL-3.0-or-later
// The next question of a prompt: what may follow the answers so far, from the legal commands alone. Board, panels and
// phones ask by it, so that every offered answer is accepted.
#pragma once

#include "app/play/choices.h"
#include "app/play/prompt.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace reeve::app {

struct NextChoice {
    std::string_view key; ///< of the record; empty: nothing is left to choose, or no command fits
    HoleKind kind{};
    QString ask;                      ///< instruction, one sentence; empty with Manner::Led
    std::vector<std::string> choices; ///< words of the record, each once
    std::vector<std::string> dear;    ///< choices that cost more than the others (FAN-MK-2)
    std::string chosen;               ///< the first choice, also if nobody was asked for it
    std::string meant;                ///< the player of a victim or partner that nobody was asked for
    std::optional<Command> command;   ///< the cheapest command with exactly these answers
    std::optional<Command> pass;      ///< declines the prompt
    int total = 0;                    ///< how many commands fit
};

/// `answers`: words in the order of choosing. A hole with one possibility that need not be asked for is filled; its
/// word among the answers is accepted, too. Of several places or cards of one hole the order is free. A path that takes
/// a road or a ship asks which (HoleKind::Piece, SHIP-13).
NextChoice nextChoice(const Prompt& prompt, const GameState& state, std::span<const std::string> answers);

/// The holes of a prompt; with Manner::Led those of its legal commands.
std::vector<Hole> holesOf(const Prompt& prompt, std::span<const Choices> commands);

inline bool isPlace(HoleKind kind) { return kind <= HoleKind::Place; }

} // namespace reeve::app
