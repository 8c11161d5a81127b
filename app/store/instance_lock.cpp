// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/instance_lock.h"

#include "app/store/aside.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace reeve::app {

#ifdef Q_OS_UNIX
namespace {

constexpr int kAttempts = 8;

QByteArray native(const QString& file) { return QFile::encodeName(file); }

/// Opens regular files only, without following links.
int opened(const QByteArray& path) {
    constexpr int kFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    int handle = open(path.constData(), O_RDWR | O_CREAT | kFlags, 0600);
    // Owned by another user, for example by a Reeve that was started as root.
    if (handle < 0 && errno == EACCES) handle = open(path.constData(), O_RDONLY | kFlags);
    return handle;
}

bool exists(const QByteArray& path) {
    struct stat found {};
    return lstat(path.constData(), &found) == 0;
}

bool isRegular(int handle) {
    struct stat found {};
    return fstat(handle, &found) == 0 && S_ISREG(found.st_mode);
}

/// Whether the path still leads to the locked file; its previous owner may have deleted it.
bool stillThere(int handle, const QByteArray& path) {
    struct stat here {
    }, there{};
    return fstat(handle, &here) == 0 && lstat(path.constData(), &there) == 0 && here.st_dev == there.st_dev &&
           here.st_ino == there.st_ino;
}

/// Versions before 3 of the journal read the owner from the file and check whether that process exists.
void signFile(int handle) {
    QByteArray text = QByteArray::number(QCoreApplication::applicationPid()) + '\n' +
                      QCoreApplication::applicationName().toUtf8() + '\n' + QSysInfo::machineHostName().toUtf8() +
                      '\n' + QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId() + '\n';
    if (ftruncate(handle, 0) == 0)
        static_cast<void>(pwrite(handle, text.constData(), static_cast<std::size_t>(text.size()), 0) == 0);
}

} // namespace

InstanceLock::Outcome InstanceLock::take() {
    if (held() && m_writable) return Outcome::Held;
    release(); // held on a read-only folder: retry, it may be writable now
    const Outcome outcome = lockFile();
    return outcome == Outcome::Impossible ? lockFolder() : outcome;
}

InstanceLock::Outcome InstanceLock::lockFile() {
    const QByteArray path = native(m_file);
    m_writable = true;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const int handle = opened(path);
        if (handle < 0 || !isRegular(handle)) {
            const int why = handle < 0 ? errno : EISDIR;
            if (handle >= 0) close(handle);
            // A folder, link or pipe: no Reeve has ever locked it.
            const bool obstacle = why == EISDIR || why == ELOOP || why == ENXIO;
            m_writable = why != EROFS && (why != EACCES || exists(path));
            if (obstacle && !moveAside(m_file).isEmpty()) continue;
            return Outcome::Impossible;
        }
        if (flock(handle, LOCK_EX | LOCK_NB) != 0) {
            const bool elsewhere = errno == EWOULDBLOCK || errno == EINTR;
            close(handle);
            return elsewhere ? Outcome::Elsewhere : Outcome::Impossible;
        }
        if (!stillThere(handle, path)) {
            close(handle);
            continue;
        }
        m_handle = handle;
        m_removable = true;
        signFile(handle);
        return Outcome::Held;
    }
    return Outcome::Impossible;
}

/// Fallback if no lock file can be created or opened: all instances lock the folder.
InstanceLock::Outcome InstanceLock::lockFolder() {
    const int handle = open(native(QFileInfo(m_file).absolutePath()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return Outcome::Impossible;
    if (flock(handle, LOCK_EX | LOCK_NB) != 0) {
        const bool elsewhere = errno == EWOULDBLOCK;
        close(handle);
        return elsewhere ? Outcome::Elsewhere : Outcome::Impossible;
    }
    m_handle = handle;
    return Outcome::Held;
}

void InstanceLock::release() {
    if (m_handle < 0) return;
    // Deleted while still locked: an instance waiting for this file notices and creates a new one.
    if (m_removable && stillThere(m_handle, native(m_file))) unlink(native(m_file).constData());
    close(m_handle);
    m_handle = -1;
    m_removable = false;
}
#else
// Not tried: no system but Linux is built for yet.
InstanceLock::Outcome InstanceLock::take() {
    if (held()) return Outcome::Held;
    m_lock = std::make_unique<QLockFile>(m_file);
    m_lock->setStaleLockTime(0); // only the end of its owner frees it
    if (m_lock->tryLock(0)) {
        m_handle = 0;
        return Outcome::Held;
    }
    return m_lock->error() == QLockFile::LockFailedError ? Outcome::Elsewhere : Outcome::Impossible;
}

void InstanceLock::release() {
    m_lock.reset();
    m_handle = -1;
}
#endif

} // namespace reeve::app
