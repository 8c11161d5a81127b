// SPDX-License-Identifier: GPL-3.0-or-later
// Loads the window's QML from a folder instead of the program, so that a page can be changed without a build.
#pragma once

#include <QFileInfo>
#include <QQmlAbstractUrlInterceptor>

namespace reeve::testing {

class SourceQml : public QQmlAbstractUrlInterceptor {
public:
    /// `folder` contains `Reeve`; new types need a build, or a qmldir next to them.
    explicit SourceQml(QString folder) : m_folder(std::move(folder)) {}

    QUrl intercept(const QUrl& url, DataType type) override {
        const QString inProgram = QStringLiteral("/qt/qml/");
        if (url.scheme() == QLatin1String("qrc") && url.path().startsWith(inProgram) &&
            (type == QmlFile || type == JavaScriptFile)) {
            const QString file = m_folder + QLatin1Char('/') + url.path().mid(inProgram.size());
            if (QFileInfo::exists(file)) return QUrl::fromLocalFile(file);
        }
        if (type == QmldirFile && url.scheme() == QLatin1String("qrc") && url.path().startsWith(inProgram)) {
            const QString file = m_folder + QLatin1Char('/') + url.path().mid(inProgram.size());
            if (QFileInfo::exists(file)) return QUrl::fromLocalFile(file);
        }
        if (url.isLocalFile() && type == QmldirFile && url.path().startsWith(m_folder) &&
            !QFileInfo::exists(url.toLocalFile()))
            return QUrl(QStringLiteral("qrc:") + inProgram + url.path().mid(m_folder.size() + 1));
        return url;
    }

private:
    QString m_folder;
};

} // namespace reeve::testing
