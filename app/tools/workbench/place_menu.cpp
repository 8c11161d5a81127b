// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/place_menu.h"

#include "app/tools/workbench/words.h"
#include "engine/tables/supply.h"

#include <QCoreApplication>

namespace reeve::workbench {
namespace {

using vision::PieceKind;

struct Workbench {
    Q_DECLARE_TR_FUNCTIONS(Workbench)
};

/// Adds an action, checked if it agrees with the label.
void add(QMenu& menu, const QString& text, bool said, std::function<void()> done) {
    QAction* action = menu.addAction(text, std::move(done));
    action->setCheckable(true);
    action->setChecked(said);
}

void addHex(QMenu& menu, HexId hex, const Label& label, const ChangeLabel& change) {
    const LabelledHex& now = label.hexes[index(hex)];
    for (std::size_t t = 0; t < kTerrains; ++t) {
        const auto terrain = static_cast<Terrain>(t);
        add(menu, words::of(terrain), now.terrain == terrain, [=] {
            change([=](Label& to) {
                to.hexes[index(hex)].terrain = terrain;
                if (terrain == Terrain::Desert) to.hexes[index(hex)].number = 0;
            });
        });
    }
    QMenu* numbers = menu.addMenu(Workbench::tr("number"));
    for (const int number : {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12})
        add(*numbers, number == 0 ? words::none() : QString::number(number), now.number == number,
            [=] { change([=](Label& to) { to.hexes[index(hex)].number = number; }); });
    const auto mark = [&](const QString& text, std::optional<HexId> Label::*where) {
        add(menu, text, label.*where == hex,
            [=] { change([=](Label& to) { to.*where = to.*where == hex ? std::nullopt : std::optional(hex); }); });
    };
    mark(words::robber(), &Label::robber);
    mark(words::merchant(), &Label::merchant);
}

void addShip(QMenu& menu, const Label& label, const ChangeLabel& change) {
    const auto offer = [&](const QString& text, std::optional<int> spaces) {
        add(menu, text, label.ship && *label.ship == spaces,
            [=] { change([=](Label& to) { to.ship.emplace(spaces); }); });
    };
    offer(words::none(), std::nullopt);
    for (int spaces = 0; spaces < supply::kShipSpaces; ++spaces) offer(words::shipOn(spaces), spaces);
}

void addIntersection(QMenu& menu, IntersectionId intersection, const Label& label, const ChangeLabel& change) {
    const LabelledPiece* now = label.at(intersection);
    const auto offer = [&](QMenu& in, const QString& text, LabelledPiece piece) {
        piece.at = intersection;
        add(in, text, now != nullptr && *now == piece,
            [=] { change([=](Label& to) { to.put(intersection, piece); }); });
    };
    for (std::size_t c = 0; c < kColors; ++c) {
        const auto color = static_cast<Color>(c);
        QMenu* pieces = menu.addMenu(words::of(color));
        offer(*pieces, words::settlement(), {.piece = PieceKind::Settlement, .color = color, .at = {}});
        offer(*pieces, words::city(), {.piece = PieceKind::City, .color = color, .at = {}});
        for (int level = 1; level <= 3; ++level)
            for (const bool active : {false, true})
                offer(*pieces, (active ? Workbench::tr("knight %1, active") : Workbench::tr("knight %1")).arg(level),
                      {PieceKind::Knight, color, {}, level, active});
    }
    if (now == nullptr || now->piece != PieceKind::City) return;
    menu.addSeparator();
    add(menu, Workbench::tr("wall under the city"), label.has(intersection, PieceKind::Wall),
        [=] { change([=](Label& to) { to.turn(intersection, PieceKind::Wall); }); });
    add(menu, Workbench::tr("metropolis over the city"), label.has(intersection, PieceKind::Metropolis),
        [=] { change([=](Label& to) { to.turn(intersection, PieceKind::Metropolis); }); });
}

void addPath(QMenu& menu, PathId path, const Label& label, const ChangeLabel& change) {
    const LabelledPiece* now = label.at(path);
    for (std::size_t c = 0; c < kColors; ++c) {
        const auto color = static_cast<Color>(c);
        add(menu, Workbench::tr("%1 road").arg(words::of(color)), now != nullptr && now->color == color, [=] {
            change([=](Label& to) { to.put(path, LabelledPiece{.piece = PieceKind::Road, .color = color, .at = {}}); });
        });
    }
    if (!standardIsland().coast.contains(path)) return;
    QMenu* harbors = menu.addMenu(Workbench::tr("harbour"));
    const auto offer = [&](const QString& text, std::optional<HarborKind> gives) {
        add(*harbors, text, label.harborAt(path) == gives,
            [=] { change([=](Label& to) { to.putHarbor(path, gives); }); });
    };
    offer(words::none(), std::nullopt);
    for (const HarborKind gives :
         {HarborKind::Any, HarborKind::Brick, HarborKind::Lumber, HarborKind::Wool, HarborKind::Grain, HarborKind::Ore})
        offer(words::of(gives), gives);
}

} // namespace

std::unique_ptr<QMenu> placeMenu(const Place& place, const Label& label, ChangeLabel change) {
    auto menu = std::make_unique<QMenu>();
    if (const auto* hex = std::get_if<HexId>(&place)) {
        menu->addSection(QString::fromStdString(name(*hex)));
        addHex(*menu, *hex, label, change);
        return menu;
    }
    const auto clear = [&](auto at) {
        menu->addSection(QString::fromStdString(name(at)));
        add(*menu, words::nothing(), label.at(at) == nullptr,
            [=] { change([=](Label& to) { to.put(at, std::nullopt); }); });
    };
    if (const auto* intersection = std::get_if<IntersectionId>(&place)) {
        clear(*intersection);
        addIntersection(*menu, *intersection, label, change);
    } else if (const auto* path = std::get_if<PathId>(&place)) {
        clear(*path);
        addPath(*menu, *path, label, change);
    } else {
        menu->addSection(words::ship());
        addShip(*menu, label, change);
    }
    return menu;
}

} // namespace reeve::workbench
