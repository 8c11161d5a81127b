// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/views.h"

#include <QVariant>

namespace reeve::app {

std::variant<ClubView, ClubTrouble> readView(ClubDatabase& database, const QString& uuid, const QString& known) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral("SELECT g.name, t.name, g.over, coalesce(v.steps, 0), coalesce(v.changed::text, ''),"
                           " CASE WHEN v.changed::text = ? THEN '' ELSE coalesce(v.snapshot, '') END,"
                           " greatest(0, extract(epoch FROM clock_timestamp() - b.seen))::integer"
                           " FROM reeve.games g JOIN reeve.tables t ON t.id = g.table_id JOIN reeve.tablets b"
                           " ON b.id = g.tablet LEFT JOIN reeve.views v ON v.game = g.id"
                           " WHERE g.id = CAST(? AS uuid) AND g.removed IS NULL"),
            {known.isNull() ? QStringLiteral("") : known, uuid}))
        return *trouble;
    if (!query.next()) return ClubTrouble{ClubFault::NoSuchGame, uuid};
    return ClubView{.name = query.value(0).toString(),
                    .table = query.value(1).toString(),
                    .over = query.value(2).toBool(),
                    .steps = query.value(3).toInt(),
                    .stamp = query.value(4).toString(),
                    .snapshot = query.value(5).toString(),
                    .silent = query.value(6).toInt()};
}

} // namespace reeve::app
