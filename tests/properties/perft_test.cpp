// SPDX-License-Identifier: GPL-3.0-or-later
// Recounts the sequences of commands stored in perft.json; small ones also from conceivable commands alone, without the
// list of legal ones. `perft_test --write` writes new counts.
#include "engine/game.h"
#include "engine/perft.h"
#include "engine/record/position.h"
#include "tests/support/conceivable.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cstring>
#include <fstream>
#include <vector>

using namespace reeve;

namespace {

const char* const kFile = REEVE_SOURCE_DIR "/tests/properties/perft.json";
/// The independent count tries tens of thousands of commands in each position, so it is limited to few positions.
constexpr std::uint64_t kFewPositions = 40;

record::Json readAll() {
    std::ifstream file(kFile);
    return record::Json::parse(file, nullptr, false);
}

GameState positionOf(const record::Json& entry) {
    const auto read = record::readPosition(entry.at("position"));
    if (const auto* fault = std::get_if<record::Fault>(&read))
        qFatal("%s: %s", entry.at("name").get<std::string>().c_str(), record::sentence(*fault).c_str());
    return std::get<GameState>(read);
}

/// perft() without the list of legal commands: tries all conceivable ones.
std::uint64_t conceivedLines(const GameState& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    std::vector<Command> seen; // some commands are tried more than once
    testing::forEachConceivableCommand(state, [&](const Command& command) {
        const auto decided = decide(state, command);
        if (!decided.ok() || std::ranges::find(seen, command) != seen.end()) return;
        seen.push_back(command);
        lines += conceivedLines(applied(state, decided.value()), depth - 1);
    });
    return lines;
}

int writeAnew() {
    auto all = readAll();
    for (auto& entry : all) {
        const auto state = positionOf(entry);
        for (std::size_t i = 0; i < entry["lines"].size(); ++i)
            entry["lines"][i] = perft(state, static_cast<int>(i) + 1);
    }
    std::string text = "[\n";
    for (const auto& entry : all) text += (text.size() > 2 ? ",\n" : "") + entry.dump();
    std::ofstream(kFile) << text << "\n]\n";
    return 0;
}

} // namespace

class PerftTest : public QObject {
    Q_OBJECT

private slots:
    void linesOfPlayAreAsManyAsWrittenDown_data();
    void linesOfPlayAreAsManyAsWrittenDown();
    void countsByTheFirstCommandAddUp();
};

void PerftTest::linesOfPlayAreAsManyAsWrittenDown_data() {
    QTest::addColumn<int>("entry");
    const auto all = readAll();
    QVERIFY(all.is_array() && all.size() >= 29);
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
}

void PerftTest::linesOfPlayAreAsManyAsWrittenDown() {
    QFETCH(int, entry);
    const auto all = readAll();
    const auto& mine = all[static_cast<std::size_t>(entry)];
    const auto state = positionOf(mine);
    std::uint64_t before = 1;
    int depth = 0;
    bool conceived = false;
    for (const auto& lines : mine.at("lines")) {
        ++depth;
        QCOMPARE(perft(state, depth), lines.get<std::uint64_t>());
        if (before <= kFewPositions) {
            QCOMPARE(conceivedLines(state, depth), lines.get<std::uint64_t>());
            conceived = true;
        }
        before = lines.get<std::uint64_t>();
    }
    QVERIFY(conceived);
}

void PerftTest::countsByTheFirstCommandAddUp() {
    const auto state = positionOf(readAll().at(0));
    const auto count = perftByFirst(state, 2);
    std::uint64_t sum = 0;
    for (const auto lines : count.byFirst) sum += lines;
    QCOMPARE(sum, count.total);
    QCOMPARE(count.total, perft(state, 2));
}

int main(int argc, char** argv) {
    if (argc == 2 && std::strcmp(argv[1], "--write") == 0) return writeAnew();
    PerftTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "perft_test.moc"
