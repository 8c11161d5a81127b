// SPDX-License-Identifier: GPL-3.0-or-later
// The legal plays of progress cards and development cards, as groups of the Lister (lister.h).
#pragma once

#include "engine/board/one_word.h"
#include "engine/cards/card.h"
#include "engine/modules/seafarers/choices/choices.h"
#include "engine/rules/purchases.h"
#include "engine/rules/sites.h"
#include "engine/rules/timing.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"

namespace reeve::choices {

using namespace command;

using ProgressKinds = PlaceSet<ProgressCard, static_cast<int>(kProgressCards)>;

/// The kinds that are played before the roll, or after it. Sets, because most hands have none of them.
inline ProgressKinds playedAt(bool beforeRoll) {
    return ProgressKinds::where([&](std::size_t kind) {
        const auto& rule = cards::ruleOf(static_cast<ProgressCard>(kind));
        return rule.rule != nullptr && rule.beforeRoll == beforeRoll;
    });
}
inline const ProgressKinds kBeforeRoll = playedAt(true);
inline const ProgressKinds kAfterRoll = playedAt(false);

template <typename List>
class CardTargets {
public:
    CardTargets(const List& list, const GameState& state, PlayerId player)
        : list(list), s(state), own(state.player(player)), player(player) {}

    void progress() const {
        if (!s.rules.knights()) return;
        const auto& inTime = s.turn.phase == Phase::Roll ? kBeforeRoll : kAfterRoll;
        for (const auto card : inTime - placesWith<ProgressCard>(0, own.progress)) plays(card);
    }

    void development() const {
        if (!s.rules.developmentCards()) return;
        if (s.turn.phase != Phase::Roll && rules::buysDevelopment(s, player)) list.one(BuyDevelopment{});
        if (s.turn.developmentPlayed || !holdsPlayable(own)) return;
        const bool between = rules::betweenRolls(s);
        const auto held = [&](DevelopmentCard card) {
            return own.development[index(card)] > 0 && (!between || card == DevelopmentCard::Knight);
        };
        if (held(DevelopmentCard::Knight) && !rules::robberLocked(s))
            list.bothFigures(
                [](const RobberMove& move) { return PlayDevelopment{.card = DevelopmentCard::Knight, .move = move}; });
        if (held(DevelopmentCard::RoadBuilding) && s.rules.seafarers())
            seafarers::listFreePieces(list, s, player, [](const PathList& paths, std::uint8_t ships) {
                return PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths, .ships = ships};
            });
        else if (held(DevelopmentCard::RoadBuilding))
            roadPairs([](const PathList& paths) {
                return PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths};
            });
        if (held(DevelopmentCard::YearOfPlenty))
            list.eachCombination(bank(s).only(kResourceKinds), 2, [](const Hand& cards) {
                return PlayDevelopment{.card = DevelopmentCard::YearOfPlenty, .cards = cards};
            });
        if (held(DevelopmentCard::Monopoly))
            list.each(kResourceKinds,
                      [](Card card) { return PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = card}; });
    }

