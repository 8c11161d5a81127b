// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/bench_window.h"

#include "app/pictures/frame_corners.h"
#include "app/pictures/frame_to_mat.h"
#include "app/tools/workbench/place_menu.h"
#include "app/words/scan_wording.h"
#include "engine/record/text_file.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QSaveFile>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace reeve::workbench {
namespace {

using namespace Qt::StringLiterals;

struct Workbench { // translation context; lupdate would use the unqualified class name
    Q_DECLARE_TR_FUNCTIONS(Workbench)
};

const QStringList kPictures{u"*.jpg"_s, u"*.jpeg"_s, u"*.png"_s, u"*.webp"_s, u"*.bmp"_s};

vision::LoadedImage load(const QDir& folder, const QString& name) {
    return vision::loadImage(std::filesystem::path(QFile::encodeName(folder.filePath(name)).toStdString()));
}

QString labelBeside(const QDir& folder, const QString& photograph) {
    return folder.filePath(QFileInfo(photograph).completeBaseName() + ".json"_L1);
}

/// The label of a photograph. Error: a sentence if its file is damaged, empty if there is none.
std::variant<Label, std::string> labelOf(const QDir& folder, const QString& photograph) {
    const QString name = labelBeside(folder, photograph);
    if (!QFile::exists(name)) return std::string();
    auto opened = record::openTextFile(QFile::encodeName(name).toStdString());
    if (auto* problem = std::get_if<std::string>(&opened)) return std::move(*problem);
    const auto text = record::readAll(std::get<std::ifstream>(opened), record::Limits{}.bytes);
    return text ? readLabel(*text) : std::string("this is longer than a label");
}

/// A reading scaled to the pixels of the photograph's file, as labels are.
vision::BoardReading readingOf(const vision::LoadedImage& image) {
    vision::BoardReading reading = vision::readBoard(image.bgr);
    vision::scalePixels(reading, image.scale);
    return reading;
}

} // namespace

std::optional<Confusions> confusionsOf(const QDir& folder) {
    Confusions all;
    for (const QString& name : folder.entryList(kPictures, QDir::Files, QDir::Name)) {
        const auto label = labelOf(folder, name);
        if (!std::holds_alternative<Label>(label)) continue;
        const vision::LoadedImage image = load(folder, name);
        if (!image.error) all.add(std::get<Label>(label), readingOf(image));
    }
    return all.photographs > 0 ? std::optional(all) : std::nullopt;
}

BenchWindow::BenchWindow(QWidget* parent)
    : QMainWindow(parent), m_files(new QListWidget), m_photo(new PhotoView), m_stages(new QListWidget),
      m_stagePicture(new QLabel) {
    setWindowTitle(Workbench::tr("Reeve workbench"));
    resize(1400, 900);
    setCentralWidget(m_photo);
    const auto dock = [this](const QString& name, const QString& title, QWidget* widget, Qt::DockWidgetArea area) {
        auto* holder = new QDockWidget(title, this);
        holder->setObjectName(name);
        holder->setWidget(widget);
        addDockWidget(area, holder);
    };
    dock(u"photographs"_s, Workbench::tr("Photographs"), m_files, Qt::LeftDockWidgetArea);
    dock(u"stages"_s, Workbench::tr("Stages"), m_stages, Qt::RightDockWidgetArea);
    m_stagePicture->setMinimumSize(320, 320);
    m_stagePicture->setAlignment(Qt::AlignCenter);
    dock(u"stage"_s, Workbench::tr("Stage"), m_stagePicture, Qt::RightDockWidgetArea);

    QToolBar* bar = addToolBar(Workbench::tr("Main"));
    bar->setObjectName(u"main"_s);
    const auto action = [&](const QString& text, const QKeySequence& key, auto&& done) {
        QAction* made = bar->addAction(text);
        made->setShortcut(key);
        made->setToolTip(u"%1 (%2)"_s.arg(text, key.toString(QKeySequence::NativeText)));
        connect(made, &QAction::triggered, this, done);
    };
    action(Workbench::tr("Open folder"), QKeySequence::Open, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, Workbench::tr("A folder of photographs"), m_folder.path());
        if (!folder.isEmpty() && !openFolder(folder))
            statusBar()->showMessage(Workbench::tr("There is no photograph in this folder."));
    });
    action(Workbench::tr("Save label"), QKeySequence::Save, [this] { save(); });
    action(Workbench::tr("Label from the reading"), QKeySequence(u"Ctrl+R"_s),
           [this] { change([this](Label& label) { label = labelFrom(m_inspected.reading, m_name.toStdString()); }); });
    action(Workbench::tr("Corners"), QKeySequence(u"Ctrl+K"_s), [this] { setCorners(); });
    action(Workbench::tr("Confusions"), QKeySequence(u"Ctrl+T"_s), [this] { showConfusions(); });

    connect(m_files, &QListWidget::currentTextChanged, this, &BenchWindow::showPhotograph);
    connect(m_stages, &QListWidget::currentRowChanged, this, &BenchWindow::showStage);
    connect(m_photo, &PhotoView::clicked, this,
            [this](const Place& place, const QPoint& at) { menuFor(place)->exec(at); });
}

