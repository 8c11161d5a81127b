// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/file_identity.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace reeve::app {

FileIdentity FileIdentity::of(const QString& file) {
    FileIdentity identity;
#ifdef Q_OS_UNIX
    struct stat found {};
    identity.m_there = stat(QFile::encodeName(file).constData(), &found) == 0;
    if (identity.m_there) identity.m_number = {static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino)};
#else
    identity.m_there = QFile::exists(file);
#endif
    return identity;
}

} // namespace reeve::app
