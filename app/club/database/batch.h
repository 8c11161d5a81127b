// SPDX-License-Identifier: GPL-3.0-or-later
// Serializes outbox entries for reeve.take (schema/001_record.sql) and parses its answer.
#pragma once

#include "app/club/database/club_trouble.h"
#include "app/store/outbox.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace reeve::app {

/// A JSON array. NUL characters, which PostgreSQL rejects, become U+FFFD.
QByteArray batchText(std::span<const OutboxEntry> entries);

/// An entry that the club has rejected.
struct NotTaken {
    qint64 sequence = 0;
    QString game;
    ClubFault fault = ClubFault::Other; ///< TakenOver, Diverged, NoSuchGame or NotAllowed
};
std::vector<NotTaken> readAnswer(const QByteArray& answer);

} // namespace reeve::app
