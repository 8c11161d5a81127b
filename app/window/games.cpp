// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/games.h"

#include "app/play/backup.h"
#include "app/play/game_session.h"
#include "app/play/list_entry.h"
#include "app/play/script_game.h"
#include "app/store/journal.h"
#include "app/store/local_path.h"
#include "app/store/private_files.h"
#include "app/store/settings_file.h"
#include "app/values/name_length.h"
#include "app/window/game.h"
#include "app/window/game_facts.h"
#include "app/window/shared_folder.h"
#include "app/window/table.h"
#include "app/words/notice_wording.h"

#include <QDate>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Retry interval in ms while another program has locked the file.
constexpr int kRetry = 2000;
const QString kBackedUp = u"backup/games"_s; ///< in the settings: the number of games in the last backup

KeptGameFacts keptGame(const JournalGame& game) {
    const ListEntry entry = readListEntry(game.summary);
    KeptGameFacts facts{.id = game.id,
                        .name = game.name,
                        .started = game.started,
                        .changed = game.changed,
                        .turn = entry.turn,
                        .winner = entry.winner,
                        .over = entry.over,
                        .damaged = game.damaged};
    for (const Player& player : readPlayers(game.players)) {
        const auto seat = static_cast<std::size_t>(facts.players.size());
        if (seat == kMaxPlayers) break;
        facts.players.append({.name = player.name,
                              .color = player.color,
                              .level = player.level,
                              .points = seat < entry.points.size() ? entry.points[seat] : 0});
    }
    return facts;
}

} // namespace

struct Games::Ended {
    bool done;
    JournalError trouble;
    QString error;
};

Games::Games(Journal& journal, Game& game, QObject* parent) : QObject(parent), m_journal(journal), m_game(game) {
    connect(&game, &Game::changed, this, &Games::forget);
    connect(&game, &Game::opened, this, [this] { m_left = m_game.session()->id(); });
    connect(&m_import, &ScriptImport::progressed, this, &Games::importChanged);
    connect(&m_import, &ScriptImport::stopped, this, &Games::importChanged);
    connect(&m_import, &ScriptImport::read, this, [this](const std::shared_ptr<ScriptGame>& read) { keep(read); });
    connect(&m_import, &ScriptImport::failed, this, &Games::refuse);
    connect(&journal, &Journal::changed, this, &Games::fileChanged);
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetry);
    connect(&m_retry, &QTimer::timeout, this, [this] { openAgain(false); });
    if (journal.notice() == JournalNotice::Busy) m_retry.start();
}

/// The list is reread on access, not after every move.
void Games::forget() {
    m_read = false;
    if (!m_game.active()) emit changed();
}

/// The file was opened, repaired or closed, or its list has changed.
void Games::fileChanged() {
    m_read = false;
    m_noticed = m_noticed && m_journal.notice() == JournalNotice::Damaged;
    if (m_journal.notice() == JournalNotice::Busy && !m_retry.isActive()) m_retry.start();
    emit changed();
}

const QList<KeptGameFacts>& Games::games() {
    if (!m_read) {
        m_games.clear();
        for (const JournalGame& game : m_journal.list()) m_games.append(keptGame(game));
        m_read = true;
    }
    return m_games;
}

KeptGameFacts Games::latest() {
    KeptGameFacts latest;
    for (const KeptGameFacts& game : games())
        if (!game.over && (latest.id == 0 || game.id == m_left)) latest = game;
    return latest;
}

int Games::notBackedUp() {
    return std::max(0, static_cast<int>(games().size()) - SettingsFile().value(kBackedUp).toInt());
}

QString Games::notice() const {
    if (!m_game.lostStep().isEmpty()) return m_game.lostStep();
    return m_noticed && !readOnly() ? QString() : journalText(m_journal);
}

bool Games::readOnly() const { return m_journal.readOnly(); }

bool Games::unreadable() const { return !m_journal.readable(); }

void Games::tryAgain() { openAgain(true); }

void Games::openAgain(bool asked) {
    m_journal.ask(
        this, [](JournalFile& file) { return file.tryAgain(); },
        [this, asked](bool well) {
            const qint64 open = m_game.id();
            // The loaded state is stale and must not be continued.
            if (open != 0 && !m_game.open(open)) m_game.close();
            m_noticed = false;
            if (m_journal.notice() == JournalNotice::Busy) m_retry.start();
            m_read = false;
            emit changed();
            if (asked) emit triedAgain(well);
        });
}

void Games::dismissNotice() {
    if (!m_game.lostStep().isEmpty()) return m_game.dismissNotice();
    m_noticed = true;
    emit changed();
}

