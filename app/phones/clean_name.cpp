// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/message.h"

#include <QList>
#include <QString>

namespace reeve::phones {
namespace {

constexpr int kLongest = 24; ///< maximum length of a name in characters

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
    int count = 0;
    for (const char32_t c : text.toUcs4()) {
        if (isHidden(c)) continue;
        if (++count > kLongest) break;
        clean.append(QString::fromUcs4(&c, 1));
    }
    return clean.toStdString();
}

} // namespace reeve::phones
