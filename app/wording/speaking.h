// SPDX-License-Identifier: GPL-3.0-or-later
// Two languages at once: what is worded for one person need not be in the language of the window.
#pragma once

#include <QString>

class QTranslator;

namespace reeve::app {

/// While it lives, everything that its thread words is in `language` ("en" or "de"), whatever the window speaks. May be
/// nested; the innermost counts. The window is not told of it and keeps its language.
class Speaking {
public:
    explicit Speaking(const QString& language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

    /// The window has changed its language: its new translators come after ours again.
    static void goFirst();

private:
    const QTranslator* m_before;
};

} // namespace reeve::app
