// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/scan_wording.h"

#include "engine/board/shape.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct ScanWording {
    Q_DECLARE_TR_FUNCTIONS(ScanWording)
};

QString foreignFormatText(vision::ForeignFormat format) {
    switch (format) {
    case vision::ForeignFormat::Heic:
        return ScanWording::tr(
            "This is a HEIC picture, which Reeve cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPEG.");
    case vision::ForeignFormat::Raw:
        return ScanWording::tr(
            "This is a RAW picture of a camera, which Reeve cannot read. Let the camera save JPEG, or convert the picture to JPEG.");
    case vision::ForeignFormat::Pdf:
        return ScanWording::tr("This is a PDF document. Choose the photograph itself, as JPEG or PNG.");
    case vision::ForeignFormat::Video: return ScanWording::tr("This is a video. Choose a photograph, as JPEG or PNG.");
    default:
        return ScanWording::
            tr("This picture has the format %1, which Reeve cannot read. Save it as JPEG or PNG and choose that file.")
                .arg(QString::fromLatin1(vision::nameOf(format).data(),
                                         static_cast<qsizetype>(vision::nameOf(format).size())));
    }
}

} // namespace

QString scanFailureText(vision::Failure failure) {
    switch (failure) {
    case vision::Failure::TooDark: return ScanWording::tr("Too dark. Turn on a lamp or the torch.");
    case vision::Failure::NoIsland: return ScanWording::tr("No board found. Show the whole board from above.");
    case vision::Failure::CutOff: return ScanWording::tr("A corner is cut off. Step back a little.");
    case vision::Failure::Blurred: return ScanWording::tr("Blurred. Hold still and wait until it is sharp.");
    }
    return {};
}

QString imageErrorText(const vision::ImageError& error) {
    switch (error.problem) {
    case vision::ImageProblem::Foreign: return foreignFormatText(error.format);
    case vision::ImageProblem::NotAFile:
        return ScanWording::tr("This is a folder or a device, not a picture. Choose a photograph.");
    case vision::ImageProblem::CannotOpen: return ScanWording::tr("This file cannot be opened. Choose another one.");
    case vision::ImageProblem::NotAPicture: return ScanWording::tr("This file is not a picture. Choose a photograph.");
    case vision::ImageProblem::Truncated:
        return ScanWording::tr("This picture is incomplete. Copy it again or choose another one.");
    case vision::ImageProblem::TooSmall: return ScanWording::tr("This picture is too small. Choose a larger one.");
    case vision::ImageProblem::TooLarge: return ScanWording::tr("This picture is too large. Choose a smaller one.");
    }
    return {};
}

QString otherBoardText() {
    return ScanWording::tr("This is not the board of this game. Choose a photograph of your table.");
}

QString unreadableIslandText() {
    return ScanWording::tr(
               "Reeve cannot read photographs of this board: only of the islands of %1 and of %2 hexes, and of "
               "boards with sea and enough land.")
        .arg(kShapes[index(IslandId::Standard)].hexes())
        .arg(kShapes[index(IslandId::Extended)].hexes());
}

QString standText(CameraStand stand) {
    switch (stand) {
    case CameraStand::Good: break;
    case CameraStand::Flat: return ScanWording::tr("The camera looks too flat across the board. Put it higher.");
    case CameraStand::Far: return ScanWording::tr("The board is small in the picture. Put the camera nearer.");
    }
    return {};
}

QString takenBackText(const QStringList& steps) {
    return ScanWording::tr("Undone on the table: %1").arg(steps.join(u", "));
}

QString goneText(const QString& thing) { return ScanWording::tr("No longer on the table: %1").arg(thing); }

QString unexplainedText(const QString& place) {
    return ScanWording::tr("Something has changed here that the game does not explain: %1").arg(place);
}

QString rollFirstText() { return ScanWording::tr("Enter the roll first."); }

QString afterTheOthersText() { return ScanWording::tr("Enter what is above it first."); }

} // namespace reeve::app
