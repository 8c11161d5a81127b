// SPDX-License-Identifier: GPL-3.0-or-later
// Random input: taps, swipes, keys, rotation, languages and themes, cancelled pictures, a camera that appears and
// disappears, pages. No crash, no warning, no open cover that is not held, and the game can always continue.
// REEVE_MONKEY_ACTIONS: number of actions (default 800), REEVE_MONKEY_SEED: the seed; REEVE_MONKEY_TELLS: log each
// action before it is done.
#include "app/device/heap.h"
#include "app/device/idle_gc.h"
#include "app/device/language.h"
#include "app/pictures/scanner.h"
#include "app/services.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/settings.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "tests/app/settle.h"
#include "tests/monkey/real_window.h"
#include "tests/monkey/removable_camera.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QPixmapCache>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

/// Long runs exceed the default limit of Qt Test for one function.
[[maybe_unused]] const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

QStringList g_warnings;

void notice(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) {
        fprintf(stderr, "%s\n", qPrintable(text));
        return;
    }
    // Warnings that are not caused by Reeve: invalid pictures, missing services, and Qt's animation timer, which may be
    // stopped twice without a display.
    for (const char* system :
         {"propagateSizeHints", "QUnifiedTimer::stopAnimationDriver", "XDG_RUNTIME_DIR", "libpng", "session bus",
          "D-Bus", "Could not connect", "pulse", "PulseAudio", "ALSA", "audio", "Error decoding", "Image: Cannot open"})
        if (text.contains(QLatin1String(system), Qt::CaseInsensitive)) return;
    g_warnings.append(text);
}

