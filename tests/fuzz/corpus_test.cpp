// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every target on its corpus and on random mutations of it. REEVE_MUTATIONS: mutations for each target (default
// 300; slow targets a tenth).
#include "engine/basics/chance.h"
#include "tests/fuzz/targets.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace reeve;
using namespace reeve::fuzz;

namespace {

std::vector<QByteArray> corpus(const Target& target) {
    std::vector<QByteArray> inputs{QByteArray()};
    const QString name = QString::fromUtf8(target.name.data(), static_cast<qsizetype>(target.name.size()));
    QStringList folders{QStringLiteral(REEVE_SOURCE_DIR "/tests/fuzz/corpus/") + name};
    if (name == QLatin1String("script")) folders.append(QStringLiteral(REEVE_SOURCE_DIR "/tests/playthroughs/stories"));
    for (const QString& folder : folders)
        for (const QFileInfo& entry : QDir(folder).entryInfoList(QDir::Files, QDir::Name)) {
            QFile file(entry.filePath());
            if (file.open(QIODevice::ReadOnly)) inputs.push_back(file.readAll());
        }
    return inputs;
}

void run(const Target& target, const QByteArray& input) {
    // After a crash this file in the folder of the test contains the input.
    QFile last(QStringLiteral("last-input"));
    if (!last.open(QIODevice::WriteOnly) || last.write(input) < 0) qFatal("the test cannot write its file");
    last.close();
    target.run({reinterpret_cast<const std::uint8_t*>(input.constData()), static_cast<std::size_t>(input.size())});
}

/// Applies random mutations: flipped bits, lost, repeated and swapped bytes, truncation, two joined inputs.
QByteArray mutated(const std::vector<QByteArray>& inputs, Chance& chance) {
    const auto any = [&](qsizetype below) {
        return static_cast<qsizetype>(chance.draw(static_cast<int>(std::max<qsizetype>(below, 1))));
    };
    QByteArray bytes = inputs[static_cast<std::size_t>(any(static_cast<qsizetype>(inputs.size())))];
    for (qsizetype change = any(4); change >= 0; --change) {
        const qsizetype at = any(bytes.size());
        switch (chance.draw(6)) {
        case 0:
            if (!bytes.isEmpty()) bytes[at] = static_cast<char>(bytes[at] ^ (1 << chance.draw(8)));
            break;
        case 1: bytes.remove(at, 1 + any(16)); break;
        case 2: bytes.insert(at, bytes.mid(any(bytes.size()), 1 + any(64))); break;
        case 3:
            if (!bytes.isEmpty()) bytes[at] = static_cast<char>(chance.draw(256));
            break;
        case 4: bytes.truncate(at); break;
        default: {
            const QByteArray& other = inputs[static_cast<std::size_t>(any(static_cast<qsizetype>(inputs.size())))];
            bytes = bytes.left(at) + other.mid(any(other.size()));
        }
        }
    }
    return bytes;
}

} // namespace

class CorpusTest : public QObject {
    Q_OBJECT
    static void eachTarget() {
        QTest::addColumn<int>("target");
        for (int i = 0; i < static_cast<int>(std::size(kTargets)); ++i)
            QTest::newRow(std::string(kTargets[i].name).c_str()) << i;
    }

private slots:
    // Warnings about broken files are not shown.
    void initTestCase() {
        qInstallMessageHandler(nullptr);
        QLoggingCategory::setFilterRules(QStringLiteral("*=false"));
    }

    void everyInputThatEverMatteredIsAnswered_data() { eachTarget(); }
    void everyInputThatEverMatteredIsAnswered() {
        QFETCH(int, target);
        const auto inputs = corpus(kTargets[target]);
        QVERIFY2(inputs.size() > 1, "there is a corpus");
        for (const QByteArray& input : inputs) run(kTargets[target], input);
    }

    void soIsWhatIsMadeOutOfThemByChance_data() { eachTarget(); }
    void soIsWhatIsMadeOutOfThemByChance() {
        QFETCH(int, target);
        const auto inputs = corpus(kTargets[target]);
        const int wanted = qEnvironmentVariableIntValue("REEVE_MUTATIONS");
        const bool slow =
            kTargets[target].name == "image" || kTargets[target].name == "journal" || kTargets[target].name == "steps";
        const int count = (wanted > 0 ? wanted : 300) / (slow ? 10 : 1);
        Chance chance(20260101);
        for (int i = 0; i < count; ++i) run(kTargets[target], mutated(inputs, chance));
    }
};

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus_test.moc"
