// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/device.h"

#include "app/club/club_settings.h"
#include "app/club/keyring.h"
#include "app/device/crash_handler.h"
#include "app/pictures/set_files.h"
#include "app/play/game_session.h"
#include "app/store/data_folder.h"
#include "app/store/journal.h"
#include "app/store/private_files.h"
#include "app/store/settings_file.h"
#include "app/store/usual_folder.h"
#include "app/window/game.h"
#include "app/window/kept_boards_file.h"
#include "app/window/people_file.h"
#include "app/window/settings.h"
#include "app/words/notice_wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QSaveFile>
#include <QSysInfo>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

// tr() of the object would use the context "reeve::app::…", for which there are no translations.
struct DeviceWords {
    Q_DECLARE_TR_FUNCTIONS(DeviceWords)
};

QString reportFile() {
    return documentsFolder() + u"/reeve-report-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s) +
           u".jsonl"_s;
}

/// The file if it is still there, else empty. Nothing may write it meanwhile.
QString eraseFile(const QString& file) { return QFile::exists(file) && !QFile::remove(file) ? file : QString(); }

} // namespace

Device::Device(Journal& journal, Game& game, Settings& settings, QObject* parent)
    : QObject(parent), m_journal(journal), m_game(game), m_settings(settings) {
    // Not if another Reeve is running: it reports the crash itself.
    const auto look = [this] {
        if (m_looked || m_journal.readOnly()) return;
        m_looked = true;
        m_crashReport = takeCrashReport(crashReportFile());
        if (stopped()) emit changed();
    };
    connect(&journal, &Journal::changed, this, look);
    look();
}

QString Device::folder() { return QDir::toNativeSeparators(dataFolder()); }

void Device::dismissStop() {
    m_crashReport.clear();
    emit changed();
}

QByteArray Device::reportHead() const {
    QStringList lines{u"Reeve %1, Qt %2, %3 (%4), %5"_s.arg(
        QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
        QSysInfo::currentCpuArchitecture(), qGuiApp == nullptr ? QString() : QGuiApplication::platformName())};
    lines << u"settings: language %1, theme %2, panels %3, board %4, motion %5, sound %6"_s
                 .arg(m_settings.language(), m_settings.themeMode())
                 .arg(m_settings.panelScale())
                 .arg(m_settings.boardScale())
                 .arg(m_settings.reducedMotion() ? u"reduced"_s : u"full"_s, m_settings.sound() ? u"on"_s : u"off"_s);
    if (!m_journal.error().isEmpty()) lines << u"journal: "_s + m_journal.error();
    if (stopped()) lines << u"stopped: "_s << m_crashReport.split(u'\n');
    QByteArray text;
    for (const QString& line : lines) text += "# " + line.toUtf8() + '\n';
    return text;
}

/// The open game, else the one played last, as a script.
QByteArray Device::reportGame(JournalFile& file, qint64 open) {
    qint64 id = open;
    if (const auto games = file.games(); id == 0 && !games.empty()) id = games.front().id;
    if (id == 0) return {};
    const auto session = GameSession::open(file, nullptr, id);
    if (const auto* fault = std::get_if<QString>(&session))
        return "# the game cannot be opened: " + fault->toUtf8() + '\n';
    return QByteArray::fromStdString(std::get<GameSession>(session).script());
}

QByteArray Device::report() {
    return reportHead() + m_journal.wait([open = m_game.id()](JournalFile& file) { return reportGame(file, open); });
}

void Device::saveReport() {
    const QString path = reportFile();
    m_journal.ask(
        this,
        [path, head = reportHead(), open = m_game.id()](JournalFile& file) {
            const UsualMode forOthers;
            QSaveFile out(path);
            return out.open(QIODevice::WriteOnly) && out.write(head + reportGame(file, open)) >= 0 && out.commit();
        },
        [this, path](bool done) {
            if (done)
                emit reported(QDir::toNativeSeparators(path));
            else
                emit failed(faultText(u"cannot-write"_s));
        });
}

void Device::deleteEverything() {
    m_game.close();
    struct Erased {
        bool done;
        JournalError trouble;
    };
    m_journal.ask(
        this,
        [](JournalFile& file) {
            const bool done = file.erase();
            return Erased{done, file.trouble()};
        },
        [this](const Erased& erased) {
            if (!erased.done) {
                emit failed(faultText(codeOf(erased.trouble)));
                return;
            }
            const bool inKeyring = clubConnection().inKeyring;
            for (const QString& left :
                 {eraseSettings(), eraseClubFiles(), erasePeople(peopleFile()), eraseBoards(boardsFile()),
                  eraseSets(setsFolder()), eraseFile(phonesFile()), eraseFile(crashReportFile())})
                if (!left.isEmpty()) {
                    emit failed(left);
                    return;
                }
            if (!inKeyring) {
                emit deleted();
                return;
            }
            eraseFromKeyring().then(this, [this](bool done) {
                if (done)
                    emit deleted();
                else
                    emit failed(DeviceWords::tr("the password for the club is still in the system's keyring"));
            });
        });
}

} // namespace reeve::app

#include "moc_device.cpp"
