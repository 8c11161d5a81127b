// SPDX-License-Identifier: GPL-3.0-or-later
// Commands: what a player intends, as plain values. A command may state the outcome of chance, because the dice are
// often real. Words and keys are those of the record.
#pragma once

#include "engine/basics/fields.h"
#include "engine/basics/hand.h"
#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"
#include "engine/commands/robber_move.h"
#include "engine/commands/timing.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/seafarers/commands/actions.h"
#include "engine/tables/supply.h"

#include <variant>

namespace reeve {

enum class Piece : std::uint8_t { Road, Settlement, City, Wall, Knight, Ship };

using KnightList = InlineVector<IntersectionId, supply::kKnights>;
using PathList = InlineVector<PathId, 2>;
/// One or two paths; kNoPath is none.
constexpr PathList pathList(PathId first, PathId second) {
    PathList list;
    for (const auto path : {first, second})
        if (path != kNoPath) list.push_back(path);
    return list;
}

namespace command {

// clang-format off
/// Set-up: one building together with its road, or with a ship on that path (SETUP-33 to 37, SHIP-12).
struct Place { bool city = false; IntersectionId at = kNoIntersection; PathId road = kNoPath; bool ship = false;
    static constexpr std::string_view kVerb = "place"; static constexpr Timing kTiming{.moment = Moment::Always};
    constexpr void fields(auto& f) { f("settlement", at, When{city, false})("city", at, When{city, true})("road", road, When{ship, false})("ship", road, When{ship, true}); }
    bool operator==(const Place&) const = default; };
/// Zero or None: not stated, drawn from the generator.
struct Roll { std::uint8_t red = 0, yellow = 0; EventFace event = EventFace::None;
    static constexpr std::string_view kVerb = "roll"; static constexpr Timing kTiming{.moment = Moment::Always};
    constexpr void fields(auto& f) { f.rolled(red, yellow)("event", event, Stated::Dice); }
    bool operator==(const Roll&) const = default; };
/// `path` for roads and ships, `at` for all other pieces. `landing`: stated chance, if the building makes barbarians
/// land.
struct Build { Piece piece{}; IntersectionId at = kNoIntersection; PathId path = kNoPath; fan::Landing landing{};
    static constexpr std::string_view kVerb = "build"; static constexpr Timing kTiming{.special = true};
    constexpr void fields(auto& f) {
        f("piece", piece);
        if (piece == Piece::Road || piece == Piece::Ship) f("at", path);
        else f("at", at);
        if (piece == Piece::Settlement || piece == Piece::City) f("landing", landing, fan::kLandingSize, Stated::Token);
    }
    bool operator==(const Build&) const = default; };
struct Activate { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "activate"; static constexpr Timing kTiming{.part = TurnPart::Both, .special = true};
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const Activate&) const = default; };
struct Promote { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "promote"; static constexpr Timing kTiming{.special = true};
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const Promote&) const = default; };
struct MoveKnight { IntersectionId from = kNoIntersection, to = kNoIntersection;
    static constexpr std::string_view kVerb = "move-knight"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("from", from)("to", to); } bool operator==(const MoveKnight&) const = default; };
struct ChaseRobber { IntersectionId knight = kNoIntersection; RobberMove move{};
    static constexpr std::string_view kVerb = "chase-robber"; static constexpr Timing kTiming{.moment = Moment::ErrantToo, .part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("card", move); } bool operator==(const ChaseRobber&) const = default; };
struct Improve { Track track{}; IntersectionId metropolis = kNoIntersection;
    static constexpr std::string_view kVerb = "improve"; static constexpr Timing kTiming{.special = true};
    constexpr void fields(auto& f) { f("track", track)("metropolis", metropolis, kSparse); } bool operator==(const Improve&) const = default; };
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

    static constexpr std::string_view kVerb = "play"; static constexpr Timing kTiming{.moment = Moment::InAnyTurn};
    constexpr void fields(auto& f) {
        f("card", card);
        switch (card) {
        case ProgressCard::Alchemist: f("red", red, Range{1, 6})("yellow", yellow, Range{1, 6}); break;
        case ProgressCard::Engineer: f("at", at); break;
        case ProgressCard::Medicine: f("at", at)("landing", landing, fan::kLandingSize, Stated::Token); break;
        case ProgressCard::Intrigue: f("knight", at); break;
        case ProgressCard::Smith: f("at", knights, Size{1, 2}); break;
        case ProgressCard::Inventor: f.both("hexes", to, other); break;
        case ProgressCard::RoadBuilding: f.pieces("at", paths, ships); break;
        case ProgressCard::Diplomat: {
            PathId road = paths.empty() ? kNoPath : paths[0], moved = paths.size() < 2 ? kNoPath : paths[1];
            f("road", road)("to", moved, kSparse);
            paths = pathList(road, moved);
            break;
        }
        case ProgressCard::Bishop: f("to", to)("cards", stolen, Stated::Card); break;
        case ProgressCard::Merchant: f("to", to); break;
        case ProgressCard::Deserter:
        case ProgressCard::Spy:
        case ProgressCard::MasterMerchant: f("victim", victim); break;
        case ProgressCard::MerchantFleet: f.ofFleet("kind", kind); break;
        case ProgressCard::ResourceMonopoly: f("resource", kind, kResourceKind); break;
        case ProgressCard::TradeMonopoly: f("commodity", kind, kCommodityKind); break;
        default: break;
        }
    }
    bool operator==(const Play&) const = default;
};
struct TradeBank { Hand give{}, take{};
    static constexpr std::string_view kVerb = "trade-bank"; static constexpr Timing kTiming{};
    constexpr void fields(auto& f) { f("give", give)("take", take); } bool operator==(const TradeBank&) const = default; };
