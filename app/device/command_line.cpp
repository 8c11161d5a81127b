// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

namespace reeve::app {
namespace {

/// Parses "1280x800"; invalid for other texts.
QSize sizeNamed(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('x'));
    if (parts.size() != 2) return {};
    const QSize size(parts[0].toInt(), parts[1].toInt());
    const bool sensible = size.width() >= 200 && size.height() >= 200 && size.width() <= 8192 && size.height() <= 8192;
    return sensible ? size : QSize();
}

std::nullopt_t mistake(const QString& sentence, int& exitCode) {
    std::fprintf(stderr, "reeve: %s\n", qUtf8Printable(sentence));
    exitCode = 2;
    return std::nullopt;
}

} // namespace

std::optional<CommandLine> readCommandLine(const QStringList& arguments, int& exitCode) {
    // Not translated, because no language is selected yet.
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Reeve sits beside a real board and keeps the record of the game."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Print this and leave."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     QStringLiteral("Print the version and leave."));
    const auto withValue = [](const char* name, const char* text, const char* value) {
        return QCommandLineOption(QString::fromLatin1(name), QString::fromLatin1(text), QString::fromLatin1(value));
    };
    const QCommandLineOption language = withValue("language", "Speak en or de, for this run.", "word");
    const QCommandLineOption theme = withValue("theme", "Show light, dark or contrast, for this run.", "word");
    const QCommandLineOption size = withValue("size", "Size of the window, for example 1280x800.", "WxH");
    const QCommandLineOption page = withValue("page", "Open this page.", "name");
    const QCommandLineOption picture =
        withValue("picture", "Read this photograph at once (with --page check: compare it with the game).", "file");
    const QCommandLineOption game = withValue("game", "Play this script (JSON Lines) and show where it ends.", "file");
    const QCommandLineOption names = withValue("names", "Names of the script's players, separated by commas.", "names");
    const QCommandLineOption screenshot = withValue("screenshot", "Save a picture of the window and leave.", "file");
    const QCommandLineOption wait = withValue("wait", "Milliseconds before the screenshot (1200).", "number");
    const QCommandLineOption measure(
        QStringLiteral("measure"),
        QStringLiteral("Print how long the start, the pages and the moves of a game take, and leave."));
    parser.addOptions({measure, help, version, language, theme, size, page, picture, game, names, screenshot, wait});

    exitCode = 0;
    if (!parser.parse(arguments)) return mistake(parser.errorText(), exitCode);
    if (!parser.positionalArguments().isEmpty())
        return mistake(QStringLiteral("unexpected word: %1 (see --help)").arg(parser.positionalArguments().front()),
                       exitCode);
    if (parser.isSet(help)) {
        // The help text needs an application object for the program's name. The process ends with it, see the header.
        int count = 1;
        QByteArray name = arguments.value(0).toLocal8Bit();
        char* words[]{name.data(), nullptr};
        const QCoreApplication only(count, static_cast<char**>(words));
        std::fputs(qUtf8Printable(parser.helpText()), stdout);
        return std::nullopt;
    }
    if (parser.isSet(version)) {
        std::printf("reeve %s\n", qUtf8Printable(QCoreApplication::applicationVersion()));
        return std::nullopt;
    }

    CommandLine line;
    line.measure = parser.isSet(measure);
    line.language = parser.value(language);
    line.theme = parser.value(theme);
    line.page = parser.value(page);
    line.picture = parser.value(picture);
    line.game = parser.value(game);
    line.names = parser.value(names).split(QLatin1Char(','), Qt::SkipEmptyParts);
    line.screenshot = parser.value(screenshot);
    if (parser.isSet(language) && line.language != QLatin1String("en") && line.language != QLatin1String("de"))
        return mistake(QStringLiteral("--language is en or de, not %1").arg(line.language), exitCode);
    if (parser.isSet(theme) &&
        !QStringList{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}.contains(line.theme))
        return mistake(QStringLiteral("--theme is light, dark or contrast, not %1").arg(line.theme), exitCode);
    if (parser.isSet(size)) {
        line.size = sizeNamed(parser.value(size));
        if (!line.size.isValid())
            return mistake(QStringLiteral("--size is WIDTHxHEIGHT, 200 to 8192 each, not %1").arg(parser.value(size)),
                           exitCode);
    }
    if (parser.isSet(wait)) {
        bool number = false;
        line.wait = parser.value(wait).toInt(&number);
        if (!number || line.wait < 0 || line.wait > 60000)
            return mistake(QStringLiteral("--wait is 0 to 60000 milliseconds, not %1").arg(parser.value(wait)),
                           exitCode);
    }
    return line;
}

} // namespace reeve::app
