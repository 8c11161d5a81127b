// SPDX-License-Identifier: GPL-3.0-or-later
// JSON input of any kind: the parser, the list of the players, a record imported as a new game.
#include "app/play/script_game.h"
#include "app/window/kept_boards_file.h"
#include "app/window/people_file.h"
#include "engine/record/parsed.h"
#include "tests/fuzz/targets.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <string>
#include <string_view>

#include <unistd.h>

namespace reeve::fuzz {
namespace {

using record::Json;

std::string_view textOf(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

/// A file with these bytes, in memory if possible.
QString fileWith(Bytes bytes, const char* name) {
    const QString folder = QFile::exists(QStringLiteral("/dev/shm")) ? QStringLiteral("/dev/shm") : QDir::tempPath();
    const QString path = QStringLiteral("%1/reeve-door-%2-%3").arg(folder).arg(getpid()).arg(QLatin1String(name));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) &&
                file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size())) ==
                    static_cast<qint64>(bytes.size()),
            "the test can write its file");
    return path;
}

int depthOf(const Json& json) {
    if (!json.is_structured()) return 0;
    int deepest = 0;
    for (const auto& item : json) deepest = std::max(deepest, depthOf(item));
    return deepest + 1;
}

} // namespace

void json(Bytes bytes) {
    const std::string_view text = textOf(bytes);
    const auto parsed = record::parseJson(text);
    if (parsed.fault) {
        require(!parsed.fault->message.empty() && parsed.fault->message.size() < 600, "a refusal says why, in short");
        require(std::ranges::none_of(parsed.fault->message,
                                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }),
                "a refusal has no control characters");
        return;
    }
    require(text.find('\0') == std::string_view::npos, "nothing hides behind a NUL");
    require(depthOf(parsed.value) <= record::Limits{}.depth, "depth is limited");
    require(Json::accept(text), "what is accepted is JSON");
    const std::string written = parsed.value.dump();
    const auto again = record::parseJson(written);
    require(!again.fault || written.size() > text.size(), "what was written can be read");
    if (!again.fault) require(again.value.dump() == written, "and is the same");
}

void people(Bytes bytes) {
    const QString file = fileWith(bytes, "people");
    const auto read = app::readPeople(file);
    if (read) {
        require(app::writePeople(file, *read), "a list can be written");
        const auto again = app::readPeople(file);
        require(again && again->size() == read->size(), "and read again");
        for (std::size_t i = 0; i < read->size(); ++i)
            require((*again)[i].name == (*read)[i].name, "with the same names");
    }
    QFile::remove(file);
}

void boards(Bytes bytes) {
    const QString file = fileWith(bytes, "boards");
    const auto read = app::readBoards(file);
    if (read) {
        for (const auto& kept : read->boards) require(app::isPlayable(kept.board), "a game can begin on a board");
        require(app::writeBoards(file, read->boards), "a list can be written");
        const auto again = app::readBoards(file);
        require(again && again->dropped == 0 && again->boards == read->boards, "and read again");
    }
    QFile::remove(file);
}

void importing(Bytes bytes) {
    const QString file = fileWith(bytes, "record");
    auto read = app::readScriptGame(file, {});
    if (const auto* fault = std::get_if<app::ScriptFault>(&read)) {
        require(!fault->detail.isEmpty(), "a refusal says why");
    } else {
        const auto& game = std::get<app::ScriptGame>(read);
        require(game.session.players().size() == game.session.state().playerCount, "every seat has a player");
        for (const auto& player : game.session.players()) require(!player.name.isEmpty(), "with a name");
        // An exported record is a record of the same game.
        const QByteArray written = app::scriptOf(game.session, game.table);
        const QString copy = fileWith(
            {reinterpret_cast<const std::uint8_t*>(written.constData()), static_cast<std::size_t>(written.size())},
            "copy");
        const auto again = app::readScriptGame(copy, {});
        require(std::holds_alternative<app::ScriptGame>(again), "what was exported can be read");
        require(std::get<app::ScriptGame>(again).session.state() == game.session.state(), "and is the same game");
        QFile::remove(copy);
    }
    QFile::remove(file);
}

} // namespace reeve::fuzz
