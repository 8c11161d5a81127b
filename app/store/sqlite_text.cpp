// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/sqlite_text.h"

namespace reeve::app {

QString sqliteText(const QString& text) {
    QString kept = text; // implicitly shared until a character is replaced
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool pair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair)
            ++i;
        else if (c.isSurrogate() || c.unicode() >= 0xFFFE)
            kept[i] = QChar::ReplacementCharacter;
    }
    return kept;
}

} // namespace reeve::app
