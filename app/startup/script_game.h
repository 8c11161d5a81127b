// SPDX-License-Identifier: GPL-3.0-or-later
// A game from a script of the record, for looking at a page in any situation (`reeve --game`) and for taking a game
// from one device to another.
#pragma once

#include "app/session/game_session.h"

#include <QByteArray>
#include <QVariantMap>

namespace reeve::app {

/// Plays a file of JSON Lines into a game: of `journal`, whole or not at all, or with none one that lives in memory only. The seats are called
/// by `names`, else as a file of scriptOf() says, else by their colours. The text is FILE:LINE and what is wrong.
std::variant<GameSession, QString> gameFromScript(const QString& file, const QStringList& names, Journal* journal = nullptr);

/// The record of a game as such a file: comments with its name, the names of the players and how the table is set (Table::choicesOf; none when
/// that is empty), then the script.
QByteArray scriptOf(const GameSession& session, const QVariantMap& table);

/// How the table is set, as such a file tells it before its first line; empty where it does not. Not checked: Table::take is to be given it.
QVariantMap tableOfScript(const QString& file);

} // namespace reeve::app
