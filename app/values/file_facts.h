// SPDX-License-Identifier: GPL-3.0-or-later
// The person's files, as the window of files lists them.
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQmlIntegration>

namespace reeve::app {

/// A file or a folder; as it is made: there is none.
struct FileFacts {
    Q_GADGET
    QML_VALUE_TYPE(fileFacts)
    /** "": there is none. */
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QUrl url MEMBER url)
    Q_PROPERTY(bool isFolder MEMBER isFolder)

public:
    QString name{};
    QUrl url{};
    bool isFolder = false;
    friend bool operator==(const FileFacts&, const FileFacts&) = default;
};

/// A folder in which files usually lie.
struct FilePlaceFacts {
    Q_GADGET
    QML_VALUE_TYPE(filePlaceFacts)
    /** "pictures", "downloads", "documents", "desktop", "home" or "medium". */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QUrl url MEMBER url)

public:
    QString kind{}, name{};
    QUrl url{};
    friend bool operator==(const FilePlaceFacts&, const FilePlaceFacts&) = default;
};

} // namespace reeve::app
