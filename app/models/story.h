// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/values/story_facts.h"

#include <QList>

#include <vector>

namespace reeve::app {

/// What a correction of the record comes to, in one sentence.
QString correctionText(const GameState& before, const GameState& after, const SeatNames& names);

/// The evening told sentence by sentence; keeps what was told and adds only what is new.
class Story {
public:
    /// Brings the story to the session's position.
    void follow(const GameSession& session);
    /// Forgets everything: another game, or another language.
    void clear();

    [[nodiscard]] const QList<StoryEntryFacts>& entries() const { return m_entries; }
    /// The newest one, for a view that need not know the rest.
    [[nodiscard]] StoryEntryFacts newest() const { return m_entries.value(m_entries.size() - 1); }

private:
    struct Told {
        qsizetype upTo; ///< entries after this step
        int serial;     ///< of the step: another one when it was replaced
    };
    QList<StoryEntryFacts> m_entries;
    std::vector<Told> m_told; ///< step by step
};

} // namespace reeve::app
