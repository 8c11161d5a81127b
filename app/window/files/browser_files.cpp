// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is not in a browser; for one that is, see app/web/files.
#include "app/window/files/browser_files.h"

namespace reeve::app {

BrowserFiles::BrowserFiles(QObject* parent) : QObject(parent) {}
void BrowserFiles::open(const QStringList&) {}
QUrl BrowserFiles::saved(const QString&) { return {}; }

} // namespace reeve::app

#include "moc_browser_files.cpp"
