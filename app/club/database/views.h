// SPDX-License-Identifier: GPL-3.0-or-later
// A running game of the club for spectators: the view that its table publishes (Uplink::show), never its steps.
#pragma once

#include "app/club/database/club_database.h"

#include <variant>

namespace reeve::app {

struct ClubView {
    QString name, table;
    bool over = false;
    int steps = 0;   ///< steps of the game in the view; 0: no view published yet
    QString stamp{}; ///< changes with each view; empty: none
    /// JSON by language, from another table and untrusted: at most 400,000 characters; empty: none, or its stamp was
    /// known.
    QString snapshot{};
    int silent = 0; ///< seconds since its tablet was last active
};

/// The view of a game. `known`: stamp of the view that the caller has. Fault NoSuchGame: it no longer exists.
std::variant<ClubView, ClubTrouble> readView(ClubDatabase& database, const QString& uuid, const QString& known = {});

} // namespace reeve::app
