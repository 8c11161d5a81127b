// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that were laid and saved under a name, in a file of their own beside the games (boards.json).
#pragma once

#include "engine/record/json.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace reeve::app {

struct KeptBoard {
    QString name;
    record::Json board; ///< a board of the record
    QString scenario{}; ///< word of the scenario of Seafarers that it was laid for, or empty
    friend bool operator==(const KeptBoard&, const KeptBoard&) = default;
};

/// Boards beyond these are not read and not saved.
inline constexpr std::size_t kMostKeptBoards = 200;

/// Is it a board of Seafarers: with sea, gold, areas or a pirate?
bool isAtSea(const record::Json& board);
/// Can a game begin on it, by the rules of the record?
bool isPlayable(const record::Json& board);

struct BoardsRead {
    std::vector<KeptBoard> boards;
    int dropped = 0; ///< entries on which no game can begin
};
/// The boards in `file`; none where there is no such file; nothing when it cannot be understood.
std::optional<BoardsRead> readBoards(const QString& file);
/// Replaces the file as a whole: after a power cut either the old or the new list is there. False when it cannot be
/// written.
bool writeBoards(const QString& file, const std::vector<KeptBoard>& boards);
/// Deletes the file and what was kept of damaged ones. The path of one that is still there; empty as a rule.
QString eraseBoards(const QString& file);

} // namespace reeve::app
