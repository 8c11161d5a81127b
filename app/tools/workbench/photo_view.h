// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a photograph with its label and reports clicks by place of the board.
#pragma once

#include "app/tools/workbench/label.h"

#include <QGraphicsView>

namespace reeve::workbench {

using Place = std::variant<std::monostate, HexId, IntersectionId, PathId>;

class PhotoView : public QGraphicsView {
    Q_OBJECT

public:
    explicit PhotoView(QWidget* parent = nullptr);

    /// Shows a picture; the label is drawn over it if it has boardToImage.
    void show(const QImage& picture, const Label& label);
    /// Shows six draggable corners, [x,y, ...] in pixels of the picture. Until the next show() clicks are not reported
    /// as places.
    void dragCorners(const QList<double>& corners);
    /// Present positions of the corners; empty: none.
    [[nodiscard]] QList<double> corners() const;
    /// The place at a point of the picture: a nearby intersection or path, else the hex; empty outside of the island.
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
    QList<QGraphicsItem*> m_corners; ///< owned by the scene
};

} // namespace reeve::workbench
