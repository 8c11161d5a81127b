// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/set_files.h"

#include "app/store/aside.h"
#include "app/store/file_thread.h"
#include "app/values/name_length.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUrl>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Whether the text before the first line feed names a later version of the format than this one.
bool ofNewerFormat(const QByteArray& bytes) {
    static const QByteArray before = "reeve-set/";
    if (!bytes.startsWith(before)) return false;
    const qsizetype end = bytes.indexOf('\n');
    bool number = false;
    return end > 0 && bytes.mid(before.size(), end - before.size()).toInt(&number) > vision::kSetFormat && number;
}

} // namespace

QString setFile(const QString& folder, const QString& name) {
    QString file;
    for (const QChar c : name) {
        const bool odd =
            c.unicode() < 32 || c.unicode() == 127 || u"/\\%:*?\"<>|"_s.contains(c) || (c == u'.' && file.isEmpty());
        file += odd ? u'%' + QString::number(c.unicode(), 16).rightJustified(2, u'0').toUpper() : QString(c);
    }
    return folder + u'/' + file + u'.' + kSetSuffix;
}

std::variant<vision::LearnedSet, SetFault> readSetFile(const QString& file) {
    const QFileInfo info(file);
    QFile in(file);
    if (!info.isFile() || !in.open(QIODevice::ReadOnly)) return SetFault::NoSet;
    const QByteArray bytes = in.read(static_cast<qint64>(2 * vision::kMostSetBytes));
    if (ofNewerFormat(bytes)) return SetFault::Newer;
    if (info.size() > bytes.size()) return SetFault::NoSet;
    auto set = vision::setFromBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (auto* read = std::get_if<vision::LearnedSet>(&set)) return std::move(*read);
    return SetFault::NoSet;
}

SetsRead readSets(const QString& folder) {
    SetsRead read;
    for (const QFileInfo& file : QDir(folder).entryInfoList({u"*."_s + kSetSuffix}, QDir::Files, QDir::Name)) {
        const QString name = tidyName(QUrl::fromPercentEncoding(file.completeBaseName().toUtf8()));
        if (name.isEmpty() || read.sets.size() >= kMostSets) continue;
        auto either = readSetFile(file.filePath());
        if (auto* set = std::get_if<vision::LearnedSet>(&either)) {
            read.sets.push_back({name, std::move(*set)});
        } else if (std::get<SetFault>(either) == SetFault::Newer) {
            read.newer.append(name);
        } else {
            read.damaged.append(name);
            moveAside(file.filePath());
        }
    }
    return read;
}

bool writeSetFile(const QString& file, const vision::LearnedSet& set) {
    const std::string bytes = vision::toBytes(set);
    const auto length = static_cast<qint64>(bytes.size());
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(bytes.data(), length) == length && out.commit();
}

bool writeSet(const QString& folder, const QString& name, const vision::LearnedSet& set) {
    if (!QDir(folder).exists() && QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QString file = setFile(folder, name);
    return writeSetFile(file, set) && QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
}

bool removeSet(const QString& folder, const QString& name) {
    const QString file = setFile(folder, name);
    return !QFile::exists(file) || QFile::remove(file);
}

QString eraseSets(const QString& folder) {
    finishFileThread();
    return QDir(folder).exists() && !QDir(folder).removeRecursively() ? folder : QString();
}

} // namespace reeve::app
