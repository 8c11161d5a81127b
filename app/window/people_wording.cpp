// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/people_wording.h"

#include "app/words/scan_wording.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct PeopleWording {
    Q_DECLARE_TR_FUNCTIONS(PeopleWording)
};

} // namespace

QString peopleText(const QString& keptAside, bool unsaved) {
    if (unsaved) return PeopleWording::tr("The list of players could not be saved. Is the disk full or read-only?");
    if (keptAside.isEmpty()) return {};
    return PeopleWording::tr(
               "The list of players could not be read and was reset; no game is affected. The old file is kept as %1.")
        .arg(keptAside);
}

QString photoRefusedText(const Portrait& portrait) {
    switch (portrait.fault) {
    case PortraitFault::None: return {};
    case PortraitFault::NoPicture:
        if (portrait.error && portrait.error->problem != vision::ImageProblem::NotAPicture)
            return imageErrorText(*portrait.error);
        return PeopleWording::tr("This file is not a picture that Reeve can read. Choose a photograph, JPEG or PNG.");
    case PortraitFault::Unsaved:
        return PeopleWording::tr("The picture could not be saved. Is the disk full or read-only?");
    }
    return {};
}

} // namespace reeve::app
