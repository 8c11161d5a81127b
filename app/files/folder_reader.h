// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in a folder, read in a thread of its own: a folder on a slow or vanished medium holds nobody up, not even
// the end of the program.
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
};

struct FolderContent {
    bool readable = false;
    bool more = false;                ///< there are more files than are listed
    std::vector<FolderEntry> entries; ///< folders by name, then files, the newest first
};

/// Reads a folder: the folders in it and those of its files whose names end in one of `suffixes` (small letters without
/// a dot; none: all). What is hidden is left out. Checks `cancelled` from entry to entry.
FolderContent readFolder(const QString& path, const QStringList& suffixes, const std::atomic_bool& cancelled);

/// Reads folders one after the other; the last one that was asked for is told.
class FolderReader {
public:
    using Read = std::function<FolderContent(const QString&, const QStringList&, const std::atomic_bool&)>;

    /// `read`: in the place of readFolder(), for tests.
    explicit FolderReader(Read read = readFolder);
    ~FolderReader();
    FolderReader(const FolderReader&) = delete;
    FolderReader& operator=(const FolderReader&) = delete;

    /// Reads in the background and calls `done` in this thread, unless another folder was asked for before or cancel()
    /// was called.
    void start(const QString& path, const QStringList& suffixes, std::function<void(FolderContent)> done);
    /// What is being read is told to nobody.
    void cancel();

private:
    struct Mailbox;
    Read m_read;
    std::shared_ptr<Mailbox> m_mailbox; ///< of the reading under way
};

} // namespace reeve::app