bool Games::carryOut(std::function<bool(JournalFile&)> work, std::function<void(bool)> after) {
    ++m_working;
    m_journal.ask(
        this,
        [work = std::move(work)](JournalFile& file) {
            const bool done = work(file);
            return Ended{done, file.trouble(), file.error()};
        },
        [this, after = std::move(after)](const Ended& ended) {
            --m_working;
            if (after) after(ended.done);
            m_read = false;
            // Receivers of the signal reread the list.
            emit changed();
            if (!ended.done) emit failed(faultText(codeOf(ended.trouble)), ended.error);
        });
    return true;
}

void Games::readBoard(qint64 id) {
    m_journal.ask(
        this,
        [id](JournalFile& file) -> std::optional<TableView> {
            const auto opened = GameSession::open(file, nullptr, id);
            if (const auto* session = std::get_if<GameSession>(&opened)) return TableView(session->state());
            return std::nullopt;
        },
        [this, id](const std::optional<TableView>& view) {
            emit boardRead(id, view ? positionView(*view) : QVariant::fromValue(nullptr));
        });
}

bool Games::open(qint64 id) { return m_game.open(id); }

bool Games::remove(qint64 id) {
    if (m_game.id() == id) m_game.close();
    return carryOut([id](JournalFile& file) { return file.remove(id); },
                    [id](bool gone) {
                        if (gone) Table::forget(id);
                    });
}

bool Games::rename(qint64 id, const QString& name) {
    const QString tidy = tidyGameName(name);
    if (tidy.isEmpty()) return false;
    return carryOut([id, tidy](JournalFile& file) { return file.rename(id, tidy); },
                    [this, id, tidy](bool done) {
                        if (done && m_game.id() == id) m_game.renamed(tidy);
                    });
}

bool Games::copy(qint64 id, const QString& name) {
    const QString tidy = tidyGameName(name);
    if (m_game.active() || tidy.isEmpty()) return false;
    const auto made = std::make_shared<std::optional<qint64>>();
    return carryOut(
        [id, tidy, made](JournalFile& file) {
            const auto loaded = file.load(id);
            if (loaded)
                *made =
                    file.create(tidy, loaded->game.players, loaded->game.start, loaded->game.summary, loaded->steps);
            return made->has_value();
        },
        [id, made](bool done) {
            if (done) Table::copy(id, **made);
        });
}

bool Games::exportTo(qint64 id, const QUrl& file) {
    if (m_game.active()) return false;
    struct Written {
        QString code, detail; ///< empty: success
    };
    const QString path = localPath(file);
    ++m_working;
    m_journal.ask(
        this,
        [id, path, table = Table::choicesOf(id)](JournalFile& journal) -> Written {
            const auto opened = GameSession::open(journal, nullptr, id);
            if (const auto* fault = std::get_if<QString>(&opened))
                return {journal.trouble() == JournalError::Busy ? u"busy-open"_s : u"cannot-open"_s, *fault};
            const UsualMode forOthers;
            QSaveFile out(path);
            if (!out.open(QIODevice::WriteOnly) || out.write(scriptOf(std::get<GameSession>(opened), table)) < 0 ||
                !out.commit())
                return {u"cannot-write"_s, out.errorString()};
            return {};
        },
        [this, path](const Written& written) {
            --m_working;
            if (!written.code.isEmpty()) {
                emit failed(faultText(written.code), written.detail);
                return;
            }
            rememberSharedFolder(path);
            emit exported(QFileInfo(path).fileName(), folderOf(path));
        });
    return true;
}

bool Games::importFrom(const QUrl& file) {
    if (m_game.active() || importing()) return false;
    m_readPart.reset();
    m_import.start(localPath(file));
    emit importChanged();
    return true;
}

void Games::keepReadPart() {
    if (const auto part = std::exchange(m_readPart, nullptr)) keep(part);
}

void Games::cancelImport() { m_import.stop(); }

void Games::keep(const std::shared_ptr<ScriptGame>& read) {
    emit importChanged();
    if (m_game.active()) {
        refuse({u"a game is open"_s});
        return;
    }
    // Written in one transaction after the whole file was read: an error in its last line leaves nothing behind.
    const auto id = std::make_shared<std::optional<qint64>>();
    carryOut(
        [keep = read->session.keeping(), id](JournalFile& journal) {
            *id = keep(journal);
            return id->has_value();
        },
        [this, read, id](bool done) {
            if (!done) return;
            if (!read->table.isEmpty()) {
                Table table(nullptr);
                table.sit(**id, static_cast<int>(read->session.players().size()));
                table.take(read->table);
            }
            m_read = false;
            emit imported(**id);
        });
}

