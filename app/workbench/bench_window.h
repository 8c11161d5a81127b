// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench: photographs of a folder, the stages of the reading, and labels that are set right by clicking.
#pragma once

#include "app/workbench/confusion.h"
#include "app/workbench/photo_view.h"
#include "app/workbench/stages.h"

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

    /// Lists the photographs of a folder; the first is shown. False when there is none.
    bool openFolder(const QString& folder);
    /// Reads the photograph of this name and shows it with its label, or with what was read where it has none.
    void showPhotograph(const QString& name);

    [[nodiscard]] const Label& label() const { return m_label; }
    [[nodiscard]] QStringList stageNames() const;
    [[nodiscard]] PhotoView& photo() const { return *m_photo; }
    [[nodiscard]] bool changed() const { return m_changed; }
    /// What a click on a place offers; each action changes the label.
    [[nodiscard]] std::unique_ptr<QMenu> menuFor(const Place& place);
    /// Lays six corners over the picture to be dragged; called again it takes them and reads the board that lies there.
    void setCorners();
    /// Writes the label beside its photograph. False, and says why, when that fails.
    bool save();
    /// Reads every labelled photograph of the folder and counts.
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

/// The confusions of a folder without a window; nothing where no photograph has a label.
std::optional<Confusions> confusionsOf(const QDir& folder);

} // namespace reeve::workbench
