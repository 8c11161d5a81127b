// SPDX-License-Identifier: GPL-3.0-or-later
// Files on the user's disk: the games and the settings.
#include "app/play/game_session.h"
#include "app/window/settings.h"
#include "tests/fuzz/targets.h"

#include <QDir>
#include <QFile>
#include <QVariant>

#include <cstdlib>

#include <unistd.h>

namespace reeve::fuzz {
namespace {

using namespace app;

/// A folder in memory if there is one: these files are written thousands of times a minute.
const QString& scratch() {
    // Not destroyed before it is removed.
    static const QString& folder =
        *new QString((QFile::exists(QStringLiteral("/dev/shm")) ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
                     QStringLiteral("/reeve-fuzz-%1").arg(getpid()));
    static const bool made = [] {
        std::atexit([] { QDir(folder).removeRecursively(); });
        return QDir().mkpath(folder);
    }();
    require(made, "there is a folder to write to");
    return folder;
}

void empty() {
    QDir folder(scratch());
    for (const QString& name : folder.entryList(QDir::Files)) folder.remove(name);
}

void write(const QString& file, const char* bytes, qsizetype size) {
    QFile out(file);
    require(out.open(QIODevice::WriteOnly) && out.write(bytes, size) == size, "the test can write its file");
}

QByteArray read(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// Everything that the window does with a games file.
void openEverything(const QString& file, const char* bytes, qsizetype size) {
    {
        Journal journal(file);
        const bool untouched = journal.notice() == JournalNotice::NewerVersion;
        int opened = 0;
        for (const JournalGame& game : journal.games()) {
            if (++opened > 3) break;
            const auto session = GameSession::open(journal, game.id);
            if (const auto* playing = std::get_if<GameSession>(&session)) {
                require(playing->script().size() > 2, "an opened game can be written down");
                GameSession goOn = std::get<GameSession>(session);
                goOn.undo();
                goOn.redo();
            }
            journal.rename(game.id, game.name + QLatin1Char('x'));
        }
        require(!untouched || read(file) == QByteArray(bytes, size), "a newer file is not touched");
        if (!journal.readOnly())
            require(journal.create({}, {}, {}, {}).has_value() || !journal.error().isEmpty(), "a failure says why");
    }
    // In any case, the next start finds a usable file, or says why not.
    Journal again(file);
    require(again.notice() != JournalNotice::Damaged || !again.keptAside().isEmpty(), "a damaged file is kept");
}

} // namespace

void journal(Bytes bytes) {
    empty();
    const QString file = scratch() + QStringLiteral("/games.sqlite");
    const auto* text = reinterpret_cast<const char*>(bytes.data());
    const auto size = static_cast<qsizetype>(bytes.size());
    write(file, text, size);
    openEverything(file, text, size);
}

/// Lines: the players, the start, then a command and its events for each step. The checksums are valid.
void steps(Bytes bytes) {
    static const QByteArray sound = [] {
        empty();
        const QString file = scratch() + QStringLiteral("/games.sqlite");
        { Journal journal(file); }
        return read(file);
    }();
    empty();
    const QString file = scratch() + QStringLiteral("/games.sqlite");
    write(file, sound.constData(), sound.size());
    {
        Journal journal(file);
        const QStringList lines =
            QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()))
                .split(QLatin1Char('\n'));
        const auto id = journal.create(QStringLiteral("x"), lines.value(0), lines.value(1), QStringLiteral("{}"));
        if (!id) return;
        std::vector<JournalStep> written;
        for (qsizetype line = 2; line + 1 < lines.size() && written.size() < 30; line += 2)
            written.push_back({lines[line], lines[line + 1], static_cast<qint64>(line)});
        if (!written.empty()) require(journal.append(*id, written, lines.value(0)), "steps are written");
        const auto loaded = journal.load(*id);
        require(loaded && loaded->lost == 0 && loaded->steps.size() == written.size(), "what was written is read");
    }
    openEverything(file, nullptr, 0);
}

void settings(Bytes bytes) {
    // A folder for each input: Qt caches the settings of a file.
    static int count = 0;
    const QString folder = scratch() + QStringLiteral("/settings-%1").arg(++count);
    const auto tidy = qScopeGuard([&] { QDir(folder).removeRecursively(); });
    QDir().mkpath(folder);
    qputenv("REEVE_DATA_DIR", folder.toLocal8Bit());
    write(folder + QStringLiteral("/settings.ini"), reinterpret_cast<const char*>(bytes.data()),
          static_cast<qsizetype>(bytes.size()));
    Settings settings(nullptr);
    require(settings.language() == QLatin1String("en") || settings.language() == QLatin1String("de"),
            "a language that there is");
    require(QStringList({QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")})
                .contains(settings.themeMode()),
            "a theme that there is");
    for (const double scale : {settings.panelScale(), settings.boardScale()})
        require(scale >= 0.85 && scale <= 1.4, "a scale that can be read");
    settings.setSound(!settings.sound());
    const Settings next(nullptr);
    require(next.sound() == settings.sound(), "a setting that was changed stays, whatever else the file holds");
}

} // namespace reeve::fuzz
