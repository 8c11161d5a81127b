// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a browser have no numbers, and cannot be replaced from outside.
#include "app/store/file_identity.h"

#include <QFile>

namespace reeve::app {

FileIdentity FileIdentity::of(const QString& file) {
    FileIdentity identity;
    identity.m_there = QFile::exists(file);
    return identity;
}

} // namespace reeve::app
