// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>

namespace reeve::app {

/// Where the system wants a program to keep its files.
QString usualFolder(QStandardPaths::StandardLocation kind);
/// The folder of the person's documents, or the home folder if that does not exist.
QString documentsFolder();

} // namespace reeve::app
