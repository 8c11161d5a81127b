// SPDX-License-Identifier: GPL-3.0-or-later
// Entries of an outbox as reeve.take (schema/001_record.sql) reads them, and its answer.
#pragma once

#include "app/club/club_trouble.h"
#include "app/storage/outbox.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace reeve::app {

/// A JSON list. NUL, which PostgreSQL cannot hold, becomes U+FFFD.
QByteArray batchText(std::span<const OutboxEntry> entries);

/// An entry that the club did not take.
struct NotTaken {
    qint64 sequence = 0;
    QString game;
    ClubFault fault = ClubFault::Other; ///< TakenOver, Diverged, NoSuchGame or NotAllowed
};
std::vector<NotTaken> readAnswer(const QByteArray& answer);

} // namespace reeve::app
