// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/photo_view.h"

#include "app/tools/workbench/words.h"
#include "vision/locate/plane.h"

#include <QGraphicsItem>
#include <QMouseEvent>

#include <cmath>

namespace reeve::workbench {
namespace {

/// Distance, in sides of a hex, within which a click selects an intersection.
constexpr double kNearIntersection = 0.3;
constexpr double kNearPath = 0.22;
constexpr double kFarthest = 1.0; ///< maximum distance to the center of the nearest hex, in sides

QPointF pixelOf(const cv::Matx33d& h, BoardPoint p) {
    const cv::Point2d at = vision::project(h, {p.x, p.y});
    return {at.x, at.y};
}

QColor colorOf(Color color) {
    static constexpr std::array kColorNames{"#CE3F2C", "#004DAB", "#FBF8F1", "#FFA930", "#51A585", "#47281E"};
    return QColor(QLatin1String(kColorNames[index(color)]));
}

QString textOf(const LabelledHex& hex) {
    if (!hex.terrain) return QStringLiteral("?");
    return words::of(*hex.terrain) + (hex.number ? QStringLiteral("\n%1").arg(hex.number) : QString());
}

} // namespace

PhotoView::PhotoView(QWidget* parent) : QGraphicsView(parent) {
    setScene(&m_scene);
    setRenderHint(QPainter::Antialiasing);
    setRenderHint(QPainter::SmoothPixmapTransform);
    setAccessibleName(words::photograph());
}

void PhotoView::show(const QImage& picture, const Label& label) {
    m_corners.clear();
    m_scene.clear();
    m_boardToImage = label.boardToImage;
    m_scene.addPixmap(QPixmap::fromImage(picture));
    m_scene.setSceneRect(picture.rect());
    if (m_boardToImage) drawLabel(label);
    fitInView(m_scene.sceneRect(), Qt::KeepAspectRatio);
}

void PhotoView::drawLabel(const Label& label) {
    const cv::Matx33d& h = *m_boardToImage;
    const double side = vision::sidePixels(h);
    const QPen rim(Qt::white, std::max(1.0, side / 40));
    for (int i = 0; i < standard::kHexes; ++i) {
        const auto hex = static_cast<HexId>(i);
        QPolygonF outline;
        for (const IntersectionId corner : standardIsland().hexCorners[index(hex)])
            outline << pixelOf(h, position(corner));
        m_scene.addPolygon(outline, rim);
        auto* text = m_scene.addText(textOf(label.hexes[index(hex)]));
        text->setDefaultTextColor(label.robber == hex     ? QColor(Qt::yellow)
                                  : label.merchant == hex ? QColor(Qt::magenta)
                                                          : QColor(Qt::white));
        text->setScale(side / 48);
        const QRectF box = text->mapRectToScene(text->boundingRect());
        text->setPos(pixelOf(h, position(hex)) - QPointF(box.width() / 2, box.height() / 2));
    }
    for (const LabelledPiece& piece : label.pieces.value_or(std::vector<LabelledPiece>())) {
        if (const auto* path = std::get_if<PathId>(&piece.at)) {
            const auto& ends = standardIsland().pathEnds[index(*path)];
            const QPointF a = pixelOf(h, position(ends[0]));
            const QPointF b = pixelOf(h, position(ends[1]));
            m_scene.addLine(QLineF(a + 0.25 * (b - a), a + 0.75 * (b - a)), QPen(colorOf(piece.color), side / 12));
        } else {
            const QPointF at = pixelOf(h, position(std::get<IntersectionId>(piece.at)));
            const double r = piece.piece == vision::PieceKind::City ? side / 5 : side / 7;
            if (piece.piece == vision::PieceKind::Knight)
                m_scene.addEllipse(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), rim, colorOf(piece.color));
            else if (piece.piece == vision::PieceKind::Wall)
                m_scene
                    .addRect(QRectF(at.x() - 1.6 * r, at.y() - 1.6 * r, 3.2 * r, 3.2 * r),
                             QPen(colorOf(piece.color), side / 20))
                    ->setZValue(-1);
            else if (piece.piece == vision::PieceKind::Metropolis)
                m_scene.addLine(QLineF(at.x() - 1.8 * r, at.y() - 1.8 * r, at.x() + 1.8 * r, at.y() - 1.8 * r),
                                QPen(Qt::yellow, side / 12));
            else
                m_scene.addRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), rim, colorOf(piece.color));
        }
    }
    for (const LabelledHarbor& harbor : label.harbors.value_or(std::vector<LabelledHarbor>())) {
        const auto& ends = standardIsland().pathEnds[index(harbor.at)];
        const BoardPoint a = position(ends[0]), b = position(ends[1]);
        // A little off the coast, where it is printed.
        auto* text = m_scene.addText(harbor.gives == HarborKind::Any ? QStringLiteral("3:1") : words::of(harbor.gives));
        text->setDefaultTextColor(Qt::cyan);
        text->setScale(side / 60);
        const QRectF box = text->mapRectToScene(text->boundingRect());
        text->setPos(pixelOf(h, {(a.x + b.x) * 0.56, (a.y + b.y) * 0.56}) - QPointF(box.width() / 2, box.height() / 2));
    }
}

void PhotoView::dragCorners(const QList<double>& corners) {
    m_corners.clear();
    const double r = 14;
    for (qsizetype i = 0; i + 1 < corners.size(); i += 2) {
        auto* handle = m_scene.addEllipse(QRectF(-r, -r, 2 * r, 2 * r), QPen(Qt::black, 2), QColor(255, 220, 0, 190));
        handle->setPos(corners[i], corners[i + 1]);
        handle->setFlags(QGraphicsItem::ItemIsMovable | QGraphicsItem::ItemIgnoresTransformations);
        handle->setCursor(Qt::SizeAllCursor);
        m_corners.append(handle);
    }
}

QList<double> PhotoView::corners() const {
    QList<double> list;
    for (const QGraphicsItem* handle : m_corners) list << handle->x() << handle->y();
    return list;
}

Place PhotoView::placeAt(const cv::Matx33d& boardToImage, QPointF pixel) {
    const cv::Point2d at = vision::project(boardToImage.inv(), {pixel.x(), pixel.y()});
    const auto nearest = [&](auto none, int count) {
        using Id = decltype(none);
        std::pair<double, Id> best{1e9, none};
        for (int i = 0; i < count; ++i) {
            const BoardPoint p = position(static_cast<Id>(i));
            const double distance = std::hypot(p.x - at.x, p.y - at.y);
            if (distance < best.first) best = {distance, static_cast<Id>(i)};
        }
        return best;
    };
    if (const auto [distance, intersection] = nearest(kNoIntersection, standard::kIntersections);
        distance < kNearIntersection)
        return intersection;
    if (const auto [distance, path] = nearest(kNoPath, standard::kPaths); distance < kNearPath) return path;
    if (const auto [distance, hex] = nearest(kNoHex, standard::kHexes); distance < kFarthest) return hex;
    return std::monostate{};
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
    if (!m_corners.isEmpty()) return QGraphicsView::mousePressEvent(event);
    if (!m_boardToImage) return;
    emit clicked(placeAt(*m_boardToImage, mapToScene(event->pos())), event->globalPosition().toPoint());
}

void PhotoView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (!m_scene.items().isEmpty()) fitInView(m_scene.sceneRect(), Qt::KeepAspectRatio);
}

} // namespace reeve::workbench

#include "moc_photo_view.cpp"
