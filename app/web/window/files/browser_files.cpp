// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/browser_files.h"

#include "app/store/usual_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include <emscripten.h>

namespace reeve::app {
namespace {

constexpr int kLook = 400; ///< ms between two looks at the folder

QString downloads() { return usualFolder(QStandardPaths::DownloadLocation); }

/// Downloads and removes every file of the folder whose size has not changed between two looks.
class Downloads : public QTimer {
public:
    Downloads() {
        setInterval(kLook);
        callOnTimeout(this, [this] { look(); });
        start();
    }

private:
    void look() {
        QHash<QString, qint64> sizes;
        for (const QFileInfo& file : QDir(downloads()).entryInfoList(QDir::Files)) {
            const QString path = file.filePath();
            if (m_sizes.value(path, -1) == file.size())
                EM_ASM({ Module.reeve.download(UTF8ToString($0)); }, path.toUtf8().constData());
            else
                sizes.insert(path, file.size());
        }
        m_sizes = sizes;
    }

    QHash<QString, qint64> m_sizes;
};

QPointer<BrowserFiles> g_asking; ///< for whom the dialog was opened last

} // namespace

BrowserFiles::BrowserFiles(QObject* parent) : QObject(parent) { static Downloads watch; }

void BrowserFiles::open(const QStringList& suffixes) {
    g_asking = this;
    QStringList accepted;
    for (const QString& suffix : suffixes) accepted.append(u'.' + suffix);
    EM_ASM({ Module.reeve.openFile(UTF8ToString($0)); }, accepted.join(u',').toUtf8().constData());
}

QUrl BrowserFiles::saved(const QString& name) { return QUrl::fromLocalFile(downloads() + u'/' + name); }

} // namespace reeve::app

/// Called by the page, which has written the file.
extern "C" EMSCRIPTEN_KEEPALIVE void reeveFileChosen(const char* path) {
    if (reeve::app::g_asking) emit reeve::app::g_asking->chosen(QUrl::fromLocalFile(QString::fromUtf8(path)));
}

#include "moc_browser_files.cpp"
