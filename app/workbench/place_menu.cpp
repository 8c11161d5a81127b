// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/place_menu.h"

#include "engine/record/words.h"

namespace reeve::workbench {
namespace {

using namespace Qt::StringLiterals;
using vision::PieceKind;

template <typename Kind> QString wordFor(Kind kind) {
    const std::string_view word = record::wordOf(kind);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// An action that is ticked where the label says so already.
void add(QMenu& menu, const QString& text, bool said, std::function<void()> done) {
    QAction* action = menu.addAction(text, std::move(done));
    action->setCheckable(true);
    action->setChecked(said);
}

void addHex(QMenu& menu, HexId hex, const Label& label, const ChangeLabel& change) {
    const LabelledHex& now = label.hexes[index(hex)];
    for (std::size_t t = 0; t < kTerrains; ++t) {
        const auto terrain = static_cast<Terrain>(t);
        add(menu, wordFor(terrain), now.terrain == terrain, [=] {
            change([=](Label& to) {
                to.hexes[index(hex)].terrain = terrain;
                if (terrain == Terrain::Desert) to.hexes[index(hex)].number = 0;
            });
        });
    }
    QMenu* numbers = menu.addMenu(u"number"_s);
    for (const int number : {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12})
        add(*numbers, number == 0 ? u"none"_s : QString::number(number), now.number == number, [=] { change([=](Label& to) { to.hexes[index(hex)].number = number; }); });
    const auto mark = [&](const QString& text, std::optional<HexId> Label::*where) {
        add(menu, text, label.*where == hex, [=] { change([=](Label& to) { to.*where = to.*where == hex ? std::nullopt : std::optional(hex); }); });
    };
    mark(u"robber"_s, &Label::robber);
    mark(u"merchant"_s, &Label::merchant);
}

void addSpot(QMenu& menu, IntersectionId spot, const Label& label, const ChangeLabel& change) {
    const LabelledPiece* now = label.at(spot);
    const auto offer = [&](QMenu& in, const QString& text, LabelledPiece piece) {
        piece.at = spot;
        add(in, text, now != nullptr && *now == piece, [=] { change([=](Label& to) { to.put(spot, piece); }); });
    };
    for (std::size_t c = 0; c < kColors; ++c) {
        const auto color = static_cast<Color>(c);
        QMenu* pieces = menu.addMenu(wordFor(color));
        offer(*pieces, u"settlement"_s, {.piece = PieceKind::Settlement, .color = color, .at = {}});
        offer(*pieces, u"city"_s, {.piece = PieceKind::City, .color = color, .at = {}});
        for (int level = 1; level <= 3; ++level)
            for (const bool active : {false, true})
                offer(*pieces, u"knight %1%2"_s.arg(level).arg(active ? u", active"_s : QString()), {PieceKind::Knight, color, {}, level, active});
    }
    if (now == nullptr || now->piece != PieceKind::City) return;
    menu.addSeparator();
    add(menu, u"wall under the city"_s, label.has(spot, PieceKind::Wall), [=] { change([=](Label& to) { to.turn(spot, PieceKind::Wall); }); });
    add(menu, u"metropolis over the city"_s, label.has(spot, PieceKind::Metropolis), [=] { change([=](Label& to) { to.turn(spot, PieceKind::Metropolis); }); });
}

void addPath(QMenu& menu, PathId path, const Label& label, const ChangeLabel& change) {
    const LabelledPiece* now = label.at(path);
    for (std::size_t c = 0; c < kColors; ++c) {
        const auto color = static_cast<Color>(c);
        add(menu, u"%1 road"_s.arg(wordFor(color)), now != nullptr && now->color == color,
            [=] { change([=](Label& to) { to.put(path, LabelledPiece{.piece = PieceKind::Road, .color = color, .at = {}}); }); });
    }
    if (!kTopology.coast.contains(path)) return;
    QMenu* harbors = menu.addMenu(u"harbour"_s);
    const auto offer = [&](const QString& text, std::optional<HarborKind> gives) {
        add(*harbors, text, label.harborAt(path) == gives, [=] { change([=](Label& to) { to.putHarbor(path, gives); }); });
    };
    offer(u"none"_s, std::nullopt);
    for (const HarborKind gives : {HarborKind::Any, HarborKind::Brick, HarborKind::Lumber, HarborKind::Wool, HarborKind::Grain, HarborKind::Ore}) offer(wordFor(gives), gives);
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
        add(*menu, u"nothing"_s, label.at(at) == nullptr, [=] { change([=](Label& to) { to.put(at, std::nullopt); }); });
    };
    if (const auto* spot = std::get_if<IntersectionId>(&place)) {
        clear(*spot);
        addSpot(*menu, *spot, label, change);
    } else if (const auto* path = std::get_if<PathId>(&place)) {
        clear(*path);
        addPath(*menu, *path, label, change);
    }
    return menu;
}

} // namespace reeve::workbench
