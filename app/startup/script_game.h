// SPDX-License-Identifier: GPL-3.0-or-later
// A game from a script of the record, for looking at a page in any situation (`reeve --game`) and for taking a game
// from one device to another.
#pragma once

#include "app/session/game_session.h"

#include <QByteArray>

namespace reeve::app {

/// Plays a file of JSON Lines into a game: of `journal`, whole or not at all, or with none one that lives in memory only. The seats are called
/// by `names`, else as a file of scriptOf() says, else by their colours. The text is FILE:LINE and what is wrong.
std::variant<GameSession, QString> gameFromScript(const QString& file, const QStringList& names, Journal* journal = nullptr);

/// The record of a game as such a file: two comments with its name and the names of the players, then the script.
QByteArray scriptOf(const GameSession& session);

} // namespace reeve::app
