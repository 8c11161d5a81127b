// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/aside.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace reeve::app {
namespace {

const QLatin1String kMark(".damaged-");
constexpr qint64 kBlock = 1 << 16;

/// An unused name.
QString freeName(const QString& file) {
    const QString stem = file + kMark + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString name = stem;
    for (int n = 2; QFile::exists(name) || QFileInfo(name).isSymLink(); ++n)
        name = stem + QLatin1Char('-') + QString::number(n);
    return name;
}

bool equal(const QString& one, const QString& other) {
    QFile a(one), b(other);
    if (a.size() != b.size() || !a.open(QIODevice::ReadOnly) || !b.open(QIODevice::ReadOnly)) return false;
    while (!a.atEnd())
        if (a.read(kBlock) != b.read(kBlock)) return false;
    return b.atEnd();
}

bool linked(const QString& file, const QString& name) {
#ifdef Q_OS_UNIX
    return link(QFile::encodeName(file).constData(), QFile::encodeName(name).constData()) == 0;
#else
    return false;
#endif
}

} // namespace

QString moveAside(const QString& file) {
    const QString name = freeName(file);
    return QDir().rename(file, name) ? name : QString();
}

QString keepAside(const QString& file) {
    for (const QString& kept : keptAside(file))
        if (equal(file, kept)) return kept;
    const QString name = freeName(file);
    return linked(file, name) || QFile::copy(file, name) ? name : QString();
}

QStringList keptAside(const QString& file) {
    const QFileInfo info(file);
    QStringList files;
    for (const QString& name :
         info.dir().entryList({info.fileName() + kMark + QLatin1Char('*')}, QDir::Files, QDir::Name | QDir::Reversed))
        files << info.dir().filePath(name);
    return files;
}

bool eraseAside(const QString& file) {
    bool all = true;
    for (const QString& kept : keptAside(file)) all = QFile::remove(kept) && all;
    return all;
}

} // namespace reeve::app
