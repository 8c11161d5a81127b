// SPDX-License-Identifier: GPL-3.0-or-later
// Codes lead phones to the table; a page has no phones.
#include "app/phones/qr.h"

namespace reeve::app {

QStringList qrRows(const QString&) { return {}; }

} // namespace reeve::app
