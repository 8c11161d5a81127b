// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/production_wording.h"

#include "app/words/names.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct ProductionWording {
    Q_DECLARE_TR_FUNCTIONS(ProductionWording)
};

} // namespace

QString productionReason(const GameState& state, HexId hex, int settlements, int cities) {
    QStringList buildings;
    if (settlements > 0) buildings << ProductionWording::tr("%n settlement(s)", nullptr, settlements);
    if (cities > 0) buildings << ProductionWording::tr("%n city(s)", nullptr, cities);
    return ProductionWording::tr("%1: %2", "terrain: buildings")
        .arg(names::terrain(state.board.terrain[index(hex)]), names::list(buildings));
}

QString aqueductReason(Edition edition) { return names::level(Track::Science, 3, edition); }

} // namespace reeve::app
