// SPDX-License-Identifier: GPL-3.0-or-later
// A table with six players in a game of Cities & Knights, six phones and guests, and measurements of its program.
#pragma once

#include "engine/record/position.h"
#include "engine/record/values.h"
#include "engine/state/queries.h"
#include "tests/phones/driven.h"
#include "tests/phones/light_phone.h"
#include "tests/support/random_game.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace reeve::phones {

inline double percentile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

/// Writes a game of six after at least `steps` random commands, in which the next command is a roll.
inline QString gameOfSix(const QTemporaryDir& folder, int steps) {
    Chance chance(1);
    GameState state = testing::randomStart(5, Rules{}); // seed 5: six players
    for (int i = 0; i < steps || state.turn.phase != Phase::Roll || !state.pending.empty(); ++i) {
        auto command = testing::randomCommand(state, chance);
        if (!command) qFatal("the game is over");
        if (command->player == kNobody) command->player = actingPlayer(state);
        const auto events = decide(state, *command);
        if (!events) qFatal("a drawn command is refused");
        for (const Event& event : events.value()) apply(state, event);
    }
    QFile file(folder.filePath(QStringLiteral("six.jsonl")));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no game");
    file.write(QByteArray::fromStdString(record::Json{{"position", record::toJson(state)}}.dump()) + "\n");
    return file.fileName();
}

class FullTable {
public:
    using Json = record::Json;

    explicit FullTable(int guests) : m_driven(m_folder.path(), gameOfSix(m_folder, 150)), m_guests(guests) {}

    [[nodiscard]] int port() const { return m_driven.port(); }
    [[nodiscard]] std::string code() const { return m_driven.code(); }
    std::vector<std::unique_ptr<LightPhone>>& phones() { return m_phones; }

    /// Resident memory in kB.
    int memory() { return m_driven.ask({{"table", "memory"}}, "memory")["memory"].value("kb", 0); }
    [[nodiscard]] int descriptors() const { return static_cast<int>(openFiles().size()); }
    /// Targets of the program's open descriptors: paths of files, numbers of sockets.
    [[nodiscard]] QStringList openFiles() const {
        const QDir folder(QStringLiteral("/proc/%1/fd").arg(m_driven.process.processId()));
        QStringList files;
        for (const QString& name : folder.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot))
            files += QFile::symLinkTarget(folder.filePath(name));
        return files;
    }

    /// Six phones take their seats, then guests connect; returns the milliseconds from connecting to the first snapshot
    /// of each.
    std::vector<double> fill() {
        std::vector<double> times;
        for (int i = 0; i < 6 + m_guests; ++i) {
            m_phones.push_back(std::make_unique<LightPhone>(port(), 0x20000 + i));
            LightPhone& phone = *m_phones.back();
            QElapsedTimer timer;
            timer.start();
            phone.connect(code());
            if (!until([&] { return !phone.role.empty(); })) qFatal("no welcome");
            phone.say(i < 6 ? Json{{"t", "claim"}, {"seat", record::wordOf(static_cast<Color>(i))}}
                            : Json{{"t", "watch"}});
            if (!until([&] { return !phone.state.isEmpty(); })) qFatal("no snapshot");
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        return times;
    }

    /// The phone on turn rolls or ends its turn; returns the milliseconds until the last phone has the new snapshot.
    /// Negative if it is refused or not shown in time.
    double step(int milliseconds = 10'000) {
        LightPhone* phone = onTurn();
        if (!phone) return -1;
        const bool roll = record::parseJson(phone->state.toStdString()).value["game"]["phase"] == "roll";
        const Json command =
            roll ? Json{{"do", "roll"}, {"red", 6}, {"yellow", 2}, {"event", "trade"}} : Json{{"do", "end-turn"}};
        const int before = phone->rev;
        const std::string id = std::to_string(++m_ids);
        QElapsedTimer timer;
        timer.start();
        phone->say({{"t", "do"}, {"id", id}, {"rev", before}, {"do", command}});
        bool refused = false;
        const bool all = until(
            [&] {
                refused =
                    phone->answer.is_object() && phone->answer.value("id", "") == id && phone->answer["t"] != "done";
                return refused || std::ranges::all_of(m_phones, [&](const auto& other) {
                           return other->closed || other->rev > before;
                       });
            },
            milliseconds);
        if (refused) std::fprintf(stderr, "refused: %s\n", phone->answer.dump().c_str());
        return all && !refused ? static_cast<double>(timer.nsecsElapsed()) / 1e6 : -1;
    }

    /// True if the phone on turn has the newest snapshot.
    [[nodiscard]] bool mayPlay() const { return onTurn() != nullptr; }

private:
    /// The phone of the player on turn.
    [[nodiscard]] LightPhone* onTurn() const {
        const LightPhone* newest = nullptr;
        for (const auto& phone : m_phones)
            if (!phone->closed && !phone->state.isEmpty() && (!newest || phone->rev > newest->rev))
                newest = phone.get();
        if (!newest) return nullptr;
        const Json seat = record::parseJson(newest->state.toStdString()).value["game"]["on"];
        for (const auto& phone : m_phones)
            if (seat == phone->seat && !phone->closed && phone->rev == newest->rev) return phone.get();
        return nullptr;
    }

    QTemporaryDir m_folder;
    Driven m_driven;
    int m_guests;
    std::vector<std::unique_ptr<LightPhone>> m_phones;
    int m_ids = 0;
};

} // namespace reeve::phones