double megabytesUsed() {
    QFile status(u"/proc/self/statm"_s);
    if (!status.open(QIODevice::ReadOnly)) return 0;
    return status.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

/// Allocated memory in MB; 0: unknown.
double megabytesAlive() {
#ifdef __GLIBC__
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
#else
    return 0;
#endif
}

int threads() {
    return static_cast<int>(QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

bool seen(const QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem())
        if (!item->isVisible() || item->opacity() < 0.05) return false;
    return true;
}

template <typename Take>
void walk(QQuickItem* item, const Take& take) {
    if (item == nullptr || !item->isVisible()) return;
    take(item);
    for (QQuickItem* child : item->childItems()) walk(child, take);
}

bool has(const QQuickItem* item, const char* property) { return item->metaObject()->indexOfProperty(property) >= 0; }

} // namespace

class MonkeyTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    Language m_language;
    QQuickWindow* m_window = nullptr;
    std::unique_ptr<IdleGc> m_collector;
    Chance m_chance{1};
    reeve::testing::RemovableCamera* m_camera = nullptr;
    QStringList m_last;
    const bool m_tells = qEnvironmentVariableIsSet("REEVE_MONKEY_TELLS");
    int m_played = 0, m_games = 0, m_live = 0;

    int draw(int below) { return m_chance.draw(std::max(below, 1)); }
    QPoint anywhere() { return {draw(m_window->width()), draw(m_window->height())}; }
    void note(const QString& what) {
        m_last.append(what);
        if (m_last.size() > 30) m_last.removeFirst();
        if (m_tells) fprintf(stderr, "%s\n", qPrintable(what)); // after a crash there is no list
    }

    /// The button that deletes all games, which this test must not press; null: not visible.
    QQuickItem* eraser() {
        QQuickItem* found = nullptr;
        walk(m_window->contentItem(), [&](QQuickItem* item) {
            if (item->objectName() == "confirmErase"_L1) found = item;
        });
        return found;
    }
    bool erases(const QPoint& at) {
        QQuickItem* button = eraser();
        return button != nullptr && button->contains(button->mapFromScene(at));
    }

    /// All items of the window that can be tapped.
    std::vector<QQuickItem*> tappable() {
        std::vector<QQuickItem*> items;
        const QRectF window(0, 0, m_window->width() - 1, m_window->height() - 1); // without the outermost pixels
        walk(m_window->contentItem(), [&](QQuickItem* item) {
            if (item->metaObject()->indexOfMethod("activate()") < 0 || !item->isEnabled() ||
                item->objectName() == "confirmErase"_L1)
                return;
            if (window.contains(item->mapToScene(QPointF(item->width() / 2, item->height() / 2))))
                items.push_back(item);
        });
        return items;
    }

    void tapSomething() {
        const auto items = tappable();
        if (items.empty()) return tapAnywhere();
        QQuickItem* item = items[static_cast<std::size_t>(draw(static_cast<int>(items.size())))];
        const QPoint at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
        if (erases(at)) return; // the button would be hit
        note(u"tap %1 %2"_s.arg(item->objectName(), item->property("name").toString()));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, at);
    }
    void tapAnywhere() {
        const QPoint at = anywhere();
        if (erases(at)) return;
        note(u"tap at %1 %2"_s.arg(at.x()).arg(at.y()));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, at);
    }
    void swipe() {
        const QPoint from = anywhere(), to = anywhere();
        if (erases(from)) return;
        note(u"swipe"_s);
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(m_window, from + (to - from) * i / 4);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
    }
    void hold() {
        const QPoint at = anywhere();
        if (erases(at)) return;
        note(u"hold"_s);
        QTest::mousePress(m_window, Qt::LeftButton, {}, at);
        QTest::qWait(900); // longer than a long press
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, at);
    }
    void typeSomething() {
        static const Qt::Key kKeys[]{Qt::Key_Escape, Qt::Key_Return, Qt::Key_Space,    Qt::Key_Tab,  Qt::Key_Backtab,
                                     Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down, Qt::Key_Backspace,
                                     Qt::Key_Delete, Qt::Key_F1,     Qt::Key_PageDown, Qt::Key_Home};
        const int which = draw(30);
        const Qt::Key key =
            which < static_cast<int>(std::size(kKeys)) ? kKeys[which] : static_cast<Qt::Key>(Qt::Key_A + draw(26));
        const bool undo = draw(6) == 0;
        if (const QQuickItem* button = eraser(); button != nullptr && button->hasActiveFocus()) return;
        note(u"key %1"_s.arg(key));
        QTest::keyClick(m_window, undo ? Qt::Key_Z : key, undo ? Qt::ControlModifier : Qt::NoModifier);
    }
    void turnWindow() {
        static const QSize kSizes[]{{1280, 800}, {800, 1280}, {480, 900}, {900, 480}, {1920, 1080}, {640, 480}};
        const QSize size = kSizes[draw(6)];
        note(u"window %1x%2"_s.arg(size.width()).arg(size.height()));
        m_window->resize(size);
    }
    void changeSetting() {
        static const QString kThemes[]{u"light"_s, u"dark"_s, u"contrast"_s};
        note(u"setting"_s);
        Settings& settings = *m_services->settings;
        switch (draw(4)) {
        case 0: settings.setLanguage(settings.language() == "en"_L1 ? u"de"_s : u"en"_s); break;
        case 1: settings.setThemeMode(kThemes[draw(3)]); break;
        case 2: settings.setPanelScale(0.85 + 0.05 * draw(12)); break;
        default: settings.setBoardScale(0.85 + 0.05 * draw(12));
        }
    }
    void showPage() {
        static const char* const kPages[]{"home",       "new",      "scan",    "hand",    "random",
                                          "game",       "settings", "correct", "almanac", "history",
                                          "statistics", "summary",  "check",   "people",  "nowhere"};
        const char* page = kPages[draw(static_cast<int>(std::size(kPages)))];
        // These pages need an open game.
        const bool needsGame = QByteArray("game correct history statistics summary check").contains(page);
        if (needsGame && !m_services->game->active()) return;
        note(u"page "_s + QLatin1String(page));
        m_window->setProperty("page", QString::fromLatin1(page));
    }
    /// Reads a picture and perhaps cancels it, or reads an invalid or missing file.
    void takePicture() {
        note(u"picture"_s);
        switch (draw(4)) {
        case 0:
            m_services->scanner->read(
                QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")));
            break;
        case 1: m_services->scanner->read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/README.md"))); break;
        case 2: m_services->scanner->read(QUrl::fromLocalFile(m_home.filePath(u"pulled-out.jpg"_s))); break;
        default: m_services->scanner->cancel();
        }
    }
    /// Plugs in the camera, removes it while it is in use, or makes it fail.
    void handleCamera() {
        const int what = draw(6);
        note(u"camera %1"_s.arg(what));
        if (what <= 1) m_camera->plugIn();
        if (what == 2) m_camera->pullOut();
        if (what == 3) m_camera->jam(u"The device is busy"_s);
        if (what < 4) return;
        const bool check = what == 5 && m_services->game->active();
        m_camera->plugIn();
        m_window->setProperty("page", check ? u"check"_s : u"scan"_s);
        QCoreApplication::processEvents();
        for (QQuickItem* item : tappable())
            if (item->objectName() == (check ? "checkCamera"_L1 : "openCamera"_L1) ||
                item->objectName() == "scanCamera"_L1) {
                QTest::mouseClick(m_window, Qt::LeftButton, {},
                                  item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
                ++m_live;
                break;
            }
        if (draw(2) == 0) QTest::qWait(50 + draw(400));
    }
    void leaveGame() {
        m_window->setProperty("page", u"home"_s);
        m_services->game->close();
    }
    void beginGame() {
        if (m_services->game->active() && draw(3) != 0) return;
        note(u"new game"_s);
        leaveGame();
        const bool base = draw(4) == 0;
        QVariantList players;
        static const char* const kColors[]{"red", "blue", "white", "orange"};
        for (int i = 0, count = 3 + draw(2); i < count; ++i)
            players.append(
                QVariantMap{{u"name"_s, u"Person %1"_s.arg(i + 1)}, {u"color"_s, QString::fromLatin1(kColors[i])}});
        const bool made = m_services->setup->newGame(
            QVariantMap{{u"name"_s, u"Monkey"_s},
                        {u"players"_s, players},
                        {u"rules"_s, QVariantMap{{u"game"_s, base ? u"base"_s : u"cities-and-knights"_s}}},
                        {u"seed"_s, 1 + draw(1000)}});
        QVERIFY(made);
        ++m_games;
        m_window->setProperty("page", u"game"_s);
    }

    [[nodiscard]] std::optional<Command> legal() {
        const GameState* state = m_services->game->state();
        if (state == nullptr) return std::nullopt;
        return drawLegalCommand(*state, m_chance);
    }
    /// Plays a legal command.
    void playOn() {
        reeve::testing::settle(*m_services->journal);
        Game& game = *m_services->game;
        if (!game.active()) return beginGame();
        const GameState* state = game.state();
        QVERIFY2(std::holds_alternative<GameState>(record::readPosition(record::toJson(*state))),
                 "the game's position is a position");
        if (state->turn.phase == Phase::Over) return leaveGame();
        const auto command = drawLegalCommand(*state, m_chance);
        QVERIFY2(command, ("a game that is not over goes on: " + record::positionText(*state)).c_str());
        note(u"play "_s + toText(record::commandJson(*command, *state)));
        QVERIFY2(game.perform(toVariant(record::commandJson(*command, *state))), "a legal command is carried out");
        ++m_played;
    }

    /// Checks that covers are closed unless they were opened, and that covered content does not exist.
    void nothingSecretShows() {
        walk(m_window->contentItem(), [&](QQuickItem* item) {
            if (!has(item, "uncovered") || !has(item, "secret") || !seen(item)) return;
            if (!item->property("secret").toBool() || item->property("uncovered").toBool()) return;
            // Only the Repeater that would create the content exists.
            for (QQuickItem* child : item->childItems())
                if (child->objectName() == "coverContent"_L1)
                    for (const QQuickItem* content : child->childItems())
                        QVERIFY2(QByteArray(content->metaObject()->className()).startsWith("QQuickRepeater"),
                                 "a secret lies open");
        });
        if (QTest::currentTestFailed()) return;
        // A card of a hand is visible only under an open cover.
        walk(m_window->contentItem(), [&](QQuickItem* item) {
            if (!QByteArray(item->metaObject()->className()).startsWith("HeldCard") || !seen(item)) return;
            const QQuickItem* cover = item;
            while (cover != nullptr && !has(cover, "uncovered")) cover = cover->parentItem();
            QVERIFY2(cover != nullptr && (cover->property("uncovered").toBool() || !cover->property("secret").toBool()),
                     "a held card lies open");
        });
    }

    /// Checks that the game page can be reached from the present view and has something to tap.
    void noPromptIsStuck() {
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(m_window, Qt::Key_Escape);
            QCoreApplication::processEvents();
        }
        if (m_services->game->active()) m_window->setProperty("page", u"game"_s);
        QTRY_VERIFY2(!tappable().empty(), "something can be tapped");
    }

    /// Memory in MB with everything closed and caches emptied. With open pages the numbers could not be compared.
    double megabytesAtRest() {
        noPromptIsStuck();
        m_services->scanner->cancel();
        leaveGame();
        m_window->resize(1280, 800);
        QTest::qWait(300); // a fixed wait: threads and deferred deletions end without a signal
        QPixmapCache::clear();
        m_engine->trimComponentCache();
        m_window->releaseResources();
        QTest::qWait(300);
        m_collector->collect();
        return megabytesUsed();
    }

    void closeOtherWindows() {
        for (QWindow* window : QGuiApplication::topLevelWindows())
            if (window != m_window && window->isVisible()) window->close();
    }

private slots:
    void initTestCase() {
        qInstallMessageHandler(notice);
        keepHeapSmall();
        reeve::testing::liveIn(m_home.path());
        QDir(m_home.path()).mkdir(u"Documents"_s);
        m_services = std::make_unique<Services>();
        const QImage board(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"));
        QVERIFY(!board.isNull());
        auto camera =
            std::make_unique<reeve::testing::RemovableCamera>(board.scaledToWidth(960, Qt::SmoothTransformation));
        m_camera = camera.get();
        m_services->useCamera(std::move(camera));
        m_services->settings->setLanguage(u"en"_s);
        m_services->settings->setReducedMotion(true);
        m_engine = std::make_unique<QQmlApplicationEngine>();
        const auto follow = [this] {
            m_language.show(m_services->settings->language(), m_engine.get());
            m_services->retranslate();
        };
        follow();
        connect(m_services->settings.get(), &Settings::languageChanged, m_engine.get(), follow);
        m_window = reeve::testing::openWindow(*m_engine);
        QVERIFY(m_window != nullptr);
        m_collector = std::make_unique<IdleGc>(*m_engine, *m_window);
    }

    void anyHandsMayTouchItForAsLongAsTheyLike() {
        const int actions = qEnvironmentVariableIntValue("REEVE_MONKEY_ACTIONS") > 0
                                ? qEnvironmentVariableIntValue("REEVE_MONKEY_ACTIONS")
                                : 800;
        const int seed = qEnvironmentVariableIntValue("REEVE_MONKEY_SEED") > 0
                             ? qEnvironmentVariableIntValue("REEVE_MONKEY_SEED")
                             : 1;
        m_chance = Chance(static_cast<std::uint64_t>(seed));
        QElapsedTimer timer;
        timer.start();
        QStringList memory, alive, warnings;
        double half = 0, late = 0; // megabytes
        for (int action = 0; action < actions; ++action) {
            const int what = draw(1000);
            if (what < 520)
                tapSomething();
            else if (what < 600)
                tapAnywhere();
            else if (what < 640)
                swipe();
            else if (what < 643)
                hold();
            else if (what < 720)
                typeSomething();
            else if (what < 735)
                turnWindow();
            else if (what < 755)
                changeSetting();
            else if (what < 785)
                showPage();
            else if (what < 793)
                takePicture();
            else if (what < 805)
                handleCamera();
            else if (what < 810)
                beginGame();
            else
                playOn();
            QCoreApplication::processEvents();
            // Outside of exec() deferred deletions must be triggered; otherwise closed pages would accumulate.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            closeOtherWindows();
            nothingSecretShows();
            if (action % 250 == 249) noPromptIsStuck();
            // Reports each warning once, with the actions before it.
            for (const QString& text : std::exchange(g_warnings, {}))
                if (!warnings.contains(text)) {
                    warnings.append(text);
                    fprintf(
                        stderr, "WARNING: %s\n",
                        qPrintable(u"%1\n  at action %2 of seed %3, after\n  %4"_s.arg(text).arg(action).arg(seed).arg(
                            m_last.mid(m_last.size() - 4).join(u"\n  "_s))));
                }
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(u"after action %1 of seed %2; the last ones:\n  %3"_s.arg(action).arg(seed).arg(
                    m_last.join(u"\n  "_s))));
            if ((action + 1) % std::max(1, actions / 8) == 0) {
                late = megabytesAtRest();
                memory.append(QString::number(late, 'f', 0));
                alive.append(QString::number(megabytesAlive(), 'f', 0));
                if (memory.size() == 4) half = late;
            }
        }
        qInfo(
            "%d actions in %.0f s, seed %d: %d games, %d commands found, %d looks through the camera, %d threads, memory at rest in MB: %s, of it alive: %s",
            actions, static_cast<double>(timer.elapsed()) / 1000, seed, m_games, m_played, m_live, threads(),
            qPrintable(memory.join(u' ')), qPrintable(alive.join(u' ')));
        QVERIFY2(warnings.isEmpty(), "no hands bring a warning about");
        QVERIFY2(late < half + 200, "memory does not grow with use");
    }

    void cleanupTestCase() {
        m_collector.reset();
        m_engine.reset();
        m_services.reset();
    }
};

QTEST_MAIN(MonkeyTest)
#include "monkey_test.moc"
