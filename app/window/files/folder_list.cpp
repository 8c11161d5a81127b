// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/folder_list.h"

#include "app/window/files/thumbnails.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Mount points of removable media on Debian.
bool isMedium(const QString& root) {
    return root.startsWith("/media/"_L1) || root.startsWith("/run/media/"_L1) || root.startsWith("/mnt/"_L1);
}

} // namespace

FolderList::FolderList(QObject* parent, FolderReader::Read read)
    : QAbstractListModel(parent), m_reader(std::move(read)) {}

FolderList::~FolderList() = default;

void FolderList::classBegin() {
    if (QQmlEngine* engine = qmlEngine(this)) serveThumbnails(*engine);
}

int FolderList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.entries.size());
}

QVariant FolderList::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const FolderEntry& entry = m_content.entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Name: return entry.name;
    case Url: return QUrl::fromLocalFile(entry.path);
    case IsFolder: return entry.folder;
    case Picture: return entry.folder ? QUrl() : thumbnailOf(entry.path);
    case Changed: return QLocale().toString(entry.changed, QLocale::ShortFormat);
    default: return {};
    }
}

QHash<int, QByteArray> FolderList::roleNames() const {
    return {{Name, "name"}, {Url, "url"}, {IsFolder, "isFolder"}, {Picture, "picture"}, {Changed, "changed"}};
}

QString FolderList::name() const {
    const QString name = QDir(m_path).dirName();
    return name.isEmpty() ? m_path : name;
}

QString FolderList::path() const { return QDir::toNativeSeparators(m_path); }

QUrl FolderList::parentFolder() const {
    const QString parent = QFileInfo(m_path).path();
    return m_path.isEmpty() || parent == m_path ? QUrl() : QUrl::fromLocalFile(parent);
}

void FolderList::setFolder(const QUrl& folder) {
    const QString path = folder.isLocalFile() ? QDir::cleanPath(folder.toLocalFile()) : QDir::homePath();
    if (path == m_path) return;
    m_path = path;
    emit folderChanged();
    refresh();
}

void FolderList::setSuffixes(const QStringList& suffixes) {
    if (suffixes == m_suffixes) return;
    m_suffixes = suffixes;
    emit suffixesChanged();
    if (!m_path.isEmpty()) refresh();
}

void FolderList::look() {
    if (m_looking || m_path.isEmpty() || m_state == "reading"_L1) return;
    m_looking = true;
    m_reader.start(m_path, m_suffixes, [this](FolderContent content) {
        m_looking = false;
        if (content != m_content) take(std::move(content));
    });
}

void FolderList::refresh() {
    m_looking = false; // its answer is dropped
    beginResetModel();
    m_content = {};
    endResetModel();
    m_state = u"reading"_s;
    emit stateChanged();
    m_reader.start(m_path, m_suffixes, [this](FolderContent content) { take(std::move(content)); });
}

void FolderList::take(FolderContent content) {
    beginResetModel();
    m_content = std::move(content);
    endResetModel();
    m_state = m_content.readable ? u"ready"_s : u"unreadable"_s;
    emit stateChanged();
}

FileFacts FolderList::at(int row) const {
    if (row < 0 || row >= rowCount()) return {};
    const FolderEntry& entry = m_content.entries[static_cast<std::size_t>(row)];
    return {.name = entry.name, .url = QUrl::fromLocalFile(entry.path), .isFolder = entry.folder};
}

bool FolderList::has(const QString& file) const {
    return std::any_of(m_content.entries.begin(), m_content.entries.end(),
                       [&](const FolderEntry& entry) { return !entry.folder && entry.name == file; });
}

QUrl FolderList::file(const QString& name, const QString& suffix) const {
    QString file = name.trimmed();
    file.replace(u'/', u'-');
    if (!suffix.isEmpty() && QFileInfo(file).suffix().isEmpty()) file += u'.' + suffix;
    return QUrl::fromLocalFile(QDir(m_path).filePath(file));
}

QList<FilePlaceFacts> FolderList::places() {
    QList<FilePlaceFacts> list;
    QStringList known;
    const auto add = [&](const QString& kind, const QString& path, const QString& name) {
        if (path.isEmpty() || known.contains(path) || !QFileInfo(path).isDir()) return;
        known.append(path);
        list.append(FilePlaceFacts{.kind = kind, .name = name, .url = QUrl::fromLocalFile(path)});
    };
    const auto standard = [&](const QString& kind, QStandardPaths::StandardLocation location) {
        const QString path = QStandardPaths::writableLocation(location);
        if (path != QDir::homePath()) add(kind, path, QDir(path).dirName());
    };
    standard(u"pictures"_s, QStandardPaths::PicturesLocation);
    standard(u"downloads"_s, QStandardPaths::DownloadLocation);
    standard(u"documents"_s, QStandardPaths::DocumentsLocation);
    standard(u"desktop"_s, QStandardPaths::DesktopLocation);
    add(u"home"_s, QDir::homePath(), QDir(QDir::homePath()).dirName());
    // Uses the mount table, so that an unresponsive medium is not accessed.
    QFile mounts(u"/proc/self/mounts"_s);
    if (mounts.open(QIODevice::ReadOnly))
        for (const QByteArray& line : mounts.readAll().split('\n')) {
            const QList<QByteArray> fields = line.split(' ');
            if (fields.size() < 2) continue;
            const QString root = QString::fromLocal8Bit(fields[1]).replace("\\040"_L1, " "_L1);
            if (isMedium(root) && !known.contains(root))
                list.append(FilePlaceFacts{
                    .kind = u"medium"_s, .name = QDir(root).dirName(), .url = QUrl::fromLocalFile(root)});
        }
    return list;
}

} // namespace reeve::app

#include "moc_folder_list.cpp"
