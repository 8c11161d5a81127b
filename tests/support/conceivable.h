// SPDX-License-Identifier: GPL-3.0-or-later
// All commands that can be expressed in a position, legal or not, within the bounds of the list of legal commands
// (chance not stated, single bank trades, no trade between players). Uses no rules: only combines places, cards and
// colours. Numbers of cards are at most one more than a player concerned holds.
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <algorithm>
#include <type_traits>
#include <variant>
#include <vector>

namespace reeve::testing {

template <typename F>
class Conceiver {
public:
    Conceiver(const GameState& state, PlayerId player, F& take) : s(state), player(player), m_take(take) {}

    void all() {
        using namespace command;
        put(Roll{});
        put(EndTurn{});
        put(Pass{});
        setup();
        places();
        robber();
        cards();
        plays();
        combinations();
        put(RobberToDesert{});
        put(DiscardKnight{});
        put(ForcedTrade{});
        if (s.rules.seafarers()) atSea();
        if (s.rules.fan.any()) modules();
        put(BuyDevelopment{});
    }

private:
    template <typename A>
    void put(const A& action) {
        m_take(Command{player, Action(action)});
    }
    void eachIntersection(auto&& f) const {
        for (const auto at : s.island().intersections) f(at);
    }
    void eachPath(auto&& f) const {
        for (const auto path : s.island().paths) f(path);
    }
    void eachHex(auto&& f) const {
        for (const auto hex : s.island().hexes) f(hex);
    }
    void eachPlayer(auto&& f) const {
        for (int i = 0; i < s.playerCount; ++i) f(static_cast<PlayerId>(i));
    }

    void setup() {
        if (s.turn.phase != Phase::Setup) {
            eachIntersection([&](auto at) {
                put(command::Place{true, at, s.island().intersectionPaths[index(at)].first()});
            });
            return;
        }
        eachIntersection([&](auto at) {
            eachPath([&](auto road) {
                put(command::Place{false, at, road});
                put(command::Place{true, at, road});
                if (s.rules.seafarers())
                    for (const bool city : {false, true}) put(command::Place{city, at, road, true});
            });
            for (int c = 0; c < kColors; ++c) put(command::PlaceNeutral{static_cast<Color>(c), at});
        });
    }

    void places() {
        using namespace command;
        eachPath([&](auto at) {
            put(Build{Piece::Road, kNoIntersection, at});
            for (int c = 0; c < kColors; ++c) put(BuildNeutral{static_cast<Color>(c), false, kNoIntersection, at});
        });
        put(PlaceKnight{});
        for (const auto track : kAllTracks) {
            put(Improve{track});
            put(DrawProgress{track});
        }
        eachIntersection([&](auto at) {
            for (const auto piece : {Piece::Settlement, Piece::City, Piece::Wall, Piece::Knight}) put(Build{piece, at});
            for (int c = 0; c < kColors; ++c) put(BuildNeutral{static_cast<Color>(c), true, at, kNoPath});
            put(Activate{at});
            put(Promote{at});
            put(LoseCity{at});
            put(RelocateKnight{at});
            put(RemoveKnight{at});
            put(PlaceKnight{at});
            put(PlaceMetropolis{at});
            for (const auto track : kAllTracks) put(Improve{track, at});
            eachIntersection([&](auto to) { put(MoveKnight{at, to}); });
        });
        std::vector<IntersectionId> knights;
        for (const auto& knight : s.player(player).knights) knights.push_back(knight.at);
        for (unsigned subset = 0; subset < (1U << knights.size()); ++subset) {
            CommitKnights commit;
            for (std::size_t i = 0; i < knights.size(); ++i)
                if (((subset >> i) & 1U) != 0) commit.at.push_back(knights[i]);
            put(commit);
        }
    }