private:
    void plays(ProgressCard card) const {
        const auto at = [card](IntersectionId place) { return Play{.card = card, .at = place}; };
        const auto to = [card](HexId hex) { return Play{.card = card, .to = hex}; };
        const auto kind = [card](Card of) { return Play{.card = card, .kind = of}; };
        switch (card) {
        case ProgressCard::Alchemist: return alchemist();
        case ProgressCard::Crane:
            if (!s.turn.crane) list.one(Play{.card = card});
            return;
        case ProgressCard::Engineer:
            if (own.walls.size() < supply::kWalls) list.each(rules::wallSites(s, player), at);
            return;
        case ProgressCard::Inventor: return inventor();
        case ProgressCard::Medicine:
            if (own.hand.covers(costs::kMedicineCity) && (!own.reduced.empty() || own.cities.size() < supply::kCities))
                list.each(rules::citySites(s, player), at);
            return;
        case ProgressCard::RoadBuilding:
            if (s.rules.seafarers())
                return seafarers::listFreePieces(list, s, player, [card](const PathList& paths, std::uint8_t ships) {
                    return Play{.card = card, .paths = paths, .ships = ships};
                });
            return roadPairs([card](const PathList& paths) { return Play{.card = card, .paths = paths}; });
        case ProgressCard::Smith: return smith();
        case ProgressCard::Bishop:
            if (!rules::robberLocked(s)) list.each(rules::robberSites(s, false), to);
            return;
        case ProgressCard::Diplomat: return diplomat();
        case ProgressCard::Intrigue:
            return list.each(endsOf(s.island(), own.roads | own.ships) & (allKnights(s) - own.knightPlaces), at);
        case ProgressCard::Merchant: return list.each(merchantSites(), to);
        case ProgressCard::Deserter:
        case ProgressCard::Spy:
        case ProgressCard::MasterMerchant: return victims(card);
        case ProgressCard::MerchantFleet:
            if (rulesOf(s.rules.edition).fleetTradesAllKinds) return list.one(Play{.card = card});
            return list.each(kResourceKinds | kCommodityKinds, kind);
        case ProgressCard::ResourceMonopoly: return list.each(kResourceKinds, kind);
        case ProgressCard::TradeMonopoly: return list.each(kCommodityKinds, kind);
        default: return list.one(Play{.card = card});
        }
    }

    HexSet merchantSites() const {
        auto sites = hexesBeside(s.island(), own.buildings());
        for (const auto hex : HexSet(sites))
            if (!cards::merchantMayStand(s.board.terrain[index(hex)])) sites.erase(hex);
        return sites;
    }

    void alchemist() const {
        if (s.turn.alchemistRed != 0) return;
        const bool easy = rules::easyTurn(s); // no 7
        const int yellows = easy ? 5 : 6;
        list.group(6 * yellows, [&](int n) {
            const int red = n / yellows + 1;
            int yellow = n % yellows + 1;
            if (easy && red + yellow >= 7) ++yellow;
            return Play{.card = ProgressCard::Alchemist,
                        .red = static_cast<std::uint8_t>(red),
                        .yellow = static_cast<std::uint8_t>(yellow)};
        });
    }

    void inventor() const {
        const auto movable = cards::movableTokens(s.board);
        const int others = movable.size() - 1;
        list.group(movable.size() * others, [&](int n) {
            const int a = n / others;
            const int b = n % others;
            return Play{.card = ProgressCard::Inventor, .to = movable.nth(a), .other = movable.nth(b < a ? b : b + 1)};
        });
    }

    void smith() const {
        const bool fortress = own.improvements[index(Track::Politics)] >= kAbilityLevel;
        std::array<int, 4> free{0, 0, supply::kKnightsPerLevel - knightsOfLevel(own, 2),
                                supply::kKnightsPerLevel - knightsOfLevel(own, 3)};
        auto may = [&](const Knight& k) { return !k.promotedThisTurn && (k.level == 1 || (k.level == 2 && fortress)); };
        Play play{.card = ProgressCard::Smith};
        for (const auto& a : own.knights) {
            if (!may(a)) continue;
            const auto up = static_cast<std::size_t>(a.level + 1);
            play.knights.clear();
            play.knights.push_back(a.at);
            if (free[up] > 0) list.one(play);
            for (const auto& b : own.knights) {
                if (a.at == b.at || !may(b)) continue;
                auto left = free; // the stronger one is promoted first and returns its piece
                for (const int level : {std::max(a.level, b.level), std::min(a.level, b.level)}) {
                    --left[static_cast<std::size_t>(level + 1)];
                    if (left[static_cast<std::size_t>(level + 1)] < 0) left[0] = -1;
                    if (level == 2) ++left[2];
                }
                if (left[0] < 0) continue;
                Play both = play;
                both.knights.push_back(b.at);
                list.one(both);
            }
        }
    }

    void diplomat() const {
        for (std::size_t p = 0; p < s.seatCount; ++p)
            for (const auto piece : s.players[p].roads | s.players[p].ships) {
                if (!cards::isOpen(s.island(), s.players[p], piece)) continue;
                const auto removal = [&](PathId to) {
                    return Play{.card = ProgressCard::Diplomat, .paths = pathList(piece, to)};
                };
                list.one(removal(kNoPath));
                if (p != index(player)) continue;
                const bool ship = own.ships.contains(piece);
                auto left = ship ? own.ships : own.roads;
                left.erase(piece);
                list.each((ship ? seafarers::shipSites(s, player, left) : rules::roadSites(s, player, left)) -
                              PathSet{piece},
                          removal);
            }
    }

    void victims(ProgressCard card) const {
        for (const auto opponent : clockwiseFrom(s, player)) {
            if (opponent == player) continue;
            if (card == ProgressCard::Deserter && s.player(opponent).knights.empty()) continue;
            if (card == ProgressCard::MasterMerchant && points(s, opponent) <= points(s, player)) continue;
            list.one(Play{.card = card, .victim = opponent});
        }
    }

    /// Calls `make(paths)` for one or two roads, one after the other.
    template <typename Make>
    void roadPairs(const Make& make) const {
        if (own.roads.size() >= supply::kRoads) return;
        const auto sites = rules::roadSites(s, player);
        list.each(sites, [&](PathId first) { return make(pathList(first, kNoPath)); });
        if (own.roads.size() + 1 >= supply::kRoads) return;
        const auto taken = allRoads(s);
        const auto foreign = foreignPieces(s, player);
        for (const auto first : sites) {
            auto second = sites; // and the places that the first road reaches
            for (const auto end : s.island().pathEnds[index(first)])
                if (!foreign.contains(end)) second |= s.island().intersectionPaths[index(end)];
            second -= taken;
            second.erase(first);
            list.each(second, [&](PathId path) { return make(pathList(first, path)); });
        }
    }

    static bool holdsPlayable(const PlayerState& own) {
        unsigned held = 0;
        for (std::size_t c = 0; c < kDevelopmentCards; ++c)
            if (static_cast<DevelopmentCard>(c) != DevelopmentCard::VictoryPoint) held |= own.development[c];
        return held != 0;
    }

    const List& list;
    const GameState& s;
    const PlayerState& own;
    PlayerId player;
};

} // namespace reeve::choices
