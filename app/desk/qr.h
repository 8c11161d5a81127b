// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// A QR code of level M without its margin: a line for each row, "1" where it is dark. Empty for an empty text, and for
/// one that no code can hold.
QStringList qrRows(const QString& text);

/// What a QR says so that a phone joins a Wi-Fi (`WIFI:T:WPA;S:…;P:…;;`); without a password an open one. Empty without
/// a name.
QString wifiText(const QString& name, const QString& password);

} // namespace reeve::app
