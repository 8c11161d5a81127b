// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// A QR code of level M without its margin: a line for each row, "1" where it is dark. Empty for an empty text, and for
/// one that no code can hold.
QStringList qrRows(const QString& text);

} // namespace reeve::app
