// SPDX-License-Identifier: GPL-3.0-or-later
// Flipped bytes, lost pages, truncated files: no game is lost, at most one step is, later steps stay, and the messages
// are true. REEVE_DAMAGES: number of random damages (default 120); REEVE_DAMAGES_FROM: the first round.
#include "app/store/games_text.h"
#include "app/words/notice_wording.h"
#include "tests/app/evening.h"
#include "tests/durability/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

namespace {

/// Long runs exceed the default limit of Qt Test for one function.
[[maybe_unused]] const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

constexpr int kHeader = 100;
constexpr int kPage = 4096;

QByteArray contentOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& name, const QByteArray& content) {
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(name));
}

} // namespace

class DamageTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder{scratchTemplate()};
    QByteArray m_journal, m_copy; ///< undamaged
    std::map<qint64, LoadedGame> m_games;
    std::map<qint64, GameState> m_states;
    int m_round = 0;

    /// Writes these files to a new folder. Returns the path of the journal.
    QString laidOut(const QByteArray& journal, const QByteArray& copy) {
        const QString folder = m_folder.filePath(QStringLiteral("round"));
        QDir(folder).removeRecursively();
        QDir().mkpath(folder);
        const QString file = folder + QStringLiteral("/games.sqlite");
        write(file, journal);
        if (!copy.isEmpty()) write(file + QStringLiteral(".copy"), copy);
        return file;
    }

    /// Opens a damaged journal. Returns the number of unreadable steps; -1: a game is missing.
    int opened(Journal& journal) {
        if (journal.notice() != JournalNotice::None && journal.notice() != JournalNotice::Damaged) {
            QTest::qFail(qPrintable(journalText(journal)), __FILE__, __LINE__);
            return -1;
        }
        int lost = 0;
        const auto list = journal.games();
        for (const auto& [id, whole] : m_games) {
            const auto found = std::ranges::find_if(list, [id = id](const JournalGame& game) { return game.id == id; });
            if (found == list.end()) return -1;
            if (found->name != whole.game.name || found->players != whole.game.players ||
                found->start != whole.game.start) {
                QTest::qFail("a game begins otherwise", __FILE__, __LINE__);
                return -1;
            }
            const auto session = GameSession::open(journal, id);
            if (const auto* why = std::get_if<QString>(&session)) {
                QTest::qFail(qPrintable(*why), __FILE__, __LINE__);
                return -1;
            }
            const auto& game = std::get<GameSession>(session);
            lost += game.lostSteps();
            if (game.lostSteps() == 0 && !(game.state() == m_states[id]))
                QTest::qFail("nothing is said to be lost, and the game is another one", __FILE__, __LINE__);
        }
        if (list.size() != m_games.size()) QTest::qFail("there are more games than before", __FILE__, __LINE__);
        return lost;
    }

    /// Plays twenty more steps and checks that they are there after reopening, without another message.
    void playOnAndOpenAgain(const QString& file, qint64 id) {
        GameState last;
        std::vector<JournalStep> steps;
        QStringList kept;
        {
            Journal journal(file);
            QCOMPARE(journal.notice(), JournalNotice::None);
            auto session = madeFrom(GameSession::open(journal, id));
            Chance chance(static_cast<std::uint64_t>(m_round) + 1);
            playOn(session, 20, chance);
            last = session.state();
            steps = journal.load(id)->steps;
            QCOMPARE(journal.notice(), JournalNotice::None);
            kept = QFileInfo(file).dir().entryList({QStringLiteral("*.damaged-*")});
        }
        Journal journal(file);
        QCOMPARE(journal.notice(), JournalNotice::None);
        const auto again = journal.load(id);
        QVERIFY(again);
        QCOMPARE(again->lost, 0);
        QCOMPARE(again->steps.size(), steps.size());
        const auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(session.state() == last);
        QCOMPARE(session.lostSteps(), 0);
        QCOMPARE(QFileInfo(file).dir().entryList({QStringLiteral("*.damaged-*")}), kept);
        QVERIFY2(kept.size() <= 1, "one damage, one kept file");
    }

    [[nodiscard]] quint8 byteAt(qsizetype at) const { return static_cast<quint8>(m_journal[at]); }
    /// Positions of the rows of tables without row IDs; each begins with its length.
    [[nodiscard]] std::vector<qsizetype> cells() const {
        std::vector<qsizetype> all;
        for (qsizetype page = kPage; page < m_journal.size(); page += kPage) {
            if (byteAt(page) != 10) continue; // not a leaf page of such a table
            const int count = byteAt(page + 3) * 256 + byteAt(page + 4);
            for (int cell = 0; cell < count; ++cell) {
                const qsizetype pointer = page + 8 + 2 * cell;
                all.push_back(page + byteAt(pointer) * 256 + byteAt(pointer + 1));
            }
        }
        return all;
    }

    /// Opens damaged files, plays on and opens them again. At most `most` steps may be lost.
    void survive(const QByteArray& journal, const QByteArray& copy, int most) {
        const QString file = laidOut(journal, copy);
        {
            Journal damaged(file);
            const int lost = opened(damaged);
            QVERIFY2(lost >= 0, "a game is missing");
            QVERIFY2(lost <= most, qPrintable(QStringLiteral("%1 steps lost").arg(lost)));
            QVERIFY2(lost == 0 || damaged.notice() == JournalNotice::Damaged, "what is lost is said");
            if (damaged.notice() == JournalNotice::Damaged) {
                QVERIFY(!journalText(damaged).isEmpty());
                QCOMPARE(damaged.repair().games, static_cast<int>(m_games.size()));
                QCOMPARE(QFile::exists(damaged.keptAside()), !journal.isEmpty());
            }
        }
        playOnAndOpenAgain(file, m_games.begin()->first);
        ++m_round;
    }

