// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace reeve::app {

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

} // namespace reeve::app
