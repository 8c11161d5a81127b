// SPDX-License-Identifier: GPL-3.0-or-later
// The engine decides, applies and lists commands without heap allocations.
#include "engine/advance.h"
#include "tests/benchmarks/count_allocations.h"
#include "tests/benchmarks/samples.h"

#include <QTest>

#include <memory>

using namespace reeve;
using namespace reeve::testing;

class AllocationTest : public QObject {
    Q_OBJECT

private slots:
    void theCounterCounts();
    void noCommandTouchesTheHeap_data();
    void noCommandTouchesTheHeap();
    void theStateIsSmallerThanFourKilobytes();
};

void AllocationTest::theCounterCounts() {
    const auto before = allocations();
    const auto number = std::make_unique<int>(7);
    QCOMPARE(allocations(), before + 1);
    QCOMPARE(*number, 7);
}

void AllocationTest::noCommandTouchesTheHeap_data() {
    QTest::addColumn<bool>("base");
    QTest::newRow("Cities & Knights") << false;
    QTest::newRow("base game") << true;
}

void AllocationTest::noCommandTouchesTheHeap() {
    QFETCH(bool, base);
    const auto all = samples(base ? GameKind::Base : GameKind::CitiesAndKnights, 5, 1);
    QVERIFY(all.size() > 1000);
    std::size_t listed = 0;
    std::size_t counted = 0;
    std::size_t drawn = 0;
    std::size_t decided = 0;
    std::size_t advanced = 0;
    Chance chance(1);
    const auto before = allocations();
    for (const auto& sample : all) {
        forEachLegalCommand(sample.before, [&](const Command&) { ++listed; });
        counted += static_cast<std::size_t>(countLegalCommands(sample.before));
        drawn += drawLegalCommand(sample.before, chance).has_value();
        const auto events = decide(sample.before, sample.command);
        if (!events.ok()) continue;
        ++decided;
        GameState state = sample.before;
        for (const auto& event : events.value()) apply(state, event);
        GameState ahead = sample.before;
        advanced += advance(ahead, sample.command);
        (void)decide(state, Command{kNobody, command::Place{}}); // a refusal
    }
    const auto after = allocations();
    QCOMPARE(after - before, std::uint64_t{0});
    QCOMPARE(decided, all.size());
    QCOMPARE(advanced, all.size());
    QCOMPARE(drawn, all.size());
    QCOMPARE(counted, listed);
    QVERIFY(listed > all.size());
}

void AllocationTest::theStateIsSmallerThanFourKilobytes() { QVERIFY(sizeof(GameState) < 4096); }

QTEST_APPLESS_MAIN(AllocationTest)
#include "allocation_test.moc"