bool BenchWindow::openFolder(const QString& folder) {
    m_folder = QDir(folder);
    const QStringList names = m_folder.entryList(kPictures, QDir::Files, QDir::Name);
    m_files->clear();
    m_files->addItems(names);
    if (names.isEmpty()) return false;
    m_files->setCurrentRow(0);
    return true;
}

QString BenchWindow::labelFile(const QString& photograph) const { return labelBeside(m_folder, photograph); }

void BenchWindow::showPhotograph(const QString& name) {
    if (name.isEmpty() || name == m_name) return;
    if (m_changed && !m_name.isEmpty()) save();
    m_name = name;
    m_changed = false;
    m_stages->clear();
    m_inspected = {};
    m_label = {};
    const vision::LoadedImage image = load(m_folder, name);
    m_picture = app::imageOf(image.bgr);
    if (image.error) {
        statusBar()->showMessage(app::imageErrorText(*image.error));
        refresh();
        return;
    }
    if (image.scale > 1)
        m_picture =
            m_picture.scaled(image.size.width, image.size.height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    m_inspected = inspect(image.bgr);
    vision::scalePixels(m_inspected.reading, image.scale);
    for (const Stage& stage : m_inspected.stages)
        m_stages->addItem(stage.figure.isEmpty() ? stage.name : u"%1: %2"_s.arg(stage.name, stage.figure));
    auto label = labelOf(m_folder, name);
    if (auto* read = std::get_if<Label>(&label)) {
        m_label = std::move(*read);
        statusBar()->showMessage(Workbench::tr("Labelled by hand"));
    } else {
        m_label = labelFrom(m_inspected.reading, name.toStdString());
        const QString fault = QString::fromStdString(std::get<std::string>(label));
        statusBar()->showMessage(fault.isEmpty() ? Workbench::tr("No label yet: this is what was read")
                                                 : Workbench::tr("The label is damaged: %1").arg(fault));
    }
    refresh();
}

QStringList BenchWindow::stageNames() const {
    QStringList names;
    for (const Stage& stage : m_inspected.stages) names.append(stage.name);
    return names;
}

void BenchWindow::refresh() {
    m_photo->show(m_picture, m_label);
    setWindowTitle(Workbench::tr("%1%2 – Reeve workbench").arg(m_name, m_changed ? u" *"_s : QString()));
}

void BenchWindow::change(const std::function<void(Label&)>& how) {
    how(m_label);
    m_changed = true;
    refresh();
}

std::unique_ptr<QMenu> BenchWindow::menuFor(const Place& place) {
    return placeMenu(place, m_label, [this](const std::function<void(Label&)>& how) { change(how); });
}

void BenchWindow::setCorners() {
    if (m_picture.isNull()) return;
    if (!m_photo->corners().isEmpty()) return takeCorners();
    m_photo->dragCorners(app::frameCorners(m_label.boardToImage, {m_picture.width(), m_picture.height()}));
    statusBar()->showMessage(
        Workbench::tr("Drag the six corners of the sea frame to where they are, then choose \"Corners\" again."));
}

void BenchWindow::takeCorners() {
    const auto boardToImage = app::homographyFromCorners(m_photo->corners());
    if (!boardToImage) {
        statusBar()->showMessage(
            Workbench::tr("No camera could see these six corners as a hexagon: drag them once more."));
        return;
    }
    const vision::LoadedImage image = load(m_folder, m_name);
    const double shrink = 1 / image.scale;
    vision::BoardReading reading =
        vision::readBoardAt(image.bgr, cv::Matx33d::diag({shrink, shrink, 1}) * *boardToImage);
    vision::scalePixels(reading, image.scale);
    statusBar()->showMessage(Workbench::tr("Read with these corners"));
    change([&](Label& label) {
        const auto rest = label.rest;
        label = labelFrom(reading, m_name.toStdString());
        label.rest = rest;
    });
}

bool BenchWindow::save() {
    if (m_label.image.empty()) m_label.image = m_name.toStdString();
    QSaveFile file(labelFile(m_name));
    const QByteArray text = QByteArray::fromStdString(labelText(m_label));
    if (m_name.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        statusBar()->showMessage(Workbench::tr("The label could not be written: %1").arg(file.errorString()));
        return false;
    }
    m_changed = false;
    statusBar()->showMessage(Workbench::tr("Saved %1").arg(QFileInfo(file.fileName()).fileName()));
    refresh();
    return true;
}

void BenchWindow::showStage(int row) {
    if (row < 0 || row >= static_cast<int>(m_inspected.stages.size())) return;
    const Stage& stage = m_inspected.stages[static_cast<std::size_t>(row)];
    if (stage.picture.isNull())
        m_stagePicture->setText(u"%1\n%2"_s.arg(stage.name, stage.figure));
    else
        m_stagePicture->setPixmap(QPixmap::fromImage(stage.picture)
                                      .scaled(m_stagePicture->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

Confusions BenchWindow::confusions() const { return confusionsOf(m_folder).value_or(Confusions()); }

void BenchWindow::showConfusions() {
    if (m_changed) save();
    QDialog dialog(this);
    dialog.setWindowTitle(Workbench::tr("Confusions"));
    auto* text = new QPlainTextEdit(confusions().text());
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(text);
    dialog.resize(1000, 800);
    dialog.exec();
}

} // namespace reeve::workbench

#include "moc_bench_window.cpp"
