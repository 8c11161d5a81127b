// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/games_text.h"

#include "app/store/sqlite_text.h"
#include "app/values/json_values.h"

#include <QCryptographicHash>
#include <QSaveFile>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace reeve::app {
namespace {

using Json = nlohmann::ordered_json;

const char* const kFormat = "reeve-games/1";
constexpr qsizetype kChecksum = 32; ///< number of hexadecimal digits

QByteArray checksum(const QByteArray& json) {
    return QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex().left(kChecksum);
}

QByteArray line(const Json& json) {
    const QByteArray text = toText(json).toUtf8();
    return checksum(text) + ' ' + text + '\n';
}

std::string utf8(const QString& text) { return sqliteText(text).toStdString(); }

QString text(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? QString::fromStdString(found->get_ref<const std::string&>())
                                                     : QString();
}

qint64 number(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

/// Applies a line with a valid checksum.
void take(GamesText& all, const Json& json) {
    if (text(json, "reeve") == QLatin1String(kFormat)) all.known = true;
    if (json.contains("tablet")) all.tablet = text(json, "tablet");
    if (json.contains("person")) {
        PersonName person{text(json, "person"), text(json, "name"), number(json, "current") != 0};
        std::erase_if(all.people, [&](const PersonName& one) { return one.name == person.name; });
        all.people.push_back(std::move(person));
    }
    const qint64 id = number(json, "game");
    if (id <= 0) return;
    TextGame& game = all.games[id];
    game.game.id = id;
    if (json.contains("start")) {
        game.game.players = text(json, "players");
        game.game.start = text(json, "start");
        game.game.uuid = text(json, "uuid");
        game.started = text(json, "started");
        game.game.started = QDateTime::fromString(game.started, Qt::ISODateWithMs);
        game.head = true;
    } else if (json.contains("summary")) {
        game.game.name = text(json, "name");
        game.game.summary = text(json, "summary");
        game.changed = text(json, "changed");
        game.game.changed = QDateTime::fromString(game.changed, Qt::ISODateWithMs);
        game.game.steps = static_cast<int>(number(json, "steps"));
        game.game.damaged = number(json, "damaged") != 0;
        game.last = number(json, "last");
        game.list = true;
    } else if (json.contains("command")) {
        game.steps[static_cast<int>(number(json, "step"))] = {text(json, "command"), text(json, "events"),
                                                              number(json, "time"), number(json, "lost") != 0};
    }
}

/// A range of bytes; `end` is exclusive.
struct Span {
    qsizetype from, end;
};

/// Applies a line if its checksum is valid; false: it is not.
bool takeWhole(GamesText& all, const QByteArray& content, Span line) {
    const QByteArray sum = content.mid(line.from, kChecksum);
    const QByteArray body = content.mid(line.from + kChecksum + 1, line.end - line.from - kChecksum - 1);
    if (sum != checksum(body)) return false;
    const auto json = fromText(QString::fromUtf8(body));
    if (!json || !json->is_object()) return false;
    take(all, *json);
    return true;
}

/// Whether a line can start here: checksum, space, brace.
bool beginsLine(const QByteArray& content, Span rest) {
    const qsizetype space = rest.from + kChecksum;
    if (space + 1 >= rest.end || content[space] != ' ' || content[space + 1] != '{') return false;
    return std::all_of(content.begin() + rest.from, content.begin() + space,
                       [](char digit) { return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f'); });
}

/// Splits a line into those that it consists of if line ends are damaged: a damaged line end follows a closing brace
/// and precedes another line or the end.
std::vector<Span> splitAtDamagedEnds(const QByteArray& content, Span line) {
    std::vector<Span> lines;
    for (qsizetype brace = content.indexOf('}', line.from); brace >= 0 && brace + 1 < line.end;
         brace = content.indexOf('}', brace + 1)) {
        const qsizetype next = brace + 2;
        if (next < line.end && !beginsLine(content, {next, line.end})) continue;
        lines.push_back({line.from, brace + 1});
        line.from = next;
    }
    if (line.from < line.end) lines.push_back(line);
    return lines;
}

void readLine(GamesText& all, const QByteArray& content, Span line) {
    if (takeWhole(all, content, line)) return;
    ++all.badLines;
    const std::vector<Span> lines = splitAtDamagedEnds(content, line);
    if (lines.size() == 1 && lines.front().end == line.end) return; // not split
    for (const Span& one : lines) takeWhole(all, content, one);
}

} // namespace

GamesText readGamesText(const QByteArray& content) {
    GamesText all;
    for (qsizetype from = 0; from < content.size();) {
        const qsizetype found = content.indexOf('\n', from);
        const qsizetype end = found < 0 ? content.size() : found;
        if (end > from) readLine(all, content, {from, end});
        from = end + 1;
    }
    return all;
}

QByteArray titleLine() { return line({{"reeve", kFormat}}); }

QByteArray headLine(qint64 game, const QString& players, const QString& start, const QString& started,
                    const QString& uuid) {
    Json json{{"game", game}, {"players", utf8(players)}, {"start", utf8(start)}, {"started", utf8(started)}};
    if (!uuid.isEmpty()) json["uuid"] = utf8(uuid);
    return line(json);
}

QByteArray listLine(qint64 game, const QString& name, const QString& summary, const QString& changed, int steps,
                    qint64 last, bool damaged) {
    return line({{"game", game},
                 {"name", utf8(name)},
                 {"summary", utf8(summary)},
                 {"changed", utf8(changed)},
                 {"steps", steps},
                 {"last", last},
                 {"damaged", damaged ? 1 : 0}});
}

QByteArray stepLine(qint64 game, int number, const JournalStep& step) {
    Json json{{"game", game},
              {"step", number},
              {"command", utf8(step.command)},
              {"events", utf8(step.events)},
              {"time", step.time}};
    if (step.lost) json["lost"] = 1;
    return line(json);
}

QByteArray personLine(const PersonName& person) {
    return line({{"person", utf8(person.person)}, {"name", utf8(person.name)}, {"current", person.current ? 1 : 0}});
}

QByteArray tabletLine(const QString& tablet) { return line({{"tablet", utf8(tablet)}}); }

QByteArray textOf(const GamesText& text) {
    QByteArray all = titleLine();
    if (!text.tablet.isEmpty()) all += tabletLine(text.tablet);
    for (const PersonName& person : text.people) all += personLine(person);
    for (const auto& [id, one] : text.games) {
        if (one.head) all += headLine(id, one.game.players, one.game.start, one.started, one.game.uuid);
        if (one.list)
            all +=
                listLine(id, one.game.name, one.game.summary, one.changed, one.game.steps, one.last, one.game.damaged);
        for (const auto& [number, step] : one.steps) all += stepLine(id, number, step);
    }
    return all;
}

GamesCopy::~GamesCopy() { close(); }

QByteArray GamesCopy::content() const {
    QFile file(m_file.fileName());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void GamesCopy::open() {
    if (m_file.isOpen()) return;
    // Fails if a folder is at this path; a symbolic link is followed.
    const bool made = !m_file.exists();
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) return;
    m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (made) add(titleLine());
}

void GamesCopy::close() {
    if (!m_file.isOpen()) return;
#ifdef Q_OS_UNIX
    fsync(m_file.handle());
#endif
    m_file.close();
}

void GamesCopy::add(const QByteArray& lines) {
    if (m_file.isOpen()) static_cast<void>(m_file.write(lines));
}

bool GamesCopy::replace(const QByteArray& text) {
    m_file.close();
    QSaveFile fresh(m_file.fileName());
    const bool done = fresh.open(QIODevice::WriteOnly) && fresh.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                      fresh.write(text) == text.size() && fresh.commit();
    open();
    return done;
}

bool GamesCopy::remove() {
    m_file.close();
    return !m_file.exists() || m_file.remove();
}

} // namespace reeve::app
