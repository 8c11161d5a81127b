// SPDX-License-Identifier: GPL-3.0-or-later
// Runs evening/tst_*.qml in turn: the real window over the real app. Each file starts the program again over the same
// folder; the project's photograph is among the user's pictures.
#include "app/device/language.h"
#include "app/pictures/scanner.h"
#include "app/services.h"
#include "app/store/journal.h"
#include "app/values/club_facts.h"
#include "app/values/statistics_facts.h"
#include "app/values/tournament_facts.h"
#include "app/window/game.h"
#include "app/window/settings.h"
#include "engine/record/words.h"
#include "tests/app/settle.h"
#include "tests/durability/disk.h"
#include "tests/monkey/removable_camera.h"
#include "tests/qml/pages/faulty_file.h"
#include "tests/qml/pages/frames.h"
#include "tests/qml/pages/script_values.h"
#include "tests/qml/pages/source_qml.h"
#ifdef REEVE_BROWSERS
#include "tests/qml/pages/browsers.h"
#endif

#include <QDir>
#include <QFile>
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

#include <functional>
#include <memory>
#include <span>
#include <string_view>

// A camera that a test plugs in and removes; it shows the photograph of the project.
class Plug : public QObject {
    Q_OBJECT

public:
    explicit Plug(reeve::testing::RemovableCamera* camera, QObject* parent) : QObject(parent), m_camera(camera) {}
    Q_INVOKABLE void plugIn() { m_camera->plugIn(); }
    Q_INVOKABLE void pullOut() { m_camera->pullOut(); }

private:
    reeve::testing::RemovableCamera* m_camera; ///< owned by the services, which outlive this object
};

// Lets a test cause faults of the file of the games and its disk.
class TestFile : public QObject {
    Q_OBJECT

public:
    TestFile(std::function<bool(const QString&)> begin, std::function<void()> settle, QObject* parent)
        : QObject(parent), m_begin(std::move(begin)), m_settle(std::move(settle)) {}
    ~TestFile() override {
        releaseDisk();
        reeve::testing::healDisk();
    }
    /// Prepares this fault (see makeFaulty()). Call it before anything of Reeve.App is used. False: impossible here.
    Q_INVOKABLE bool begin(const QString& fault) { return m_begin(fault); }
    /// Damages the games, see damageGames().
    Q_INVOKABLE bool damage() { return reeve::testing::damageGames(qEnvironmentVariable("REEVE_DATA_DIR")); }
    Q_INVOKABLE void fillDisk() { reeve::testing::fillDisk(qEnvironmentVariable("REEVE_DATA_DIR")); }
    Q_INVOKABLE void healDisk() { reeve::testing::healDisk(); }
    /// Blocks the disk until releaseDisk().
    Q_INVOKABLE void holdDisk() {
        reeve::testing::disk::watch(qgetenv("REEVE_DATA_DIR").toStdString());
        reeve::testing::disk::holdSyncs();
        m_held = true;
    }
    Q_INVOKABLE void releaseDisk() {
        reeve::testing::disk::releaseSyncs();
        reeve::testing::disk::watch({});
        m_held = false;
    }
    /// Delivers the answers of the disk, see settle(); of a blocked one there are none.
    Q_INVOKABLE void settle() {
        if (!m_held) m_settle();
    }

private:
    std::function<bool(const QString&)> m_begin;
    std::function<void()> m_settle;
    bool m_held = false;
};

