// SPDX-License-Identifier: GPL-3.0-or-later
// A photograph with its label laid over it; a click tells which place of the board was meant.
#pragma once

#include "app/workbench/label.h"

#include <QGraphicsView>

namespace reeve::workbench {

using Place = std::variant<std::monostate, HexId, IntersectionId, PathId>;

class PhotoView : public QGraphicsView {
    Q_OBJECT

public:
    explicit PhotoView(QWidget* parent = nullptr);

    /// Shows a picture; the label is laid over it where it says how the board lies.
    void show(const QImage& picture, const Label& label);
    /// Lays six corners, [x,y, ...] in pixels of the picture, over it to be dragged; until the next picture or label is
    /// shown a click means no place.
    void dragCorners(const QList<double>& corners);
    /// Where they lie now; empty while there are none.
    [[nodiscard]] QList<double> corners() const;
    /// The place that a point of the picture means: an intersection or a path near it, else the hex; nothing off the
    /// island.
    [[nodiscard]] static Place placeAt(const cv::Matx33d& boardToImage, QPointF pixel);

signals:
    void clicked(const reeve::workbench::Place& place, const QPoint& globally);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void drawLabel(const Label& label);

    QGraphicsScene m_scene;
    std::optional<cv::Matx33d> m_boardToImage;
    QList<QGraphicsItem*> m_corners; ///< of the scene
};

} // namespace reeve::workbench
