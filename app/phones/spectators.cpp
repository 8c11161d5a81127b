// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/spectators.h"

#include "app/phones/seen.h"
#include "app/phones/snapshot.h"
#include "app/words/speaking.h"

namespace reeve::app {

QString spectatorsText(const GameSession& session, const Components& components) {
    const Viewer viewer = Viewer::spectator();
    const SeatNames names = namesForPhones(session.seatNames());
    const auto in = [&](const char* language) {
        const Speaking speaking(QString::fromLatin1(language));
        Around around{.components = components,
                      .seats = {},
                      .keys = {},
                      .offers = {},
                      .news = newsFor(session, viewer, components)};
        for (PlayerId p{}; index(p) < session.state().playerCount; p = static_cast<PlayerId>(index(p) + 1))
            around.seats.push_back({.name = names.of(p), .phone = {}});
        return '"' + std::string(language) +
               "\":" + snapshotText(seen(session.state(), names, viewer, std::move(around)));
    };
    return QString::fromStdString('{' + in("en") + ',' + in("de") + '}');
}

} // namespace reeve::app
