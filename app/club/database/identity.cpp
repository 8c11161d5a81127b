// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/identity.h"

#include <QVariant>

namespace reeve::app {

std::optional<ClubTrouble> checkIdentity(ClubDatabase& database, const QString& tablet, int limit) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral("SELECT reeve.me() IS NOT NULL, (SELECT t.name FROM reeve.tablets b JOIN reeve.tables t"
                           " ON t.id = b.table_id WHERE b.id = CAST(nullif(?, '') AS uuid) AND t.id <> reeve.me())"),
            {tablet.isNull() ? QStringLiteral("") : tablet}, limit))
        return trouble;
    if (!query.next() || !query.value(0).toBool()) return ClubTrouble{ClubFault::NotATable};
    const QString other = query.value(1).toString();
    return other.isEmpty() ? std::nullopt : std::optional(ClubTrouble{ClubFault::OtherTable, other});
}

} // namespace reeve::app
