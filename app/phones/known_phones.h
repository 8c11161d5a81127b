// SPDX-License-Identifier: GPL-3.0-or-later
// The known phones of all games. The file is written on the file thread and read on the window's: what is not on the
// disk yet is kept here, so that a token that was revoked is never read again.
#pragma once

#include "app/phones/protocol/door.h"

#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace reeve::app {

class KnownPhones {
public:
    /// `file`: see token_file.h; empty: nothing is stored.
    explicit KnownPhones(QString file) : m_file(std::move(file)) {}
    /// The phones of a game of the journal; none for 0, a game that is not in it.
    [[nodiscard]] std::vector<phones::KnownPhone> of(qint64 game) const;
    /// The tokens of the phones of all other games that have not expired.
    [[nodiscard]] std::vector<phones::Digest> elsewhere(qint64 game, phones::Time now) const;
    /// Writes them on the file thread.
    void keep(qint64 game, std::vector<phones::KnownPhone> known, phones::Time now);

private:
    struct Unwritten {
        int number = 0; ///< of the write
        std::vector<phones::KnownPhone> known;
    };
    QString m_file;
    std::map<qint64, Unwritten> m_unwritten; ///< by game; also what the disk has refused
    int m_writes = 0;
    QObject m_here; ///< results of the writes arrive while this exists
};

} // namespace reeve::app