struct Trade { PlayerId with = kNobody; Hand give{}, take{};
    static constexpr std::string_view kVerb = "trade"; static constexpr Timing kTiming{};
    constexpr void fields(auto& f) { f("with", with)("give", give)("take", take); } bool operator==(const Trade&) const = default; };
struct HarborTrade { PlayerId with = kNobody; Hand give{};
    static constexpr std::string_view kVerb = "harbor-trade"; static constexpr Timing kTiming{};
    constexpr void fields(auto& f) { f("with", with)("give", give); } bool operator==(const HarborTrade&) const = default; };
struct BuyDevelopment { DevelopmentCard card{}; bool stated = false;
    static constexpr std::string_view kVerb = "buy-development"; static constexpr Timing kTiming{.special = true};
    constexpr void fields(auto& f) { f("card", card, Told{stated}, Stated::Card); } bool operator==(const BuyDevelopment&) const = default; };
struct PlayDevelopment {
    DevelopmentCard card{};
    RobberMove move{};     // knight
    PathList paths{};      // road-building
    std::uint8_t ships = 0; // bit set of the `paths` for ships
    Hand cards{};          // year-of-plenty
    Card resource = kNoCard; // monopoly

    static constexpr std::string_view kVerb = "play-development"; static constexpr Timing kTiming{.moment = Moment::InAnyTurn};
    constexpr void fields(auto& f) {
        f("card", card);
        switch (card) {
        case DevelopmentCard::Knight: f("stolen", move); break;
        case DevelopmentCard::RoadBuilding: f.pieces("at", paths, ships); break;
        case DevelopmentCard::YearOfPlenty: f("cards", cards); break;
        case DevelopmentCard::Monopoly: f("resource", resource, kResourceKind); break;
        case DevelopmentCard::VictoryPoint: break;
        }
    }
    bool operator==(const PlayDevelopment&) const = default;
};
struct EndTurn { static constexpr std::string_view kVerb = "end-turn"; static constexpr Timing kTiming{.part = TurnPart::Both}; bool operator==(const EndTurn&) const = default; };
// Answers to pending decisions. kPass: the answer without a value is the verb `pass`.
struct Discard { Hand cards{};
    static constexpr std::string_view kVerb = "discard"; static constexpr Timing kTiming = answersTo(DecisionKind::Discard);
    constexpr void fields(auto& f) { f("cards", cards); } bool operator==(const Discard&) const = default; };
struct MoveRobber { RobberMove move{};
    static constexpr std::string_view kVerb = "move-robber"; static constexpr Timing kTiming = answersTo(DecisionKind::MoveRobber);
    constexpr void fields(auto& f) { f("card", move); } bool operator==(const MoveRobber&) const = default; };
struct Take { Card card = kNoCard;
    static constexpr std::string_view kVerb = "take"; static constexpr Timing kTiming = answersTo(DecisionKind::Take); static constexpr bool kPass = true;
    constexpr void fields(auto& f) { f("cards", card, kOneResource); } bool operator==(const Take&) const = default; };
struct LoseCity { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "lose-city"; static constexpr Timing kTiming = answersTo(DecisionKind::LoseCity);
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const LoseCity&) const = default; };
struct DrawProgress { Track track{}; ProgressCard card = kNoProgressCard;
    static constexpr std::string_view kVerb = "draw-progress"; static constexpr Timing kTiming = answersTo(DecisionKind::DrawProgress);
    constexpr void fields(auto& f) { f("track", track)("card", card, Stated::Card); } bool operator==(const DrawProgress&) const = default; };
