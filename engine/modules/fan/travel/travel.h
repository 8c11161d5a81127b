// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted knights and crews: placing, moving and losing them (FAN-MK, FAN-CR).
#pragma once

#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

/// Pieces that can be bought (FAN-MK-13, FAN-CR-9, FAN-BAG-6).
enum class Piece : std::uint8_t { Mounted, Crew, Train };
/// Payment that raises the points of a move (FAN-MK-2).
enum class Ration : std::uint8_t { None, Grain, Fish };
/// FAN-0-2: fish paid in place of one grain.
inline constexpr int kFishRation = 2;
/// Sorted by place.
using Spots = InlineVector<Spot, 255>;
constexpr void insert(Walkers& walkers, const Walker& walker) {
    std::size_t place = 0;
    while (place < walkers.size() && walkers[place] < walker) ++place;
    walkers.insert(place, walker);
}
inline std::string nameOf(bool crew) { return crew ? "a crew" : "a mounted knight"; }

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
struct WalkerPlaced { PlayerId player = kNobody; bool crew = false; Spot at; ///< FAN-MK-13, FAN-CR-9
    static constexpr Public kEvent{"mounted-placed", "crew-placed"}; constexpr void fields(auto& f) { f.word(crew)("player", player)("at", at); }
    void apply(GameState& s) const { insert(s.fan.seat(player).walkers(crew), Walker{at, false}); }
    std::string told(const auto& tell) const { return tell.does(player, "places " + nameOf(crew) + " on " + tell.name(at)); } };
struct WalkerMoved { PlayerId player = kNobody; bool crew = false; Spot from, to; Ration ration{};
    static constexpr Public kEvent{"mounted-moved", "crew-moved"};
    constexpr void fields(auto& f) { f.word(crew)("player", player)("from", from)("to", to)("paid", ration, Words{"", "grain", "fish"}, kSparse); }
    void apply(GameState& s) const {
        auto& seat = s.fan.seat(player);
        auto& walkers = seat.walkers(crew);
        for (std::size_t i = 0; i < walkers.size(); ++i)
            if (walkers[i].at == from && !walkers[i].moved) { walkers.erase(i); break; }
        insert(walkers, Walker{to, true});
        if (ration == Ration::Fish) add(seat.fish, -kFishRation);
    }
    std::string told(const auto& tell) const { return tell.does(player, "moves " + nameOf(crew) + " from " + tell.name(from) + " to " + tell.name(to)); } };
struct WalkerLost { PlayerId player = kNobody; bool crew = false; Spot at; ///< to its supply
    static constexpr Public kEvent{"piece-lost"};
    constexpr void fields(auto& f) { f("player", player)("piece", crew, Words{"mounted", "crew"})("at", at); }
    void apply(GameState& s) const {
        auto& walkers = s.fan.seat(player).walkers(crew);
        for (std::size_t i = 0; i < walkers.size(); ++i)
            if (walkers[i].at == at) return walkers.erase(i);
    }
    std::string told(const auto& tell) const { return tell.does(player, "loses " + nameOf(crew) + " on " + tell.name(at)); } };
// clang-format on

Verdict carryOut(EventWriter&, PlayerId, const Recruit&);
Verdict carryOut(EventWriter&, PlayerId, const Move&);
/// Returns why the turn may not end yet (FAN-MK-6); accepted if it may.
Verdict checkTurnEnd(const GameState&, PlayerId);
/// Moves the load of a ship with it (FAN-MK-14).
void carry(GameState&, PlayerId, PathId from, PathId to);
/// Before a ship is removed: its passenger goes to the supply, unless it can stand on the path.
void loseAboard(EventWriter&, PlayerId owner, PathId ship);
/// Before a building is removed: the pieces in its basin go to the supply.
void loseInBasin(EventWriter&, PlayerId owner, IntersectionId port);

/// Legal spots for a new piece of the player (FAN-MK-13, FAN-CR-9). Ignores the price.
Spots entrySpots(const GameState&, PlayerId, bool crew);
/// Spots that a piece of the player reaches from a spot (FAN-MK-1 to FAN-MK-11). `paid`: grain or fish was paid, which
/// raises the points, so that no move needs all of them (FAN-MK-9a).
Spots reachableSpots(const GameState&, PlayerId, bool crew, const Spot& from, bool paid);
/// Spots of pieces that have not moved this turn, without duplicates.
Spots movableSpots(const GameState&, PlayerId, bool crew);
/// True if a piece of the player on a path of the castle hex has not moved this turn and could (FAN-MK-6).
bool mustLeaveCastle(const GameState&, PlayerId);
/// The player's harbours with room for a piece: buildings at a harbour that are not conquered (FAN-MK-0).
IntersectionSet ports(const GameState&, PlayerId);
/// The paths of the castle hex; empty without a castle.
const PathSet& castlePaths(const GameState&);
/// Returns why a piece may not stand on a spot that is not legal; TooFar with `rule` if the spot is out of reach.
std::optional<Refusal> whyNotOn(const GameState&, PlayerId, bool crew, const Spot& to, std::string_view rule);
/// The price of a mounted knight, a crew or a train.
Hand priceOf(Piece);
/// Number of pieces of a kind in the box.
int supplyOf(const GameState&, bool crew);

struct TravelRules : Part {
    static void listMoves(const auto& list, const GameState& state, PlayerId player) {
        for (const bool crew : {false, true})
            for (const auto& from : movableSpots(state, player, crew))
                for (const auto ration : {Ration::None, Ration::Grain, Ration::Fish}) {
                    if (ration == Ration::Grain && state.player(player).hand[Card::Grain] == 0) continue;
                    if (ration == Ration::Fish && state.fan.seat(player).fish < kFishRation) continue;
                    for (const auto& to : reachableSpots(state, player, crew, from, ration != Ration::None))
                        list.one(Move{crew, from, to, ration, 0});
                }
    }
    static void listPurchases(const auto& list, const GameState& state, PlayerId player) {
        for (const bool crew : {false, true}) {
            const auto piece = crew ? Piece::Crew : Piece::Mounted;
            if (!state.player(player).hand.covers(priceOf(piece)) ||
                static_cast<int>(state.fan.seat(player).walkers(crew).size()) >= supplyOf(state, crew))
                continue;
            for (const auto& spot : entrySpots(state, player, crew)) list.one(Recruit{piece, spot, 0});
        }
    }
};

} // namespace reeve::fan
