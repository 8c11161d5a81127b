// SPDX-License-Identifier: GPL-3.0-or-later
// Latencies at a full table with six seated phones and twenty guests over the loopback; the table is a separate
// process. Prints the numbers for the goals in docs/measurements.md; checks none. usage: phones_benchmark [STEPS
// [RETURNS]]
#include "tests/phones/full_table.h"

#include <cstdlib>

using namespace reeve::phones;

namespace {

void say(const char* what, double value, const char* unit) {
    std::printf("%-66s %9.1f %s\n", what, value, unit);
    std::fflush(stdout);
}

void sayTimes(const std::string& what, const std::vector<double>& times) {
    say((what + ": half of them below").c_str(), percentile(times, 0.5), "ms");
    say((what + ": 95 of 100 below").c_str(), percentile(times, 0.95), "ms");
    say((what + ": the longest").c_str(), percentile(times, 1), "ms");
}

/// Measures the page as a browser requests it.
void measurePage(const FullTable& table) {
    std::vector<double> times;
    QByteArray answer;
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        RawClient browser(static_cast<quint16>(table.port()), 0x30000 + i);
        browser.get("/", "Accept-Encoding: gzip\r\n");
        answer = browser.rest();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const auto kilobytes = [](const QByteArray& response) {
        return static_cast<double>(response.size() - response.indexOf("\r\n\r\n") - 4) / 1024;
    };
    say("the page as sent to browsers, which take gzip", kilobytes(answer), "KB");
    RawClient plain(static_cast<quint16>(table.port()), 0x30100);
    plain.get("/");
    say("the page unpacked", kilobytes(plain.rest()), "KB");
    sayTimes("the page, from connecting to its last byte", times);
}

/// Measures `count` returns of disconnected phones with their tokens, in ms.
std::vector<double> measureReturns(FullTable& table, int count) {
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        LightPhone& phone = *table.phones()[static_cast<std::size_t>(i) % table.phones().size()];
        phone.cut();
        QElapsedTimer timer;
        timer.start();
        phone.connect({});
        if (!until([&] { return !phone.state.isEmpty(); })) qFatal("a phone does not come back");
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const int steps = argc > 1 ? std::atoi(argv[1]) : 300;
    const int returns = argc > 2 ? std::atoi(argv[2]) : 100;
    if (qEnvironmentVariableIsEmpty("PHONES_TABLE")) qputenv("PHONES_TABLE", REEVE_PHONES_TABLE);
    FullTable table(20);
    measurePage(table);
    const int memory = table.memory(), descriptors = table.descriptors();
    sayTimes("from connecting to the first snapshot, with a claim", table.fill());

    std::vector<double> times, sizes, guestSizes;
    for (int i = 0; i < 20; ++i) (void)table.step(); // the first steps are slower, because code and files are loaded
    qint64 bytes = 0;
    const auto total = [&] {
        qint64 sum = 0;
        for (const auto& phone : table.phones()) sum += phone->bytes;
        return sum;
    };
    int failed = 0;
    for (int i = 0; i < steps; ++i) {
        const qint64 before = total();
        const double time = table.step();
        bytes += total() - before;
        time < 0 ? void(++failed) : times.push_back(time);
        for (const auto& phone : table.phones())
            (phone->role == "seat" ? sizes : guestSizes).push_back(static_cast<double>(phone->state.size()) / 1024);
        (void)until([] { return false; }, 100); // each phone may send ten messages a second
    }
    sayTimes("from a phone's send to the last of 26 snapshots", times);
    say("steps that failed", failed, "");
    say("bytes to 26 phones, a step", static_cast<double>(bytes) / 1024 / steps, "KB");
    say("the largest snapshot of a seat", percentile(sizes, 1), "KB");
    say("the largest snapshot of a guest", percentile(guestSizes, 1), "KB");
    sayTimes("back with a token: from connecting to the snapshot", measureReturns(table, returns));
    say("memory of the table's program without phones", memory / 1024.0, "MB");
    say("more of it with 26 phones", (table.memory() - memory) / 1024.0, "MB");
    say("more descriptors with 26 phones", table.descriptors() - descriptors, "");
    for (const auto& phone : table.phones()) phone->cut();
    (void)until([] { return false; }, 2'000);
    say("more descriptors two seconds after they have gone", table.descriptors() - descriptors, "");
    return failed == 0 ? 0 : 1;
}
