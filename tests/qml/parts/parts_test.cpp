// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tst_*.qml files of this folder.

#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(Reeve_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Reeve_PartsPlugin)
Q_IMPORT_QML_PLUGIN(Reeve_BoardPlugin)

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath("qrc:/qt/qml"); }
};

QUICK_TEST_MAIN_WITH_SETUP(reeve_parts, Setup)

#include "parts_test.moc"
