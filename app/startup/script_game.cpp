// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/script_game.h"

#include "app/wording/names.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "engine/record/position.h"

#include <QFile>
#include <QFileInfo>

namespace reeve::app {
namespace {

using record::Json;

const QLatin1String kGameComment("# Game: ");
const QLatin1String kPlayersComment("# Players: ");
const QLatin1String kTableComment("# Table: ");

/// Names from a comment of scriptOf().
QStringList namesIn(const QString& text) {
    QStringList names;
    const auto parsed = record::parseJson(text.toStdString());
    if (parsed.fault || !parsed.value.is_array()) return names;
    for (const Json& name : parsed.value)
        if (name.is_string()) names.append(QString::fromStdString(name.get<std::string>()).simplified());
    return names;
}

/// The seats of a first line, named.
std::vector<Player> seatsOf(const Json& line, const QStringList& names) {
    std::vector<Player> players;
    const Json* start = line.is_object() && line.size() == 1 ? &*line.begin() : nullptr;
    if (start == nullptr || !start->is_object() || !start->contains("players") || !(*start)["players"].is_array()) return players;
    for (const Json& color : (*start)["players"]) {
        Player player{{}, color.is_string() ? QString::fromStdString(color.get<std::string>()) : QString()};
        const auto known = namedBy<Color>(player.color);
        player.name = names.value(static_cast<qsizetype>(players.size()), known ? names::color(*known) : player.color);
        players.push_back(player);
    }
    return players;
}

} // namespace

std::variant<GameSession, QString> gameFromScript(const QString& file, const QStringList& names, Journal* journal) {
    QFile script(file);
    if (!script.open(QIODevice::ReadOnly | QIODevice::Text)) return QStringLiteral("%1: %2").arg(file, script.errorString());
    std::optional<GameSession> session;
    QString gameName = QFileInfo(file).completeBaseName();
    QStringList seats = names;
    for (int number = 1; !script.atEnd(); ++number) {
        const auto wrong = [&](const QString& why) { return QStringLiteral("%1:%2: %3").arg(file).arg(number).arg(why); };
        const QByteArray text = script.readLine().trimmed();
        const QString line = QString::fromUtf8(text);
        if (!session && line.startsWith(kGameComment)) gameName = line.mid(kGameComment.size()).simplified();
        if (!session && names.isEmpty() && line.startsWith(kPlayersComment)) seats = namesIn(line.mid(kPlayersComment.size()));
        if (text.isEmpty() || text.startsWith('#')) continue;
        const auto parsed = record::parseJson(text.toStdString());
        if (parsed.fault) return wrong(QString::fromStdString(record::sentence(*parsed.fault)));
        if (!session) {
            auto made = GameSession::createAt(nullptr, gameName, seatsOf(parsed.value, seats), parsed.value);
            if (const auto* fault = std::get_if<QString>(&made)) return wrong(*fault);
            session.emplace(std::move(std::get<GameSession>(made)));
            session->holdSteps();
        } else if (const auto refused = session->perform(parsed.value)) {
            if (refused->code == QLatin1String("malformed")) return wrong(refused->detail);
            // As in reeve-cli play: a refused command changes nothing and the script goes on.
            qWarning("%s", qPrintable(wrong(QStringLiteral("refused (%1 %2)").arg(refused->code, refused->rule))));
        }
    }
    if (!session) return QStringLiteral("%1: the script is empty").arg(file);
    if (journal != nullptr && !session->keepIn(*journal)) return journal->error();
    return std::move(*session);
}

QByteArray scriptOf(const GameSession& session, const QVariantMap& table) {
    Json names = Json::array();
    for (const Player& player : session.players()) names.push_back(player.name.toStdString());
    QString head = kGameComment + session.gameName().simplified() + u'\n' + kPlayersComment + QString::fromStdString(names.dump()) + u'\n';
    if (!table.isEmpty()) head += kTableComment + toText(toJson(table)) + u'\n';
    return head.toUtf8() + QByteArray::fromStdString(session.script());
}

QVariantMap tableOfScript(const QString& file) {
    QFile script(file);
    if (!script.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
    while (!script.atEnd()) {
        const QString line = QString::fromUtf8(script.readLine().trimmed());
        if (line.startsWith(kTableComment)) return toVariant(fromText(line.mid(kTableComment.size())).value_or(Json::object())).toMap();
        if (!line.isEmpty() && !line.startsWith(u'#')) break;
    }
    return {};
}

} // namespace reeve::app
