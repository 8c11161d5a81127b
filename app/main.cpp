// SPDX-License-Identifier: GPL-3.0-or-later
// The window program: creates the objects, loads the window and runs the event loop.
#include "app/device/command_line.h"
#include "app/device/crash_handler.h"
#include "app/device/end_signals.h"
#include "app/device/event_loop.h"
#include "app/device/heap.h"
#include "app/device/idle_gc.h"
#include "app/device/keep_awake.h"
#include "app/device/language.h"
#include "app/device/measure.h"
#include "app/device/screenshot.h"
#include "app/pictures/board_check.h"
#include "app/pictures/scanner.h"
#include "app/play/script_game.h"
#include "app/services.h"
#include "app/store/data_folder.h"
#include "app/store/journal.h"
#include "app/store/private_files.h"
#include "app/window/game.h"
#include "app/window/settings.h"
#include "app/window/sounds/play_sounds.h"
#include "app/window/table.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QUrl>

#include <cstdio>
#include <memory>
#include <optional>

namespace {

using namespace reeve::app;

/// Patience of the journal in ms (see Journal::ask). Most answers come within it.
constexpr int kPatience = 40;

/// Keeps the language in sync with the settings.
void followLanguage(Language& language, Services& services, QQmlEngine& engine) {
    const auto follow = [&] {
        language.show(services.settings->language(), &engine);
        services.retranslate();
    };
    follow();
    QObject::connect(services.settings.get(), &Settings::languageChanged, &engine, follow);
}

/// False: the script is invalid; an error was printed.
bool showScript(const CommandLine& line, Game& game, Table& table) {
    if (line.game.isEmpty()) return true;
    auto read = readScriptGame(line.game, line.names);
    if (const auto* fault = std::get_if<ScriptFault>(&read)) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(fault->detail));
        return false;
    }
    auto& script = std::get<ScriptGame>(read);
    game.show(std::move(script.session));
    table.take(script.table);
    return true;
}

/// The requested page, or the one for the given file.
QString firstPage(const CommandLine& line) {
    if (!line.page.isEmpty()) return line.page;
    if (!line.game.isEmpty()) return QStringLiteral("game");
    return line.picture.isEmpty() ? QStringLiteral("home") : QStringLiteral("scan");
}

/// Reads the given picture: as a new board, or for a check of the open game.
void readPicture(const CommandLine& line, Scanner& scanner, QQmlEngine& engine) {
    const QUrl picture = QUrl::fromLocalFile(QFileInfo(line.picture).absoluteFilePath());
    auto* check = line.page == QLatin1String("check")
                      ? engine.singletonInstance<BoardCheck*>(qmlTypeId("Reeve.App", 1, 0, "BoardCheck"))
                      : nullptr;
    if (check != nullptr)
        check->read(picture);
    else
        scanner.read(picture);
}

/// All that lives as long as the window, in the order of its creation.
struct Program {
    Program(int& argc, char** argv) : app(argc, argv) {
        QGuiApplication::setApplicationDisplayName(QStringLiteral("Reeve"));
        QGuiApplication::setDesktopFileName(QStringLiteral("app.reeve.Reeve"));
        // A page has no fonts of a system, and carries its own.
        for (const QString& font : QDir(QStringLiteral(":/fonts")).entryList())
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + font);
        endOnSignals();
        keepFilesPrivate();
        makeOwnFilesPrivate();
        services.emplace(kPatience);
        // From here on a crash is reported at the next start. Restarts only if started without arguments.
        installCrashHandler(crashReportFile(), REEVE_VERSION,
                            argc == 1 ? QStringList(QCoreApplication::applicationFilePath()) : QStringList());
    }

    QGuiApplication app;
    Language language; ///< the translators must outlive all texts
    std::optional<Services> services{};
    QQmlApplicationEngine engine{};
    std::optional<KeepAwake> awake{};
    std::optional<IdleGc> collector{};
};

/// Shows the window that the command line asks for. Returns the exit status; nullopt: the window is there.
std::optional<int> open(Program& program, const CommandLine& line, const QElapsedTimer& sinceStart) {
    Services& services = *program.services;
    QQmlApplicationEngine& engine = program.engine;
    services.settings->showForThisRun(line.language, line.theme);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    followLanguage(program.language, services, engine);
    if (!showScript(line, *services.game, *services.table)) return 2;
    if (!line.screenshot.isEmpty() || line.measure)
        services.settings->restForThisRun();
    else
        hearGame(*services.game, *services.settings, *services.loudspeaker);

    engine.setInitialProperties({{QStringLiteral("page"), firstPage(line)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reeve/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    if (!line.picture.isEmpty()) readPicture(line, *services.scanner, engine);
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (window == nullptr) return 1;
    if (line.size.isValid()) window->resize(line.size);
    KeepAwake& awake = program.awake.emplace();
    const auto follow = [&awake, game = services.game.get()] { awake.hold(game->active()); };
    follow();
    QObject::connect(services.game.get(), &Game::changed, &awake, follow);
    IdleGc& collector = program.collector.emplace(engine, *window);
    if (line.measure) measure({*window, *services.game, *services.setup, *services.games, collector}, sinceStart);
    if (!line.screenshot.isEmpty()) takeScreenshot(*window, line.screenshot, line.wait);
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    static QElapsedTimer sinceStart;
    sinceStart.start();
    keepHeapSmall();
    // Qt's other media backend crashes if parts of GStreamer are missing.
    if (qEnvironmentVariableIsEmpty("QT_MEDIA_BACKEND")) qputenv("QT_MEDIA_BACKEND", "ffmpeg");
    QCoreApplication::setApplicationName(QStringLiteral("reeve"));
    QCoreApplication::setApplicationVersion(QStringLiteral(REEVE_VERSION));
    // Parsed before the application object, which needs a display; --help and --version do not.
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
    int exitCode = 0;
    const std::optional<CommandLine> line = readCommandLine(arguments, exitCode);
    if (!line) return exitCode;

    static int count = argc; // the application object refers to it for as long as it lives
    auto program = std::make_unique<Program>(count, argv);
    if (const auto failed = open(*program, *line, sinceStart)) return *failed;
    QQmlEngine& engine = program->engine;
    return runEvents(engine, std::move(program));
}
