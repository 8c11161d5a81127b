// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/boards_wording.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct BoardsWording {
    Q_DECLARE_TR_FUNCTIONS(BoardsWording)
};

} // namespace

QString boardsText(const QString& keptAside, int dropped, bool unsaved) {
    if (unsaved) return BoardsWording::tr("The saved boards could not be written. Is the disk full or read-only?");
    if (keptAside.isEmpty()) return {};
    if (dropped > 0)
        return BoardsWording::tr(
                   "%n saved board(s) could not be read. The others are here, and the old file is kept as %1.", nullptr,
                   dropped)
            .arg(keptAside);
    return BoardsWording::tr("The saved boards could not be read; no game is affected. The old file is kept as %1.")
        .arg(keptAside);
}

} // namespace reeve::app
