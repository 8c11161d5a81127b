// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a program that runs in a browser: the browser's dialog opens them, and what is saved is downloaded.
// Elsewhere its functions do nothing.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

namespace reeve::app {

class BrowserFiles : public QObject {
    Q_OBJECT

public:
    explicit BrowserFiles(QObject* parent = nullptr);
    /// Opens the browser's dialog for files with one of these suffixes, without dots; empty: for all. chosen() follows,
    /// unless it is dismissed.
    Q_INVOKABLE void open(const QStringList& suffixes);
    /// A file with this name; once it is written it is downloaded and removed.
    Q_INVOKABLE QUrl saved(const QString& name);

signals:
    /// A copy of the file, valid until the next one is chosen.
    void chosen(const QUrl& file);
};

} // namespace reeve::app
