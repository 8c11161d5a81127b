// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/backup.h"

#include "app/play/game_session.h"
#include "engine/record/position.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <string>
#include <vector>

namespace reeve::app {
namespace {

/// Each game as its script and the position that it leads to, in any order.
std::vector<std::string> replayed(JournalFile& file) {
    std::vector<std::string> games;
    for (const JournalGame& game : file.games()) {
        const auto session = GameSession::open(file, nullptr, game.id);
        const auto* read = std::get_if<GameSession>(&session);
        games.push_back(game.name.toStdString() + '\n' +
                        (read == nullptr ? "" : read->script() + record::toJson(read->state()).dump()));
    }
    std::ranges::sort(games);
    return games;
}

} // namespace

BackedUp backUp(JournalFile& journal, const QString& file) {
    BackedUp result;
    result.written = journal.backUp(file);
    if (!result.written) return result;
    // Read at once, because a browser takes away what lies ready for its downloads.
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("backup.reeve"));
    if (!folder.isValid() || !QFile::copy(file, copy)) return result;
    const std::vector<std::string> games = replayed(journal);
    result.games = static_cast<int>(games.size());
    JournalFile restored(folder.filePath(QStringLiteral("games.sqlite")));
    // Nothing can be taken back from a backup of no games.
    result.readsTheSame = (games.empty() || restored.takeBack(copy, 0).done) && replayed(restored) == games;
    return result;
}

} // namespace reeve::app
