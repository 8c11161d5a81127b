// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/doubt.h"

namespace reeve::vision {
namespace {

std::string pathOf(const HexDoubt& doubt, const Island& island) {
    return "hexes." + island.name(doubt.hex) + (doubt.field == HexField::Terrain ? ".terrain" : ".number");
}

std::string pathOf(const HarborDoubt& doubt, const Island&) {
    return "harbors[" + std::to_string(doubt.harbor) + "]" + (doubt.field == HarborField::Gives ? ".gives" : "");
}

std::string pathOf(const PieceDoubt& doubt, const Island&) {
    const std::string piece = "pieces[" + std::to_string(doubt.piece) + "]";
    switch (doubt.field) {
    case PieceField::Whole: return piece;
    case PieceField::Kind: return piece + ".piece";
    case PieceField::Level: return piece + ".level";
    case PieceField::Active: return piece + ".active";
    }
    return piece;
}

std::string pathOf(FigureDoubt doubt, const Island&) {
    switch (doubt) {
    case FigureDoubt::Robber: return "robber";
    case FigureDoubt::Merchant: return "merchant";
    case FigureDoubt::Barbarians: return "barbarians";
    case FigureDoubt::Pirate: return "pirate";
    }
    return "";
}

std::string pathOf(BoardDoubt, const Island&) { return "rows"; }

} // namespace

std::string recordPath(const Doubt& doubt, const Island& island) {
    return std::visit([&](const auto& one) { return pathOf(one, island); }, doubt);
}

} // namespace reeve::vision
