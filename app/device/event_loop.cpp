// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/event_loop.h"

#include <QCoreApplication>

namespace reeve::app {

int runEvents(QQmlEngine&, std::shared_ptr<void>) { return QCoreApplication::exec(); }

} // namespace reeve::app
