// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/share.h"

#include "app/store/local_path.h"
#include "app/store/private_files.h"
#include "app/window/shared_folder.h"
#include "app/words/notice_wording.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Writes one A4 page with the picture scaled to fit.
bool writePdf(QIODevice& out, const QImage& image, const QString& title) {
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    writer.setCreator(u"Reeve"_s);
    QPainter painter;
    if (!painter.begin(&writer)) return false;
    const QSize page(writer.width(), writer.height());
    const QSize size = image.size().scaled(page, Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(QPoint((page.width() - size.width()) / 2, 0), size), image);
    return painter.end();
}

} // namespace

bool Share::save(const QVariant& image, const QUrl& file, const QString& title) {
    const QString path = localPath(file);
    const QImage picture = image.value<QImage>();
    const bool pdf = path.endsWith(u".pdf"_s, Qt::CaseInsensitive);
    const UsualMode forOthers;
    QSaveFile out(path);
    if (picture.isNull() || !out.open(QIODevice::WriteOnly) ||
        !(pdf ? writePdf(out, picture, title) : picture.save(&out, "PNG")) || !out.commit()) {
        emit failed(faultText(u"cannot-write"_s), picture.isNull() ? u"there is no picture"_s : out.errorString());
        return false;
    }
    rememberSharedFolder(path);
    emit saved(QFileInfo(path).fileName(), folderOf(path));
    return true;
}

} // namespace reeve::app

#include "moc_share.cpp"
