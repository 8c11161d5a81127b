// SPDX-License-Identifier: GPL-3.0-or-later
// Commands: what a player intends, as plain values. A command may state the outcome of chance, because the dice are
// often real. Words and keys are those of the record.
#pragma once

#include "engine/basics/hand.h"
#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"
#include "engine/commands/robber_move.h"
#include "engine/commands/timing.h"
#include "engine/modules/fan/commands/actions.h"
#include "engine/modules/seafarers/commands/actions.h"
#include "engine/tables/supply.h"

#include <variant>

namespace reeve {

enum class Piece : std::uint8_t { Road, Settlement, City, Wall, Knight, Ship };

using KnightList = InlineVector<IntersectionId, supply::kKnights>;
using PathList = InlineVector<PathId, 2>;

namespace command {

// clang-format off
/// Set-up: one building together with its road, or with a ship on that path (SETUP-33 to 37, SHIP-12).
struct Place { bool city = false; IntersectionId at = kNoIntersection; PathId road = kNoPath; bool ship = false; bool operator==(const Place&) const = default; static constexpr Timing kTiming{.moment = Moment::Always}; };
/// Zero or None: not stated, drawn from the generator.
struct Roll { std::uint8_t red = 0, yellow = 0; EventFace event = EventFace::None; bool operator==(const Roll&) const = default; static constexpr Timing kTiming{.moment = Moment::Always}; };
/// `path` for roads and ships, `at` for all other pieces. `landing`: stated chance, if the building makes barbarians
/// land.
struct Build { Piece piece{}; IntersectionId at = kNoIntersection; PathId path = kNoPath; fan::Landing landing{}; bool operator==(const Build&) const = default; static constexpr Timing kTiming{.special = true}; };
struct Activate { IntersectionId at = kNoIntersection; bool operator==(const Activate&) const = default; static constexpr Timing kTiming{.part = TurnPart::Both, .special = true}; };
struct Promote { IntersectionId at = kNoIntersection; bool operator==(const Promote&) const = default; static constexpr Timing kTiming{.special = true}; };
struct MoveKnight { IntersectionId from = kNoIntersection, to = kNoIntersection; bool operator==(const MoveKnight&) const = default; static constexpr Timing kTiming{.part = TurnPart::Knights}; };
struct ChaseRobber { IntersectionId knight = kNoIntersection; RobberMove move{}; bool operator==(const ChaseRobber&) const = default; static constexpr Timing kTiming{.moment = Moment::ErrantToo, .part = TurnPart::Knights}; };
struct Improve { Track track{}; IntersectionId metropolis = kNoIntersection; bool operator==(const Improve&) const = default; static constexpr Timing kTiming{.special = true}; };
/// A progress card and its parameters; each card uses its own only.
struct Play {
    ProgressCard card{};
    std::uint8_t red = 0, yellow = 0;            // alchemist
    IntersectionId at = kNoIntersection;         // engineer, medicine, intrigue (the knight)
    KnightList knights{};                        // smith
    HexId to = kNoHex, other = kNoHex;           // bishop, merchant: to; inventor: both
    PathList paths{};      // road-building; diplomat: the road and, optionally, its new path
    std::uint8_t ships = 0; // road-building: bit set of the `paths` for ships
    PlayerId victim = kNobody;                   // deserter, spy, master-merchant
    Card kind = kNoCard;                         // merchant-fleet, monopolies
    std::array<Card, kMaxPlayers> stolen{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard}; // bishop: stated chance
    fan::Landing landing{};                      // medicine: stated chance
    bool operator==(const Play&) const = default; static constexpr Timing kTiming{.moment = Moment::InAnyTurn};
};
struct TradeBank { Hand give{}, take{}; bool operator==(const TradeBank&) const = default; static constexpr Timing kTiming{}; };
struct Trade { PlayerId with = kNobody; Hand give{}, take{}; bool operator==(const Trade&) const = default; static constexpr Timing kTiming{}; };
struct HarborTrade { PlayerId with = kNobody; Hand give{}; bool operator==(const HarborTrade&) const = default; static constexpr Timing kTiming{}; };
struct BuyDevelopment { DevelopmentCard card{}; bool stated = false; bool operator==(const BuyDevelopment&) const = default; static constexpr Timing kTiming{.special = true}; };
struct PlayDevelopment {
    DevelopmentCard card{};
    RobberMove move{};     // knight
    PathList paths{};      // road-building
    std::uint8_t ships = 0; // bit set of the `paths` for ships
    Hand cards{};          // year-of-plenty
    Card resource = kNoCard; // monopoly
    bool operator==(const PlayDevelopment&) const = default; static constexpr Timing kTiming{.moment = Moment::InAnyTurn};
};
struct EndTurn { bool operator==(const EndTurn&) const = default; static constexpr Timing kTiming{.part = TurnPart::Both}; };
// Answers to pending decisions.
struct Discard { Hand cards{}; bool operator==(const Discard&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::Discard); };
struct MoveRobber { RobberMove move{}; bool operator==(const MoveRobber&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::MoveRobber); };
struct Take { Card card = kNoCard; bool operator==(const Take&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::Take); };            ///< kNoCard: pass
struct LoseCity { IntersectionId at = kNoIntersection; bool operator==(const LoseCity&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::LoseCity); };
struct DrawProgress { Track track{}; ProgressCard card = kNoProgressCard; bool operator==(const DrawProgress&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::DrawProgress); };
struct DiscardProgress { ProgressCard card{}; bool operator==(const DiscardProgress&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::DiscardProgress); };
struct CommitKnights { KnightList at; bool operator==(const CommitKnights&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::CommitKnights); };
struct RelocateKnight { IntersectionId to = kNoIntersection; bool operator==(const RelocateKnight&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::RelocateKnight); };
struct RemoveKnight { IntersectionId at = kNoIntersection; bool operator==(const RemoveKnight&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::RemoveKnight); };
struct PlaceKnight { IntersectionId at = kNoIntersection; bool operator==(const PlaceKnight&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::PlaceKnight); }; ///< kNoIntersection: pass
struct Give { Hand cards{}; bool operator==(const Give&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::Give); };
struct TakeProgress { ProgressCard card = kNoProgressCard; bool operator==(const TakeProgress&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::TakeProgress); }; ///< kNoProgressCard: pass
struct TakeCards { Hand cards{}; bool operator==(const TakeCards&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::TakeCards); };
struct PlaceMetropolis { IntersectionId at = kNoIntersection; bool operator==(const PlaceMetropolis&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::PlaceMetropolis); };
/// Ends the player's part of the special building phase (SIX-20).
struct Pass { bool operator==(const Pass&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::SpecialBuild); };
// Two-player game.
struct PlaceNeutral { Color color{}; IntersectionId at = kNoIntersection; bool operator==(const PlaceNeutral&) const = default; static constexpr Timing kTiming{.moment = Moment::Always}; };
struct BuildNeutral { Color color{}; bool settlement = false; IntersectionId at = kNoIntersection; PathId path = kNoPath; bool operator==(const BuildNeutral&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::BuildNeutral); };
struct ForcedTrade { Hand cards{}; bool stated = false; bool operator==(const ForcedTrade&) const = default; static constexpr Timing kTiming{.moment = Moment::InAnyTurn}; };
struct RobberToDesert { bool operator==(const RobberToDesert&) const = default; static constexpr Timing kTiming{.moment = Moment::InAnyTurn}; };
struct DiscardKnight { bool operator==(const DiscardKnight&) const = default; static constexpr Timing kTiming{.moment = Moment::InAnyTurn}; };
// clang-format on
} // namespace command

using Action =
    std::variant<command::Place, command::Roll, command::Build, command::Activate, command::Promote,
                 command::MoveKnight, command::ChaseRobber, command::Improve, command::Play, command::TradeBank,
                 command::Trade, command::HarborTrade, command::BuyDevelopment, command::PlayDevelopment,
                 command::EndTurn, command::Discard, command::MoveRobber, command::Take, command::LoseCity,
                 command::DrawProgress, command::DiscardProgress, command::CommitKnights, command::RelocateKnight,
                 command::RemoveKnight, command::PlaceKnight, command::Give, command::TakeProgress, command::TakeCards,
                 command::PlaceMetropolis, command::Pass, command::PlaceNeutral, command::BuildNeutral,
                 command::ForcedTrade, command::RobberToDesert, command::DiscardKnight, seafarers::Action, fan::Action>;

/// `player` kNobody: the player of the first pending decision, else the player on turn.
struct Command {
    PlayerId player = kNobody;
    Action action;
    bool operator==(const Command&) const = default;
};

} // namespace reeve
