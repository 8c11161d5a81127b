// SPDX-License-Identifier: GPL-3.0-or-later
// Window of the workbench: photographs of a folder, stages of their reading, and labels that are corrected by clicking.
#pragma once

#include "app/tools/workbench/confusion.h"
#include "app/tools/workbench/photo_view.h"
#include "app/tools/workbench/stages.h"

#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>

namespace reeve::workbench {

class BenchWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit BenchWindow(QWidget* parent = nullptr);

    /// Lists the photographs of a folder and shows the first. False: there are none.
    bool openFolder(const QString& folder);
    /// Reads the photograph and shows it with its label, or with the reading if it has no label.
    void showPhotograph(const QString& name);

    [[nodiscard]] const Label& label() const { return m_label; }
    [[nodiscard]] QStringList stageNames() const;
    [[nodiscard]] PhotoView& photo() const { return *m_photo; }
    [[nodiscard]] bool changed() const { return m_changed; }
    /// Context menu of a place; its actions change the label.
    [[nodiscard]] std::unique_ptr<QMenu> menuFor(const Place& place);
    /// Toggles six draggable corners over the picture; when they are turned off, reads the board at their positions.
    void setCorners();
    /// Writes the label beside its photograph. False: failed, and the user was told.
    bool save();
    /// Reads all labelled photographs of the folder and counts the confusions.
    [[nodiscard]] Confusions confusions() const;

private:
    void change(const std::function<void(Label&)>& how);
    void takeCorners();
    void showStage(int row);
    void showConfusions();
    void refresh();
    [[nodiscard]] QString labelFile(const QString& photograph) const;

    QDir m_folder;
    QString m_name;
    QImage m_picture;
    Inspected m_inspected;
    Label m_label;
    bool m_changed = false;

    QListWidget* m_files;
    PhotoView* m_photo;
    QListWidget* m_stages;
    QLabel* m_stagePicture;
};

/// As BenchWindow::confusions(), without a window; nullopt: no photograph has a label.
std::optional<Confusions> confusionsOf(const QDir& folder);

} // namespace reeve::workbench
