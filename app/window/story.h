// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"
#include "app/values/components.h"
#include "app/values/story_facts.h"

#include <QList>

#include <vector>

namespace reeve::app {

/// The changes of a correction, in one sentence.
QString correctionText(const GameState& before, const GameState& after, const SeatNames& names);

/// The history of a game in sentences. Caches entries and words only new steps.
class Story {
public:
    /// Updates the entries to the session's position. Corrections of real cards for a command have no entry while all
    /// numbers of cards agree with the count.
    void follow(const GameSession& session, const Components& components);
    /// Removes all entries; call it for another game or language.
    void clear();

    [[nodiscard]] const QList<StoryEntryFacts>& entries() const { return m_entries; }
    /// The last entry, default-constructed if there is none.
    [[nodiscard]] StoryEntryFacts newest() const { return m_entries.value(m_entries.size() - 1); }

private:
    struct Told {
        qsizetype upTo; ///< number of entries up to and including this step
        int serial;     ///< serial of the step; differs if the step was replaced
    };
    QList<StoryEntryFacts> m_entries;
    std::vector<Told> m_told; ///< one per step
    Components m_components;  ///< of the entries
};

} // namespace reeve::app
