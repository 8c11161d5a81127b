// SPDX-License-Identifier: GPL-3.0-or-later
// The language of every word on the screen, switched while the program runs.
#pragma once

#include <QTranslator>

class QQmlEngine;

namespace reeve::app {

class Language {
public:
    /// Shows everything in "en" or "de". The texts of QML follow when `engine` is given; values that C++
    /// worded are built anew by whoever listens to Settings::languageChanged after this.
    void show(const QString& language, QQmlEngine* engine = nullptr);

private:
    QTranslator m_ours;
    QTranslator m_qts; ///< Qt's own dialogs
};

} // namespace reeve::app
