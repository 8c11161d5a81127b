// SPDX-License-Identifier: GPL-3.0-or-later
// A real table in a test: a game in its journal, the desk and its server, and seated phones.
#pragma once

#include "app/phones/desk.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/game.h"
#include "app/window/table.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/app/settle.h"
#include "tests/phones/phone_client.h"

#include <QTemporaryDir>

#include <memory>
#include <utility>

namespace reeve::app {

using phones::PhoneClient;
using record::Json;
using testing::madeFrom;

inline const QString kHere = QStringLiteral("127.0.0.1");

/// Limits with short waiting times.
inline phones::Limits quick() {
    phones::Limits limits;
    limits.messagesInASecond = limits.messagesAtOnce = 10'000;
    limits.bytesInASecond = limits.bytesAtOnce = 1e8;
    return limits;
}

/// A table with a game in its journal, a listening desk, and an adjustable clock.
class AtTable {
public:
    QTemporaryDir folder;
    Journal journal;
    Game game;
    phones::Duration ahead{0};
    Desk desk;

    /// `random`: the source of codes, tokens and numbers.
    explicit AtTable(phones::Random random = Desk::usual().random)
        : journal(folder.filePath(QStringLiteral("games.sqlite"))), game(journal),
          desk(game, {.random = std::move(random),
                      .clock = [this] { return Desk::usual().clock() + ahead; },
                      .tokens = folder.filePath(QStringLiteral("phones.json")),
                      .limits = quick()}) {}
    /// With this game open, and listening.
    explicit AtTable(const GameState& state) : AtTable() {
        play(state);
        listen();
    }
    ~AtTable() {
        desk.stop();
        finishFileThread();
    }

    /// Opens a game. Red is Anna, Blue Ben, White Cleo, Orange Dan.
    void play(const GameState& state, const char* name = "Friday") {
        const char* const people[]{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"};
        std::vector<Player> players;
        for (std::size_t p = 0; p < state.playerCount; ++p)
            players.push_back(
                {QString::fromLatin1(people[p]), QString::fromStdString(std::string(record::wordOf(state.colors[p])))});
        game.show(madeFrom(GameSession::createAt(&journal, QString::fromLatin1(name), players,
                                                 {{"position", record::toJson(state)}})));
    }
    void listen(std::uint16_t at = 0) {
        desk.listen(kHere, at);
        QVERIFY2(QTest::qWaitFor([this] { return desk.isListening(); }), "the table does not listen");
    }
    [[nodiscard]] std::string code() const { return desk.door().code(); }
    [[nodiscard]] int rev() const { return game.session()->written(); }
    /// Number of steps on the disk.
    int onDisk() { return static_cast<int>(journal.load(game.id())->steps.size()); }

    /// Connects a phone, which is in the lobby.
    std::unique_ptr<PhoneClient> phone(const char* language = "en") {
        auto phone = std::make_unique<PhoneClient>(kHere, desk.port());
        if (phone->hello(code(), {}, language).value("role", "") != "none") qWarning("no lobby");
        return phone;
    }
    /// Connects a phone and seats it; the table confirms the claim.
    std::unique_ptr<PhoneClient> seated(const char* seat, const char* language = "en") {
        auto one = phone(language);
        const auto yes = QObject::connect(
            &desk, &Desk::claimed, &desk, [this](quint64 claim) { (void)desk.accept(claim, false); },
            Qt::QueuedConnection);
        if (one->sit(seat).is_null()) qWarning("no seat");
        QObject::disconnect(yes);
        return one;
    }
    bool atTable(const Json& command) {
        bool done = false;
        game.carryOut(command, [&](const std::optional<Refused>& why) { done = !why; });
        testing::settle(journal);
        return done;
    }
};

inline std::string codeOf(const Json& answer) {
    return answer.is_null() ? "(none)" : answer.value("code", answer.value("t", ""));
}

} // namespace reeve::app
