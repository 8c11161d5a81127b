// SPDX-License-Identifier: GPL-3.0-or-later
// Runs evening/tst_*.qml: the real window over the real app, with its journal in a folder of its own.
#include "app/models/game.h"
#include "app/scan/scanner.h"
#include "app/services.h"
#include "app/settings/settings.h"
#include "app/startup/language.h"

#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

#include <memory>

class Setup : public QObject {
Q_OBJECT

public slots:
    void applicationAvailable() {
        qputenv("REEVE_DATA_DIR", m_folder.path().toUtf8());
        m_services = std::make_unique<reeve::app::Services>();
        m_services->settings->setLanguage(QStringLiteral("en"));
        m_services->settings->setReducedMotion(true);
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        const auto follow = [this, engine] {
            m_language.show(m_services->settings->language(), engine);
            m_services->game->retranslate();
            m_services->scanner->retranslate();
        };
        follow();
        connect(m_services->settings.get(), &reeve::app::Settings::languageChanged, engine, follow);
    }
    void cleanupTestCase() { m_services.reset(); }

private:
    QTemporaryDir m_folder;
    reeve::app::Language m_language;
    std::unique_ptr<reeve::app::Services> m_services;
};

QUICK_TEST_MAIN_WITH_SETUP(qml_evening_test, Setup)

#include "evening_test.moc"
