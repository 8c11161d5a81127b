// SPDX-License-Identifier: GPL-3.0-or-later
// Production: PROD-1 to PROD-12, and the Aqueduct, IMPR-12.
#include "engine/basics/single_kind_hands.h"
#include "engine/board/one_word.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/rules/chapter.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/rules/yield.h"
#include "engine/state/pieces.h"
#include "engine/tables/dice.h"
#include "engine/tables/improvements.h"
#include "engine/tables/terrain.h"

#include <algorithm>

namespace reeve {
namespace rules {
namespace {

using Claims = std::array<Hand, kMaxPlayers>;

/// Adds the cards of one hex: one for each settlement and each city on its side; for a city two, or one and a commodity
/// if the terrain gives one. Branch-free: who has a building at a hex is unpredictable, and a wrong prediction costs
/// more than adding zeros.
class Pay {
public:
    Pay(Card resource, Card commodity)
        : m_resource(resource), m_second(commodity != kNoCard ? commodity : resource),
          m_perCity(commodity != kNoCard ? 1 : 2), m_secondPerCity(commodity != kNoCard ? 1 : 0) {}

    /// Adds the cards for one player's buildings at `corners`.
    template <typename Sets>
    void add(Hand& hand, const PlayerState& player, const typename Sets::Intersections& corners, Sets sets) const {
        const int single = (corners & (sets(player.settlements) | sets(player.reduced))).size();
        const int cities = (corners & sets(player.cities)).size();
        hand += singleKind(m_resource, single + m_perCity * cities);
        hand += singleKind(m_second, m_secondPerCity * cities);
    }

private:
    Card m_resource, m_second;
    int m_perCity, m_secondPerCity;
};

/// The corners of a hex that produce for a player.
IntersectionSet cornersFor(const GameState& state, PlayerId player, HexId hex) {
    return state.rules.fan.any() ? fan::payingCorners(state, player, hex) : state.island().hexCornerSet[index(hex)];
}

/// Adds the cards of one hex for all players (PROD-2 to PROD-4).
void claim(const GameState& state, std::size_t hex, Claims& claims) {
    const auto resource = resourceOf(state.board.terrain[hex]);
    if (resource == kNoCard) return;
    const Pay pay(resource, state.rules.knights() ? commodityOf(state.board.terrain[hex]) : kNoCard);
    if (state.rules.fan.any()) {
        for (std::size_t p = 0; p < state.playerCount; ++p)
            pay.add(claims[p], state.players[p],
                    fan::payingCorners(state, static_cast<PlayerId>(p), static_cast<HexId>(hex)), WholeSets{});
        return;
    }
    onBoard(state.board.islandId, [&](auto sets) {
        const auto corners = sets(state.island().hexCornerSet[hex]);
        for (std::size_t p = 0; p < state.playerCount; ++p) pay.add(claims[p], state.players[p], corners, sets);
    });
}

/// PROD-9, PROD-10: if the bank has too few cards of a kind, no player gets any; with the option, a single claimant
/// gets the rest (PROD-9b).
void settleShortage(EventWriter& writer, Claims& claims) {
    const auto& state = writer.state();
    Hand all;
    for (const auto& hand : claims) all += hand;
    if (bank(state).covers(all)) return;
    for (const Card card : kAllCards) {
        int wanted = 0;
        int claimants = 0;
        for (const auto& hand : claims) {
            wanted += hand[card];
            claimants += hand[card] > 0;
        }
        const int left = std::max(0, bank(state, card));
        if (wanted <= left) continue;
        const int each = claimants == 1 && state.rules.has(Option::SingleClaimant) ? left : 0;
        for (auto& hand : claims) hand.set(card, std::min(hand[card], each));
        writer.emit(event::BankShort{card});
    }
}

bool hasAqueduct(const PlayerState& player) { return player.improvements[index(Track::Science)] >= kAbilityLevel; }

} // namespace

void produce(EventWriter& writer) {
    const auto& state = writer.state();
    const int total = dice::total(state.turn);
    Claims claims{};
    std::array<int, kMaxPlayers> gold{}; // GOLDHEX-1
    for (const auto hex : pieces::numbered(state.board, total)) {
        if (state.board.robber == hex) {
            writer.emit(event::HexBlocked{hex});
            continue;
        }
        claim(state, index(hex), claims);
        if (state.board.terrain[index(hex)] == Terrain::Gold)
            for (std::size_t p = 0; p < state.playerCount; ++p)
                gold[p] += seafarers::goldYield(state, static_cast<PlayerId>(p), hex);
    }
    settleShortage(writer, claims);
    const auto order = clockwiseFrom(state, state.turn.player);
    for (const auto player : order) writer.gain(player, claims[index(player)], Cause::Production);
    if (state.rules.seafarers())
        for (const auto player : order)
            seafarers::askGold(writer, player, gold[index(player)]); // before the Aqueduct (GOLDHEX-4)
    if (!state.rules.knights()) return;
    for (const auto player : order)
        if (hasAqueduct(state.player(player)) && claims[index(player)].empty() && gold[index(player)] == 0 &&
            bankHasResources(state))
            writer.open({.kind = DecisionKind::Take, .player = player});
}

bool produceDirectly(GameState& state, int total) {
    Claims claims{};
    for (const auto hex : pieces::numbered(state.board, total))
        if (state.board.robber != hex) claim(state, index(hex), claims);
    Hand all;
    for (std::size_t p = 0; p < state.playerCount; ++p) all += claims[p];
    const auto bank = reeve::bank(state);
    if (!bank.covers(all)) return false;
    if (state.rules.knights() && bankHasResources(state))
        for (std::size_t p = 0; p < state.playerCount; ++p)
            if (hasAqueduct(state.players[p]) && claims[p].empty()) return false;
    for (std::size_t p = 0; p < state.playerCount; ++p) state.players[p].hand += claims[p];
    return true;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Take& c) {
    const auto& state = writer.state();
    if (c.card == kNoCard) {
        writer.emit(event::PassedOn{player, DecisionKind::Take});
    } else {
        if (!isResource(c.card)) return refuse(RefusalCode::NotAResource, "IMPR-12c");
        if (bank(state, c.card) <= 0) return refuse(RefusalCode::BankEmpty, "IMPR-12");
        writer.gain(player, Hand::of(c.card), Cause::Aqueduct);
    }
    writer.close(DecisionKind::Take, player);
    return accepted;
}

} // namespace rules

int cardsOfHex(const GameState& state, PlayerId player, HexId hex) {
    const PlayerState& own = state.player(player);
    const auto& corners = state.island().hexCornerSet[index(hex)];
    return ((own.settlements | own.reduced) & corners).size() + 2 * (own.cities & corners).size();
}

Hand hexYield(const GameState& state, PlayerId player, HexId hex) {
    Hand hand;
    const auto terrain = state.board.terrain[index(hex)];
    const auto resource = resourceOf(terrain);
    if (resource == kNoCard) return hand;
    const auto commodity = state.rules.knights() ? commodityOf(terrain) : kNoCard;
    rules::Pay(resource, commodity).add(hand, state.player(player), rules::cornersFor(state, player, hex), WholeSets{});
    return hand;
}

} // namespace reeve
