// SPDX-License-Identifier: GPL-3.0-or-later
// File of the saved boards, beside the games (boards.json).
#pragma once

#include "engine/record/json.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace reeve::app {

struct KeptBoard {
    QString name;
    record::Json board; ///< board object of the record
    QString scenario{}; ///< scenario of Seafarers that it was laid out for; empty: none
    friend bool operator==(const KeptBoard&, const KeptBoard&) = default;
};

/// Further boards are neither read nor saved.
inline constexpr std::size_t kMostKeptBoards = 200;

/// True for boards of Seafarers: with sea, gold, areas or a pirate.
bool isAtSea(const record::Json& board);
/// True if a game can start on it by the rules of the record.
bool isPlayable(const record::Json& board);

struct BoardsRead {
    std::vector<KeptBoard> boards;
    int dropped = 0; ///< entries on which no game can start
};
/// The boards in `file`; empty: the file does not exist; nullopt: it is invalid.
std::optional<BoardsRead> readBoards(const QString& file);
/// Replaces the file atomically, also in case of a power failure. False: writing failed.
bool writeBoards(const QString& file, const std::vector<KeptBoard>& boards);
/// Deletes the file and its kept damaged copies. Returns the path of one that could not be deleted; empty: success.
QString eraseBoards(const QString& file);

} // namespace reeve::app
