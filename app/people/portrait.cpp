// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/people/portrait.h"

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

constexpr int kSide = 256; ///< pixels of the round picture: three times its size on a screen
const QString kPrefix = u"people-"_s, kSuffix = u".png"_s;

/// The middle square, as small as it is kept; null when the file is no picture.
QImage middleOf(const QString& file) {
    QImageReader reader(file);
    reader.setAutoTransform(true);
    // A camera's picture is read small at once where its format can do that.
    if (const QSize size = reader.size(); size.isValid() && std::min(size.width(), size.height()) > 2 * kSide)
        reader.setScaledSize(size.scaled(2 * kSide, 2 * kSide, Qt::KeepAspectRatioByExpanding));
    const QImage whole = reader.read();
    if (whole.isNull()) return whole;
    const int side = std::min(whole.width(), whole.height());
    return whole.copy((whole.width() - side) / 2, (whole.height() - side) / 2, side, side)
        .scaled(kSide, kSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

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
    return picture.startsWith(kPrefix) && picture.endsWith(kSuffix) && !picture.contains(u'/') && !picture.contains(u'\\');
}

QString portraitFile(const QString& peopleFile, const QString& name) { return QFileInfo(peopleFile).path() + u'/' + name; }

Portrait makePortrait(const QString& photo, const QString& peopleFile) {
    const QImage square = middleOf(photo);
    if (square.isNull()) return {{}, PortraitFault::NoPicture};
    const QString name = kPrefix + QUuid::createUuid().toString(QUuid::Id128) + kSuffix;
    QSaveFile out(portraitFile(peopleFile, name));
    if (!out.open(QIODevice::WriteOnly) || !cutRound(square).save(&out, "PNG") || !out.commit()) return {{}, PortraitFault::Unsaved};
    return {name, PortraitFault::None};
}

} // namespace reeve::app
