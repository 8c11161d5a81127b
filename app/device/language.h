// SPDX-License-Identifier: GPL-3.0-or-later
// Switches the language of the window at run time.
#pragma once

#include <QTranslator>

class QQmlEngine;

namespace reeve::app {

class Language {
public:
    /// Installs the translations of "en" or "de". With `engine`, QML texts are updated; texts made in C++ must be
    /// rebuilt afterwards by the receivers of Settings::languageChanged.
    void show(const QString& language, QQmlEngine* engine = nullptr);

private:
    QTranslator m_ours;
    QTranslator m_qts; ///< for dialogs of Qt
};

} // namespace reeve::app
