// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/kept_boards_file.h"

#include "app/store/aside.h"
#include "app/store/file_thread.h"
#include "app/values/json_values.h"
#include "app/values/name_length.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/text_file.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>

namespace reeve::app {
namespace {

using record::Json;

constexpr int kVersion = 1;
constexpr record::Limits kMost{
    .bytes = std::size_t{4} << 20, .depth = 12, .keys = 128, .values = 200'000, .string = 256};

QString textAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

/// nullopt: no game could start on it.
std::optional<KeptBoard> boardOf(const Json& entry) {
    if (!entry.is_object() || !entry.contains("board")) return std::nullopt;
    KeptBoard kept{tidyName(textAt(entry, "name")), entry["board"], textAt(entry, "scenario")};
    if (kept.name.isEmpty() || !isPlayable(kept.board)) return std::nullopt;
    return kept;
}

} // namespace

bool isAtSea(const Json& board) {
    if (!board.is_object()) return false;
    if (board.contains("areas") || board.contains("pirate")) return true;
    const auto hexes = board.find("hexes");
    return hexes != board.end() && hexes->is_object() && std::ranges::any_of(*hexes, [](const Json& hex) {
               return hex.is_object() && (textAt(hex, "terrain") == u"sea" || textAt(hex, "terrain") == u"gold");
           });
}

bool isPlayable(const Json& board) {
    if (!board.is_object() || !board.contains("hexes")) return false; // the record would generate a random board
    Json options = Json::array();
    if (isAtSea(board)) options.push_back("seafarers");
    const Json position{{"format", "reeve-position/1"},
                        {"rules", {{"game", "base"}, {"edition", "compact"}, {"options", options}}},
                        {"players", {"red", "blue", "white"}},
                        {"turn", {{"phase", "setup"}}},
                        {"board", board}};
    return std::holds_alternative<GameState>(record::readPosition(position));
}

std::optional<BoardsRead> readBoards(const QString& file) {
    if (!QFile::exists(file)) return BoardsRead();
    auto opened = record::openTextFile(QFile::encodeName(file).toStdString());
    auto* stream = std::get_if<std::ifstream>(&opened);
    const auto text = stream == nullptr ? std::nullopt : record::readAll(*stream, kMost.bytes);
    if (!text) return std::nullopt;
    const auto parsed = record::parseJson(record::withoutMark(*text), kMost);
    const Json& all = parsed.value;
    if (parsed.fault || !all.is_object() || !all.contains("version") || all["version"] != kVersion ||
        !all.contains("boards") || !all["boards"].is_array())
        return std::nullopt;
    BoardsRead read;
    for (const Json& entry : all["boards"]) {
        auto kept = boardOf(entry);
        if (kept && read.boards.size() < kMostKeptBoards)
            read.boards.push_back(std::move(*kept));
        else
            ++read.dropped;
    }
    return read;
}

bool writeBoards(const QString& file, const std::vector<KeptBoard>& boards) {
    Json list = Json::array();
    for (const KeptBoard& kept : boards) {
        Json entry{{"name", kept.name.toStdString()}};
        if (!kept.scenario.isEmpty()) entry["scenario"] = kept.scenario.toStdString();
        entry["board"] = kept.board;
        list.push_back(std::move(entry));
    }
    QSaveFile out(file);
    const QByteArray text = toText(Json{{"version", kVersion}, {"boards", list}}).toUtf8() + '\n';
    return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit();
}

QString eraseBoards(const QString& file) {
    finishFileThread();
    if (!eraseAside(file)) return file;
    return QFile::exists(file) && !QFile::remove(file) ? file : QString();
}

} // namespace reeve::app
