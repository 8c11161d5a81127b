// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-workbench [FOLDER]: shows the stages of reading photographs, in German on a German system. --confusions FOLDER
// prints the confusion matrices in English and exits.
#include "app/tools/workbench/bench_window.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <cstdio>

namespace {

constexpr const char* kUsage =
    "Usage: reeve-workbench [FOLDER]                 photographs, the stages of their reading, and their labels\n"
    "       reeve-workbench --confusions FOLDER      what is taken for what, over the labelled photographs of a folder\n";

int printConfusions(const QString& folder) {
    const auto all = reeve::workbench::confusionsOf(QDir(folder));
    if (!all) {
        std::fprintf(stderr, "%s: there is no photograph with a label\n", qUtf8Printable(folder));
        return 2;
    }
    std::fputs(qUtf8Printable(all->text()), stdout);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const QStringList words = [&] {
        QStringList list;
        for (int i = 1; i < argc; ++i) list.append(QString::fromLocal8Bit(argv[i]));
        return list;
    }();
    if (words.size() == 2 && words[0] == QLatin1String("--confusions")) return printConfusions(words[1]);
    if (words.size() > 1 || (words.size() == 1 && words[0].startsWith(QLatin1Char('-')))) {
        const bool asked = words[0] == QLatin1String("--help");
        std::fputs(kUsage, asked ? stdout : stderr);
        return asked ? 0 : 2;
    }
    QApplication app(argc, argv);
    QTranslator ours, qts;
    if (qts.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts);
    if (ours.load(QLocale(), QStringLiteral("reeve"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&ours);
    reeve::workbench::BenchWindow window;
    if (!words.isEmpty() && !window.openFolder(words[0])) {
        std::fprintf(stderr, "%s: there is no photograph in this folder\n", qUtf8Printable(words[0]));
        return 2;
    }
    window.show();
    return QApplication::exec();
}
