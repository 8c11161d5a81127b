// SPDX-License-Identifier: GPL-3.0-or-later
// Rebuilds games from every source: rows in the bytes of a damaged journal and lines of its second copy. Checksums
// decide which of several versions is right.
#pragma once

#include "app/store/games_text.h"
#include "app/store/journal_types.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace reeve::app {

/// A rebuilt game. Steps that could not be read are marked as lost.
struct SalvagedGame {
    JournalGame game;
    QString started, changed;
    qint64 last = 0;
    std::vector<JournalStep> steps;
    int lost = 0;
};

struct Salvaged {
    std::vector<SalvagedGame> games; ///< by number; `uuid` is empty if none could be read
    std::vector<PersonName> people;
    QString tablet;   ///< UUID of the installation; empty if it could not be read
    int lost = 0;     ///< lost steps of all games
    int headless = 0; ///< games of which only steps were found
};

class Salvage {
public:
    Salvage();
    ~Salvage();
    Salvage(const Salvage&) = delete;
    Salvage& operator=(const Salvage&) = delete;

    /// Adds the rows of a journal of any version. `bytes`: the whole file.
    void addJournal(const QByteArray& bytes);
    /// Adds the games of a second copy or backup.
    void addText(const GamesText& text);
    /// Rebuilds the games from all added sources.
    [[nodiscard]] Salvaged games();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace reeve::app
