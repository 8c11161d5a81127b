// SPDX-License-Identifier: GPL-3.0-or-later
// The file of known phones: contains no token, is readable by its owner only, and is valid for thirty days.
#include "app/phones/protocol/token_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace reeve;
using namespace reeve::phones;
using namespace std::chrono_literals;

namespace {

constexpr Time kNow{std::chrono::days(20'000)};
const KnownPhone kBen{digestOf("ben"), Color::Blue, kNow};
const KnownPhone kGuest{digestOf("guest"), std::nullopt, kNow - 24h};

} // namespace

class TokenFileTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    QString m_file;

private slots:
    void init() {
        m_file = m_folder.filePath(QStringLiteral("phones.json"));
        QFile::remove(m_file);
    }

    void phonesAreKnownAgainByGame() {
        QVERIFY(readKnownPhones(m_file, "7").empty());
        QVERIFY(writeKnownPhones(m_file, "7", {kBen, kGuest}, kNow));
        QVERIFY(writeKnownPhones(m_file, "8", {kGuest}, kNow));
        QVERIFY(readKnownPhones(m_file, "7") == (std::vector{kBen, kGuest}));
        QVERIFY(readKnownPhones(m_file, "8") == std::vector{kGuest});
        QVERIFY(readKnownPhones(m_file, "9").empty());
        QVERIFY(writeKnownPhones(m_file, "7", {}, kNow));
        QVERIFY(readKnownPhones(m_file, "7").empty());
        QVERIFY(readKnownPhones(m_file, "8") == std::vector{kGuest});
    }

    void thoseOfOtherGamesStayForThirtyDays() {
        QVERIFY(writeKnownPhones(m_file, "7", {kBen}, kNow));
        QVERIFY(writeKnownPhones(m_file, "8", {}, kNow + 30 * 24h - 1s));
        QVERIFY(readKnownPhones(m_file, "7") == std::vector{kBen});
        QVERIFY(writeKnownPhones(m_file, "8", {}, kNow + 30 * 24h));
        QVERIFY(readKnownPhones(m_file, "7").empty());
    }

    void nobodyElseMayReadTheFile() {
        const auto mask = ::umask(0);
        QVERIFY(writeKnownPhones(m_file, "7", {kBen}, kNow));
        ::umask(mask);
        struct stat status {};
        QCOMPARE(::stat(m_file.toUtf8().constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0600U);
    }

    void theFileHoldsNoToken() {
        QVERIFY(writeKnownPhones(m_file, "7", {{digestOf("a-secret-token-of-ben."), Color::Blue, kNow}}, kNow));
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(!text.contains("a-secret-token-of-ben."));
        QVERIFY(text.contains(QByteArray::fromStdString(hexOf(digestOf("a-secret-token-of-ben.")))));
    }

    void aFileThatCannotBeReadKnowsNobodyAndIsReplaced_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{{{");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("another format") << QByteArray(R"({"format":"reeve-phones/2","phones":[]})");
        QTest::newRow("phones are a number") << QByteArray(R"({"format":"reeve-phones/1","phones":5})");
        QTest::newRow("a short digest") << QByteArray(
            R"({"format":"reeve-phones/1","phones":[{"game":"7","sha256":"ab","used":1}]})");
        QTest::newRow("a strange seat") << QByteArray(R"({"format":"reeve-phones/1","phones":[{"game":"7","sha256":")" +
                                                      QByteArray(64, 'a') + R"(","seat":"pink","used":1}]})");
        QTest::newRow("large") << QByteArray(1 << 20, ' ');
    }
    void aFileThatCannotBeReadKnowsNobodyAndIsReplaced() {
        QFETCH(QByteArray, text);
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(readKnownPhones(m_file, "7").empty());
        QVERIFY(writeKnownPhones(m_file, "7", {kBen}, kNow));
        QVERIFY(readKnownPhones(m_file, "7") == std::vector{kBen});
    }

    void aFolderThatTakesNothingIsTold() {
        QVERIFY(!writeKnownPhones(m_folder.filePath(QStringLiteral("no/such/folder")), "7", {kBen}, kNow));
    }
};

QTEST_GUILESS_MAIN(TokenFileTest)
#include "token_file_test.moc"
