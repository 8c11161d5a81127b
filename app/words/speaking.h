// SPDX-License-Identifier: GPL-3.0-or-later
// Switches the language of texts temporarily, for readers whose language differs from the window's.
#pragma once

#include <QString>

class QTranslator;

namespace reeve::app {

/// While an object exists, all texts made on its thread are in `language` ("en" or "de"). May be nested; the innermost
/// applies. The window keeps its language and receives no event.
class Speaking {
public:
    explicit Speaking(const QString& language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

    /// Call after the window has changed its language, whose translators would otherwise take precedence.
    static void goFirst();

private:
    const QTranslator* m_before;
};

} // namespace reeve::app
