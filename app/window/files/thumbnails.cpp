// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/thumbnails.h"

#include <QFileInfo>
#include <QImageReader>
#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QRunnable>
#include <QSet>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <memory>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1StringView kProvider("reeve-thumbnail");
constexpr int kSide = 256;
constexpr qint64 kMostBytes = 100LL << 20;
constexpr qint64 kMostPixels = 200'000'000;

/// Created by a thread of the pool, delivered to the window when ready.
class Response : public QQuickImageResponse {
public:
    Response(QString file, int side, QThreadPool& pool) : m_file(std::move(file)), m_side(side) {
        pool.start(QRunnable::create([this, given = m_cancelled] {
            if (!given->load()) m_image = makeThumbnail(m_file, m_side);
            // Queued to the requesting thread.
            QMetaObject::invokeMethod(this, &QQuickImageResponse::finished, Qt::QueuedConnection);
        }));
    }
    QQuickTextureFactory* textureFactory() const override {
        return QQuickTextureFactory::textureFactoryForImage(m_image);
    }
    QString errorString() const override { return m_image.isNull() ? u"no picture"_s : QString(); }
    void cancel() override { m_cancelled->store(true); }

private:
    QString m_file;
    int m_side;
    QImage m_image;
    std::shared_ptr<std::atomic_bool> m_cancelled = std::make_shared<std::atomic_bool>(false);
};

class Provider : public QQuickAsyncImageProvider {
public:
    Provider() : m_pool(new QThreadPool) { m_pool->setMaxThreadCount(2); }
    ~Provider() override {
        m_pool->clear();
        // A thread that blocks in the file system is abandoned.
        if (m_pool->waitForDone(1000)) delete m_pool;
    }
    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& wanted) override {
        const int side = wanted.width() > 0 ? std::min(std::max(wanted.width(), wanted.height()), 2 * kSide) : kSide;
        return new Response(QString::fromUtf8(QByteArray::fromHex(id.toLatin1())), side, *m_pool);
    }

private:
    QThreadPool* m_pool;
};

} // namespace

QUrl thumbnailOf(const QString& file) {
    static const QSet<QString> kEndings{u"jpg"_s, u"jpeg"_s, u"png"_s, u"webp"_s, u"bmp"_s, u"tif"_s, u"tiff"_s};
    if (!kEndings.contains(QFileInfo(file).suffix().toLower())) return {};
    return QUrl(u"image://%1/%2"_s.arg(kProvider, QString::fromLatin1(file.toUtf8().toHex())));
}

QImage makeThumbnail(const QString& file, int side) {
    const QFileInfo info(file);
    if (!info.isFile() || info.size() > kMostBytes) return {};
    QImageReader reader(file);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!size.isValid() || qint64{size.width()} * size.height() > kMostPixels) return {};
    if (std::max(size.width(), size.height()) > side)
        reader.setScaledSize(size.scaled(side, side, Qt::KeepAspectRatio));
    return reader.read();
}

void serveThumbnails(QQmlEngine& engine) {
    if (!engine.imageProvider(kProvider)) engine.addImageProvider(kProvider, new Provider);
}

} // namespace reeve::app
