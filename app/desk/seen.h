// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for what a phone is shown: everything that a snapshot is written from, for one viewer and in one language.
// It has no field for what the viewer may not know: the game is a GameView, what happened are seen events in words.
#pragma once

#include "app/phones/message.h"
#include "app/phones/offers.h"
#include "app/session/game_session.h"
#include "app/table/components.h"
#include "engine/record/parsed.h"
#include "engine/view/game_view.h"

#include <QString>

#include <span>
#include <string>
#include <vector>

namespace reeve::app {

/// A sentence of what happened, about a player or about nobody.
struct SeenLine {
    PlayerId player = kNobody;
    QString text;
    friend bool operator==(const SeenLine&, const SeenLine&) = default;
};

/// A decision that is owed, at the same place of GameView::pending.
struct SeenDecision {
    std::string key; ///< names it in the protocol
    QString text;    ///< who does what
    /// For a neutral colour: the places of each colour, else null. What is chosen from otherwise stands in the view.
    record::Json choices;
    record::Json ways;        ///< how robber or pirate may be moved (ways.h), else null
    PlayerId after = kNobody; ///< who decides before; kNobody where it is due now
    friend bool operator==(const SeenDecision&, const SeenDecision&) = default;
};

struct SeenSeat {
    QString name;
    phones::Presence phone{};
    friend bool operator==(const SeenSeat&, const SeenSeat&) = default;
};

/// The own cards of one kind, progress or development cards.
struct SeenCards {
    record::Json ways;          ///< how they may be played (ways.h), by their words
    std::vector<QString> names; ///< in the order of their words; empty in a game without them
    friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

/// How likely everybody's victory was, told when the game is over (models/chances_view.h); empty before. Per cent.
struct SeenStory {
    struct Chances {
        int turn = 0;            ///< 0: after the set-up
        std::vector<int> values; ///< of each player
        friend bool operator==(const Chances&, const Chances&) = default;
    };
    struct TurningPoint {
        int turn = 0;
        PlayerId player = kNobody;
        int before = 0, after = 0;
        QString text; ///< what happened
        friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
    };
    struct Luck { ///< what the chance of a player came from
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
    std::vector<SeenSeat> seats; ///< as many as players
    std::vector<SeenDecision> decisions;
    record::Json ways;             ///< of the own turn (ways.h); null where there are none
    PlayerId roller = kNobody;     ///< who rolled or rolls in this turn: not the partner, who shares it (SIX-30)
    std::vector<std::string> dice; ///< that a roll names where real ones are thrown: "red", "yellow", "event"
    SeenCards progress, development;
    std::vector<phones::StandingOffer> offers;
    std::vector<SeenLine> news; ///< the newest first
    SeenStory story;
    friend bool operator==(const Seen&, const Seen&) = default;
};

/// What of the table is no part of the position: all of it lies open.
struct Around {
    Components components;
    std::vector<SeenSeat> seats;
    std::vector<std::string> keys; ///< of GameState::pending
    std::vector<phones::StandingOffer> offers;
    std::vector<SeenLine> news; ///< made for the same viewer, see newsFor()
    SeenStory story{};
};

/// What `viewer` may know, in the words of the language that is being spoken (app/wording/speaking.h).
Seen seen(const GameState& state, const SeatNames& names, const Viewer& viewer, Around around);

inline constexpr std::size_t kNewsOfPhones = 20;
/// The newest sentences for a viewer, at most kNewsOfPhones, the newest first.
std::vector<SeenLine> newsFor(const GameSession& session, const Viewer& viewer);

} // namespace reeve::app
