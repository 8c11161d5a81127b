// SPDX-License-Identifier: GPL-3.0-or-later
// At most one Reeve writes a file. The lock belongs to the operating system and ends with the process: what a lock file
// contains, who made it and whether it was left behind does not matter.
#pragma once

#include <QString>

namespace reeve::app {

class InstanceLock {
public:
    enum class Outcome {
        Held,
        Elsewhere, ///< another Reeve holds it
        Impossible ///< there is no such folder, or nothing in it can be locked
    };

    /// `file`: a file that exists only to be locked.
    explicit InstanceLock(QString file) : m_file(std::move(file)) {}
    ~InstanceLock() { release(); }
    InstanceLock(const InstanceLock&) = delete;
    InstanceLock& operator=(const InstanceLock&) = delete;

    /// Never waits.
    Outcome take();
    [[nodiscard]] bool held() const { return m_handle >= 0; }
    /// False: no file can be made in the folder.
    [[nodiscard]] bool writable() const { return m_writable; }
    void release();

private:
    Outcome lockFile();
    Outcome lockFolder();

    QString m_file;
    int m_handle = -1;
    bool m_writable = true;
    bool m_removable = false; ///< the lock file is ours to delete
};

} // namespace reeve::app
