// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/uncovered_view.h"

#include "app/play/offers.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/words/refusal_wording.h"
#include "engine/position/queries.h"
#include "engine/record/position.h"
#include "engine/record/words.h"
#include "engine/rules/price.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

template <typename CardType, std::size_t N>
QStringList words(const std::array<std::uint8_t, N>& counts) {
    QStringList list;
    for (std::size_t c = 0; c < N; ++c)
        for (int i = 0; i < counts[c]; ++i) list.append(wordFor(static_cast<CardType>(c)));
    return list;
}

QList<LackFacts> lacks(const GameState& state, PlayerId player) {
    QList<LackFacts> list;
    const auto ask = [&](const QString& what, const Action& action) {
        if (const auto price = rules::priceOf(action, player, state))
            list.append(LackFacts{.what = what, .cards = handFacts(state.player(player).hand.missing(*price))});
    };
    for (const Piece piece : {Piece::Road, Piece::Settlement, Piece::City, Piece::Wall, Piece::Knight})
        ask(wordFor(piece), command::Build{.piece = piece});
    ask(u"activate"_s, command::Activate{});
    ask(u"promote"_s, command::Promote{});
    ask(u"development"_s, command::BuyDevelopment{});
    for (const Track track : kAllTracks) ask(wordFor(track), command::Improve{.track = track});
    return list;
}

/// The hidden parts of the position: of one player, and the decks.
QVariantMap recordOf(const GameState& state, PlayerId player) {
    const auto position = record::toJson(state);
    QVariantMap map{{u"decks"_s, toVariant(position["decks"])}, {u"bank"_s, allCardsMap(bank(state))}};
    if (player == kNobody) return map;
    const auto color = wordFor(state.colors[index(player)]);
    map.insert(u"hands"_s, QVariantMap{{color, toVariant(position["hands"][color.toStdString()])}});
    for (const char* cards : {"progress", "development"})
        if (position.contains(cards))
            map.insert(QLatin1String(cards), QVariantMap{{color, toVariant(position[cards][color.toStdString()])}});
    return map;
}

} // namespace

UncoveredFacts uncoveredView(const GameState& state, const Looking& looking, const QStringList& since) {
    if (!looking.somebody()) return {};
    UncoveredFacts facts{.open = true, .player = seat(looking.player), .since = since};
    if (looking.record) facts.record = recordOf(state, looking.player);
    if (index(looking.player) >= state.playerCount) return facts;
    const PlayerState& player = state.player(looking.player);
    facts.hand = handFacts(player.hand);
    facts.cards =
        state.rules.knights() ? words<ProgressCard>(player.progress) : words<DevelopmentCard>(player.development);
    if (state.rules.knights()) facts.development = words<DevelopmentCard>(player.development);
    facts.fresh = words<DevelopmentCard>(player.newDevelopment);
    if (actingPlayer(state) != looking.player) return facts;
    facts.playable = playableCards(state, looking.player);
    facts.playableDevelopment = playableDevelopment(state, looking.player);
    facts.lacks = lacks(state, looking.player);
    return facts;
}

} // namespace reeve::app
