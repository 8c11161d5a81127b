// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/device.h"

#include "app/models/game.h"
#include "app/services.h"
#include "app/session/game_session.h"
#include "app/settings/settings.h"
#include "app/startup/last_words.h"
#include "app/storage/data_folder.h"
#include "app/storage/journal.h"
#include "app/wording/notice_wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSaveFile>
#include <QStandardPaths>
#include <QSysInfo>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

QString reportFile() {
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo::exists(folder)) folder = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    return folder + u"/reeve-report-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s) + u".jsonl"_s;
}

} // namespace

Device::Device(Journal& journal, Game& game, Settings& settings, QObject* parent)
    : QObject(parent), m_journal(journal), m_game(game), m_settings(settings) {
    // A second Reeve leaves it to the first.
    if (!journal.readOnly()) m_lastWords = takeLastWords(lastWordsFile());
}

Device* Device::create(QQmlEngine*, QJSEngine*) { return shownToQml(Services::instance().device); }

QString Device::folder() { return QDir::toNativeSeparators(dataFolder()); }

void Device::dismissStop() {
    m_lastWords.clear();
    emit changed();
}

QByteArray Device::report() {
    QStringList lines{u"Reeve %1, Qt %2, %3 (%4), %5"_s.arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()),
                                                            QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                                            qGuiApp == nullptr ? QString() : QGuiApplication::platformName())};
    lines << u"settings: language %1, theme %2, panels %3, board %4, motion %5, sound %6"_s.arg(m_settings.language(), m_settings.themeMode())
                 .arg(m_settings.panelScale()).arg(m_settings.boardScale())
                 .arg(m_settings.reducedMotion() ? u"reduced"_s : u"full"_s, m_settings.sound() ? u"on"_s : u"off"_s);
    if (!m_journal.error().isEmpty()) lines << u"journal: "_s + m_journal.error();
    if (stopped()) lines << u"stopped: "_s << m_lastWords.split(u'\n');
    QByteArray script;
    qint64 id = m_game.id();
    if (const auto games = m_journal.games(); id == 0 && !games.empty()) id = games.front().id;
    if (id != 0) {
        const auto session = GameSession::open(m_journal, id);
        if (const auto* fault = std::get_if<QString>(&session)) lines << u"the game cannot be opened: "_s + *fault;
        else script = QByteArray::fromStdString(std::get<GameSession>(session).script());
    }
    QByteArray text;
    for (const QString& line : lines) text += "# " + line.toUtf8() + '\n';
    return text + script;
}

void Device::saveReport() {
    const QString path = reportFile();
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(report()) < 0 || !out.commit()) {
        emit failed(faultText(u"cannot-write"_s));
        return;
    }
    emit reported(QDir::toNativeSeparators(path));
}

void Device::deleteEverything() {
    m_game.close();
    if (!m_journal.erase()) {
        emit failed(faultText(codeOf(m_journal.trouble())));
        return;
    }
    const QFileInfo games(journalFile());
    const QFileInfo settings(settingsFile());
    QStringList files{settings.filePath(), peopleFile(), lastWordsFile()};
    for (const QString& copy : games.dir().entryList({games.fileName() + u".damaged-*"_s, QFileInfo(peopleFile()).fileName() + u".*"_s, u"people-*.png"_s}, QDir::Files))
        files << games.dir().filePath(copy);
    for (const QString& copy : settings.dir().entryList({settings.fileName() + u".damaged*"_s}, QDir::Files)) files << settings.dir().filePath(copy);
    for (const QString& file : files)
        if (QFile::exists(file) && !QFile::remove(file)) {
            emit failed(file);
            return;
        }
    emit deleted();
}

} // namespace reeve::app