private slots:
    void initTestCase() {
        const QString file = m_folder.filePath(QStringLiteral("games.sqlite"));
        {
            Journal journal(file);
            Chance chance(12);
            for (const int steps : {70, 45, 0}) {
                NewEvening evening = threePlayers(static_cast<std::uint64_t>(steps) + 1);
                evening.name = QStringLiteral("Abend mit %1 Schritten – Jürgen").arg(steps);
                if (steps == 45) evening.rules = {{"game", "base"}};
                auto session = madeFrom(GameSession::create(&journal, evening));
                playOn(session, steps, chance);
                m_states[session.id()] = session.state();
                m_games[session.id()] = *journal.load(session.id());
            }
        }
        m_journal = contentOf(file);
        m_copy = contentOf(file + QStringLiteral(".copy"));
        QVERIFY(m_journal.size() > 10 * kPage);
        QVERIFY(m_copy.size() > 10 * kPage);
    }

    void everyByteOfTheHeaderMayBeWrong_data() {
        QTest::addColumn<bool>("withCopy");
        QTest::newRow("with the second copy") << true;
        QTest::newRow("with nothing else") << false;
    }
    void everyByteOfTheHeaderMayBeWrong() {
        QFETCH(bool, withCopy);
        // One of three changes for each byte; with REEVE_DAMAGES all three.
        constexpr std::array kChanges{0x01, 0x80, 0xff};
        for (int at = 0; at < kHeader; ++at)
            for (std::size_t kind = 0; kind < kChanges.size(); ++kind) {
                if (kind != at % kChanges.size() && !qEnvironmentVariableIsSet("REEVE_DAMAGES")) continue;
                const int change = kChanges[kind];
                QByteArray damaged = m_journal;
                damaged[at] = static_cast<char>(damaged[at] ^ change);
                survive(damaged, withCopy ? m_copy : QByteArray(), 0);
                if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("byte %1 ^ %2").arg(at).arg(change)));
            }
    }

    void aFileThatIsEmptyOrNearlySoIsMadeAgain_data() {
        QTest::addColumn<int>("length");
        for (const int length : {0, 1, 15, 16, 99, 100, 511, 4095, 4096})
            QTest::newRow(qPrintable(QString::number(length))) << length;
    }
    void aFileThatIsEmptyOrNearlySoIsMadeAgain() {
        QFETCH(int, length);
        survive(m_journal.left(length), m_copy, 0);
    }

    void aFileThatIsMissingIsMadeAgainAndThatIsSaid() {
        const QString file = laidOut({}, m_copy);
        QVERIFY(QFile::remove(file));
        Journal journal(file);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QVERIFY(journalText(journal).contains(QStringLiteral("missing")));
        QCOMPARE(opened(journal), 0);
    }

    void aDamagedSecondCopyIsMadeAgain() {
        for (const QByteArray& copy :
             {QByteArray("nonsense"), m_copy.left(m_copy.size() / 2), QByteArray(5000, '\0')}) {
            const QString file = laidOut(m_journal, copy);
            {
                Journal journal(file);
                QCOMPARE(journal.notice(), JournalNotice::None);
            }
            QCOMPARE(readGamesText(contentOf(file + QStringLiteral(".copy"))).games.size(), m_games.size());
        }
    }

    // Only the second copy is left, and one of its line ends is replaced.
    void aWrongLineEndOfTheSecondCopyCostsNothing_data() {
        QTest::addColumn<char>("instead");
        QTest::newRow("zero") << '\0';
        QTest::newRow("a brace") << '}';
        QTest::newRow("a digit of a checksum") << 'a';
        QTest::newRow("a space") << ' ';
        QTest::newRow("no character") << '\xff';
    }
    void aWrongLineEndOfTheSecondCopyCostsNothing() {
        QFETCH(char, instead);
        int line = 0;
        for (qsizetype end = m_copy.indexOf('\n'); end >= 0; end = m_copy.indexOf('\n', end + 1), ++line) {
            QByteArray copy = m_copy;
            copy[end] = instead;
            const GamesText text = readGamesText(copy);
            QVERIFY(text.known);
            QCOMPARE(text.badLines, 1);
            QCOMPARE(textOf(text), textOf(readGamesText(m_copy)));
            if (line % 60 != 0) continue; // slow
            survive(QByteArray(m_journal.size(), '\0'), copy, 0);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("line end at %1").arg(end)));
        }
        QVERIFY(line > 100);
    }

    void aFlippedByteAnywhereCostsAtMostOneStep() {
        Chance chance(4);
        const int rounds =
            qEnvironmentVariableIntValue("REEVE_DAMAGES") > 0 ? qEnvironmentVariableIntValue("REEVE_DAMAGES") : 60;
        const int first = qEnvironmentVariableIntValue("REEVE_DAMAGES_FROM");
        std::map<QString, int> kinds;
        for (int round = 0; round < rounds; ++round) {
            QByteArray journal = m_journal, copy = m_copy;
            const auto flip = [&](QByteArray& bytes) {
                const int at = chance.draw(static_cast<int>(bytes.size()));
                bytes[at] = static_cast<char>(bytes[at] ^ (1 + chance.draw(255)));
                return QString::number(at);
            };
            QString kind, where;
            int most = 0;
            switch (chance.draw(6)) {
            case 0:
                kind = QStringLiteral("byte of the journal");
                where = flip(journal);
                break;
            case 1:
                kind = QStringLiteral("byte of the journal, no copy");
                where = flip(journal);
                copy.clear();
                most = 1;
                break;
            case 2:
                kind = QStringLiteral("byte of the copy");
                where = flip(copy);
                break;
            case 3: {
                kind = QStringLiteral("cut off");
                const int length = chance.draw(static_cast<int>(journal.size()));
                where = QString::number(length);
                journal.truncate(length);
                break;
            }
            case 4:
                kind = QStringLiteral("pages lost");
                for (int pages = 1 + chance.draw(3); pages > 0; --pages) {
                    const int page = chance.draw(static_cast<int>(journal.size() / kPage));
                    where += QStringLiteral(" %1").arg(page);
                    journal.replace(page * kPage, kPage,
                                    QByteArray(kPage, static_cast<char>(chance.draw(2) == 0 ? 0 : chance.draw(256))));
                }
                break;
            default: {
                // Both files are damaged; whatever is readable in one of them must be kept.
                kind = QStringLiteral("a page of the journal and a byte of the copy");
                const int page = chance.draw(static_cast<int>(journal.size() / kPage));
                journal.replace(page * kPage, kPage, QByteArray(kPage, '\0'));
                where = QString::number(page) + QLatin1Char(' ') + flip(copy);
                most = 1;
                break;
            }
            }
            if (round < first) continue;
            ++kinds[kind];
            survive(journal, copy, most);
            if (QTest::currentTestFailed()) {
                write(QDir::tempPath() + QStringLiteral("/reeve-damaged.sqlite"), journal);
                write(QDir::tempPath() + QStringLiteral("/reeve-damaged.sqlite.copy"), copy);
                QFAIL(qPrintable(QStringLiteral("round %1: %2 at %3").arg(round).arg(kind, where)));
            }
        }
        for (const auto& [kind, count] : kinds) qInfo("%5d times: %s", count, qPrintable(kind));
    }

    /// The length field is one byte longer, so that SQLite looks for the header of the row one byte too late.
    void theLengthBeforeAStepMayBeWrong() {
        int tried = 0;
        for (const qsizetype length : cells()) {
            if (tried == 24 || byteAt(length) < 0x80 || byteAt(length + 1) >= 0x80) continue;
            QByteArray journal = m_journal;
            journal[length + 1] = static_cast<char>(byteAt(length + 1) ^ 0x80U);
            survive(journal, {}, 0);
            if (QTest::currentTestFailed()) return;
            ++tried;
        }
        QVERIFY(tried >= 12);
    }

    // The header contains the lengths of the columns; the length of the row is before it.
    void aByteOfAHeaderMayBeWrong() {
        Chance chance(3);
        int tried = 0;
        for (const qsizetype length : cells()) {
            const qsizetype header = length + (byteAt(length) >= 0x80 ? 2 : 1);
            if (tried == 40 || byteAt(header) < 7 || byteAt(header) > 9) continue; // a step
            QByteArray journal = m_journal;
            const qsizetype at = header + chance.draw(byteAt(header));
            journal[at] = static_cast<char>(byteAt(at) ^ (1U + static_cast<unsigned>(chance.draw(255))));
            survive(journal, {}, 0);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("byte %1").arg(at)));
            ++tried;
        }
        QVERIFY(tried >= 20);
    }

    void withoutASecondCopyWhatIsLeftIsPlayedOn() {
        Chance chance(8);
        for (int round = 0; round < 12; ++round) {
            QByteArray journal = m_journal;
            for (int pages = 1 + chance.draw(4); pages > 0; --pages)
                journal.replace(chance.draw(static_cast<int>(journal.size() / kPage)) * kPage, kPage,
                                QByteArray(kPage, '\0'));
            const QString file = laidOut(journal, {});
            std::vector<JournalGame> list;
            {
                Journal damaged(file);
                QCOMPARE(damaged.notice(), JournalNotice::Damaged);
                list = damaged.games();
                for (const JournalGame& game : list)
                    QVERIFY(std::holds_alternative<GameSession>(GameSession::open(damaged, game.id)));
            }
            if (!list.empty()) playOnAndOpenAgain(file, list.front().id);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }
};

QTEST_GUILESS_MAIN(DamageTest)
#include "damage_test.moc"
