// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/language.h"

#include "app/words/speaking.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

namespace reeve::app {
void Language::show(const QString& language, QQmlEngine* engine) {
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qts);
    // Keeps the regional number formats of a system with the same language, for example German in Austria.
    const QLocale system = QLocale::system();
    const QLocale locale = system.name().startsWith(language) ? system : QLocale(language);
    QLocale::setDefault(locale);
    if (m_qts.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qts);
    // The English file contains the plural forms.
    if (m_ours.load(QStringLiteral(":/i18n/reeve_%1.qm").arg(language))) QCoreApplication::installTranslator(&m_ours);
    Speaking::goFirst();
    if (engine != nullptr) {
        engine->setUiLanguage(language);
        engine->retranslate();
    }
}

} // namespace reeve::app
