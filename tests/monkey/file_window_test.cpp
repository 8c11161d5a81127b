// SPDX-License-Identifier: GPL-3.0-or-later
// The file dialog: newest first, thumbnails, the last folder; from every page, with pages that close meanwhile, and
// with a folder that does not answer.
#include "app/pictures/scanner.h"
#include "app/services.h"
#include "app/window/files/folder_list.h"
#include "app/window/files/thumbnails.h"
#include "app/window/game.h"
#include "app/window/games.h"
#include "app/window/settings.h"
#include "tests/monkey/real_window.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <memory>
#include <utility>

using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

QStringList g_warnings;

void notice(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    if (text.contains("qrc:/qt/qml/Reeve"_L1) || text.contains("DelegateModel"_L1) || type == QtCriticalMsg)
        g_warnings.append(text);
}

QStringList namesIn(const FolderList& list) {
    QStringList names;
    for (int row = 0; row < list.rowCount(); ++row) names.append(list.at(row).name);
    return names;
}

} // namespace

class FileWindowTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;

    void put(const QString& name, int minutesAgo) {
        QDir().mkpath(QFileInfo(m_home.filePath(name)).path());
        QImage picture(320, 240, QImage::Format_RGB32);
        picture.fill(Qt::red);
        if (name.endsWith(u".txt"_s)) {
            QFile file(m_home.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        } else {
            QVERIFY(picture.save(m_home.filePath(name)));
        }
        QFile file(m_home.filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo),
                                 QFileDevice::FileModificationTime));
    }
    static QQuickItem* below(QQuickItem* item, const QString& name) {
        if (!item->isVisible()) return nullptr;
        if (item->objectName() == name) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = below(child, name)) return found;
        return nullptr;
    }
    [[nodiscard]] QQuickItem* item(const QString& name) const { return below(m_window->contentItem(), name); }
    /// True for FilePick and for components that are made of it, such as PhotographPick.
    static bool isFilePick(const QObject& object) {
        for (const QMetaObject* type = object.metaObject(); type != nullptr; type = type->superClass())
            if (QByteArray(type->className()).startsWith("FilePick")) return true;
        return false;
    }
    [[nodiscard]] QObject* pick(const char* of) const {
        for (QObject* child : m_window->findChildren<QObject*>())
            if (isFilePick(*child) && child->property("title").toString().contains(QLatin1String(of))) return child;
        return nullptr;
    }
    /// Opens the file dialog of a page. False: it did not open.
    [[nodiscard]] bool ask(const QString& page, const char* of) {
        m_window->setProperty("page", page);
        return QTest::qWaitFor([&] { return pick(of) != nullptr; }) && QMetaObject::invokeMethod(pick(of), "open") &&
               QTest::qWaitFor([&] { return item(u"fileSheet"_s) != nullptr; });
    }
    /// True if an item neither moves nor ignores taps, so that it can be tapped. `before`: its position at the last
    /// call.
    bool atRest(const QString& name, QRectF& before) {
        const QQuickItem* found = item(name);
        if (found == nullptr || found->property("settling").toBool()) return false;
        const QRectF now = found->mapRectToScene({0, 0, found->width(), found->height()});
        return !now.isEmpty() && now == std::exchange(before, now);
    }
    void tap(const QString& name) {
        QRectF before;
        QTRY_VERIFY2(atRest(name, before), qPrintable(name));
        QQuickItem* found = item(name);
        QTest::mouseClick(m_window, Qt::LeftButton, {},
                          found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
    }

private slots:
    void initTestCase() {
        qInstallMessageHandler(notice);
        reeve::testing::liveIn(m_home.path());
        QDir(m_home.path()).mkpath(u"Pictures/trips"_s);
        QVERIFY(QFile::copy(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"),
                            m_home.filePath(u"Pictures/board.jpg"_s)));
        put(u"Pictures/oldest.png"_s, 300);
        put(u"Pictures/older.jpg"_s, 200);
        put(u"Pictures/notes.txt"_s, 1);
        put(u"Pictures/b10.jpg"_s, 100);
        m_services = std::make_unique<Services>();
        m_services->settings->setReducedMotion(true);
        m_engine = std::make_unique<QQmlApplicationEngine>();
        m_window = reeve::testing::openWindow(*m_engine);
        QVERIFY(m_window != nullptr);
    }

    void foldersComeFirstAndThenTheNewestFiles() {
        FolderList list;
        list.setSuffixes({u"jpg"_s, u"png"_s});
        list.setFolder(QUrl::fromLocalFile(m_home.filePath(u"Pictures"_s)));
        QCOMPARE(list.state(), u"reading"_s);
        QTRY_COMPARE(list.state(), u"ready"_s);
        QCOMPARE(namesIn(list),
                 (QStringList{u"trips"_s, u"board.jpg"_s, u"b10.jpg"_s, u"older.jpg"_s, u"oldest.png"_s}));
        list.setSuffixes({});
        QTRY_VERIFY(namesIn(list).contains(u"notes.txt"_s));
        QVERIFY(list.has(u"notes.txt"_s));
        QCOMPARE(list.file(u"a/b"_s, u"jsonl"_s).toLocalFile(), m_home.filePath(u"Pictures/a-b.jsonl"_s));
        QCOMPARE(list.parentFolder().toLocalFile(), m_home.path());
        list.setFolder(QUrl::fromLocalFile(m_home.filePath(u"nowhere"_s)));
        QTRY_COMPARE(list.state(), u"unreadable"_s);
    }

    void whatIsCopiedIntoTheFolderMeanwhileIsListed() {
        FolderList list;
        list.setFolder(QUrl::fromLocalFile(m_home.filePath(u"Pictures"_s)));
        QTRY_COMPARE(list.state(), u"ready"_s);
        QSignalSpy drawn(&list, &FolderList::modelReset);
        list.look();
        put(u"Pictures/copied.png"_s, 0);
        list.look(); // the first one has no answer yet, and is enough
        const QString copied = u"copied.png"_s;
        QTRY_VERIFY((list.look(), list.has(copied)));
        QCOMPARE(drawn.count(), 1);
        QVERIFY(QFile::remove(m_home.filePath(u"Pictures/copied.png"_s)));
        QTRY_VERIFY((list.look(), !list.has(copied)));
    }

    // As with a removed disk or an unreachable network share.
    void aFolderThatDoesNotAnswerHoldsNobodyUp() {
        const auto answers = std::make_shared<QSemaphore>();
        QElapsedTimer clock;
        {
            FolderList list(nullptr, [answers](const QString& path, const QStringList& suffixes,
                                               const std::atomic_bool& cancelled) {
                if (path.endsWith(u"asleep"_s)) answers->acquire();
                return readFolder(path, suffixes, cancelled);
            });
            clock.start();
            list.setFolder(QUrl::fromLocalFile(m_home.filePath(u"asleep"_s)));
            QVERIFY(clock.elapsed() < 100);
            QTest::qWait(50); // a fixed wait, as below: an unwanted result would arrive during it
            QCOMPARE(list.state(), u"reading"_s);
            list.setFolder(QUrl::fromLocalFile(m_home.filePath(u"Pictures"_s))); // another folder was chosen
            QTRY_COMPARE(list.state(), u"ready"_s);
            answers->release();
            QTest::qWait(100);
            QVERIFY2(namesIn(list).contains(u"board.jpg"_s), "the late answer changes nothing");
            list.setFolder(QUrl::fromLocalFile(m_home.filePath(u"asleep"_s)));
            clock.restart();
        }
        QVERIFY2(clock.elapsed() < 100, "nor does it hold up the end");
        answers->release();
    }

    void aSmallPictureIsMadeOfAPictureAndOfNothingElse() {
        const QImage small = makeThumbnail(m_home.filePath(u"Pictures/board.jpg"_s), 256);
        QCOMPARE(std::max(small.width(), small.height()), 256);
        QVERIFY(makeThumbnail(m_home.filePath(u"Pictures/notes.txt"_s), 256).isNull());
        QVERIFY(makeThumbnail(m_home.path(), 256).isNull());
        const QString pipe = m_home.filePath(u"pipe.jpg"_s);
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QVERIFY(makeThumbnail(pipe, 256).isNull()); // it would block without a writer
        QVERIFY(QFile::remove(pipe));
        QVERIFY(thumbnailOf(u"notes.txt"_s).isEmpty());
    }

    void whatIsChosenComesToThePageThatAsked() {
        QVERIFY(ask(u"scan"_s, "photograph"));
        tap(u"file-board.jpg"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_services->scanner->state(), u"found"_s, 60000);
        QCOMPARE(m_services->scanner->picture().fileName(), u"board.jpg"_s);
        QVERIFY(item(u"fileSheet"_s) == nullptr);
        m_services->scanner->cancel();
    }

    void itBeginsWhereAFileOfTheKindWasChosenLast() {
        const QString umlaut = u"Bilder, Ägypten @2026"_s;
        QVERIFY(QDir(m_home.path()).mkpath(umlaut));
        put(umlaut + u"/board.png"_s, 5);
        m_services->settings->keepFolder(u"pictures"_s, QUrl::fromLocalFile(m_home.filePath(umlaut)));
        const Settings again(nullptr);
        QVERIFY2(again.notice().isEmpty(), qPrintable(again.notice())); // the settings file is undamaged
        QCOMPARE(again.folderOf(u"pictures"_s).toLocalFile(), m_home.filePath(umlaut));
        QVERIFY(ask(u"scan"_s, "photograph"));
        QTRY_VERIFY(item(u"file-board.png"_s) != nullptr);
        tap(u"folderUp"_s);
        QTRY_VERIFY(item(u"file-Pictures"_s) != nullptr);
        tap(u"file-Pictures"_s);
        QTRY_VERIFY(item(u"file-older.jpg"_s) != nullptr);
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_VERIFY(item(u"fileSheet"_s) == nullptr);
    }

    void aFileIsChosenWithKeysAlone() {
        m_services->settings->keepFolder(u"pictures"_s, QUrl::fromLocalFile(m_home.filePath(u"Pictures"_s)));
        QVERIFY(ask(u"scan"_s, "photograph"));
        QTRY_VERIFY(item(u"file-board.jpg"_s) != nullptr);
        QTest::keyClick(m_window, Qt::Key_Right); // after the folder
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_services->scanner->state(), u"found"_s, 60000);
        m_services->scanner->cancel();
        QVERIFY(ask(u"scan"_s, "photograph"));
        QTest::keyClick(m_window, Qt::Key_Backspace); // opens the parent folder
        QTRY_VERIFY(item(u"file-Pictures"_s) != nullptr);
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_VERIFY(item(u"fileSheet"_s) == nullptr);
    }

    void aPageThatGoesTakesItsQuestionAlong() {
        QVERIFY(ask(u"scan"_s, "photograph"));
        m_window->setProperty("page", u"home"_s);
        QTRY_VERIFY(item(u"fileSheet"_s) == nullptr);
        QVERIFY(ask(u"home"_s, "Open a game"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_VERIFY(item(u"fileSheet"_s) == nullptr);
    }

    void aFileIsNotWrittenOverWithoutAsking() {
        QVERIFY(m_services->games->importFrom(
            QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/evening.jsonl"))));
        QTRY_COMPARE(m_services->games->games().size(), 1);
        if (m_services->game->active()) m_services->game->close();
        const QString there = m_home.filePath(u"Documents/saved.jsonl"_s);
        QDir().mkpath(QFileInfo(there).path());
        QFile old(there);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("precious") == 8);
        old.close();
        m_services->settings->keepFolder(u"records"_s, QUrl::fromLocalFile(QFileInfo(there).path()));
        m_window->setProperty("page", u"home"_s);
        QTRY_VERIFY(pick("Save the") != nullptr);
        pick("Save the")->setProperty("id", m_services->games->games().first().id);
        QVERIFY(ask(u"home"_s, "Save the"));
        tap(u"file-saved.jsonl"_s); // takes over its name
        tap(u"fileSave"_s);
        QTRY_COMPARE(item(u"fileSave"_s)->property("title").toString(), u"Replace the file"_s);
        QVERIFY(item(u"fileSheet"_s) != nullptr);
        QCOMPARE(QFileInfo(there).size(), 8);
        QTest::qWait(600); // what the button means now is no second tap of the same finger
        tap(u"fileSave"_s);
        QTRY_VERIFY(item(u"fileSheet"_s) == nullptr);
        QTRY_VERIFY(QFileInfo(there).size() > 1000);
    }

    void cleanupTestCase() {
        // The program may end while the file dialog is open.
        QVERIFY(ask(u"home"_s, "Open a game"));
        m_engine.reset();
        m_services.reset();
        QCOMPARE(g_warnings, QStringList());
    }
};

QTEST_MAIN(FileWindowTest)
#include "file_window_test.moc"
