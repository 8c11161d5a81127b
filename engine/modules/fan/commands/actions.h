// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the fan modules.
#pragma once

#include "engine/basics/fields.h"
#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"
#include "engine/commands/timing.h"
#include "engine/modules/fan/state/state.h"
#include "engine/tables/supply.h"

#include <variant>

namespace reeve::fan {

/// Landing hexes after a building was built (FAN-BARB-3): stated chance; empty: drawn.
inline constexpr int kLanding = 3;
using Landing = InlineVector<HexId, kLanding>;
inline constexpr Size kLandingSize{.most = kLanding, .code = RefusalCode::ImpossibleChance, .rule = "FAN-BARB-3"};
/// Directions of a battle (FAN-BAT-2).
inline constexpr Words kDirections{"inward", "outward"};

/// The target of a knight that deconstructs (FAN-DEC-1, FAN-DEC-2).
enum class Target : std::uint8_t { Road, Ship, Building };

/// Pieces that can be bought (FAN-MK-13, FAN-CR-9, FAN-BAG-6).
enum class Piece : std::uint8_t { Mounted, Crew, Train };
/// Payment that raises the points of a move (FAN-MK-2).
enum class Ration : std::uint8_t { None, Grain, Fish };

// clang-format off
/// `nuggets`: stated number of a flipped token; 0: not stated. A train stands on `at.basin`.
struct Recruit { Piece piece{}; Spot at; std::uint8_t nuggets = 0;
    static constexpr std::string_view kVerb = "build"; static constexpr Timing kTiming{.special = true};
    static constexpr Words kPieces{"mounted", "crew", "train"};
    constexpr void fields(auto& f) {
        f("piece", piece, kPieces);
        if (piece == Piece::Train) f("at", at.basin);
        else f("at", at);
        f.tokens("nuggets", nuggets);
    }
    bool operator==(const Recruit&) const = default; };
struct Move { bool crew = false; Spot from, to; Ration ration{}; std::uint8_t nuggets = 0;
    static constexpr std::string_view kVerb = "move-mounted", kSecondVerb = "move-crew"; static constexpr Timing kTiming{.part = TurnPart::Movement};
    constexpr void fields(auto& f) {
        bool grain = ration == Ration::Grain, fish = ration == Ration::Fish;
        f.word(crew)("from", from)("to", to)("grain", grain, kSparse)("fish", fish, kSparse);
        f.check(!grain || !fish, "grain or fish is paid, not both");
        ration = grain ? Ration::Grain : fish ? Ration::Fish : Ration::None;
        f.tokens("nuggets", nuggets);
    }
    bool operator==(const Move&) const = default; };
struct EndTurn { HexId first = kNoHex; bool outward = false; ///< FAN-BAT-2
    static constexpr std::string_view kVerb = "end-turn"; static constexpr Timing kTiming{.part = TurnPart::Both};
    constexpr void fields(auto& f) { f("direction", outward, kDirections, kOptional)("first", first, kSparse); } bool operator==(const EndTurn&) const = default; };
struct ExchangePrisoners { static constexpr std::string_view kVerb = "exchange-prisoners"; static constexpr Timing kTiming{}; bool operator==(const ExchangePrisoners&) const = default; }; ///< FAN-PRIS-8
struct PromoteTrain { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "promote-train"; static constexpr Timing kTiming{};
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const PromoteTrain&) const = default; };
struct MoveTrain { IntersectionId from = kNoIntersection, to = kNoIntersection; bool waved = false; ///< FAN-BAG-7
    static constexpr std::string_view kVerb = "move-train"; static constexpr Timing kTiming{.part = TurnPart::Movement};
    constexpr void fields(auto& f) { f("from", from)("to", to)("waved", waved, kSparse); } bool operator==(const MoveTrain&) const = default; };
struct DriveOff { IntersectionId train = kNoIntersection, knight = kNoIntersection; std::uint8_t die = 0; ///< FAN-BAG-2; `die` 0: drawn
    static constexpr std::string_view kVerb = "drive-off"; static constexpr Timing kTiming{.part = TurnPart::Both};
    constexpr void fields(auto& f) { f("train", train)("knight", knight)("die", die, Range{1, 6}, Stated::Dice); } bool operator==(const DriveOff&) const = default; };
/// Answers RollPrisoners (FAN-PRIS-4): a die for each player who rolls; 0: drawn.
struct RollPrisoners { std::array<std::uint8_t, kMaxPlayers> dice{};
    static constexpr std::string_view kVerb = "roll-prisoners"; static constexpr Timing kTiming = answersTo(DecisionKind::RollPrisoners);
    constexpr void fields(auto& f) { f("rolls", dice, Range{1, 6}, Stated::Dice); } bool operator==(const RollPrisoners&) const = default; };
struct RollLosses { std::uint8_t die = 0; ///< FAN-LOSS-1; 0: drawn
    static constexpr std::string_view kVerb = "roll-losses"; static constexpr Timing kTiming = answersTo(DecisionKind::RollLosses);
    constexpr void fields(auto& f) { f("die", die, Range{1, 6}, Stated::Dice); } bool operator==(const RollLosses&) const = default; };
struct StartMovement { static constexpr std::string_view kVerb = "start-movement"; static constexpr Timing kTiming{}; bool operator==(const StartMovement&) const = default; }; ///< FAN-RK-2
struct Plunder { IntersectionId knight = kNoIntersection; ///< FAN-PIR-2
    static constexpr std::string_view kVerb = "plunder"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight); } bool operator==(const Plunder&) const = default; };
struct ChaseBarbarian { IntersectionId knight = kNoIntersection; HexId from = kNoHex, to = kNoHex; ///< FAN-CHASE-1; `to` kNoHex: to the supply
    static constexpr std::string_view kVerb = "chase-barbarian"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("from", from)("to", to, kSparse); } bool operator==(const ChaseBarbarian&) const = default; };
struct Arrest { IntersectionId knight = kNoIntersection; HexId at = kNoHex; ///< FAN-CHASE-2
    static constexpr std::string_view kVerb = "arrest"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("at", at); } bool operator==(const Arrest&) const = default; };
struct Banish { HexId hex = kNoHex; InlineVector<IntersectionId, supply::kKnights> knights; ///< FAN-BAN-1
    static constexpr std::string_view kVerb = "banish"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("hex", hex)("knights", knights, Size{.most = supply::kKnights, .rule = "FAN-BAN-1"}); } bool operator==(const Banish&) const = default; };
/// `path` for roads and ships, `at` for buildings.
struct Deconstruct { IntersectionId knight = kNoIntersection; Target target{}; PathId path = kNoPath; IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "deconstruct"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("road", path, When{target, Target::Road})("ship", path, When{target, Target::Ship})("building", at, When{target, Target::Building}); }
    bool operator==(const Deconstruct&) const = default; };
// clang-format on

using Action = std::variant<StartMovement, Plunder, ChaseBarbarian, Arrest, Banish, Deconstruct, Recruit, Move, EndTurn,
                            ExchangePrisoners, PromoteTrain, MoveTrain, DriveOff, RollPrisoners, RollLosses>;

} // namespace reeve::fan
