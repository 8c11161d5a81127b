// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/qr.h"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <stdexcept>

namespace reeve::app {

QStringList qrRows(const QString& text) {
    QStringList rows;
    if (text.isEmpty()) return rows;
    try {
        // Level 4 of the library is M. Bytes of UTF-8 as characters: a header that names the encoding confuses some
        // phones.
        const auto code = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                              .setEccLevel(4)
                              .setMargin(0)
                              .encode(QString::fromLatin1(text.toUtf8()).toStdWString(), 0, 0);
        for (int y = 0; y < code.height(); ++y) {
            QString row;
            for (int x = 0; x < code.width(); ++x) row.append(code.get(x, y) ? u'1' : u'0');
            rows.append(row);
        }
    } catch (const std::invalid_argument&) {
        rows.clear();
    }
    return rows;
}

} // namespace reeve::app
