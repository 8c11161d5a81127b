// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/folder_reader.h"

#include <QCollator>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QMutex>

#include <algorithm>
#include <thread>
#include <utility>

namespace reeve::app {
namespace {

constexpr std::size_t kMostFiles = 2000;

} // namespace

FolderContent readFolder(const QString& path, const QStringList& suffixes, const std::atomic_bool& cancelled) {
    FolderContent content;
    const QFileInfo folder(path);
    if (!folder.isDir() || !folder.isReadable()) return content;
    content.readable = true;
    QDirIterator walk(path, QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot | QDir::Readable);
    while (walk.hasNext() && !cancelled.load()) {
        walk.next();
        const QFileInfo info = walk.fileInfo();
        if (!info.isDir() && !suffixes.isEmpty() && !suffixes.contains(info.suffix().toLower())) continue;
        content.entries.push_back({info.fileName(), info.filePath(), info.isDir(), info.lastModified()});
    }
    QCollator order;
    order.setNumericMode(true);
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(content.entries.begin(), content.entries.end(), [&](const FolderEntry& a, const FolderEntry& b) {
        if (a.folder != b.folder) return a.folder;
        if (!a.folder && a.changed != b.changed) return a.changed > b.changed;
        return order.compare(a.name, b.name) < 0;
    });
    if (content.entries.size() > kMostFiles) {
        content.entries.resize(kMostFiles);
        content.more = true;
    }
    return content;
}

/// Where a thread stores its result. Outlives the caller, because a thread that blocks in the file system cannot be
/// stopped.
struct FolderReader::Mailbox {
    QMutex mutex;
    QObject* receiver = nullptr; ///< lives on the requesting thread; null: cancelled
    std::atomic_bool cancelled = false;
};

FolderReader::FolderReader(Read read) : m_read(std::move(read)) {}

FolderReader::~FolderReader() { cancel(); }

void FolderReader::start(const QString& path, const QStringList& suffixes, std::function<void(FolderContent)> done) {
    cancel();
    auto mailbox = std::make_shared<Mailbox>();
    mailbox->receiver = new QObject;
    m_mailbox = mailbox;
    std::thread([mailbox, path, suffixes, read = m_read, done = std::move(done)] {
        FolderContent content = read(path, suffixes, mailbox->cancelled);
        const QMutexLocker lock(&mailbox->mutex);
        if (mailbox->receiver)
            QMetaObject::invokeMethod(
                mailbox->receiver,
                [mailbox, done, content = std::move(content)] {
                    if (!mailbox->cancelled) done(content);
                },
                Qt::QueuedConnection);
    }).detach();
}

void FolderReader::cancel() {
    const std::shared_ptr<Mailbox> mailbox = std::exchange(m_mailbox, nullptr);
    if (!mailbox) return;
    mailbox->cancelled = true;
    const QMutexLocker lock(&mailbox->mutex);
    std::exchange(mailbox->receiver, nullptr)->deleteLater(); // a call to it may be in progress
}

} // namespace reeve::app