    void eachRobberMove(auto&& f) {
        eachHex([&](auto to) {
            f(command::RobberMove{.to = to});
            f(command::RobberMove{.to = to, .declined = true});
            eachPlayer([&](auto victim) { f(command::RobberMove{.to = to, .victim = victim}); });
        });
    }
    /// True for an omitted victim if exactly one is possible: another form of the same command, not listed twice.
    bool saidOtherwise(const command::RobberMove& move) const {
        if (move.victim != kNobody || move.declined) return false;
        int candidates = 0;
        eachPlayer([&](auto p) {
            candidates += p != player && !s.player(p).hand.empty() &&
                          s.player(p).buildings().meets(s.island().hexCornerSet[index(move.to)]);
        });
        return candidates == 1;
    }
    bool pirateSaidOtherwise(const command::RobberMove& move) const {
        if (move.victim != kNobody || move.declined) return false;
        int candidates = 0;
        eachPlayer([&](auto p) {
            candidates += p != player && !s.player(p).hand.empty() &&
                          s.player(p).ships.meets(s.island().hexPathSet[index(move.to)]);
        });
        return candidates == 1;
    }
    void atSea() {
        eachPath([&](auto at) {
            put(command::Build{Piece::Ship, kNoIntersection, at});
            eachPath([&](auto to) { put(seafarers::MoveShip{at, to}); });
        });
        eachRobberMove([&](const command::RobberMove& move) {
            const bool noTheft = s.rules.fan.numbers.noTheftOnChase;
            if (!pirateSaidOtherwise(move)) put(seafarers::MovePirate{move});
            if (pirateSaidOtherwise(move) && !noTheft) return;
            for (const auto& k : s.player(player).knights) put(seafarers::ChasePirate{k.at, move});
        });
        for (const auto& d : s.pending)
            if (d.kind == DecisionKind::TakeGold)
                for (const int count : {d.count - 1, static_cast<int>(d.count)}) {
                    Hand all;
                    for (const Card card : kAllCards) all.set(card, count);
                    eachCombination(all, count, [&](const Hand& cards) { put(seafarers::TakeGold{cards}); });
                }
    }
    void eachSpot(auto&& f) const {
        eachPath([&](auto path) { f(fan::Spot{path, kNoIntersection}); });
        eachIntersection([&](auto at) { f(fan::Spot{kNoPath, at}); });
    }
    /// A command without fields, or with one intersection.
    template <typename Kind>
    void plain(std::type_identity<Kind>) {
        constexpr auto fields = reeve::detail::countMembers<Kind>();
        if constexpr (fields == 0)
            put(Kind{});
        else if constexpr (fields == 1 && requires(IntersectionId at) { Kind{at}; })
            eachIntersection([&](auto at) { put(Kind{at}); });
    }
    /// Commands of the fan modules, enabled or not.
    void modules() {
        [&]<typename... Kinds>(std::type_identity<std::variant<Kinds...>>) {
            (plain(std::type_identity<Kinds>()), ...);
        }(std::type_identity<fan::Action>());
        put(fan::RollPrisoners{});
        put(fan::RollLosses{});
        eachSpot([&](auto spot) {
            put(fan::Recruit{fan::Piece::Mounted, spot, 0});
            put(fan::Recruit{fan::Piece::Crew, spot, 0});
            if (spot.path == kNoPath) put(fan::Recruit{fan::Piece::Train, spot, 0});
        });
        const auto& seat = s.fan.seat(player);
        std::vector<fan::Spot> froms;
        for (const auto* walkers : {&seat.mounted, &seat.crews})
            for (const auto& walker : *walkers)
                if (std::ranges::find(froms, walker.at) == froms.end()) froms.push_back(walker.at);
        froms.push_back({s.island().paths.first(), kNoIntersection});
        for (const auto& from : froms)
            eachSpot([&](auto to) {
                for (const auto ration : {fan::Ration::None, fan::Ration::Grain, fan::Ration::Fish})
                    for (const bool crew : {false, true}) put(fan::Move{crew, from, to, ration, 0});
            });
        eachIntersection([&](auto at) {
            for (const auto train : {seat.train.at, s.island().intersections.first()}) {
                if (train == kNoIntersection) continue;
                put(fan::DriveOff{train, at, 0});
                for (const bool waved : {false, true}) put(fan::MoveTrain{train, at, waved});
            }
        });
        for (const auto& knight : s.player(player).knights) knightOfModules(knight.at);
        eachHex([&](auto hex) {
            std::vector<IntersectionId> knights;
            for (const auto& knight : s.player(player).knights) knights.push_back(knight.at);
            for (unsigned subset = 0; subset < (1U << knights.size()); ++subset) {
                fan::Banish banish{hex, {}};
                for (std::size_t i = 0; i < knights.size(); ++i)
                    if (((subset >> i) & 1U) != 0) banish.knights.push_back(knights[i]);
                put(banish);
            }
        });
    }
    void knightOfModules(IntersectionId knight) {
        eachHex([&](auto from) {
            put(fan::Arrest{knight, from});
            put(fan::ChaseBarbarian{knight, from, kNoHex});
            eachHex([&](auto to) { put(fan::ChaseBarbarian{knight, from, to}); });
        });
        eachPath([&](auto path) {
            put(fan::Deconstruct{knight, fan::Target::Road, path, kNoIntersection});
            put(fan::Deconstruct{knight, fan::Target::Ship, path, kNoIntersection});
        });
        eachIntersection([&](auto at) { put(fan::Deconstruct{knight, fan::Target::Building, kNoPath, at}); });
    }
    void robber() {
        eachRobberMove([&](const command::RobberMove& move) {
            command::PlayDevelopment knight;
            knight.card = DevelopmentCard::Knight;
            knight.move = move;
            const bool pirate = s.board.terrain[index(move.to)] == Terrain::Sea;
            if (!(pirate ? pirateSaidOtherwise(move) : saidOtherwise(move))) put(knight);
            const bool noTheft = s.rules.fan.numbers.noTheftOnChase; // then a chase has no victims
            if (!saidOtherwise(move)) put(command::MoveRobber{move});
            if (saidOtherwise(move) && !noTheft) return;
            for (const auto& k : s.player(player).knights) put(command::ChaseRobber{k.at, move});
            put(command::ChaseRobber{s.island().hexCorners[index(s.board.robber)][0], move});
        });
    }

