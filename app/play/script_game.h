// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes games as script files of the record: for opening a page in any situation (`reeve --game`) and for
// moving a game between devices.
#pragma once

#include "app/play/game_session.h"

#include <QByteArray>
#include <QVariantMap>

#include <functional>
#include <memory>
#include <variant>

namespace reeve::app {

struct ScriptGame {
    GameSession session; ///< in memory, recording its steps for GameSession::keeping()
    QVariantMap table;   ///< table settings of the file, unchecked; input of Table::take
};
/// Why no game was read.
struct ScriptFault {
    /// FILE:LINE and what is wrong, in English; empty if the reading was stopped.
    QString detail;
    bool stopped = false;
    bool noFile = false; ///< not a regular file: a folder, pipe or device, or missing; nothing was read
    int line = 0;        ///< of the file; 0: it is not a line that is wrong
    std::shared_ptr<ScriptGame> begun = nullptr; ///< the game up to that line, if it has steps
};
/// Called repeatedly with the part of the file that has been read (0 to 1). Returning false stops the reading.
using GoOn = std::function<bool(double)>;

/// Replays a JSON Lines file into a game. Seat names: `names`, else the comments of the file (see scriptOf()), else the
/// names of the colours. Refused commands are skipped with a warning. May run on any thread.
std::variant<ScriptGame, ScriptFault> readScriptGame(const QString& file, const QStringList& names,
                                                     const GoOn& goOn = {});

/// Serializes a game: comments with its name, the players' names and the table settings (Table::choicesOf; no comment
/// if empty), then the script.
QByteArray scriptOf(const GameSession& session, const QVariantMap& table);

} // namespace reeve::app
