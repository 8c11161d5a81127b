// SPDX-License-Identifier: GPL-3.0-or-later
// Puts games together again out of everything that can be found: rows in the bytes of a damaged journal, and lines of
// its second copy. Checksums decide what is right; nothing is taken on trust where one of them can be asked.
#pragma once

#include "app/storage/games_text.h"
#include "app/storage/journal_types.h"

#include <QByteArray>

#include <map>
#include <memory>
#include <vector>

namespace reeve::app {

/// A game as it was put together. Steps that could not be read are marked as lost.
struct SalvagedGame {
    JournalGame game;
    QString started, changed;
    qint64 last = 0;
    std::vector<JournalStep> steps;
    int lost = 0;
};

struct Salvaged {
    std::vector<SalvagedGame> games; ///< by number; `uuid` is empty where none could be read
    std::vector<PersonName> people;
    QString tablet;   ///< empty where it could not be read
    int lost = 0;     ///< steps of all games
    int headless = 0; ///< games of which only steps were found
};

class Salvage {
public:
    Salvage();
    ~Salvage();
    Salvage(const Salvage&) = delete;
    Salvage& operator=(const Salvage&) = delete;

    /// Rows of a journal of any version. `bytes` is the whole file.
    void addJournal(const QByteArray& bytes);
    void addText(const GamesText& text);
    /// What comes of it all.
    [[nodiscard]] Salvaged games();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace reeve::app
