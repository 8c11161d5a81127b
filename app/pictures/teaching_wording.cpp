// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/teaching_wording.h"

#include "app/pictures/sets_wording.h"
#include "app/words/names.h"
#include "app/words/scan_wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace reeve::app {
namespace {

using vision::ConfirmedPiece;
using vision::PieceKind;

struct TeachingWording {
    Q_DECLARE_TR_FUNCTIONS(TeachingWording)
};

QString kindText(const ConfirmedPiece& piece) {
    switch (piece.piece) {
    case PieceKind::Road: return TeachingWording::tr("road");
    case PieceKind::Settlement: return TeachingWording::tr("settlement");
    case PieceKind::City: return TeachingWording::tr("city");
    case PieceKind::Wall: return TeachingWording::tr("city wall");
    case PieceKind::Metropolis: return TeachingWording::tr("metropolis");
    case PieceKind::Ship: // sets are taught without
    case PieceKind::Knight: break;
    }
    const int level = piece.level.value_or(1);
    if (piece.active.value_or(false))
        return level == 1   ? TeachingWording::tr("active basic knight")
               : level == 2 ? TeachingWording::tr("active strong knight")
                            : TeachingWording::tr("active mighty knight");
    return level == 1   ? TeachingWording::tr("inactive basic knight")
           : level == 2 ? TeachingWording::tr("inactive strong knight")
                        : TeachingWording::tr("inactive mighty knight");
}

} // namespace

QString neededText(const Arrangement& arrangement, Color color) {
    const auto count = [&](PieceKind kind) {
        return static_cast<int>(std::ranges::count_if(arrangement.pieces, [&](const ConfirmedPiece& piece) {
            return piece.color == color && piece.piece == kind;
        }));
    };
    QStringList parts;
    if (const int n = count(PieceKind::Road)) parts.append(TeachingWording::tr("%n road(s)", nullptr, n));
    if (const int n = count(PieceKind::Settlement)) parts.append(TeachingWording::tr("%n settlement(s)", nullptr, n));
    if (const int n = count(PieceKind::City)) parts.append(TeachingWording::tr("%n city(ies)", nullptr, n));
    if (const int n = count(PieceKind::Wall)) parts.append(TeachingWording::tr("%n city wall(s)", nullptr, n));
    if (const int n = count(PieceKind::Metropolis)) parts.append(TeachingWording::tr("%n metropolis(es)", nullptr, n));
    QStringList knights;
    for (const ConfirmedPiece& piece : arrangement.pieces)
        if (piece.color == color && piece.piece == PieceKind::Knight) knights.append(kindText(piece));
    return (parts + knights).join(QStringLiteral(", "));
}

QString neededFiguresText(const Arrangement& arrangement) {
    QStringList figures;
    if (arrangement.robber != kNoHex) figures.append(TeachingWording::tr("robber"));
    if (arrangement.merchant != kNoHex) figures.append(TeachingWording::tr("merchant"));
    return figures.join(QStringLiteral(", "));
}

QString refusedText(const TaughtPicture& taught) {
    using Fault = TaughtPicture::Fault;
    if (taught.fault == Fault::NoPicture && taught.error) return imageErrorText(*taught.error);
    if (taught.fault == Fault::NoBoard && taught.failure) return scanFailureText(*taught.failure);
    if (taught.fault == Fault::Missing)
        return TeachingWording::tr(
                   "%n piece(s) marked here are not seen on your photograph, for example: %1. Place them there, or "
                   "photograph again in better light.",
                   nullptr, static_cast<int>(taught.missing.size()))
            .arg(pieceText(taught.missing.front()));
    if (taught.fault == Fault::SetChanged) return notLearnedText(kSetChanged);
    return TeachingWording::tr(
        "The pieces are not placed as in the picture here. Compare them, remove everything else, "
        "and take the picture again.");
}

QString firstLearnedText() {
    return TeachingWording::tr(
        "Picture 1 is learned. Reeve reads the next one before it learns it, and says how well.");
}

QString readRightText(int picture, int right, int wrong) {
    return TeachingWording::tr("Picture %1: of %2 pieces Reeve read %3 right by itself, before it learned them.")
        .arg(picture)
        .arg(right + wrong)
        .arg(right);
}

QString pieceText(const ConfirmedPiece& piece) {
    return TeachingWording::tr("%1 (%2)", "a piece and its colour").arg(kindText(piece), names::color(piece.color));
}

} // namespace reeve::app
