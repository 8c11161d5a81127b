// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the data shown on a phone: everything in a snapshot, for one viewer and one language. Has no fields
// for what the viewer may not know: the game is a GameView, the past consists of seen events in words.
#pragma once

#include "app/phones/protocol/message.h"
#include "app/phones/protocol/offers.h"
#include "app/play/game_session.h"
#include "app/values/components.h"
#include "engine/view/game_view.h"

#include <QString>

#include <string>
#include <vector>

namespace reeve::app {

/// A sentence about an event.
struct SeenLine {
    PlayerId player = kNobody;
    QString text;
    bool dice = false; ///< a roll; what it brought follows
    friend bool operator==(const SeenLine&, const SeenLine&) = default;
};

/// A pending decision, with the same index as in GameView::pending.
struct SeenDecision {
    std::string key; ///< its key in the protocol
    QString text;    ///< what is due: who does what
    /// For a neutral colour: the places of each colour; else null. Other choices follow from the view.
    record::Json choices;
    record::Json ways;        ///< how the robber or pirate may be moved (ways.h); else null
    PlayerId after = kNobody; ///< player whose decision comes first; kNobody: it is due now
    friend bool operator==(const SeenDecision&, const SeenDecision&) = default;
};

struct SeenSeat {
    QString name;
    phones::Presence phone{};
    friend bool operator==(const SeenSeat&, const SeenSeat&) = default;
};

/// The player's own cards: progress or development cards.
struct SeenCards {
    record::Json ways;          ///< how they may be played (ways.h), by card word
    std::vector<QString> names; ///< by card index; empty in a game without them
    std::vector<QString> why;   ///< by card index: why a held card cannot be played now; empty: it can
    friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

/// Estimated chances of victory in percent after the end of the game (models/chances_view.h); empty before.
struct SeenStory {
    struct Chances {
        int turn = 0;            ///< 0: after the set-up
        std::vector<int> values; ///< per player
        friend bool operator==(const Chances&, const Chances&) = default;
    };
    struct TurningPoint {
        int turn = 0;
        PlayerId player = kNobody;
        int before = 0, after = 0;
        QString text; ///< what happened
        friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
    };
    struct Luck { ///< where a player's chances came from
        PlayerId player = kNobody;
        int dice = 0, own = 0, others = 0;
        friend bool operator==(const Luck&, const Luck&) = default;
    };
    std::vector<Chances> chances;
    std::vector<TurningPoint> turningPoints;
    std::vector<Luck> luck;
    friend bool operator==(const SeenStory&, const SeenStory&) = default;
};

struct Seen {
    GameView view;
    Components components;
    std::vector<SeenSeat> seats; ///< per player
    std::vector<SeenDecision> decisions;
    record::Json ways;             ///< of the player's turn (ways.h); null: none
    PlayerId roller = kNobody;     ///< who rolls in this turn: not the partner in paired turns (SIX-30)
    std::vector<std::string> dice; ///< real dice to enter for a roll: "red", "yellow", "event"
    SeenCards progress, development;
    std::vector<phones::StandingOffer> offers;
    std::vector<SeenLine> news; ///< newest first
    SeenStory story;
    friend bool operator==(const Seen&, const Seen&) = default;
};

/// Public data of the table that is not part of the position.
struct Around {
    Components components;
    std::vector<SeenSeat> seats;
    std::vector<std::string> keys; ///< of GameState::pending
    std::vector<phones::StandingOffer> offers;
    std::vector<SeenLine> news; ///< for the same viewer, see newsFor()
    SeenStory story{};
};

/// What `viewer` may know, in the current language (app/words/speaking.h).
Seen seen(const GameState& state, const SeatNames& names, const Viewer& viewer, Around around);

/// The names as phones are told them, also within sentences: see phones::cleanName().
SeatNames namesForPhones(const SeatNames& names);

inline constexpr std::size_t kNewsOfPhones = 20;
/// The newest sentences for a viewer, at most kNewsOfPhones, newest first. Corrections of real cards that are only
/// assumed have none.
std::vector<SeenLine> newsFor(const GameSession& session, const Viewer& viewer, const Components& components = {});

} // namespace reeve::app