void Games::refuse(const ScriptFault& fault) {
    emit importChanged();
    m_readPart = fault.begun;
    if (m_readPart) return emit damaged(fault.line, fault.detail, static_cast<int>(m_readPart->session.steps().size()));
    emit failed(faultText(fault.noFile ? u"no-file"_s : u"cannot-import"_s), fault.detail);
}

bool Games::backUp(const QUrl& file) {
    const QString path = localPath(file);
    struct Ended {
        BackedUp backup;
        JournalError trouble;
        QString error;
    };
    ++m_working;
    m_journal.ask(
        this,
        [path](JournalFile& journal) {
            const BackedUp backup = app::backUp(journal, path);
            return Ended{backup, journal.trouble(), journal.error()};
        },
        [this, path](const Ended& ended) {
            --m_working;
            if (!ended.backup.written)
                return emit failed(faultText(ended.trouble == JournalError::Busy ? u"busy-open"_s : u"cannot-write"_s),
                                   ended.error);
            if (!ended.backup.readsTheSame) return emit failed(faultText(u"backup-differs"_s), ended.error);
            rememberSharedFolder(path);
            SettingsFile().set(kBackedUp, ended.backup.games);
            emit backedUp(QFileInfo(path).fileName(), folderOf(path), ended.backup.games);
            emit changed();
        });
    return true;
}

void Games::lookForCopies() {
    m_journal.ask(
        this, [](JournalFile& file) { return file.keptCopies(); },
        [this](const std::vector<KeptCopy>& kept) {
            m_copies.clear();
            for (const KeptCopy& copy : kept)
                m_copies.append({.file = QUrl::fromLocalFile(copy.file),
                                 .name = QFileInfo(copy.file).fileName(),
                                 .time = copy.time,
                                 .bytes = static_cast<double>(copy.bytes)});
            emit copiesChanged();
        });
}

void Games::closeFound() {
    m_foundIn.clear();
    m_found.reset();
    emit foundChanged();
}

void Games::lookInto(const QUrl& file) {
    closeFound();
    const QString path = localPath(file);
    m_foundIn = path;
    ++m_working;
    m_journal.ask(
        this, [path](JournalFile& journal) { return journal.look(path); },
        [this, path](const std::optional<std::vector<FoundGame>>& games) {
            --m_working;
            if (m_foundIn != path) return;
            if (!games) {
                m_foundIn.clear();
                emit failed(faultText(u"no-games-in-file"_s), m_journal.error());
                return;
            }
            m_found.emplace();
            for (const FoundGame& game : *games) {
                KeptGameFacts& facts = m_found->emplace_back(keptGame(game.game));
                facts.steps = game.game.steps;
                facts.lost = game.lost;
                facts.there = game.there;
            }
            emit foundChanged();
        });
}

bool Games::takeBack(qint64 id) {
    if (m_foundIn.isEmpty()) return false;
    const auto taken = std::make_shared<TakenBack>();
    return carryOut(
        [path = m_foundIn, id, taken](JournalFile& file) {
            *taken = file.takeBack(path, id);
            return taken->done;
        },
        [this, taken](bool done) {
            if (!done) return;
            const QString path = m_foundIn;
            emit takenBack(taken->games, taken->there);
            if (!path.isEmpty()) lookInto(QUrl::fromLocalFile(path)); // updates which games are there
        });
}

bool Games::removeCopy(const QUrl& file) {
    return carryOut([path = localPath(file)](JournalFile& journal) { return journal.removeCopy(path); },
                    [this](bool) { lookForCopies(); });
}

QUrl Games::suggestedBackup() {
    return suggestedFile(u"Reeve "_s + QDate::currentDate().toString(Qt::ISODate), u"reeve"_s);
}

QUrl Games::suggestedFile(const QString& game, const QString& ending) {
    QString name = game;
    for (QChar& c : name)
        if (!c.isPrint() || QStringView(u"/\\:*?\"<>|").contains(c)) c = u' ';
    name = name.simplified();
    while (name.startsWith(u'.')) name.remove(0, 1);
    while (name.endsWith(u'.')) name.chop(1);
    const QString path = sharedFolder() + u'/' + (name.isEmpty() ? u"reeve"_s : name);
    QString file = path + u'.' + ending;
    // Never suggests overwriting an existing file.
    for (int i = 2; QFileInfo::exists(file); ++i) file = u"%1 (%2).%3"_s.arg(path, QString::number(i), ending);
    return QUrl::fromLocalFile(file);
}

} // namespace reeve::app

#include "moc_games.cpp"