struct DiscardProgress { ProgressCard card{};
    static constexpr std::string_view kVerb = "discard-progress"; static constexpr Timing kTiming = answersTo(DecisionKind::DiscardProgress);
    constexpr void fields(auto& f) { f("card", card); } bool operator==(const DiscardProgress&) const = default; };
struct CommitKnights { KnightList at;
    static constexpr std::string_view kVerb = "commit-knights"; static constexpr Timing kTiming = answersTo(DecisionKind::CommitKnights);
    constexpr void fields(auto& f) { f("at", at, Size{0, supply::kKnights}); } bool operator==(const CommitKnights&) const = default; };
struct RelocateKnight { IntersectionId to = kNoIntersection;
    static constexpr std::string_view kVerb = "relocate-knight"; static constexpr Timing kTiming = answersTo(DecisionKind::RelocateKnight);
    constexpr void fields(auto& f) { f("to", to); } bool operator==(const RelocateKnight&) const = default; };
struct RemoveKnight { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "remove-knight"; static constexpr Timing kTiming = answersTo(DecisionKind::RemoveKnight);
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const RemoveKnight&) const = default; };
struct PlaceKnight { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "place-knight"; static constexpr Timing kTiming = answersTo(DecisionKind::PlaceKnight); static constexpr bool kPass = true;
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const PlaceKnight&) const = default; };
struct Give { Hand cards{};
    static constexpr std::string_view kVerb = "give"; static constexpr Timing kTiming = answersTo(DecisionKind::Give);
    constexpr void fields(auto& f) { f("cards", cards); } bool operator==(const Give&) const = default; };
struct TakeProgress { ProgressCard card = kNoProgressCard;
    static constexpr std::string_view kVerb = "take-progress"; static constexpr Timing kTiming = answersTo(DecisionKind::TakeProgress); static constexpr bool kPass = true;
    constexpr void fields(auto& f) { f("card", card); } bool operator==(const TakeProgress&) const = default; };
struct TakeCards { Hand cards{};
    static constexpr std::string_view kVerb = "take-cards"; static constexpr Timing kTiming = answersTo(DecisionKind::TakeCards);
    constexpr void fields(auto& f) { f("cards", cards); } bool operator==(const TakeCards&) const = default; };
struct PlaceMetropolis { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "place-metropolis"; static constexpr Timing kTiming = answersTo(DecisionKind::PlaceMetropolis);
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const PlaceMetropolis&) const = default; };
/// Ends the player's part of the special building phase (SIX-20).
struct Pass { static constexpr std::string_view kVerb = "pass"; static constexpr Timing kTiming = answersTo(DecisionKind::SpecialBuild); static constexpr bool kPass = true;
    bool operator==(const Pass&) const = default; };
// Two-player game.
struct PlaceNeutral { Color color{}; IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "place-neutral"; static constexpr Timing kTiming{.moment = Moment::Always};
    constexpr void fields(auto& f) { f("color", color)("at", at); } bool operator==(const PlaceNeutral&) const = default; };
struct BuildNeutral { Color color{}; bool settlement = false; IntersectionId at = kNoIntersection; PathId path = kNoPath;
    static constexpr std::string_view kVerb = "build-neutral"; static constexpr Timing kTiming = answersTo(DecisionKind::BuildNeutral);
    constexpr void fields(auto& f) {
        f("color", color)("piece", settlement, Words{"road", "settlement"});
        if (settlement) f("at", at);
        else f("at", path);
    }
    bool operator==(const BuildNeutral&) const = default; };
struct ForcedTrade { Hand cards{}; bool stated = false;
    static constexpr std::string_view kVerb = "forced-trade"; static constexpr Timing kTiming{.moment = Moment::InAnyTurn};
    constexpr void fields(auto& f) { f("cards", cards, Told{stated}, Stated::Card); } bool operator==(const ForcedTrade&) const = default; };
struct RobberToDesert { static constexpr std::string_view kVerb = "robber-to-desert"; static constexpr Timing kTiming{.moment = Moment::InAnyTurn}; bool operator==(const RobberToDesert&) const = default; };
struct DiscardKnight { static constexpr std::string_view kVerb = "discard-knight"; static constexpr Timing kTiming{.moment = Moment::InAnyTurn}; bool operator==(const DiscardKnight&) const = default; };
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

/// An answer without a value is the verb `pass`.
template <typename Kind>
inline constexpr bool kPasses = requires {
    Kind::kPass;
};
/// True if a command declines its decision.
inline bool declines(const Action& action) {
    return dispatch(
        [](const auto& one) {
            using Kind = std::decay_t<decltype(one)>;
            if constexpr (kPasses<Kind>)
                return one == Kind{};
            else
                return false;
        },
        action);
}

} // namespace reeve
