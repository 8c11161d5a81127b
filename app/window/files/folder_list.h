// SPDX-License-Identifier: GPL-3.0-or-later
// Content of a folder as a list model: folders, then files, newest first.
#pragma once

#include "app/values/file_facts.h"
#include "app/window/files/folder_reader.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QQmlParserStatus>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class FolderList : public QAbstractListModel, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    /** The folder to list. */
    Q_PROPERTY(QUrl folder READ folder WRITE setFolder NOTIFY folderChanged)
    /** File name extensions to list, without dots; empty: all files. */
    Q_PROPERTY(QStringList suffixes READ suffixes WRITE setSuffixes NOTIFY suffixesChanged)
    /** "reading", "ready" or "unreadable". */
    Q_PROPERTY(QString state READ state NOTIFY stateChanged)
    Q_PROPERTY(int count READ count NOTIFY stateChanged)
    /** The folder has more files than are listed. */
    Q_PROPERTY(bool more READ more NOTIFY stateChanged)
    /** Name of the folder, and its path for display. */
    Q_PROPERTY(QString name READ name NOTIFY folderChanged)
    Q_PROPERTY(QString path READ path NOTIFY folderChanged)
    /** Parent folder; empty at the root. */
    Q_PROPERTY(QUrl parentFolder READ parentFolder NOTIFY folderChanged)

public:
    enum Role { Name = Qt::UserRole + 1, Url, IsFolder, Picture, Changed };

    explicit FolderList(QObject* parent = nullptr, FolderReader::Read read = readFolder);
    ~FolderList() override;

    void classBegin() override; ///< registers the image provider for thumbnails
    void componentComplete() override {}
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QUrl folder() const { return QUrl::fromLocalFile(m_path); }
    [[nodiscard]] QStringList suffixes() const { return m_suffixes; }
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] bool more() const { return m_content.more; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] QUrl parentFolder() const;
    void setFolder(const QUrl& folder);
    void setSuffixes(const QStringList& suffixes);

    /// Reads the folder again, and shows only what has changed: a photograph was copied, a stick was removed.
    Q_INVOKABLE void look();
    /// The file or folder of a row; its name is empty if there is no such row.
    Q_INVOKABLE reeve::app::FileFacts at(int row) const;
    /// Whether a file with this name is listed.
    Q_INVOKABLE bool has(const QString& file) const;
    /// URL of a file in the folder; `suffix` is appended if the name has no extension.
    Q_INVOKABLE QUrl file(const QString& name, const QString& suffix) const;
    /// Usual locations of files; existing ones only.
    Q_INVOKABLE static QList<reeve::app::FilePlaceFacts> places();

signals:
    void folderChanged();
    void suffixesChanged();
    void stateChanged();

private:
    void refresh(); ///< reads the folder anew
    void take(FolderContent content);

    FolderReader m_reader;
    QString m_path;
    QStringList m_suffixes;
    QString m_state = QStringLiteral("ready");
    FolderContent m_content;
    bool m_looking = false; ///< look() has no answer yet
};

} // namespace reeve::app
