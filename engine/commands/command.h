// SPDX-License-Identifier: GPL-3.0-or-later
// What players may ask for. A command is an intent and a plain value; chance may be stated in it because
// the dice are often real. The words and keys are those of the record.
#pragma once

#include "engine/basics/hand.h"
#include "engine/basics/inline_vector.h"
#include "engine/board/topology.h"
#include "engine/tables/supply.h"

#include <variant>

namespace reeve {

enum class Piece : std::uint8_t { Road, Settlement, City, Wall, Knight };

using KnightList = InlineVector<IntersectionId, supply::kKnights>;
using PathList = InlineVector<PathId, 2>;

namespace command {

/// Set-up: one building and its road together (SETUP-33 to 37).
struct Place { bool city = false; IntersectionId at = kNoIntersection; PathId road = kNoPath; };
/// Zero or None: not stated, drawn from the generator.
struct Roll { std::uint8_t red = 0, yellow = 0; EventFace event = EventFace::None; };
/// `path` for roads, `at` for everything else.
struct Build { Piece piece{}; IntersectionId at = kNoIntersection; PathId path = kNoPath; };
struct Activate { IntersectionId at = kNoIntersection; };
struct Promote { IntersectionId at = kNoIntersection; };
struct MoveKnight { IntersectionId from = kNoIntersection, to = kNoIntersection; };
/// Where the robber goes and whom it robs. `victim` kNobody: left out; `declined`: "victim": null.
struct RobberMove { HexId to = kNoHex; PlayerId victim = kNobody; bool declined = false; Card card = kNoCard; };
struct ChaseRobber { IntersectionId knight = kNoIntersection; RobberMove move; };
struct Improve { Track track{}; IntersectionId metropolis = kNoIntersection; };
/// A progress card and what its text asks for; each card uses its own keys only.
struct Play {
    ProgressCard card{};
    std::uint8_t red = 0, yellow = 0;            // alchemist
    IntersectionId at = kNoIntersection;         // engineer, medicine, intrigue (the knight)
    KnightList knights;                          // smith
    HexId to = kNoHex, other = kNoHex;           // bishop, merchant: to; inventor: both
    PathList paths;                              // road-building; diplomat: road and, if given, where it goes
    PlayerId victim = kNobody;                   // deserter, spy, master-merchant
    Card kind = kNoCard;                         // merchant-fleet, monopolies
    std::array<Card, kMaxPlayers> stolen{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard}; // bishop: stated chance
};
struct TradeBank { Hand give, take; };
struct Trade { PlayerId with = kNobody; Hand give, take; };
struct HarborTrade { PlayerId with = kNobody; Hand give; };
struct BuyDevelopment { DevelopmentCard card{}; bool stated = false; };
struct PlayDevelopment {
    DevelopmentCard card{};
    RobberMove move;       // knight
    PathList paths;        // road-building
    Hand cards;            // year-of-plenty
    Card resource = kNoCard; // monopoly
};
struct EndTurn {};
// Answers to pending decisions.
struct Discard { Hand cards; };
struct MoveRobber { RobberMove move; };
struct Take { Card card = kNoCard; };            ///< kNoCard: pass
struct LoseCity { IntersectionId at = kNoIntersection; };
struct DrawProgress { Track track{}; ProgressCard card = kNoProgressCard; };
struct DiscardProgress { ProgressCard card{}; };
struct CommitKnights { KnightList at; };
struct RelocateKnight { IntersectionId to = kNoIntersection; };
struct RemoveKnight { IntersectionId at = kNoIntersection; };
struct PlaceKnight { IntersectionId at = kNoIntersection; }; ///< kNoIntersection: pass
struct Give { Hand cards; };
struct TakeProgress { ProgressCard card = kNoProgressCard; }; ///< kNoProgressCard: pass
struct TakeCards { Hand cards; };
struct PlaceMetropolis { IntersectionId at = kNoIntersection; };
// Two-player game.
struct PlaceNeutral { Color color{}; IntersectionId at = kNoIntersection; };
struct BuildNeutral { Color color{}; bool settlement = false; IntersectionId at = kNoIntersection; PathId path = kNoPath; };
struct ForcedTrade { Hand cards; bool stated = false; };
struct RobberToDesert {};
struct DiscardKnight {};

} // namespace command

using Action = std::variant<
    command::Place, command::Roll, command::Build, command::Activate, command::Promote, command::MoveKnight,
    command::ChaseRobber, command::Improve, command::Play, command::TradeBank, command::Trade, command::HarborTrade,
    command::BuyDevelopment, command::PlayDevelopment, command::EndTurn, command::Discard, command::MoveRobber,
    command::Take, command::LoseCity, command::DrawProgress, command::DiscardProgress, command::CommitKnights,
    command::RelocateKnight, command::RemoveKnight, command::PlaceKnight, command::Give, command::TakeProgress,
    command::TakeCards, command::PlaceMetropolis, command::PlaceNeutral, command::BuildNeutral, command::ForcedTrade,
    command::RobberToDesert, command::DiscardKnight>;

/// `player` kNobody: the player of the first pending decision, else the player whose turn it is.
struct Command {
    PlayerId player = kNobody;
    Action action;
};

} // namespace reeve
