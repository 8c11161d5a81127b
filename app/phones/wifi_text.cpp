// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/qr.h"

namespace reeve::app {

using namespace Qt::StringLiterals;

QString wifiText(const QString& name, const QString& password) {
    if (name.isEmpty()) return {};
    // Escapes the special characters of the format.
    const auto escaped = [](const QString& text) {
        QString out;
        for (const QChar c : text) {
            if (u"\\;,:\""_s.contains(c)) out.append(u'\\');
            out.append(c);
        }
        return out;
    };
    if (password.isEmpty()) return u"WIFI:T:nopass;S:"_s + escaped(name) + u";;"_s;
    return u"WIFI:T:WPA;S:"_s + escaped(name) + u";P:"_s + escaped(password) + u";;"_s;
}

} // namespace reeve::app
