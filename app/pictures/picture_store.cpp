// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_store.h"

#include <QHash>
#include <QMutex>
#include <QQmlEngine>
#include <QQuickImageProvider>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1StringView kProvider("reeve-scan");

/// Used by the window and by image loading threads.
struct Store {
    QMutex mutex;
    QHash<QString, QImage> pictures;
    int last = 0;
};

Store& store() {
    static Store theStore;
    return theStore;
}

QString idOf(const QUrl& url) {
    return url.scheme() == "image"_L1 && url.host() == kProvider ? url.path().mid(1) : QString();
}

class Provider : public QQuickImageProvider {
public:
    Provider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& wanted) override {
        const QMutexLocker lock(&store().mutex);
        const QImage image = store().pictures.value(id);
        if (size) *size = image.size();
        return wanted.width() > 0 && wanted.width() < image.width()
                   ? image.scaledToWidth(wanted.width(), Qt::SmoothTransformation)
                   : image;
    }
};

} // namespace

QUrl PictureStore::show(const QImage& picture) {
    const QMutexLocker lock(&store().mutex);
    const QString id = QString::number(++store().last);
    store().pictures.insert(id, picture);
    return QUrl(u"image://%1/%2"_s.arg(kProvider, id));
}

QImage PictureStore::picture(const QUrl& url) {
    const QMutexLocker lock(&store().mutex);
    return store().pictures.value(idOf(url));
}

void PictureStore::forget(const QUrl& url) {
    const QMutexLocker lock(&store().mutex);
    store().pictures.remove(idOf(url));
}

void PictureStore::serve(QQmlEngine& engine) {
    if (engine.imageProvider(kProvider) == nullptr) engine.addImageProvider(kProvider, new Provider);
}

} // namespace reeve::app
