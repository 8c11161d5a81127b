// SPDX-License-Identifier: GPL-3.0-or-later
// A long game in fast motion: six seated phones and twenty guests that sleep and wake at random during thousands of
// steps. Prints memory and descriptors of the table. Exits with 1 if a step fails, a phone does not return, the
// snapshot of a phone differs from the one that it gets after reconnecting, or descriptors are not released. usage:
// phones_long [STEPS [SEED]]
#include "engine/basics/chance.h"
#include "tests/phones/full_table.h"

#include <cstdlib>

using namespace reeve::phones;

namespace {

constexpr int kGuests = 20;
constexpr int kMessagesApart = 60; // ms; each phone may send ten messages a second

bool here(const LightPhone& phone) { return !phone.closed && !phone.state.isEmpty(); }

bool allHere(FullTable& table) {
    return until([&] { return std::ranges::all_of(table.phones(), [](const auto& phone) { return here(*phone); }); });
}

/// Disconnects some random phones, and reconnects some with their tokens.
void sleepAndWake(FullTable& table, reeve::Chance& chance) {
    for (const auto& phone : table.phones()) {
        if (chance.draw(20) != 0) continue;
        phone->closed ? phone->connect({}) : phone->cut();
    }
}

void wakeAll(FullTable& table) {
    for (const auto& phone : table.phones())
        if (phone->closed) phone->connect({});
}

/// Waits until no snapshot has arrived for a while: each phone that comes or goes causes new ones.
void quiet(FullTable& table) {
    const auto all = [&] {
        int sum = 0;
        for (const auto& phone : table.phones()) sum += phone->snapshots;
        return sum;
    };
    for (int before = -1; before != all();) {
        before = all();
        (void)until([] { return false; }, 200);
    }
}

/// The number of phones whose newest snapshot differs from the one that they get after reconnecting.
int differing(FullTable& table) {
    int differ = 0;
    for (const auto& phone : table.phones()) {
        quiet(table);
        const QByteArray held = phone->state;
        phone->cut();
        phone->connect({});
        if (!until([&] { return here(*phone); })) return -1;
        quiet(table);
        differ += phone->state != held;
    }
    return differ;
}

void say(FullTable& table, int steps, int losses) {
    std::printf("%7d steps: %6.1f MB, %d descriptors, %d sockets lost\n", steps, table.memory() / 1024.0,
                table.descriptors(), losses);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const int steps = argc > 1 ? std::atoi(argv[1]) : 5'000;
    reeve::Chance chance(argc > 2 ? static_cast<std::uint64_t>(std::atoll(argv[2])) : 1);
    if (qEnvironmentVariableIsEmpty("PHONES_TABLE")) qputenv("PHONES_TABLE", REEVE_PHONES_TABLE);
    FullTable table(kGuests);
    table.fill();
    for (int i = 0; i < 50; ++i) (void)table.step();
    const int descriptors = table.descriptors();
    const auto losses = [&] {
        int sum = 0;
        for (const auto& phone : table.phones()) sum += phone->losses;
        return sum;
    };
    say(table, 0, losses());
    int failed = 0, differ = 0;
    for (int i = 1; i <= steps; ++i) {
        sleepAndWake(table, chance);
        // The phone of the player on turn must be connected.
        if (!table.mayPlay()) {
            wakeAll(table);
            if (!allHere(table)) return std::puts("a phone does not come back"), 1;
        }
        if (table.step() < 0) ++failed;
        (void)until([] { return false; }, kMessagesApart);
        if (i % (steps < 10 ? 1 : steps / 10) != 0) continue;
        wakeAll(table);
        if (!allHere(table)) return std::puts("a phone does not come back"), 1;
        const int now = differing(table);
        if (now != 0) std::printf("%d snapshots differ from fresh ones\n", now);
        differ += now != 0;
        say(table, i, losses());
    }
    std::printf("%d of %d steps failed\n", failed, steps);
    const int more = table.descriptors() - descriptors;
    return failed == 0 && differ == 0 && more == 0 ? 0 : 1;
}
