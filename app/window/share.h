// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the summary of a game as a picture or a printable page.
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class Share : public QObject {
    Q_OBJECT

public:
    /// Has a parameter so that QML cannot create an instance.
    explicit Share(QObject* parent) : QObject(parent) {}

    /// Writes `image` (the image of an ItemGrabResult) to `file`: an A4 page if its name ends in .pdf, else a PNG.
    /// saved() or failed() is emitted. If writing fails, an existing file is unchanged.
    Q_INVOKABLE bool save(const QVariant& image, const QUrl& file, const QString& title);

signals:
    /// Names of the file and of its folder.
    void saved(const QString& file, const QString& folder);
    /// A sentence for the user, and the system's message in English.
    void failed(const QString& text, const QString& detail);
};

} // namespace reeve::app
