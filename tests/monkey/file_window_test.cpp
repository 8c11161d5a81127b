// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing files: from every page, again and again, with pages that go while one is being chosen. Qt's own window for it keeps
// a thread for each that was made, so there are two for the whole program.
#include "app/models/games.h"
#include "app/scan/scanner.h"
#include "app/services.h"
#include "app/settings/settings.h"
#include "tests/monkey/real_window.h"

#include <QDir>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

QStringList g_warnings;

void notice(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    if (text.contains("qrc:/qt/qml/Reeve"_L1) || text.contains("DelegateModel"_L1) || type == QtCriticalMsg) g_warnings.append(text);
}

int threads() { return static_cast<int>(QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size()); }

} // namespace

class FileWindowTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;

    /// The window's dialogs for files that are open.
    [[nodiscard]] QList<QObject*> openDialogs() const {
        QList<QObject*> open;
        for (QObject* child : m_window->findChildren<QObject*>())
            if (child->inherits("QQuickFileDialogImpl") && child->property("visible").toBool()) open.append(child);
        return open;
    }
    [[nodiscard]] QObject* pick(const char* of) const {
        for (QObject* child : m_window->findChildren<QObject*>())
            if (QByteArray(child->metaObject()->className()).startsWith("FilePick") && child->property("title").toString().contains(QLatin1String(of))) return child;
        return nullptr;
    }
    /// The page asks for a file; false where no dialog comes.
    [[nodiscard]] bool ask(const QString& page, const char* of) {
        m_window->setProperty("page", page);
        return QTest::qWaitFor([&] { return pick(of) != nullptr; }) && QMetaObject::invokeMethod(pick(of), "open") &&
               QTest::qWaitFor([&] { return openDialogs().size() == 1; });
    }

private slots:
    void initTestCase() {
        qInstallMessageHandler(notice);
        reeve::testing::liveIn(m_home.path());
        QVERIFY(QFile::copy(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"), m_home.filePath(u"board.jpg"_s)));
        m_services = std::make_unique<Services>();
        m_services->settings->setReducedMotion(true);
        m_engine = std::make_unique<QQmlApplicationEngine>();
        m_window = reeve::testing::openWindow(*m_engine);
        QVERIFY(m_window != nullptr);
    }

    void choosingAgainAndAgainMakesNoThreadsAnew() {
        const auto round = [this](int of) {
            const bool scan = of % 2 == 0;
            QVERIFY(ask(scan ? u"scan"_s : u"home"_s, scan ? "photograph" : "Read a game"));
            QTest::keyClick(m_window, Qt::Key_Escape);
            QTRY_VERIFY(openDialogs().isEmpty());
        };
        for (int i = 0; i < 4; ++i) round(i);
        const int before = threads();
        for (int i = 0; i < 24; ++i) round(i);
        QTRY_VERIFY2(threads() <= before, qPrintable(u"%1 threads, %2 before"_s.arg(threads()).arg(before)));
    }

    void aFullFolderIsLeftForAnEmptyOneWithoutAWarning() {
        QDir home(m_home.path());
        for (const char* folder : {"full", "empty"}) QVERIFY(home.mkdir(QLatin1String(folder)));
        for (int i = 0; i < 120; ++i) {
            QFile file(home.filePath(u"full/%1.jpg"_s.arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        for (int i = 0; i < 40; ++i) {
            QVERIFY(ask(u"scan"_s, "photograph"));
            QObject* dialog = openDialogs().constFirst();
            dialog->setProperty("currentFolder", QUrl::fromLocalFile(home.filePath(QLatin1String(i % 2 == 0 ? "full" : "empty"))));
            QTest::qWait(2 * i); // its rows are made little by little
            QTest::keyClick(m_window, Qt::Key_Escape);
            QTRY_VERIFY(openDialogs().isEmpty());
            QCOMPARE(g_warnings, QStringList());
        }
    }

    void aPageThatGoesTakesItsQuestionAlong() {
        QVERIFY(ask(u"scan"_s, "photograph"));
        m_window->setProperty("page", u"settings"_s);
        QTRY_VERIFY(openDialogs().isEmpty());
        QVERIFY(ask(u"home"_s, "Read a game"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_VERIFY(openDialogs().isEmpty());
    }

    void whatIsChosenComesToThePageThatAsked() {
        QVERIFY(ask(u"scan"_s, "photograph"));
        QObject* dialog = openDialogs().constFirst();
        QVERIFY(dialog->setProperty("selectedFile", QUrl::fromLocalFile(m_home.filePath(u"board.jpg"_s))));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QTRY_COMPARE_WITH_TIMEOUT(m_services->scanner->state(), u"found"_s, 60000);
        QCOMPARE(m_services->scanner->picture().fileName(), u"board.jpg"_s);
    }

    void cleanupTestCase() {
        // The program may end while a file is being chosen.
        QVERIFY(ask(u"home"_s, "Read a game"));
        m_engine.reset();
        m_services.reset();
        QCOMPARE(g_warnings, QStringList());
    }
};

QTEST_MAIN(FileWindowTest)
#include "file_window_test.moc"
