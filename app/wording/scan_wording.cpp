// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/scan_wording.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct ScanWording {
    Q_DECLARE_TR_FUNCTIONS(ScanWording)
};

} // namespace

QString scanFailureText(vision::Failure failure) {
    switch (failure) {
    case vision::Failure::TooDark: return ScanWording::tr("Too dark. Turn on a lamp or the torch.");
    case vision::Failure::NoIsland: return ScanWording::tr("No island found. Show the whole board from above.");
    case vision::Failure::CutOff: return ScanWording::tr("A corner is cut off. Step back a little.");
    case vision::Failure::Blurred: return ScanWording::tr("Blurred. Hold still and wait until it is sharp.");
    }
    return {};
}

QString imageProblemText(vision::ImageProblem problem) {
    switch (problem) {
    case vision::ImageProblem::CannotOpen: return ScanWording::tr("This file cannot be opened. Choose another one.");
    case vision::ImageProblem::NotAPicture: return ScanWording::tr("This file is no picture. Choose a photograph.");
    case vision::ImageProblem::Truncated: return ScanWording::tr("This picture is incomplete. Copy it again or choose another one.");
    case vision::ImageProblem::TooSmall: return ScanWording::tr("This picture is too small. Choose a larger one.");
    case vision::ImageProblem::TooLarge: return ScanWording::tr("This picture is too large. Choose a smaller one.");
    }
    return {};
}

QString otherBoardText() {
    return ScanWording::tr("This is another board than the one of this game. Choose a photograph of your table.");
}

} // namespace reeve::app
