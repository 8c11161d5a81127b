// SPDX-License-Identifier: GPL-3.0-or-later
// A running game of the club as a spectator sees it: what its own table sends (Uplink::show), never its steps.
#pragma once

#include "app/club/club_database.h"

#include <variant>

namespace reeve::app {

struct ClubView {
    QString name, table;
    bool over = false;
    int steps = 0;      ///< of the game as it is shown; 0 where its table has sent no view yet
    QString stamp{};    ///< another one with each view; empty where there is none
    QString snapshot{}; ///< JSON by language, as a table has sent it: at most 400,000 characters, without trust; empty
                        ///< where there is none or its stamp was known
    int silent = 0;     ///< seconds since its tablet showed itself last
};

/// The view of a game; `known` is the stamp of the one that the caller has. NoSuchGame: it is not there any more.
std::variant<ClubView, ClubTrouble> readView(ClubDatabase& database, const QString& uuid, const QString& known = {});

} // namespace reeve::app
