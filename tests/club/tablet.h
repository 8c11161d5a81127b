// SPDX-License-Identifier: GPL-3.0-or-later
// A tablet of a club, with its own folder and journal.
#pragma once

#include "app/club/club.h"
#include "app/club/database/club_connection.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/game.h"
#include "tests/club/quick_pace.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>

namespace reeve::testing {

/// The input of a user who joins with this login.
inline app::ClubConnectionFacts asTyped(const app::ClubConnection& connection, const QString& password) {
    return {.host = QStringLiteral("%1:%2").arg(connection.host).arg(connection.port),
            .database = connection.database,
            .user = connection.user,
            .password = password};
}
/// The same with the password that ThrowawayClub assigns to the login.
inline app::ClubConnectionFacts asTyped(const app::ClubConnection& connection) {
    return asTyped(connection, QStringLiteral("secret of ") + connection.user);
}

/// The parts of every tablet; a test adds the models of its pages.
struct Tablet {
    std::shared_ptr<QTemporaryDir> folder;
    app::Journal journal;
    app::Game game{journal};
    app::Club club;

    /// `in`: the folder of a tablet that is started again.
    explicit Tablet(const app::UplinkPace& pace = kQuick,
                    std::shared_ptr<QTemporaryDir> in = std::make_shared<QTemporaryDir>())
        : folder(std::move(in)), journal((qputenv("REEVE_DATA_DIR", folder->path().toUtf8()), app::journalFile())),
          club(journal, game, pace) {}
    ~Tablet() { app::finishFileThread(); }
    Tablet(const Tablet&) = delete;
    Tablet& operator=(const Tablet&) = delete;

    /// Joins and waits until the club has everything; false if that fails.
    [[nodiscard]] bool join(const app::ClubConnection& connection) {
        club.join(asTyped(connection));
        return QTest::qWaitFor([&] { return club.state() == QLatin1String("current"); }, 20'000);
    }
};

} // namespace reeve::testing