    void cards() {
        put(command::Take{});
        for (const Card card : kAllCards) put(command::Take{card});
        put(command::TakeProgress{});
        for (int c = 0; c < kProgressCards; ++c) {
            put(command::TakeProgress{static_cast<ProgressCard>(c)});
            put(command::DiscardProgress{static_cast<ProgressCard>(c)});
        }
        for (const Card card : kAllCards) {
            command::PlayDevelopment monopoly;
            monopoly.card = DevelopmentCard::Monopoly;
            monopoly.resource = card;
            put(monopoly);
            eachPlayer([&](auto with) { put(command::HarborTrade{with, Hand::of(card)}); });
        }
    }

    static command::Play base(ProgressCard card) {
        command::Play play;
        play.card = card;
        return play;
    }
    void eachPathPair(auto&& f) const {
        eachPath([&](auto a) {
            PathList list;
            list.push_back(a);
            f(list);
            eachPath([&](auto b) {
                PathList pair = list;
                pair.push_back(b);
                f(pair);
            });
        });
    }
    /// Calls `f` with each choice of the paths for ships.
    void eachMixture(bool mixes, const PathList& paths, auto&& f) const {
        const unsigned all = mixes && s.rules.seafarers() ? 1U << paths.size() : 1U;
        for (unsigned ships = 0; ships < all; ++ships) f(static_cast<std::uint8_t>(ships));
    }
    void plays() {
        const auto held = [&](ProgressCard card) { return s.player(player).progress[index(card)] > 0; };
        for (const auto card :
             {ProgressCard::Crane, ProgressCard::Irrigation, ProgressCard::Mining, ProgressCard::Printer,
              ProgressCard::Constitution, ProgressCard::Saboteur, ProgressCard::Warlord, ProgressCard::Wedding,
              ProgressCard::CommercialHarbor, ProgressCard::MerchantFleet})
            put(base(card));
        auto play = base(ProgressCard::Alchemist);
        for (play.red = 1; play.red <= 6; ++play.red)
            for (play.yellow = 1; play.yellow <= 6; ++play.yellow) put(play);
        for (const auto card : {ProgressCard::Engineer, ProgressCard::Medicine, ProgressCard::Intrigue}) {
            play = base(card);
            eachIntersection([&](auto at) {
                play.at = at;
                put(play);
            });
        }
        for (const auto card : {ProgressCard::Bishop, ProgressCard::Merchant}) {
            play = base(card);
            eachHex([&](auto to) {
                play.to = to;
                put(play);
            });
        }
        play = base(ProgressCard::Inventor);
        eachHex([&](auto a) {
            eachHex([&](auto b) {
                play.to = a;
                play.other = b;
                put(play);
            });
        });
        for (const auto card : {ProgressCard::Deserter, ProgressCard::Spy, ProgressCard::MasterMerchant}) {
            play = base(card);
            eachPlayer([&](auto victim) {
                play.victim = victim;
                put(play);
            });
        }
        for (const auto card :
             {ProgressCard::MerchantFleet, ProgressCard::ResourceMonopoly, ProgressCard::TradeMonopoly}) {
            play = base(card);
            for (const Card kind : kAllCards) {
                play.kind = kind;
                put(play);
            }
        }
        for (const auto card : {ProgressCard::RoadBuilding, ProgressCard::Diplomat})
            if (held(card)) {
                play = base(card);
                eachPathPair([&](const PathList& paths) {
                    play.paths = paths;
                    eachMixture(card == ProgressCard::RoadBuilding, paths, [&](std::uint8_t ships) {
                        play.ships = ships;
                        put(play);
                    });
                    play.ships = 0;
                });
            }
        if (s.player(player).development[index(DevelopmentCard::RoadBuilding)] > 0) {
            command::PlayDevelopment roads;
            roads.card = DevelopmentCard::RoadBuilding;
            eachPathPair([&](const PathList& paths) {
                roads.paths = paths;
                eachMixture(true, paths, [&](std::uint8_t ships) {
                    roads.ships = ships;
                    put(roads);
                });
            });
        }
        play = base(ProgressCard::Smith);
        for (const auto& a : s.player(player).knights) {
            play.knights.clear();
            play.knights.push_back(a.at);
            put(play);
            for (const auto& b : s.player(player).knights) {
                auto two = play;
                two.knights.push_back(b.at);
                put(two);
            }
        }
    }

