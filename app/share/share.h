// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves Reeve as a file for others: the summary of an evening as a picture or a page to print.
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class Share : public QObject {
    Q_OBJECT

public:
    /// The parameter keeps QML from making one of its own.
    explicit Share(QObject* parent) : QObject(parent) {}

    /// Writes `image` (the image of an ItemGrabResult) to `file`: as a page of A4 where its name ends in .pdf, else as
    /// PNG. Told by saved() or failed(); a file that was there stays as it was when writing fails.
    Q_INVOKABLE bool save(const QVariant& image, const QUrl& file, const QString& title);

signals:
    /// The file's name, and that of its folder.
    void saved(const QString& file, const QString& folder);
    /// A sentence, and in English what the system says.
    void failed(const QString& text, const QString& detail);
};

} // namespace reeve::app
