// SPDX-License-Identifier: GPL-3.0-or-later
// Reads folders on a thread of its own, so that a slow or removed medium blocks neither the window nor the end of the
// program.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace reeve::app {

struct FolderEntry {
    QString name;
    QString path;
    bool folder = false;
    QDateTime changed;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

struct FolderContent {
    bool readable = false;
    bool more = false;                ///< there are more files than entries
    std::vector<FolderEntry> entries; ///< folders by name, then files, newest first
    friend bool operator==(const FolderContent&, const FolderContent&) = default;
};

/// Lists a folder: its folders, and files with one of the extensions `suffixes` (lower case, without a dot; empty:
/// all). Skips hidden entries. Checks `cancelled` for every entry.
FolderContent readFolder(const QString& path, const QStringList& suffixes, const std::atomic_bool& cancelled);

/// Reads folders one at a time; only the latest request is answered.
class FolderReader {
public:
    using Read = std::function<FolderContent(const QString&, const QStringList&, const std::atomic_bool&)>;

    /// `read`: replaces readFolder() in tests.
    explicit FolderReader(Read read = readFolder);
    ~FolderReader();
    FolderReader(const FolderReader&) = delete;
    FolderReader& operator=(const FolderReader&) = delete;

    /// Reads on another thread and calls `done` on this one, unless a later start() or cancel() comes first.
    void start(const QString& path, const QStringList& suffixes, std::function<void(FolderContent)> done);
    /// Drops the pending request; `done` is not called.
    void cancel();

private:
    struct Mailbox;
    Read m_read;
    std::shared_ptr<Mailbox> m_mailbox; ///< of the pending request
};

} // namespace reeve::app