    /// Calls `f` with each hand of `count` cards, each kind at most one more than in `from`.
    void eachCombination(const Hand& from, int count, auto&& f, std::size_t kind = 0, Hand cards = {}) const {
        if (kind == kCards) {
            if (count == 0) f(cards);
            return;
        }
        const auto card = static_cast<Card>(kind);
        for (int n = 0; n <= std::min(count, from[card] + 1); ++n) {
            cards.set(card, n);
            eachCombination(from, count - n, f, kind + 1, cards);
        }
    }
    void combinations() {
        for (const Card give : kAllCards)
            for (const Card take : kAllCards)
                for (int n = 1; n <= 5; ++n) {
                    // Several trades at once are not listed; two sets would need two cards in return.
                    put(command::TradeBank{Hand::of(give, n), Hand::of(take)});
                }
        command::PlayDevelopment plenty;
        plenty.card = DevelopmentCard::YearOfPlenty;
        eachCombination(Hand{}, 2, [&](const Hand& cards) {
            plenty.cards = cards;
            put(plenty);
        });
        for (const Card card : kAllCards) {
            plenty.cards = Hand::of(card, 2);
            put(plenty);
        }
        for (const auto& d : s.pending) {
            const Hand& from = s.player(d.kind == DecisionKind::TakeCards ? d.other : d.player).hand;
            if (d.count == 0) continue;
            for (const int count : {d.count - 1, static_cast<int>(d.count)})
                eachCombination(from, count, [&](const Hand& cards) {
                    put(command::Discard{cards});
                    put(command::Give{cards});
                    put(command::TakeCards{cards});
                });
        }
    }

    const GameState& s;
    PlayerId player;
    F& m_take;
};

template <typename F>
void forEachConceivableCommand(const GameState& state, F&& take) {
    for (std::size_t p = 0; p < state.playerCount; ++p)
        Conceiver<std::remove_reference_t<F>>(state, static_cast<PlayerId>(p), take).all();
}

} // namespace reeve::testing
