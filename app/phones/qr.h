// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// QR code of error correction level M without margin: one string per row, "1" for dark modules. Empty: `text` is empty
/// or too long.
QStringList qrRows(const QString& text);

/// Content of a QR code for joining a Wi-Fi (`WIFI:T:WPA;S:…;P:…;;`); without a password for an open network. Empty
/// without a name.
QString wifiText(const QString& name, const QString& password);

} // namespace reeve::app
