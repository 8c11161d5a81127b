// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/name_length.h"

#include <QTextBoundaryFinder>

namespace reeve::app {

QString shortened(const QString& text, qsizetype longest) {
    if (text.size() <= longest) return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(longest);
    if (!finder.isAtBoundary()) finder.toPreviousBoundary();
    return text.left(finder.position()).trimmed();
}

QString tidyName(const QString& name, qsizetype longest) {
    QString tidy = name.simplified();
    tidy.removeIf([](QChar c) { return c.category() == QChar::Other_Control || c == QChar::ByteOrderMark; });
    return shortened(tidy, longest);
}

QString tidyGameName(const QString& name) {
    const QString whole = tidyName(name, name.size());
    if (whole.size() <= kLongestGameName) return whole;
    const auto comma = whole.lastIndexOf(QStringLiteral(", "), kLongestGameName - 2);
    return comma > 0 ? whole.left(comma) + QStringLiteral(" …") : shortened(whole, kLongestGameName);
}

} // namespace reeve::app
