// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/games.h"

#include "app/models/game.h"
#include "app/services.h"
#include "app/session/game_session.h"
#include "app/startup/script_game.h"
#include "app/storage/journal.h"
#include "app/table/table.h"
#include "app/values/json_values.h"
#include "app/wording/notice_wording.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kLongestName = 80;

QVariantMap gameMap(const JournalGame& game) {
    const QVariantMap summary = toVariant(fromText(game.summary).value_or(nlohmann::ordered_json::object())).toMap();
    const QVariantList points = summary.value(u"points"_s).toList();
    const QVariantList seats = toVariant(fromText(game.players).value_or(nlohmann::ordered_json::array())).toList();
    QVariantList players;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        QVariantMap player = seats[i].toMap();
        player.insert(u"points"_s, points.value(i, 0));
        players.append(player);
    }
    return {{u"id"_s, game.id},
            {u"name"_s, game.name},
            {u"players"_s, players},
            {u"turn"_s, summary.value(u"turn"_s, 0)},
            {u"started"_s, game.started},
            {u"changed"_s, game.changed},
            {u"over"_s, summary.value(u"over"_s, false)},
            {u"winner"_s, summary.value(u"winner"_s, -1)},
            {u"damaged"_s, game.damaged}};
}

} // namespace

Games::Games(Journal& journal, Game& game, QObject* parent) : QObject(parent), m_journal(journal), m_game(game) {
    connect(&game, &Game::changed, this, &Games::forget);
}

Games* Games::create(QQmlEngine*, QJSEngine*) { return shownToQml(Services::instance().games); }

/// The list is read again when somebody looks at it, not after every move.
void Games::forget() {
    m_read = false;
    if (!m_game.active()) emit changed();
}

QVariant Games::games() {
    if (!m_read) {
        m_games.clear();
        for (const JournalGame& game : m_journal.games()) m_games.append(gameMap(game));
        m_read = true;
    }
    return m_games;
}

QVariant Games::latest() {
    const QVariantList all = games().toList();
    for (const QVariant& game : all)
        if (!game.toMap().value(u"over"_s).toBool()) return game;
    return QVariant::fromValue(nullptr);
}

QString Games::notice() const { return m_noticed && !lookingOn() ? QString() : journalText(m_journal); }

bool Games::lookingOn() const { return m_journal.readOnly(); }

bool Games::unreadable() const { return !m_journal.readable(); }

bool Games::tryAgain() {
    const bool well = m_journal.tryAgain();
    const qint64 open = m_game.id();
    // What was read before must not be written on.
    if (open != 0 && !m_game.open(open)) m_game.close();
    m_noticed = false;
    m_read = false;
    emit changed();
    return well;
}

void Games::dismissNotice() {
    m_noticed = true;
    emit changed();
}

bool Games::written(bool done) {
    // Whoever hears of it asks the disk again.
    const QString why = faultText(codeOf(m_journal.trouble())), detail = m_journal.error();
    m_read = false;
    emit changed();
    if (!done) emit failed(why, detail);
    return done;
}

bool Games::open(qint64 id) { return m_game.open(id); }

bool Games::remove(qint64 id) {
    if (m_game.id() == id) m_game.close();
    const bool gone = m_journal.remove(id);
    if (gone) Table::forget(id);
    return written(gone);
}

bool Games::copy(qint64 id, const QString& name) {
    const QString tidy = name.simplified().left(kLongestName);
    if (m_game.active() || tidy.isEmpty()) return false;
    const auto loaded = m_journal.load(id);
    if (!loaded) return false;
    const auto made = m_journal.create(tidy, loaded->game.players, loaded->game.start, loaded->game.summary, loaded->steps);
    if (made) Table::copy(id, *made);
    return written(made.has_value());
}

bool Games::exportTo(qint64 id, const QUrl& file) {
    if (m_game.active()) return false;
    const auto opened = GameSession::open(m_journal, id);
    if (const auto* fault = std::get_if<QString>(&opened)) {
        emit failed(faultText(u"cannot-open"_s), *fault);
        return false;
    }
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(scriptOf(std::get<GameSession>(opened), Table::choicesOf(id))) < 0 || !out.commit()) {
        emit failed(faultText(u"cannot-write"_s), out.errorString());
        return false;
    }
    emit exported(QFileInfo(path).fileName());
    return true;
}

bool Games::importFrom(const QUrl& file) {
    if (m_game.active()) return false;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    // Written in one piece when all of it is read: a file that is wrong in its last line leaves nothing behind.
    const auto read = gameFromScript(path, {}, &m_journal);
    if (const auto* fault = std::get_if<QString>(&read)) {
        // The record may be sound and the disk not.
        if (m_journal.trouble() != JournalTrouble::None && *fault == m_journal.error()) return written(false);
        emit failed(faultText(u"cannot-import"_s), *fault);
        return false;
    }
    const auto& session = std::get<GameSession>(read);
    if (const QVariantMap set = tableOfScript(path); !set.isEmpty()) {
        Table table(nullptr);
        table.sit(session.id(), static_cast<int>(session.players().size()));
        table.take(set);
    }
    m_read = false;
    emit changed();
    emit imported(session.gameName());
    return true;
}

QUrl Games::suggestedFile(const QString& game, const QString& ending) {
    QString name = game.simplified();
    for (QChar& c : name)
        if (!c.isLetterOrNumber() && c != u'-' && c != u' ') c = u'_';
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo::exists(folder)) folder = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    const QString path = folder + u'/' + (name.isEmpty() ? u"reeve"_s : name);
    QString file = path + u'.' + ending;
    // Nothing that was saved before is written over by a tap on "save".
    for (int i = 2; QFileInfo::exists(file); ++i) file = u"%1 (%2).%3"_s.arg(path, QString::number(i), ending);
    return QUrl::fromLocalFile(file);
}

bool Games::rename(qint64 id, const QString& name) {
    const QString tidy = name.simplified().left(kLongestName);
    if (tidy.isEmpty()) return false;
    if (!m_journal.rename(id, tidy)) return written(false);
    if (m_game.id() == id) m_game.renamed(tidy);
    return written(true);
}

} // namespace reeve::app