/// Words of the record that must not be shown in German, without those that are also German words.
static QStringList recordWords() {
    using namespace reeve;
    QStringList all;
    const auto add = [&all](std::span<const std::string_view> words) {
        for (const std::string_view word : words)
            if (!word.empty() && word != "orange")
                all << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    };
    add(record::words<Color>());
    add(record::words<Terrain>());
    add(record::words<Card>());
    add(record::words<Track>());
    add(record::words<EventFace>());
    add(record::words<HarborKind>());
    add(record::words<ProgressCard>());
    add(record::words<DevelopmentCard>());
    add(record::words<GameKind>());
    add(record::words<Option>());
    add(record::words<Layout>());
    add(record::words<Phase>());
    add(record::words<Resolving>());
    add(record::words<DecisionKind>());
    add(record::words<Piece>());
    add(record::words<Cause>());
    return all;
}

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        qputenv("HOME", m_home.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_home.filePath(QStringLiteral("config")).toUtf8());
        qputenv("REEVE_DATA_DIR", m_home.filePath(QStringLiteral("games")).toUtf8());
        qputenv("QML_XHR_ALLOW_FILE_READ", "1"); // for the records that tests read
        QDir(m_home.path()).mkdir(QStringLiteral("Pictures"));
        QFile::copy(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"),
                    m_home.filePath(QStringLiteral("Pictures/board.jpg")));
        QImage table(640, 480, QImage::Format_RGB32);
        table.fill(0x8a6a48);
        table.save(m_home.filePath(QStringLiteral("Pictures/table.jpg")));
        // The accessibility tests pass data of the club's server to its pages.
        using namespace reeve::app;
        reeve::testing::readFromScripts<BarFacts, StatisticsFacts, ClubGameFacts, WatchedSeatFacts, WatchedGameFacts,
                                        ClubPersonFacts, ClubResultSeatFacts, ClubResultFacts, VersusFacts,
                                        TournamentEntryFacts, TournamentSeatFacts, TournamentTableFacts,
                                        TournamentRoundFacts, StandingFacts, TournamentFacts>();
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        if (qEnvironmentVariableIsSet("REEVE_QML")) engine->addUrlInterceptor(&m_sourceQml);
        engine->rootContext()->setContextProperty(QStringLiteral("frames"), new reeve::testing::Frames(engine));
        engine->rootContext()->setContextProperty(QStringLiteral("picturesFolder"),
                                                  qEnvironmentVariable("REEVE_PICTURES"));
        engine->rootContext()->setContextProperty(QStringLiteral("recordWords"), recordWords());
        engine->rootContext()->setContextProperty(QStringLiteral("nightly"),
                                                  qEnvironmentVariableIsSet("REEVE_NIGHTLY"));
        engine->rootContext()->setContextProperty(QStringLiteral("everyLayout"),
                                                  qEnvironmentVariable("REEVE_LAYOUTS") == QLatin1String("all"));
        engine->rootContext()->setContextProperty(QStringLiteral("homeFolder"),
                                                  QUrl::fromLocalFile(m_home.path() + QLatin1Char('/')));
        engine->rootContext()->setContextProperty(
            QStringLiteral("testFile"), new TestFile(
                                            [this, engine](const QString& fault) {
                                                m_services.reset();
                                                bool made = false;
                                                const QString folder = m_home.filePath(fault);
                                                m_otherReeve = reeve::testing::makeFaulty(fault, folder, made);
                                                qputenv("REEVE_DATA_DIR", folder.toUtf8());
                                                start(engine);
                                                return made;
                                            },
                                            [this] { reeve::testing::settle(*m_services->journal); }, engine));
        m_otherReeve.reset();
        qputenv("REEVE_DATA_DIR", m_home.filePath(QStringLiteral("games")).toUtf8());
        start(engine);
    }
    void cleanupTestCase() { m_services.reset(); }

private:
    void start(QQmlEngine* engine) {
        m_services.reset();
        m_services = std::make_unique<reeve::app::Services>();
        const QImage board(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"));
        auto camera =
            std::make_unique<reeve::testing::RemovableCamera>(board.scaledToWidth(960, Qt::SmoothTransformation));
        engine->rootContext()->setContextProperty(QStringLiteral("testCamera"), new Plug(camera.get(), engine));
        m_services->useCamera(std::move(camera));
#ifdef REEVE_BROWSERS
        m_services->phones = std::make_unique<reeve::app::Phones>(*m_services->game, reeve::app::Desk::usual(),
                                                                  reeve::testing::ownAddresses, 0, nullptr);
        engine->rootContext()->setContextProperty(QStringLiteral("browsers"), new reeve::testing::Browsers(engine));
#endif
        if (!m_started) m_services->settings->setLanguage(QStringLiteral("en"));
        if (!m_started) m_services->settings->setReducedMotion(true);
        if (!m_started) m_services->settings->setTourSeen(true);
        m_started = true;
        const auto follow = [this, engine] {
            m_language.show(m_services->settings->language(), engine);
            m_services->retranslate();
        };
        follow();
        connect(m_services->settings.get(), &reeve::app::Settings::languageChanged, engine, follow);
    }

    QTemporaryDir m_home;
    reeve::testing::SourceQml m_sourceQml{qEnvironmentVariable("REEVE_QML")};
    reeve::app::Language m_language;
    std::unique_ptr<reeve::app::Journal> m_otherReeve;
    std::unique_ptr<reeve::app::Services> m_services;
    bool m_started = false;
};

QUICK_TEST_MAIN_WITH_SETUP(qml_evening_test, Setup)

#include "evening_test.moc"
