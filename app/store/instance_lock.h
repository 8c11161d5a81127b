// SPDX-License-Identifier: GPL-3.0-or-later
// Ensures that at most one process writes a file. The lock is an advisory lock of the operating system and ends with
// the process; content, owner and age of the lock file do not matter.
#pragma once

#include <QString>

#ifndef Q_OS_UNIX
#include <QLockFile>

#include <memory>
#endif

namespace reeve::app {

class InstanceLock {
public:
    enum class Outcome {
        Held,
        Elsewhere, ///< another process holds it
        Impossible ///< the folder does not exist, or nothing in it can be locked
    };

    /// `file`: path of a file that is used only for locking.
    explicit InstanceLock(QString file) : m_file(std::move(file)) {}
    ~InstanceLock() { release(); }
    InstanceLock(const InstanceLock&) = delete;
    InstanceLock& operator=(const InstanceLock&) = delete;

    /// Never blocks.
    Outcome take();
    [[nodiscard]] bool held() const { return m_handle >= 0; }
    /// False: the lock is held on the folder, because no file can be created in it.
    [[nodiscard]] bool writable() const { return m_writable; }
    void release();

private:
    Outcome lockFile();
    Outcome lockFolder();

    QString m_file;
    int m_handle = -1;
    bool m_writable = true;
    bool m_removable = false; ///< this object created or opened the lock file and deletes it on release
#ifndef Q_OS_UNIX
    std::unique_ptr<QLockFile> m_lock;
#endif
};

} // namespace reeve::app
