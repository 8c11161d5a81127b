// SPDX-License-Identifier: GPL-3.0-or-later
// A game from a script of the record, for looking at a page in any situation (`reeve --game`) and for taking a game
// from one device to another.
#pragma once

#include "app/session/game_session.h"

#include <QByteArray>
#include <QVariantMap>

#include <functional>
#include <variant>

namespace reeve::app {

struct ScriptGame {
    GameSession session; ///< lives in memory; its steps are held for GameSession::keepIn
    QVariantMap table;   ///< how the table is set, as the file tells it; not checked: for Table::take
};
/// Why there is no game: FILE:LINE and what is wrong, in English; empty: it was stopped.
struct ScriptFault {
    QString detail;
    bool stopped = false;
    bool noFile = false; ///< a folder, a pipe, a device, nothing: no line was read
};
/// Told from time to time what part of the file has been read (0 to 1); reading stops when it returns false.
using GoOn = std::function<bool(double)>;

/// Plays a file of JSON Lines into a game. The seats are called by `names`, else as a file of scriptOf() says, else by
/// their colours. Does not touch the window: it may run on any thread.
std::variant<ScriptGame, ScriptFault> readScriptGame(const QString& file, const QStringList& names,
                                                     const GoOn& goOn = {});

/// Plays a file of JSON Lines into a new game of `journal`, whole or not at all; without a journal the game lives in
/// memory. `names` as for readScriptGame(). The text is what is wrong.
std::variant<GameSession, QString> gameFromScript(const QString& file, const QStringList& names,
                                                  Journal* journal = nullptr);

/// The record of a game as such a file: comments with its name, the names of the players and how the table is set
/// (Table::choicesOf; none when that is empty), then the script.
QByteArray scriptOf(const GameSession& session, const QVariantMap& table);

} // namespace reeve::app
