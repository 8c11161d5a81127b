// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace reeve::app {

using namespace Qt::StringLiterals;

QStringList qrRows(const QString& text) {
    QStringList rows;
    if (text.isEmpty()) return rows;
    try {
        const auto code = qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
        for (int y = 0; y < code.getSize(); ++y) {
            QString row;
            for (int x = 0; x < code.getSize(); ++x) row.append(code.getModule(x, y) ? u'1' : u'0');
            rows.append(row);
        }
    } catch (const qrcodegen::data_too_long&) {
        rows.clear();
    }
    return rows;
}

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
