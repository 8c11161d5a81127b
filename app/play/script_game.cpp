// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/script_game.h"

#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/values/name_length.h"
#include "app/words/names.h"
#include "engine/record/script.h"
#include "engine/record/text_file.h"
#include "engine/record/upgrade.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace reeve::app {
namespace {

using record::Json;

const QLatin1String kGameComment("# Game: ");
const QLatin1String kPlayersComment("# Players: ");
const QLatin1String kTableComment("# Table: ");

/// Parses the names in a comment of scriptOf().
QStringList namesIn(const QString& text) {
    QStringList names;
    const auto parsed = record::parseJson(text.toStdString());
    if (parsed.fault || !parsed.value.is_array()) return names;
    for (const Json& name : parsed.value)
        if (name.is_string()) names.append(tidyName(QString::fromStdString(name.get<std::string>())));
    return names;
}

/// Makes a name fit for a comment: one line, without characters that the parser rejects.
QString tidyLine(QString name) {
    name.removeIf([](QChar c) { return c.category() == QChar::Other_Control && !c.isSpace(); });
    return name.simplified();
}

/// The players of a first line, with names.
std::vector<Player> seatsOf(const Json& line, const QStringList& names) {
    std::vector<Player> players;
    const Json* start = line.is_object() && line.size() == 1 ? &*line.begin() : nullptr;
    if (start == nullptr || !start->is_object() || !start->contains("players") || !(*start)["players"].is_array())
        return players;
    for (const Json& color : (*start)["players"]) {
        Player player{{}, color.is_string() ? QString::fromStdString(color.get<std::string>()) : QString()};
        const auto known = namedBy<Color>(player.color);
        player.name = names.value(static_cast<qsizetype>(players.size()));
        if (player.name.isEmpty()) player.name = known ? names::color(*known) : player.color;
        if (players.size() == kMaxPlayers) break; // too many players are refused when the game is created
        players.push_back(player);
    }
    return players;
}

} // namespace

namespace {

/// Replays a script line by line.
class ScriptPlayer {
public:
    ScriptPlayer(const QString& file, const QStringList& names)
        : m_file(file), m_names(names), m_gameName(tidyName(QFileInfo(file).completeBaseName())), m_seats(names) {}

    /// Returns what is wrong with the line; nullopt: success.
    std::optional<QString> read(std::string_view text) {
        auto line = record::readScriptLine(text, ++m_number);
        if (line.fault) return wrong(sentenceOf(*line.fault));
        if (line.skipped) {
            if (!m_session) readComment(QString::fromUtf8(record::withoutMark(text)).trimmed());
            return std::nullopt;
        }
        // Files exported by Reeve may come from an earlier version.
        if (m_exported) line.json = record::upgraded(std::move(line.json));
        return m_session ? perform(line.json) : start(line.json);
    }
    [[nodiscard]] int lines() const { return m_number; }
    [[nodiscard]] std::size_t steps() const { return m_session ? m_session->steps().size() : 0; }
    [[nodiscard]] bool started() const { return m_session.has_value(); }
    ScriptGame take() { return {std::move(*m_session), std::move(m_table)}; }

private:
    static QString sentenceOf(const record::Fault& fault) { return QString::fromStdString(record::sentence(fault)); }
    [[nodiscard]] QString wrong(const QString& why) const {
        return QStringLiteral("%1:%2: %3").arg(m_file).arg(m_number).arg(why);
    }

    void readComment(const QString& line) {
        if (line.startsWith(kGameComment)) {
            m_exported = true;
            if (const QString name = tidyName(line.mid(kGameComment.size())); !name.isEmpty()) m_gameName = name;
        }
        if (m_names.isEmpty() && line.startsWith(kPlayersComment)) m_seats = namesIn(line.mid(kPlayersComment.size()));
        if (line.startsWith(kTableComment))
            m_table = toVariant(fromText(line.mid(kTableComment.size())).value_or(Json::object())).toMap();
    }
    std::optional<QString> start(const Json& line) {
        auto made = GameSession::createAt(nullptr, m_gameName, seatsOf(line, m_seats), line);
        if (const auto* fault = std::get_if<QString>(&made)) return wrong(*fault);
        m_session.emplace(std::move(std::get<GameSession>(made)));
        m_session->holdSteps();
        return std::nullopt;
    }
    std::optional<QString> perform(const Json& command) {
        if (m_session->steps().size() >= record::kMostSteps)
            return wrong(QStringLiteral("a game has at most %1 steps").arg(record::kMostSteps));
        const auto refused = m_session->perform(command);
        if (!refused) return std::nullopt;
        if (refused->code == QLatin1String("malformed")) return wrong(refused->detail);
        // As in reeve-cli play, refused commands are skipped.
        if (++m_refused <= kMostWarnings)
            qWarning("%s", qPrintable(wrong(QStringLiteral("refused (%1 %2)").arg(refused->code, refused->rule))));
        return std::nullopt;
    }

    static constexpr int kMostWarnings = 20;
    QString m_file;
    QStringList m_names;
    QString m_gameName;
    QStringList m_seats;
    QVariantMap m_table;
    std::optional<GameSession> m_session;
    bool m_exported = false;
    int m_number = 0;
    int m_refused = 0;
};

} // namespace

std::variant<ScriptGame, ScriptFault> readScriptGame(const QString& file, const QStringList& names, const GoOn& goOn) {
    constexpr int kLinesBetween = 64;
    const std::filesystem::path path(QFile::encodeName(file).toStdString());
    auto opened = record::openTextFile(path);
    const auto fault = [&](const QString& why, bool noFile) {
        return ScriptFault{QStringLiteral("%1: %2").arg(file, why), false, noFile};
    };
    if (const auto* problem = std::get_if<std::string>(&opened)) return fault(QString::fromStdString(*problem), true);
    auto& in = std::get<std::ifstream>(opened);
    const auto size = static_cast<double>(std::max<qint64>(QFileInfo(file).size(), 1));
    ScriptPlayer player(file, names);
    std::size_t read = 0;
    for (std::string line; record::nextLine(in, line);) {
        read += line.size() + 1;
        if (read > record::kMostFileBytes)
            return fault(QStringLiteral("this is longer than %1 bytes").arg(record::kMostFileBytes), false);
        if (const auto why = player.read(line)) {
            ScriptFault damaged{.detail = *why, .line = player.lines()};
            if (player.steps() > 0) damaged.begun = std::make_shared<ScriptGame>(player.take());
            return damaged;
        }
        if (goOn && player.lines() % kLinesBetween == 0 && !goOn(std::min(static_cast<double>(read) / size, 1.0)))
            return ScriptFault{{}, true};
    }
    if (!player.started()) return fault(QStringLiteral("the script is empty"), false);
    return player.take();
}

QByteArray scriptOf(const GameSession& session, const QVariantMap& table) {
    Json names = Json::array();
    for (const Player& player : session.players()) names.push_back(player.name.toStdString());
    QString head = kGameComment + tidyLine(session.gameName()) + u'\n' + kPlayersComment +
                   QString::fromStdString(names.dump()) + u'\n';
    if (!table.isEmpty()) head += kTableComment + toText(toJson(table)) + u'\n';
    return head.toUtf8() + QByteArray::fromStdString(session.script());
}

} // namespace reeve::app
