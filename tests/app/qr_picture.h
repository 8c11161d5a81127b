// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of QR codes, and what Reeve's camera reads in them.
#pragma once

#include "app/pictures/frame_to_mat.h"
#include "app/pictures/qr_reader.h"

#include <QImage>
#include <QPainter>
#include <QStringList>

#include <opencv2/core.hpp>

namespace reeve::testing {

/// `rows`: "1" for a dark module. Whole pixels for each module and a margin of four modules or more, as in
/// QrPicture.qml.
inline QImage qrPicture(const QStringList& rows, int size = 400) {
    const auto count = static_cast<int>(rows.size());
    const int module = size / (count + 8);
    const int margin = (size - module * count) / 2;
    QImage picture(size, size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int y = 0; y < count; ++y)
        for (int x = 0; x < rows[y].size(); ++x)
            if (rows[y][x] == u'1')
                painter.fillRect(margin + x * module, margin + y * module, module, module, Qt::black);
    return picture;
}

inline QString readQr(const QImage& picture) { return app::qrTextIn(app::bgrOf(picture)); }

} // namespace reeve::testing
