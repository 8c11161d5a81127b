// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/message.h"

#include <QList>
#include <QString>
#include <QTextBoundaryFinder>

namespace reeve::phones {
namespace {

constexpr int kLongest = 24; ///< maximum length of a name in code points
constexpr char32_t kJoiner = 0x200d;

/// The last part of an emoji to which a joiner may add another one.
bool isEmoji(char32_t c) {
    const auto category = QChar::category(c);
    return category == QChar::Symbol_Other || category == QChar::Symbol_Modifier || c == 0xfe0f;
}

/// Control characters, bidirectional formatting characters and invisible ones.
bool isHidden(char32_t c) {
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return c == QChar::ReplacementCharacter;
    }
}

} // namespace

std::string cleanName(std::string_view name) {
    const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    QString clean;
    char32_t before = 0;
    for (const char32_t c : text.toUcs4()) {
        if (isHidden(c) && !(c == kJoiner && isEmoji(before))) continue;
        clean.append(QString::fromUcs4(&c, 1));
        before = c;
    }
    // Whole characters, however many code points form one.
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, clean);
    qsizetype end = 0;
    while (finder.toNextBoundary() > 0 && clean.left(finder.position()).toUcs4().size() <= kLongest)
        end = finder.position();
    return clean.left(end).toStdString();
}

} // namespace reeve::phones
