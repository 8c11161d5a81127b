// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of the common rules, and the list of all kinds (engine/commands/decision_kind.h).
#pragma once

#include "engine/commands/command.h"
#include "engine/commands/decision_kind.h"
#include "engine/position/queries.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"

#include <tuple>

namespace reeve::decision {

// clang-format off
struct Discard : Kind<command::Discard> {
    static constexpr std::string_view kAsks = "must discard cards";
    static bool isPlayed(const GameState&) { return true; }
    static void fields(auto& f) { f.count(); }
    static int usualCount(const GameState& s, const Decision& d) { return s.player(d.player).hand.total() / 2; }
    static Resolving stage(const GameState& s, const Decision&) { return s.turn.red + s.turn.yellow == 7 ? Resolving::Discards : Resolving::Nothing; }
    static PlayerId holder(const Decision& d) { return d.player; }
    static Hand cards(const GameState& s, const Decision& d) { return s.player(d.player).hand; } };
struct MoveRobber : Kind<command::MoveRobber, Resolving::Last> {
    static constexpr std::string_view kAsks = "must move the robber";
    static bool isPlayed(const GameState&) { return true; }
    static void list(const auto& list, const GameState&, const Decision&) { list.robberAnswers(); } };
struct Take : Kind<command::Take, Resolving::Last> { ///< Aqueduct
    static constexpr std::string_view kAsks = "may take a resource of choice";
    static bool stands(const GameState& s, const Decision&) { return bankHasResources(s); }
    static bool mayPass(const GameState&, const Decision&) { return true; }
    static void list(const auto& list, const GameState& s, const Decision&) { list.each(bank(s).heldKinds() & kResourceKinds, [](Card card) { return Answer{card}; }); } };
struct LoseCity : Kind<command::LoseCity, Resolving::Event> {
    static constexpr std::string_view kAsks = "must choose the lost city";
    static IntersectionSet sites(const GameState& s, const Decision& d) { return cleanCities(s, d.player); } };
struct DrawProgress : Kind<command::DrawProgress, Resolving::Event> {
    static constexpr std::string_view kAsks = "may draw a progress card from any deck";
    static bool stands(const GameState& s, const Decision&) { return !decksEmpty(s); }
    static void list(const auto& list, const GameState& s, const Decision&) {
        for (const auto track : kAllTracks) if (!s.decks[index(track)].empty()) list.one(Answer{track});
    }
    /// There is no choice if every deck would give the same card.
    static bool settle(auto& settling, const GameState& s, const Decision&) {
        auto only = kNoProgressCard;
        for (const auto& deck : s.decks)
            for (const auto card : deck) {
                if (only != kNoProgressCard && card != only) return false;
                only = card;
            }
        return settling.answer(Answer{supply::deckOf(only)});
    } };
struct DiscardProgress : Kind<command::DiscardProgress> {
    static constexpr std::string_view kAsks = "must put a progress card back";
    static Resolving stage(const GameState& s, const Decision& d) { return d.player == s.turn.player ? Resolving::Nothing : Resolving::Event; }
    static bool stands(const GameState& s, const Decision& d) { return s.player(d.player).progressCards() > 0; }
    static bool mayPass(const GameState& s, const Decision& d) { return d.player == s.turn.player; } ///< PROG-11: by playing a card
    static const auto& progress(const GameState& s, const Decision& d) { return s.player(d.player).progress; } };
struct CommitKnights : Kind<command::CommitKnights, Resolving::Landing> {
    static constexpr std::string_view kAsks = "chooses which knights defend";
    static bool isPlayed(const GameState& s) { return s.rules.knights() && s.rules.has(Option::Nasty); }
    /// Every subset of the active knights.
    static void list(const auto& list, const GameState& s, const Decision& d) {
        KnightList active;
        for (const auto& knight : s.player(d.player).knights)
            if (knight.active) active.push_back(knight.at);
        list.group(1 << active.size(), [&](int subset) {
            Answer commit;
            for (std::size_t i = 0; i < active.size(); ++i)
                if (((static_cast<unsigned>(subset) >> i) & 1U) != 0) commit.at.push_back(active[i]);
            return commit;
        });
    }
    static bool settle(auto& settling, const GameState& s, const Decision& d) { return knightStrength(s, d.player) == 0 && settling.answer(Answer{}); } };
struct RelocateKnight : Kind<command::RelocateKnight> {
    static constexpr std::string_view kAsks = "must move the displaced knight";
    static void fields(auto& f) { f.knight(true); }
    static IntersectionSet sites(const GameState& s, const Decision& d) { return rules::retreatSites(s, d.player, d.knight.at); } };
struct RemoveKnight : Kind<command::RemoveKnight> {
    static constexpr std::string_view kAsks = "must remove a knight";
    static void fields(auto& f) { f.other("by"); }
    static IntersectionSet sites(const GameState& s, const Decision& d) { return s.player(d.player).knightPlaces; } };
struct PlaceKnight : Kind<command::PlaceKnight> { ///< of the Deserter
    static constexpr std::string_view kAsks = "may place a knight";
    static void fields(auto& f) { f.knight(false); }
    static bool mayPass(const GameState&, const Decision&) { return true; }
    static IntersectionSet sites(const GameState& s, const Decision& d) { return rules::knightSites(s, d.player); }
    /// A correction may have used up the pieces or the places (PROG-DESEa, PROG-DESEd).
    static bool settle(auto& settling, const GameState& s, Decision d) {
        const int level = sites(s, d).empty() ? 0 : rules::deserterLevel(s, d.player, d.knight.level);
        if (level == d.knight.level) return false;
        d.knight.level = static_cast<std::uint8_t>(level);
        return settling.replace(level > 0, d);
    } };
struct Give : Kind<command::Give> {
    static constexpr std::string_view kAsks = "must choose cards to give";
    static bool isPlayed(const GameState& s) { return s.rules.knights() || s.rules.has(Option::TwoPlayer); }
    static void fields(auto& f) { f.count().other("to").commodity(); }
    static PlayerId holder(const Decision& d) { return d.player; }
    static Hand cards(const GameState& s, const Decision& d) { return s.player(d.player).hand.only(d.commodityOnly ? kCommodityKinds : kResourceKinds | kCommodityKinds); } };
struct TakeProgress : Kind<command::TakeProgress> {
    static constexpr std::string_view kAsks = "may take a progress card";
    static void fields(auto& f) { f.other("from"); }
    static bool stands(const GameState& s, const Decision& d) { return s.player(d.other).progressCards() > 0; }
    static bool mayPass(const GameState& s, const Decision&) { return !rulesOf(s.rules.edition).spyMustTake; }
    static const auto& progress(const GameState& s, const Decision& d) { return s.player(d.other).progress; } };
struct TakeCards : Kind<command::TakeCards> {
    static constexpr std::string_view kAsks = "chooses cards to take";
    static void fields(auto& f) { f.count().other("from"); }
    static int usualCount(const GameState&, const Decision&) { return 2; }
    static PlayerId holder(const Decision& d) { return d.other; }
    static Hand cards(const GameState& s, const Decision& d) { return s.player(d.other).hand; } };
struct PlaceMetropolis : Kind<command::PlaceMetropolis> {
    static constexpr std::string_view kAsks = "must place the metropolis";
    static void fields(auto& f) { f.track(); }
    static bool stands(const GameState& s, const Decision& d) { return rules::winsMetropolis(s, d.player, d.track, s.player(d.player).improvements[index(d.track)]); } ///< METRO-2
    static IntersectionSet sites(const GameState& s, const Decision& d) { return cleanCities(s, d.player); } };
struct BuildNeutral : Kind<command::BuildNeutral> {
    static constexpr std::string_view kAsks = "must build for a neutral colour";
    static bool isPlayed(const GameState& s) { return s.rules.has(Option::TwoPlayer); }
    static void fields(auto& f) { f.piece(); }
    static void list(const auto& list, const GameState& s, const Decision& d) {
        for (std::size_t p = s.playerCount; p < s.seatCount; ++p) {
            const auto neutral = static_cast<PlayerId>(p);
            if (rules::owesSettlement(s, d)) list.each(rules::neutralSettlements(s, neutral), [&](IntersectionId at) { return Answer{s.colors[p], true, at, kNoPath}; });
            else list.each(rules::neutralRoads(s, neutral), [&](PathId path) { return Answer{s.colors[p], false, kNoIntersection, path}; });
        }
    }
    static bool settle(auto& settling, const GameState&, const Decision&) { return settling.neutrals(); } };
struct SpecialBuild : Kind<command::Pass> { ///< any number of commands (SIX-21, SIX-22); its player closes it
    static constexpr std::string_view kWord = "special-build", kAsks = "may build";
    static bool isPlayed(const GameState& s) { return s.rules.has(Option::SpecialBuild); }
    static bool mayPass(const GameState&, const Decision&) { return true; }
    static void list(const auto& list, const GameState&, const Decision&) { list.specialBuilding(); } };
// clang-format on

/// In the order of DecisionKind.
using Kinds =
    std::tuple<Discard, MoveRobber, Take, LoseCity, DrawProgress, DiscardProgress, CommitKnights, RelocateKnight,
               RemoveKnight, PlaceKnight, Give, TakeProgress, TakeCards, PlaceMetropolis, BuildNeutral, SpecialBuild,
               seafarers::GoldDecision, fan::PrisonersDecision, fan::LossesDecision>;
inline constexpr std::size_t kKinds = std::tuple_size_v<Kinds>;

/// Calls `f` with a value of the type of a kind.
template <std::size_t N = 0, typename F>
constexpr decltype(auto) with(DecisionKind kind, const F& f) {
    using Type = std::tuple_element_t<N, Kinds>;
    static_assert(index(Type::kKind) == N);
    if constexpr (N + 1 < kKinds)
        if (index(kind) != N) return with<N + 1>(kind, f);
    return f(Type());
}

} // namespace reeve::decision
