// SPDX-License-Identifier: GPL-3.0-or-later
// Shows gallery.qml in a window, or saves it as a picture: reeve_gallery --mode dark --shot gallery.png

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickView>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Reeve_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Reeve_PartsPlugin)
Q_IMPORT_QML_PLUGIN(Reeve_BoardPlugin)

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{"mode", "light, dark or contrast", "name", "light"},
                        {"page", "page of the gallery, from 0", "number", "0"},
                        {"scale", "scale of panels", "factor", "1"},
                        {"board-scale", "scale of the board's pieces", "factor", "1"},
                        {"size", "window size", "WxH", "1280x800"},
                        {"shot", "write a picture and end", "file"},
                        {"file", "another QML file", "file", GALLERY_DIR "/gallery.qml"}});
    options.process(app);

    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    const QStringList size = options.value("size").split('x');
    view.resize(size.value(0).toInt(), size.value(1).toInt());
    view.setInitialProperties({{"mode", options.value("mode")},
                               {"page", options.value("page").toInt()},
                               {"panelScale", options.value("scale").toDouble()},
                               {"boardScale", options.value("board-scale").toDouble()}});
    view.setSource(QUrl::fromLocalFile(options.value("file")));
    if (view.status() != QQuickView::Ready) return 1;
    view.show();
    int failed = 0;
    if (options.isSet("shot")) {
        QTimer::singleShot(1200, &view, [&] {
            failed = view.grabWindow().save(options.value("shot")) ? 0 : 1;
            app.quit();
        });
    }
    const int result = QGuiApplication::exec();
    return result != 0 ? result : failed;
}
