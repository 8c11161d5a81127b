// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/portrait.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr int kSide = 256; ///< width and height in pixels, three times the size on screen
const QString kPrefix = u"people-"_s, kSuffix = u".png"_s;

/// The middle square of a picture, scaled to kSide.
QImage middleOf(const cv::Mat& bgr) {
    const int side = std::min(bgr.cols, bgr.rows);
    const cv::Mat square = bgr({(bgr.cols - side) / 2, (bgr.rows - side) / 2, side, side});
    return QImage(square.data, side, side, static_cast<qsizetype>(square.step), QImage::Format_BGR888)
        .scaled(kSide, kSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QString freshName() { return kPrefix + QUuid::createUuid().toString(QUuid::Id128) + kSuffix; }

QImage cutRound(const QImage& square) {
    QImage round(square.size(), QImage::Format_ARGB32_Premultiplied);
    round.fill(Qt::transparent);
    QPainter painter(&round);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(square);
    painter.drawEllipse(round.rect());
    return round;
}

} // namespace

bool isPortrait(const QString& picture) {
    return picture.startsWith(kPrefix) && picture.endsWith(kSuffix) && !picture.contains(u'/') &&
           !picture.contains(u'\\');
}

QString portraitFile(const QString& peopleFile, const QString& name) {
    return QFileInfo(peopleFile).path() + u'/' + name;
}

Portrait makePortrait(const QString& photo, const QString& peopleFile) {
    const vision::LoadedImage loaded = vision::loadImage(std::filesystem::path(QFile::encodeName(photo).toStdString()));
    if (loaded.error) return {{}, PortraitFault::NoPicture, loaded.error};
    const QImage square = middleOf(loaded.bgr);
    const QString name = freshName();
    QSaveFile out(portraitFile(peopleFile, name));
    if (!out.open(QIODevice::WriteOnly) || !cutRound(square).save(&out, "PNG") || !out.commit())
        return {{}, PortraitFault::Unsaved};
    return {name, PortraitFault::None};
}

Portrait keepPortrait(const QByteArray& png, const QString& peopleFile) {
    QBuffer buffer;
    buffer.setData(png);
    QImageReader reader(&buffer, "png");
    // The size is checked in the header first, so that huge pictures are not decoded.
    if (reader.size() != QSize(kSide, kSide) || reader.read().isNull()) return {{}, PortraitFault::NoPicture};
    const QString name = freshName();
    QSaveFile out(portraitFile(peopleFile, name));
    if (!out.open(QIODevice::WriteOnly) || out.write(png) != png.size() || !out.commit())
        return {{}, PortraitFault::Unsaved};
    return {name, PortraitFault::None};
}

} // namespace reeve::app
