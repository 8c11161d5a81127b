// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/phones_wording.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct PhonesWording {
    Q_DECLARE_TR_FUNCTIONS(PhonesWording)
};

} // namespace

QString turnedBackText() { return PhonesWording::tr("Steps were undone or redone at the table."); }

} // namespace reeve::app
