// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/kept_boards.h"

#include "app/store/aside.h"
#include "app/store/file_thread.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/values/name_length.h"
#include "app/window/boards_wording.h"
#include "app/window/games.h"
#include "engine/modules/seafarers/layouts.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

int hexesOf(const record::Json& board, bool landOnly) {
    int count = 0;
    for (const auto& hex : board["hexes"]) count += landOnly && hex["terrain"] == "sea" ? 0 : 1;
    return count;
}

/// Numbers of players for whom a scenario uses a board with this number of hexes.
QList<int> playersFor(const QString& word, int hexes) {
    QList<int> players;
    const auto scenario = namedBy<Scenario>(word);
    if (!scenario || *scenario == Scenario::None) return players;
    for (int n = seafarers::kFewestPlayers; n <= static_cast<int>(kMaxPlayers); ++n)
        if (seafarers::scenarioBoard(*scenario, n, 1).island().hexCount == hexes) players.append(n);
    return players;
}

} // namespace

KeptBoards::KeptBoards(Games& games, QString file, QObject* parent)
    : QObject(parent), m_games(games), m_file(std::move(file)), m_readOnly(games.readOnly()) {
    read();
    connect(&games, &Games::changed, this, [this] {
        // The other Reeve has ended and may have changed the list.
        if (std::exchange(m_readOnly, m_games.readOnly()) && !m_readOnly) {
            m_refused = false;
            read();
            emit changed();
        }
    });
}

void KeptBoards::read() {
    auto read = readBoards(m_file);
    QString aside;
    if (!read)
        aside = moveAside(m_file);
    else if (read->dropped > 0)
        aside = keepAside(m_file);
    if (!aside.isEmpty()) m_keptAside = QFileInfo(aside).fileName();
    m_dropped = read ? read->dropped : 0;
    m_boards = read ? std::move(read->boards) : std::vector<KeptBoard>();
}

QList<KeptBoardFacts> KeptBoards::list() const {
    QList<KeptBoardFacts> list;
    for (const KeptBoard& kept : m_boards) {
        const int hexes = hexesOf(kept.board, false);
        list.append(KeptBoardFacts{.name = kept.name,
                                   .scenario = kept.scenario,
                                   .board = toVariant(kept.board),
                                   .sea = isAtSea(kept.board),
                                   .players = playersFor(kept.scenario, hexes),
                                   .hexes = hexes,
                                   .land = hexesOf(kept.board, true)});
    }
    return list;
}

QString KeptBoards::notice() const {
    return m_refused ? m_games.notice() : boardsText(m_keptAside, m_dropped, m_unsaved);
}

bool KeptBoards::refused() {
    m_refused = m_readOnly;
    if (m_refused) emit changed();
    return m_refused;
}

std::vector<KeptBoard>::iterator KeptBoards::find(const QString& name) {
    return std::ranges::find_if(m_boards, [name = name.simplified()](const KeptBoard& kept) {
        return kept.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

void KeptBoards::write() {
    emit changed();
    onFileThread([file = m_file, boards = m_boards] {
        return writeBoards(file, boards);
    }).then(this, [this](bool done) {
        const bool before = std::exchange(m_unsaved, !done);
        if (before == done) emit changed();
    });
}

bool KeptBoards::save(const QString& name, const QVariant& board, const QString& scenario) {
    KeptBoard kept{tidyName(name), toJson(board), scenario};
    if (kept.name.isEmpty() || full() || find(kept.name) != m_boards.end() || !isPlayable(kept.board) || refused())
        return false;
    m_boards.insert(m_boards.begin(), std::move(kept));
    m_removed.reset();
    write();
    return true;
}

bool KeptBoards::rename(const QString& name, const QString& to) {
    const QString tidy = tidyName(to);
    const auto kept = find(name);
    const auto other = find(tidy);
    if (kept == m_boards.end() || tidy.isEmpty() || (other != m_boards.end() && other != kept) || refused())
        return false;
    kept->name = tidy;
    if (m_removed && m_removed->board.name.compare(tidy, Qt::CaseInsensitive) == 0) m_removed.reset();
    write();
    return true;
}

void KeptBoards::remove(const QString& name) {
    const auto kept = find(name);
    if (kept == m_boards.end() || refused()) return;
    m_removed = Removed{*kept, static_cast<std::size_t>(kept - m_boards.begin())};
    m_boards.erase(kept);
    write();
}

void KeptBoards::restore() {
    if (!m_removed || refused()) return;
    const auto place = std::min(m_removed->place, m_boards.size());
    m_boards.insert(m_boards.begin() + static_cast<std::ptrdiff_t>(place), std::move(m_removed->board));
    m_removed.reset();
    write();
}

void KeptBoards::confirmRemoval() {
    if (!m_removed) return;
    m_removed.reset();
    emit changed();
}

} // namespace reeve::app

#include "moc_kept_boards.cpp"
